import {readFileSync} from 'node:fs';
import path from 'node:path';
import {provider} from '../config/provider';
import {asCommand} from '../host/command';
import {htmlFiles} from '../host/inline-scripts';

/**
 * Tries every address outside the site that the last build links to. Needs the internet, so it is
 * no part of `npm test`; `.github/workflows/today.yml` runs it every week.
 */

/** Starts of addresses that are not tried, each with the reason. */
const NOT_TRIED: Readonly<Record<string, string>> = {
  'https://chatgpt.com/?': 'a chat that is begun with a page’s address',
  'https://claude.ai/new?': 'a chat that is begun with a page’s address',
  'http://localhost': 'a server on the reader’s own machine',
  'https://app.appodeal.com/': 'pages of the dashboard answer signed-in readers only',
};

/** Milliseconds for one answer. */
const PATIENCE = 20_000;
const AT_ONCE = 8;

/**
 * Addresses outside the site, without their anchors.
 *
 * @param pages - HTML by file
 * @returns the first page that links to each address
 */
export function addressesIn(pages: Readonly<Record<string, string>>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [page, html] of Object.entries(pages)) {
    for (const [, quoted, bare] of html.matchAll(
      /<a\b[^>]*?\shref=(?:"(https?:[^"]+)"|(https?:[^\s>]+))/g,
    )) {
      const address = (quoted ?? bare ?? '').replaceAll('&amp;', '&').replace(/#.*/, '');
      if (!address.startsWith(provider.siteUrl) && !found.has(address)) {
        found.set(address, page);
      }
    }
  }
  return found;
}

/** Asks for an address; returns what is wrong, or null. A host that knows no HEAD is asked again. */
async function ask(address: string): Promise<string | null> {
  let status = 0;
  for (const method of ['HEAD', 'GET']) {
    try {
      const answer = await fetch(address, {method, signal: AbortSignal.timeout(PATIENCE)});
      await answer.body?.cancel();
      if (answer.ok) {
        return null;
      }
      status = answer.status;
    } catch (error) {
      const {cause, message} = error as Error;
      return cause instanceof Error ? cause.message : message;
    }
  }
  // Too many questions, or only for people who are signed in: the address exists.
  return [401, 403, 429].includes(status) ? null : `status ${status}`;
}

/**
 * Tries addresses, several at once.
 *
 * @returns a line for each that fails, with the page, in order
 */
export async function tryAll(addresses: ReadonlyMap<string, string>): Promise<string[]> {
  const rest = [...addresses].filter(
    ([address]) => !Object.keys(NOT_TRIED).some((start) => address.startsWith(start)),
  );
  const lines: string[] = [];
  const work = async (): Promise<void> => {
    for (let one = rest.shift(); one; one = rest.shift()) {
      const [address, page] = one;
      const wrong = await ask(address);
      if (wrong) {
        lines.push(`${page}: ${address}: ${wrong}`);
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return lines.sort();
}

void asCommand(__filename, async () => {
  const folder = path.join(__dirname, '../build');
  const pages = Object.fromEntries(
    htmlFiles(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  const addresses = addressesIn(pages);
  const lines = await tryAll(addresses);
  console.log([...lines, `${addresses.size} addresses, ${lines.length} fail`].join('\n'));
  process.exitCode = lines.length > 0 ? 1 : 0;
});
