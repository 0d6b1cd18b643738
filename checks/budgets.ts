import {existsSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {provider} from '../config/provider';
import {docSets} from '../config/docSets';
import {locales, prefixOf} from '../config/locales';
import {inlineScripts} from '../host/inline-scripts';
import {serve} from '../host/serve';
import {filesBelow} from './sources/files';
import type {Problem} from './problem';
import {runChecks} from './run';
import {compressedSize, launchBrowser, weigh, weighSearchDialog, type Weight} from './lib/weight';

/** Limits of a first visit, in compressed KiB. */
export const limits: Readonly<Record<keyof Weight, number>> = {
  untouched: 0,
  script: 145,
  styles: 22,
  document: 17.5,
};

/** Compressed KiB that a translated page may have in addition: a Cyrillic letter takes two bytes. */
export const translationAllowance = {script: 5, document: 2};

/** Compressed KiB of scripts that a page with whole files may have in addition: its files are in them too. */
export const largeScriptAllowance = 1.5;

/** Limit of a page's scripts in compressed KiB, including prefetched ones. */
export const aheadLimit = 172;

/** Limit in compressed KiB for the HTML of a page with whole files to copy, such as a builder's, or a drawing. */
export const largeDocumentLimit = 20;

const showsFileOrDrawing = (html: string): boolean =>
  /<h\d\b[^>]*\bid="?whole-file\b|<div\b[^>]*\bdata-tool\b[^]*?<pre\b|<figure\b(?:(?!<\/figure>)[^])*<svg\b/.test(
    html,
  );

/** Limit of a page's inline scripts in KiB, uncompressed; not applied if third-party scripts are configured. */
export const inlineLimit = 10;

/** Limit in compressed KiB for opening the search, without the engine and index. */
export const searchDialogLimit = 25;

export interface PageType {
  name: string;
  /** Address below the base URL, without a leading slash. */
  address: string;
  /** Whether its HTML may be larger, because it has a whole file or a drawing. */
  large: boolean;
  /** Uncompressed bytes of its inline scripts. */
  inline: number;
  /** Whether its client starts without waiting for the reader (packages/late-start). */
  atOnce: boolean;
}

const LANGUAGES = locales.map(prefixOf);

/** Addresses of pages; whole guides to print are as long as they are. */
const pagesUnder = (build: string, folder: string): string[] =>
  filesBelow(build, folder, /(?<!\/print)\.html$/)
    .map((file) => file.replace(/(\/index)?\.html$/, ''))
    .sort();

function htmlOf(build: string, address: string): string {
  const file = path.join(build, `${address}.html`);
  return existsSync(file) ? file : path.join(build, address, 'index.html');
}

/** The page with the highest score, the first of equal ones; undefined if no page has one above 0. */
async function most(
  build: string,
  addresses: readonly string[],
  score: (html: string) => number | Promise<number>,
): Promise<string | undefined> {
  let best: string | undefined;
  let highest = 0;
  for (const address of addresses) {
    const own = await score(readFileSync(htmlOf(build, address), 'utf8'));
    if (own > highest) {
      highest = own;
      best = address;
    }
  }
  return best;
}

const lengthOf = (html: string, pattern: RegExp): number =>
  (html.match(pattern) ?? []).join('').length;

const codeIn = (html: string): number => lengthOf(html, /<code\b[^>]*codeBlock[\s\S]*?<\/code>/g);
/** Number of form fields, which only tools have; other controls of a page are buttons and links. */
const fieldsIn = (html: string): number => lengthOf(html, /<(?:input|textarea|select)\b/g);

/**
 * Selects the pages to weigh from a build, in each language: some by address, and the
 * extremes of the doc sets. Types that the build lacks are left out, and so are pages
 * that are already selected under another name.
 *
 * @param sizeOf - size of a page after compression
 */
