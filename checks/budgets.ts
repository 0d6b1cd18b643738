import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {locales, prefixOf} from '../config/locales';
import {provider} from '../config/provider';
import {cacheOf, compressed} from '../host/compress';
import {htmlFiles, inlineScripts} from '../host/inline-scripts';
import {LIMIT} from '../plugins/bundling/prefetch/client';
import {asCommand} from '../host/command';
import type {Problem} from './problem';
import {runChecks} from './run';

/** Limits of a page in KiB, as the production host sends it. */
export const limits = {
  document: 19.75,
  styles: 22,
  /** Uncompressed. */
  'inline scripts': 18.5,
  /** Scripts that the HTML itself makes a browser load. */
  untouched: 0,
  /** Scripts of a page that has started its client. */
  script: 172,
  /** The same with those of other pages, for as many of its first links as may be fetched ahead. */
  'script with all that is fetched ahead': 206,
  /** The search's own script, without the engine and index. */
  'search dialog': 10.5,
};

export type Weight = Record<keyof typeof limits, number>;

/** What pages of a kind may have in addition, in KiB. */
export const allowances: Record<'translated' | 'large' | 'errors', Partial<Weight>> = {
  // A Cyrillic letter takes two bytes.
  translated: {document: 2.5, script: 6, 'search dialog': 0.75},
  // Shows a whole file to copy, which is in the scripts too, a drawing, or every known error.
  large: {document: 3.5},
  // One table of all errors of a platform: a reader searches the page for a line of a log.
  errors: {document: 3},
};

export type Kind = keyof typeof allowances;

/** The problems of a page that weighs more than its kinds may. */
export function overBudget(address: string, weight: Weight, kinds: readonly Kind[]): Problem[] {
  return (Object.keys(limits) as (keyof Weight)[]).flatMap((name) => {
    const limit = kinds.reduce((sum, kind) => sum + (allowances[kind][name] ?? 0), limits[name]);
    const message = `${name} ${kib(weight[name])} KiB, at most ${limit} KiB expected`;
    return weight[name] > limit * 1024 ? [{file: address, rule: 'page-weight', message}] : [];
  });
}

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

/** How a page of a kind is known. */
const signs: Record<Kind, (file: string, html: string) => boolean> = {
  errors: (file) => file.endsWith('known-errors.html'),
  translated: (file) => locales.map(prefixOf).some((prefix) => prefix && file.startsWith(prefix)),
  large: (file, html) =>
    file.endsWith('known-errors.html') ||
    /<h\d\b[^>]*\bid="?whole-file\b|<div\b[^>]*\bdata-tool\b[^]*?<pre\b|<figure\b(?:(?!<\/figure>)[^])*<svg\b/.test(
      html,
    ),
};

