import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {provider} from '../config/provider';
import {host} from '../host/production';

/** The tester of https://www.npmjs.com/package/afdocs; another version may count otherwise. */
const TESTER = 'afdocs@0.22.2';
/** Points of 100 that the site is to have. */
const GOAL = 97;

const build = path.join(path.dirname(__dirname), 'build');

/**
 * Stands before the host and lets the site's own address be the one that is
 * asked: pages and lists name it, and a tester follows them.
 */
async function underOwnAddress(hostPort: number): Promise<Server> {
  const server = createServer((asked, answer) => {
    const {port} = server.address() as AddressInfo;
    const forwarded = request(
      {
        port: hostPort,
        path: asked.url,
        method: asked.method,
        headers: {...asked.headers, 'accept-encoding': 'identity'},
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => {
          const {'content-length': _, ...headers} = reply.headers;
          const isText = /^(?:text|application)\//.test(headers['content-type'] ?? '');
          const body = Buffer.concat(parts);
          answer.writeHead(reply.statusCode ?? 500, headers);
          answer.end(
            isText
              ? body.toString().replaceAll(provider.siteUrl, `http://127.0.0.1:${port}`)
              : body,
          );
        });
      },
    );
    forwarded.on('error', () => answer.writeHead(502).end());
    asked.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Runs the tester and returns its report. */
async function test(address: string): Promise<{
  scoring?: {overall: number};
  results: {id: string; status: string; message: string}[];
}> {
  const tester = spawn(
    'npx',
    [
      '--yes',
      TESTER,
      'check',
      address,
      '--format',
      'json',
      '--score',
      '--quiet',
      '--sampling',
      'deterministic',
      '--request-delay',
      '0',
      '--network-context',
      'ci',
    ],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  const parts: Buffer[] = [];
  tester.stdout.on('data', (part: Buffer) => parts.push(part));
  await once(tester, 'close');
  return JSON.parse(Buffer.concat(parts).toString()) as Awaited<ReturnType<typeof test>>;
}

async function main(): Promise<void> {
  // Port 0 means nothing to the host.
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const {port} = free.address() as AddressInfo;
  free.close();
  const stop = await host(build, port);
  const server = await underOwnAddress(port);
  try {
    const own = (server.address() as AddressInfo).port;
    const report = await test(`http://127.0.0.1:${own}${provider.baseUrl}`);
    const overall = report.scoring?.overall ?? 0;
    for (const {id, status, message} of report.results) {
      if (status === 'fail' || status === 'warn') {
        console.log(`${status} ${id}: ${message}`);
      }
    }
    console.log(`${TESTER}: ${overall} of 100; at least ${GOAL} were expected.`);
    process.exitCode = overall < GOAL ? 1 : 0;
  } finally {
    server.close();
    await stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