export async function pageTypes(
  build: string,
  sizeOf: (html: Buffer) => number | Promise<number> = compressedSize,
): Promise<PageType[]> {
  const types: PageType[] = [];
  for (const language of LANGUAGES) {
    const sets = docSets.map(({route}) => ({route, pages: pagesUnder(build, language + route)}));
    const all = sets.flatMap(({pages}) => pages);
    const wanted: [string, string | undefined][] = [
      ['home', language],
      ['guide', `${language}android/get-started`],
      ['most code', await most(build, all, codeIn)],
      ['most form fields', await most(build, all, fieldsIn)],
      ['versions', `${language}versions`],
      ['search', `${language}search`],
    ];
    for (const {route, pages} of sets) {
      const heaviest = (large: boolean): Promise<string | undefined> =>
        most(build, pages, (html) =>
          showsFileOrDrawing(html) === large ? sizeOf(Buffer.from(html)) : 0,
        );
      wanted.push(
        [`heaviest of ${route}`, await heaviest(false)],
        [`heaviest with a file or drawing of ${route}`, await heaviest(true)],
      );
    }
    const chosen = new Map<string, string>();
    for (const [name, address] of wanted) {
      if (address !== undefined && !chosen.has(address) && existsSync(htmlOf(build, address))) {
        chosen.set(address, name);
      }
    }
    for (const [address, name] of chosen) {
      const html = readFileSync(htmlOf(build, address), 'utf8');
      const atOnce = html.includes('data-needs-client');
      const inline = Buffer.byteLength(inlineScripts(html).join(''));
      types.push({name, address, large: showsFileOrDrawing(html), inline, atOnce});
    }
    types.push({
      name: 'not found',
      address: `${language}no-such-page`,
      large: false,
      inline: 0,
      atOnce: true,
    });
  }
  return types;
}

/** Lists the limits that a page exceeds. */
export function overBudget(
  {name, address, large, inline, atOnce}: PageType,
  weight: Weight,
): Problem[] {
  const isTranslated = LANGUAGES.some((language) => language && address.startsWith(language));
  const more = isTranslated ? translationAllowance : {script: 0, document: 0};
  const script = limits.script + more.script + (large ? largeScriptAllowance : 0);
  const expected = {
    ...limits,
    script,
    document: (large ? largeDocumentLimit : limits.document) + more.document,
    ...(atOnce && {untouched: script}),
  };
  const bytes = {...weight, 'inline scripts': inline};
  return Object.entries({...expected, 'inline scripts': inlineLimit}).flatMap(([kind, limit]) =>
    above(`/${address}`, `${name} page: ${kind}`, bytes[kind as keyof typeof bytes], limit),
  );
}

/** Reports a page whose scripts, including prefetched ones, exceed the limit. */
export const aheadOverBudget = ({name, address}: PageType, bytes: number): Problem[] =>
  above(`/${address}`, `${name} page: scripts with all that is fetched ahead`, bytes, aheadLimit);

/** Reports a search dialog that exceeds the limit. */
export const dialogOverBudget = (bytes: number): Problem[] =>
  above('/', 'search dialog:', bytes, searchDialogLimit);

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Reports what exceeds its limit in KiB. */
function above(file: string, what: string, bytes: number, limit: number): Problem[] {
  const message = `${what} ${kib(bytes)} KiB, at most ${limit} KiB expected`;
  return bytes > limit * 1024 ? [{file, rule: 'page-weight', message}] : [];
}

async function main(): Promise<void> {
  const build = path.join(path.dirname(__dirname), 'build');
  const types = await pageTypes(build);
  const browser = await launchBrowser();
  const server = await serve({folder: build, port: 0, baseUrl: provider.baseUrl});
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const questions = types.map((type) => async (): Promise<Problem[]> => {
      const url = origin + provider.baseUrl + type.address;
      const {ahead, ...weight} = await weigh(browser, url);
      const sizes = Object.entries({...weight, ahead}).map(
        ([kind, bytes]) => `${kind} ${kib(bytes)}`,
      );
      console.log(`/${type.address} (${type.name}): ${sizes.join(', ')} KiB`);
      return [...overBudget(type, weight), ...aheadOverBudget(type, weight.script + ahead)];
    });
    const dialog = async (): Promise<Problem[]> => {
      const bytes = await weighSearchDialog(browser, origin + provider.baseUrl);
      console.log(`search dialog: ${kib(bytes)} KiB`);
      return dialogOverBudget(bytes);
    };
    await runChecks(
      [...questions, dialog],
      undefined,
      `the weight of ${types.length} pages and of the search dialog`,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === __filename) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    // A server or browser may still be running.
    process.exit(1);
  });
}
