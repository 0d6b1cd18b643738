import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {encodeInstances, encodeRoutes, readRegistry, readRoutes, writeRegistry} from './encode';
import {chunkName, expandRoutes, type ChunkNames, type ExpandedRoute} from './expand';

/** The plugin whose global data lists every doc. */
const DOCS = 'docusaurus-plugin-content-docs';

/** The site's chunks by module and by page. */
export interface PackedChunks {
  /** Module of each numbered chunk, by the chunk's name. */
  modules: Record<string, string>;
  /** Chunk names of each page, including its layouts, by address. */
  pages: Record<string, string[]>;
}

const inTables = (generatedFilesDir: string, file: string) =>
  path.join(generatedFilesDir, 'packed-routes', file);

function namesIn(tree: ChunkNames): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(namesIn);
}

/**
 * Writes packed versions of the framework's tables of routes, chunks and docs; see encode.ts.
 *
 * @throws when the framework's files don't have the expected format
 */
export function writeTables(generatedFilesDir: string): void {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const {table, chunks} = encodeRoutes(
    readRoutes(read('routes.js')),
    JSON.parse(read('routesChunkNames.json')) as Parameters<typeof encodeRoutes>[1],
  );
  const registry = readRegistry(read('registry.js'));
  const data = JSON.parse(read('globalData.json')) as Record<string, unknown>;
  const docs = data[DOCS] as Parameters<typeof encodeInstances>[0] | undefined;
  const tables = {routes: table, data: docs ? {...data, [DOCS]: encodeInstances(docs)} : data};
  const {routes, chunkNames} = expandRoutes(table);
  const pagesIn = (list: readonly ExpandedRoute[], around: string[]): [string, string[]][] =>
    list.flatMap(({path: address, key, routes: children}): [string, string[]][] => {
      const names = [...around, ...namesIn(chunkNames[`${address}-${key}`] as ChunkNames)];
      return children ? pagesIn(children, names) : [[address, [...new Set(names)]]];
    });
  const pages = Object.fromEntries(pagesIn(routes, []));
  const modules = Object.fromEntries(
    chunks.map((name, number) => [chunkName(number), registry.get(name) as string]),
  );

  const write = (file: string, text: string) =>
    writeFileSync(inTables(generatedFilesDir, file), text);
  mkdirSync(inTables(generatedFilesDir, ''), {recursive: true});
  write('tables.json', JSON.stringify(tables));
  const {components, pages: contents} = writeRegistry(chunks, registry);
  write('components.js', components);
  write('pages.js', contents);
  write('chunks.json', JSON.stringify({modules, pages} satisfies PackedChunks));
}

/** Reads the chunks that {@link writeTables} wrote. */
export const readChunks = (generatedFilesDir: string): PackedChunks =>
  JSON.parse(readFileSync(inTables(generatedFilesDir, 'chunks.json'), 'utf8')) as PackedChunks;
