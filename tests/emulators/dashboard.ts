import {escapeHtml} from '@help-center/text';
import {type Emulator, listen, page, type Reply} from './http';
import {hostileAnswers, mallory} from './hostile';

/** How the bridge behaves. */
export const modes = {
  signedIn: 'posts the user at once',
  signedOut: 'posts that nobody is signed in',
  slow: 'posts the user after eight seconds, when the site has given up',
  silent: 'never posts anything',
  hostile: 'posts everything the site must not believe',
} as const;
export type Mode = keyof typeof modes;

/** A user as the bridge posts it. */
export interface BridgeUser {
  name: string;
  email: string;
  createdAt?: string;
  userHash?: string;
}

export const ada: BridgeUser = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  createdAt: '2020-01-02T03:04:05Z',
  userHash: 'f00dfeed',
};

export interface Dashboard extends Emulator {
  /** Sets what the bridge answers from its next load on. */
  answer(mode: Mode, user?: BridgeUser): void;
  /** How often the bridge page was loaded. */
  lookups(): number;
}

function script(code: string): string {
  return `<script>${code.replaceAll('</', '<\\/')}</script>`;
}

function bridgePage(mode: Mode, user: BridgeUser): Reply {
  // The frame learns its parent's origin from the referrer and posts only to that origin.
  const post =
    'const post = (data) => parent.postMessage(data, new URL(document.referrer).origin);';
  const answer = `post({type: 'getCurrentUser', response: ${JSON.stringify(user)}})`;
  const answers: Record<Mode, string> = {
    signedIn: answer,
    signedOut: `post({type: 'getCurrentUser', response: null});`,
    slow: `setTimeout(() => ${answer}, 8000)`,
    silent: '',
    hostile: `const user = ${JSON.stringify(mallory)}; ${hostileAnswers.map(({data}) => `post(${data});`).join('\n')}`,
  };
  return {body: `<!doctype html><title>Bridge</title>${script(post + answers[mode])}`};
}

function homePage(mode: Mode, user: BridgeUser): Reply {
  const choices = Object.entries(modes)
    .map(
      ([name, says]) =>
        `<p><button name="mode" value="${name}">${name}</button> ${says}${name === mode ? ' <b>(now)</b>' : ''}`,
    )
    .join('');
  return page(
    'Dashboard emulator',
    `<form method="post" action="/signin">
<p><label>Name <input name="name" value="${escapeHtml(user.name)}"></label>
<label>Email <input name="email" value="${escapeHtml(user.email)}"></label>
${choices}</form>
<p><a href="/host">A page that frames the site</a> · <a href="/profile/edit">Account</a> · <a href="/signout">Sign out</a>`,
  );
}

/** The framed page, unless another is requested. */
const framedByDefault = '/onboarding/android/get-started';

/** Frames a page of the site, or of another local site, such as a served build. */
function hostPage(url: URL, siteUrl: string): Reply {
  const asked = url.searchParams.get('page') ?? framedByDefault;
  const address = URL.canParse(asked, siteUrl) ? new URL(asked, siteUrl) : null;
  const isHere =
    address !== null &&
    (address.origin === new URL(siteUrl).origin ||
      (address.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(address.hostname)));
  if (!isHere) {
    return {status: 400, type: 'text/plain', body: 'The page must be on this machine.'};
  }
  const shown =
    address.origin === new URL(siteUrl).origin
      ? address.pathname + address.search + address.hash
      : address.href;
  return page(
    'A page of the dashboard',
    `<form><label>Page <input name="page" size="50" value="${escapeHtml(shown)}"></label> <button>Frame it</button></form>
<p>Reported height: <output id="height">none yet</output> · reports: <output id="count">0</output> · page: <output id="href"></output></p>
<iframe id="docs" title="Documentation" src="${escapeHtml(address.href)}" height="300"></iframe>
<p>The end of the dashboard's page.</p>
${script(`
const frame = document.getElementById('docs');
window.reports = [];
window.addEventListener('message', ({origin, source, data}) => {
  if (origin !== ${JSON.stringify(address.origin)} || source !== frame.contentWindow || data?.type !== 'DOCS_HEIGHT') return;
  window.reports.push(data);
  frame.style.height = Math.min(Math.max(data.height, 200), 20000) + 'px';
  document.getElementById('height').textContent = data.height;
  document.getElementById('count').textContent = window.reports.length;
  document.getElementById('href').textContent = data.requiredHref;
});`)}`,
  );
}

/**
 * Emulates the provider's dashboard: bridge, sign-in, sign-out and account pages, and a
 * page that frames the site. All windows share one reader.
 *
 * @param options.port - 0 picks a free one
 * @param options.siteUrl - address of the site, for the framing page
 */
export async function startDashboard({
  port = 0,
  siteUrl = 'http://localhost:3000',
} = {}): Promise<Dashboard> {
  let mode: Mode = 'signedIn';
  let user = ada;
  let lookups = 0;
  const emulator = await listen((url, {method, body}) => {
    switch (`${method} ${url.pathname}`) {
      case 'GET /auth-bridge':
        lookups += 1;
        return bridgePage(mode, user);
      case 'GET /':
      case 'GET /signin':
        return homePage(mode, user);
      case 'POST /signin': {
        const form = new URLSearchParams(body);
        const chosen = form.get('mode') ?? '';
        mode = Object.hasOwn(modes, chosen) ? (chosen as Mode) : 'signedIn';
        user = {...ada, name: form.get('name') ?? '', email: form.get('email') ?? ''};
        return {location: '/'};
      }
      case 'GET /signout':
        mode = 'signedOut';
        return page('Signed out', '<p><a href="/signin">Sign in</a>');
      case 'GET /profile/edit':
        return page('Account settings', `<p>${escapeHtml(user.name)}, ${escapeHtml(user.email)}`);
      case 'GET /host':
        return hostPage(url, siteUrl);
      default:
        return null;
    }
  }, port);
  return {
    ...emulator,
    answer(nextMode, nextUser = ada) {
      mode = nextMode;
      user = nextUser;
    },
    lookups: () => lookups,
  };
}
