import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {serve} from '../../host/serve';

/** Ten kinds of pages, and the one for an unknown address. */
export const KINDS = [
  '/',
  '/android/get-started',
  '/ios/ad-types/banner',
  '/unity/3.6.0/get-started',
  '/android/upgrade-guide',
  '/networks-setup/glossary',
  '/reporting/reporting-api',
  '/onboarding/unity/get-started',
  '/versions',
  '/ru/what-fits',
  '/nowhere',
];

/** What a page says, for drivers that don't tell; stands before the page's own policy, which would forbid it. */
const LISTENER = `<script>
  window.said = [];
  const say = (text) => window.said.push(String(text));
  addEventListener('error', (event) => say(event.message ?? 'lost ' + (event.target.src ?? event.target.href)), true);
  addEventListener('unhandledrejection', ({reason}) => say(reason));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => say(violatedDirective + ' ' + blockedURI));
  for (const kind of ['error', 'warn']) console[kind] = (...all) => say(kind + ': ' + all.join(' '));
</script>`;

const listening = async (server: http.Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

/** The built site on a network that can fail. */
export async function startSite(folder = process.env.E2E_BUILD ?? 'build') {
  const inner = await serve({folder, port: 0, plain: true});
  const {port} = inner.address() as AddressInfo;
  let letGo = (): void => undefined;
  let held: Promise<void> = Promise.resolve();
  const site = {
    origin: '',
    /** Drops every connection, as a train in a tunnel does. */
    isDown: false,
    /** Holds the scripts back from now on, until they are let go. */
    hold(): () => void {
      held = new Promise((resolve) => (letGo = resolve));
      return () => letGo();
    },
    close() {
      for (const server of [inner, outer]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
  const pass = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const {url = '/', headers} = request;
    if (url.startsWith('/ru/assets/js/') || url.startsWith('/assets/js/')) {
      await held;
    }
    if (site.isDown) {
      request.socket.destroy();
      return;
    }
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      redirect: 'manual',
      headers: {accept: headers.accept ?? '*/*'},
    });
    const kept = ['content-type', 'cache-control', 'location'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(
      answer.headers.get('content-type')?.startsWith('text/html')
        ? body.toString().replace(/<head\b[^>]*>/, `$&${LISTENER}`)
        : body,
    );
  };
  const outer = http.createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  site.origin = `http://127.0.0.1:${await listening(outer)}`;
  return site;
}

export type Site = Awaited<ReturnType<typeof startSite>>;
