import {existsSync, readdirSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {provider} from '../config/provider';
import {docSets} from '../config/docSets';
import {locales, prefixOf} from '../config/locales';
import {inlineScripts} from '../host/inline-scripts';
import {serve} from '../host/serve';
import type {Problem, Question} from './lib/problem';
import {runChecks} from './lib/run';
import {launchBrowser, weigh, weighAhead, weighSearchDialog, type Weight} from './lib/weight';

/** Compressed KiB that a first visit may load. */
export const limits: Readonly<Record<keyof Weight, number>> = {
  untouched: 0,
  script: 145,
  styles: 24,
  document: 17,
};

/** Compressed KiB more for the scripts of a translated page: a Cyrillic letter takes two bytes. */
export const translationAllowance = 5;

/** Compressed KiB of all scripts that come to a page: its own, and those that it fetches ahead. */
export const aheadLimit = 172;

/** Compressed KiB of the document of a page that shows a whole file to copy or a drawing. */
export const largeDocumentLimit = 20;

const showsFileOrDrawing = (html: string): boolean =>
  /<h\d\b[^>]*\bid="?whole-file\b|<figure\b(?:(?!<\/figure>)[^])*<svg\b/.test(html);

/** KiB of inline scripts that a page may have, before compression; unless others' are configured. */
export const inlineLimit = 9;

/** Compressed KiB that opening the search may load, without what makes the results. */
export const searchDialogLimit = 25;

export interface PageType {
  name: string;
  /** Address below the base URL, without a slash in front. */
  address: string;
  /** Whether its document may be larger than others, for a whole file or a drawing. */
  large: boolean;
  /** Bytes of its inline scripts, as they are. */
  inline: number;
  /** Whether it starts its client without the reader (src/start). */
  atOnce: boolean;
}

const LANGUAGES = locales.map(prefixOf);

function pagesUnder(build: string, folder: string): string[] {
  const full = path.join(build, folder);
  return existsSync(full)
    ? readdirSync(full, {withFileTypes: true, recursive: true})
        // Whole guides to print are as long as they are.
        .filter(({name}) => name !== 'print.html')
        .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
        .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
        .map((file) => file.replaceAll('\\', '/').replace(/(\/index)?\.html$/, ''))
        .sort()
    : [];
}

function htmlOf(build: string, address: string): string {
  const file = path.join(build, `${address}.html`);
  return existsSync(file) ? file : path.join(build, address, 'index.html');
}

/** Pages whose HTML scores, highest first; equals in their order. */
function ranked(
  build: string,
  addresses: readonly string[],
  score: (html: string) => number,
): string[] {
  return addresses
    .map((address) => ({address, score: score(readFileSync(htmlOf(build, address), 'utf8'))}))
    .filter((page) => page.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({address}) => address);
}

/** The page that scores highest, none when no page scores. */
const most = (...question: Parameters<typeof ranked>): string | undefined => ranked(...question)[0];

/** Pages that are compressed to find the heaviest document of a set; compressing all takes minutes. */
const LONGEST = 6;

/** The heaviest page among those that may be large or among those that may not. */
const heaviest = (
  build: string,
  addresses: readonly string[],
  large: boolean,
): string | undefined =>
  most(
    build,
    ranked(build, addresses, (html) =>
      showsFileOrDrawing(html) === large ? html.length : 0,
    ).slice(0, LONGEST),
    (html) => brotliCompressSync(html).length,
  );

const lengthOf = (html: string, pattern: RegExp): number =>
  (html.match(pattern) ?? []).join('').length;

const codeIn = (html: string): number => lengthOf(html, /<code\b[^>]*codeBlock[\s\S]*?<\/code>/g);
/** Form fields stand for tools; a page's own controls are buttons and links. */
const fieldsIn = (html: string): number => lengthOf(html, /<(?:input|textarea|select)\b/g);

/**
 * Chooses pages of each type and language from a build: single pages by their
 * address, and the extremes of the doc sets. Types that the build lacks are left
 * out, and so are further names of a page already chosen.
 */
export function pageTypes(build: string): PageType[] {
  return LANGUAGES.flatMap((language) => {
    const sets = docSets.map(({route}) => ({route, pages: pagesUnder(build, language + route)}));
    const all = sets.flatMap(({pages}) => pages);
    const wanted: [string, string | undefined][] = [
      ['home', language],
      ['guide', `${language}android/get-started`],
      ['most code', most(build, all, codeIn)],
      ['most form fields', most(build, all, fieldsIn)],
      ['versions', `${language}versions`],
      ['search', `${language}search`],
      ...sets.flatMap(({route, pages}): [string, string | undefined][] => [
        [`heaviest of ${route}`, heaviest(build, pages, false)],
        [`heaviest with a file or drawing of ${route}`, heaviest(build, pages, true)],
      ]),
    ];
    const chosen = new Map<string, string>();
    for (const [name, address] of wanted) {
      if (address !== undefined && !chosen.has(address) && existsSync(htmlOf(build, address))) {
        chosen.set(address, name);
      }
    }
    return [
      ...Array.from(chosen, ([address, name]) => {
        const html = readFileSync(htmlOf(build, address), 'utf8');
        const atOnce = html.includes('data-needs-client');
        const inline = Buffer.byteLength(inlineScripts(html).join(''));
        return {name, address, large: showsFileOrDrawing(html), inline, atOnce};
      }),
      {
        name: 'not found',
        address: `${language}no-such-page`,
        large: false,
        inline: 0,
        atOnce: true,
      },
    ];
  });
}

/** Lists what a page has too much of. */
export function overBudget(
  {name, address, large, inline, atOnce}: PageType,
  weight: Weight,
): Problem[] {
  const isTranslated = LANGUAGES.some((language) => language && address.startsWith(language));
  const script = limits.script + (isTranslated ? translationAllowance : 0);
  const expected = {
    ...limits,
    script,
    ...(large && {document: largeDocumentLimit}),
    ...(atOnce && {untouched: script}),
  };
  const bytes = {...weight, 'inline scripts': inline};
  return Object.entries({...expected, 'inline scripts': inlineLimit})
    .map(([kind, limit]) => ({kind, limit, found: bytes[kind as keyof typeof bytes]}))
    .filter(({limit, found}) => found > limit * 1024)
    .map(({kind, limit, found}) => ({
      file: `/${address}`,
      rule: 'page-weight',
      message: `${name} page: ${kind} ${(found / 1024).toFixed(1)} KiB, at most ${limit} KiB expected`,
    }));
}

/** Lists what a page has too much of with all that it fetches ahead. */
export function aheadOverBudget({name, address}: PageType, bytes: number): Problem[] {
  return bytes > aheadLimit * 1024
    ? [
        {
          file: `/${address}`,
          rule: 'page-weight',
          message: `${name} page: scripts with all that is fetched ahead ${(bytes / 1024).toFixed(1)} KiB, at most ${aheadLimit} KiB expected`,
        },
      ]
    : [];
}

/** Lists what the search dialog has too much of. */
export function dialogOverBudget(bytes: number): Problem[] {
  return bytes > searchDialogLimit * 1024
    ? [
        {
          file: '/',
          rule: 'page-weight',
          message: `search dialog: ${(bytes / 1024).toFixed(1)} KiB, at most ${searchDialogLimit} KiB expected`,
        },
      ]
    : [];
}

async function main(): Promise<void> {
  const build = path.join(path.dirname(__dirname), 'build');
  const types = pageTypes(build);
  const browser = await launchBrowser();
  const server = await serve({folder: build, port: 0, baseUrl: provider.baseUrl});
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const questions = types.map((type): Question<undefined> => ({
      name: type.address,
      ask: async () => {
        const url = origin + provider.baseUrl + type.address;
        const [weight, ahead] = await Promise.all([weigh(browser, url), weighAhead(browser, url)]);
        const sizes = Object.entries({...weight, ahead}).map(
          ([kind, bytes]) => `${kind} ${(bytes / 1024).toFixed(1)}`,
        );
        console.log(`/${type.address} (${type.name}): ${sizes.join(', ')} KiB`);
        return [...overBudget(type, weight), ...aheadOverBudget(type, weight.script + ahead)];
      },
    }));
    questions.push({
      name: 'search dialog',
      ask: async () => {
        const bytes = await weighSearchDialog(browser, origin + provider.baseUrl);
        console.log(`search dialog: ${(bytes / 1024).toFixed(1)} KiB`);
        return dialogOverBudget(bytes);
      },
    });
    await runChecks(
      questions,
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
    // A server or a browser may still be open.
    process.exit(1);
  });
}
