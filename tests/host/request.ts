import {once} from 'node:events';
import net from 'node:net';

export interface Reply {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Finds a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Sends a request byte by byte as it is given, since clients tidy paths up.
 *
 * @param target - what stands between the method and the version
 * @throws when the answer is none of HTTP
 */
export async function ask(
  port: number,
  target: string,
  {
    method = 'GET',
    version = '1.1',
    headers = {},
  }: {method?: string; version?: string; headers?: Record<string, string>} = {},
): Promise<Reply> {
  const socket = net.connect(port, '127.0.0.1');
  const lines = Object.entries({Host: 'site.test', Connection: 'close', ...headers});
  socket.write(
    `${method} ${target} HTTP/${version}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const reply = Buffer.concat(chunks);
  const end = reply.indexOf('\r\n\r\n');
  const [first = '', ...rest] = reply.subarray(0, end).toString('latin1').split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1];
  if (end < 0 || !status) {
    throw new Error(
      `An HTTP answer was expected to ${JSON.stringify(target)}, not "${reply.subarray(0, 80).toString()}"`,
    );
  }
  return {
    status: Number(status),
    headers: Object.fromEntries(
      rest.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: reply.subarray(end + 4),
  };
}
