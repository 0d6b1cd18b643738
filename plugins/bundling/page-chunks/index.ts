import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import type {Changes, Compiler} from '../../lib/bundler';

/** Chunk names as Docusaurus writes them for a route, nested in objects and arrays. */
type Names = string | readonly Names[] | {readonly [key: string]: Names};

const flat = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);

/**
 * The chunks of each page, those of its layouts included.
 *
 * @param routes - the site's routes, in which layouts hold their pages
 * @param table - routesChunkNames.json: keys are a route's path, a dash and a hash, layouts before their pages
 * @returns chunk names by address
 */
export function chunksOfPages(
  routes: readonly RouteConfig[],
  table: Readonly<Record<string, Names>>,
): Map<string, string[]> {
  const byPath = new Map<string, string[][]>();
  for (const [key, names] of Object.entries(table)) {
    const route = key.replace(/-[^-]+$/, '');
    byPath.set(route, [...(byPath.get(route) ?? []), flat(names)]);
  }
  /** A guide and its latest version have the same path; the table has them in the order of the routes. */
  const take = (address: string): string[] => {
    const [next = [], ...later] = byPath.get(address) ?? [];
    if (later.length > 0) {
      byPath.set(address, later);
    }
    return next;
  };
  const pages = new Map<string, string[]>();
  const visit = (list: readonly RouteConfig[], around: readonly string[]): void => {
    for (const {path: address, routes: children} of list) {
      const names = [...around, ...take(address)];
      if (children) {
        visit(children, names);
      } else {
        pages.set(address, [...new Set(names)]);
      }
    }
  };
  visit(routes, []);
  return pages;
}

/**
 * Writes the names of a page's own chunks on the list of its scripts (packages/late-start).
 *
 * @param html - HTML of the page
 * @throws when the page doesn't have the list exactly once
 */
export function insertChunks(html: string, chunks: readonly string[]): string {
  const list = /<script\b(?=[^>]*\bdata-search-script=)/g;
  const found = html.match(list)?.length ?? 0;
  if (found !== 1) {
    throw new Error(`expected one list of scripts, found ${found}`);
  }
  return html.replace(list, `$& data-chunks="${chunks.join(' ')}"`);
}

/** The file of a page, as Docusaurus names it without trailing slashes. */
export function pageFile(outDir: string, baseUrl: string, address: string): string {
  const below = address.slice(baseUrl.length);
  const name = below === '' || below.endsWith('/') ? `${below}index.html` : `${below}.html`;
  return path.join(outDir, name.replace(/\.html\.html$/, '.html'));
}

/** Tells each page the files of its own chunks, so that it need not wait for the entry script; see the README. */
export default function pageChunksPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const filesOf = new Map<string, string[]>();
  const noteFiles = (compiler: Compiler): void =>
    compiler.hooks.done.tap('page-chunks', ({compilation}) => {
      for (const [name, group] of compilation.namedChunkGroups) {
        const scripts = group.getFiles().filter((file) => /^assets\/js\/.*\.js$/.test(file));
        filesOf.set(
          name,
          scripts.map((file) => path.basename(file, '.js')),
        );
      }
    });
  return {
    name: 'page-chunks',
    configureWebpack: (_config, isServer) =>
      (isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {plugins: [{apply: noteFiles}]}) as unknown as Changes,
    async postBuild({outDir, routes, routesPaths}) {
      const table = path.join(generatedFilesDir, 'routesChunkNames.json');
      const pages = chunksOfPages(
        routes,
        JSON.parse(readFileSync(table, 'utf8')) as Record<string, Names>,
      );
      // At once: other plugins read the pages meanwhile, and a file that is being written is empty.
      for (const address of routesPaths) {
        const names = pages.get(address) ?? pages.get('*') ?? [];
        const files = new Set(names.flatMap((name) => filesOf.get(name) ?? []));
        const file = pageFile(outDir, baseUrl, address);
        try {
          writeFileSync(file, insertChunks(readFileSync(file, 'utf8'), [...files]));
        } catch (error) {
          throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
        }
      }
    },
  };
}