/** The page's list of scripts, see packages/late-start/src/template.ts and plugins/bundling/page-chunks. */
const LIST = /<script data-chunks="([^"]*)"[^>]*\bdata-search-script="?([^\s">]+)"?>(\[[^<]*\])</;

/**
 * A page's list of its scripts: those of the client, its own chunks and the search.
 *
 * @throws when the page has none
 */
function scriptsOf(html: string): {client: string[]; chunks: string[]; search: string} {
  const [, names = '', search = '', list] = LIST.exec(html) ?? [];
  if (!list) {
    throw new Error('expected a list of scripts with data-chunks and data-search-script');
  }
  const client = JSON.parse(list) as string[];
  const folder = client[0]?.replace(/[^/]*$/, '') ?? '';
  const chunks = (names.match(/\S+/g) ?? []).map((name) => `${folder}${name}.js`);
  return {client, chunks, search};
}

/** The site's files in an attribute of the tags that match. */
const valuesOf = (html: string, tag: RegExp, attribute: string): string[] =>
  (html.match(tag) ?? []).flatMap(
    (each) => new RegExp(`\\s${attribute}=["']?(/[^"'\\s>]+)`).exec(each)?.[1] ?? [],
  );

/** Paths of the links whose pages may be fetched ahead: plugins/bundling/prefetch. */
function linksOf(html: string): Set<string> {
  const $ = load(/<article\b[^]*<\/main>/.exec(html)?.[0] ?? '', null, false);
  const links = $('article a[href^="/"], .pagination-nav a[href^="/"]').not('.term a').toArray();
  return new Set(
    links.map(
      (link) =>
        $(link)
          .attr('href')
          ?.replace(/[?#].*/, '') ?? '',
    ),
  );
}

/**
 * Weighs the pages of a build by its files.
 *
 * @param sizeOf - bytes of content as it is sent
 * @returns what weighs the page in a file; it throws when the page does not name its scripts, or
 *   when a file that it names is missing
 */
export function scales(
  build: string,
  sizeOf: (content: Buffer) => number | Promise<number> = async (content) =>
    statSync((await compressed(content, 'br', cacheOf(build))).file).size,
): (file: string) => Promise<{weight: Weight; kinds: Kind[]}> {
  const sizes = new Map<string, number>();
  const below = (address: string): string =>
    path.join(build, address.slice(provider.baseUrl.length));
  const sum = async (addresses: Iterable<string>): Promise<number> => {
    let bytes = 0;
    for (const address of addresses) {
      const size = sizes.get(address) ?? (await sizeOf(readFileSync(below(address))));
      sizes.set(address, size);
      bytes += size;
    }
    return bytes;
  };
  const chunksAt = (address: string): string[] => {
    const files = [`${below(address)}.html`, path.join(below(address), 'index.html')];
    const file = files.find((each) => existsSync(each));
    const html = file ? readFileSync(file, 'utf8') : '';
    return LIST.test(html) ? scriptsOf(html).chunks : [];
  };
  return async (file) => {
    const content = readFileSync(path.join(build, file));
    const html = content.toString();
    const {client, chunks, search} = scriptsOf(html);
    const own = new Set([...client, ...chunks]);
    const ahead = [...linksOf(html)]
      .map((address) => chunksAt(address).filter((chunk) => !own.has(chunk)))
      .filter(({length}) => length > 0)
      .slice(0, LIMIT);
    return {
      kinds: (Object.keys(signs) as Kind[]).filter((kind) => signs[kind](file, html)),
      weight: {
        document: await sizeOf(content),
        styles: await sum(valuesOf(html, /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g, 'href')),
        'inline scripts': Buffer.byteLength(inlineScripts(html).join('')),
        untouched: await sum([
          ...valuesOf(html, /<script\b[^>]*\ssrc=[^>]*>/g, 'src'),
          ...valuesOf(html, /<link\b[^>]*(?:\bmodulepreload\b|\bas="?script\b)[^>]*>/g, 'href'),
        ]),
        script: await sum(own),
        'script with all that is fetched ahead': await sum(new Set([...own, ...ahead.flat()])),
        'search dialog': await sum([search]),
      },
    };
  };
}

void asCommand(__filename, async () => {
  const build = path.join(__dirname, '../build');
  const weigh = scales(build);
  // Whole guides to print are as long as they are; redirects load nothing.
  const isWeighed = (file: string): boolean =>
    path.basename(file) !== 'print.html' &&
    !/http-equiv="?refresh/i.test(readFileSync(path.join(build, file), 'utf8'));
  const pages = htmlFiles(build).filter(isWeighed);
  const heaviest: Partial<Record<string, readonly [bytes: number, file: string]>> = {};
  const questions = pages.map((file) => async (): Promise<Problem[]> => {
    const {weight, kinds} = await weigh(file);
    for (const [name, bytes] of Object.entries(weight)) {
      heaviest[name] = bytes > (heaviest[name]?.[0] ?? -1) ? [bytes, file] : heaviest[name];
    }
    return overBudget(file, weight, kinds);
  });
  await runChecks(questions, undefined, `the weight of ${pages.length} pages`);
  for (const [name, [bytes, file] = [0, '']] of Object.entries(heaviest)) {
    console.log(`${name}: at most ${kib(bytes)} KiB, in ${file}`);
  }
});
