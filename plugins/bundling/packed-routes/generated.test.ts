import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {PluginRouteConfig} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {encodeRoutes, readRegistry, readRoutes, writeRegistry} from './encode';
import {expandRoutes, type ChunkNames} from './expand';

/** The framework's own writer at one end, what the browser restores at the other. */

let folder: string;

// Chunk names as in a production build.
beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const plugin = {name: 'docs', id: 'default'};
const doc = (address: string, more: object = {}): PluginRouteConfig => ({
  path: address,
  component: '@theme/DocItem',
  plugin,
  exact: true,
  ...more,
});

async function encode(routes: PluginRouteConfig[]) {
  await generateRouteFiles({generatedFilesDir: folder, baseUrl: '/', routes});
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const {table, chunks} = encodeRoutes(
    readRoutes(read('routes.js')),
    JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>,
  );
  const {components, pages} = writeRegistry(chunks, readRegistry(read('registry.js')));
  const modules = new Map(
    Array.from(
      `${components}${pages}`.matchAll(/webpackChunkName: "(\w+)" \*\/ "(.*)"\),$/gm),
      ([, name, file]) => [name as string, JSON.parse(`"${file}"`) as string],
    ),
  );
  const {routes: restored, chunkNames} = expandRoutes(table);
  const moduleOf = (key: string, part: string) =>
    modules.get((chunkNames[key] as Record<string, string>)[part] as string);
  return {table, restored, moduleOf};
}

describe('what the framework writes', () => {
  it('comes back with its addresses, attributes and modules', async () => {
    const {restored, moduleOf} = await encode([
      {
        path: "/it's",
        component: '@theme/DocRoot',
        plugin,
        routes: [
          doc("/it's/=a", {sidebar: 'docs', modules: {content: '@site/docs/a.mdx'}}),
          doc("/it's/страница", {modules: {content: '@site/docs/"b".mdx'}, 'x-y': [1]}),
          doc('/beside', {props: {version: 1}, exact: undefined}),
        ],
      },
    ]);
    const [root] = restored;
    const children = root?.routes ?? [];
    expect(root?.path).toBe("/it's");
    expect(children.map((child) => [child.path, child.attributes])).toEqual([
      ["/it's/=a", {exact: true, sidebar: 'docs'}],
      ["/it's/страница", {exact: true, 'x-y': [1]}],
      ['/beside', {}],
    ]);
    const keys = children.map((child) => `${child.path}-${child.key}`);
    expect(keys.map((key) => moduleOf(key, '__comp'))).toEqual(Array(3).fill('@theme/DocItem'));
    expect(moduleOf(keys[0] as string, 'content')).toBe('@site/docs/a.mdx');
    expect(moduleOf(keys[1] as string, 'content')).toBe('@site/docs/"b".mdx');
    expect(moduleOf(keys[2] as string, '__props')).toMatch(/^@generated\/docs\/default\/p\//);
  });

  it('shares one entry among pages of a kind', async () => {
    const pages = ['/a', '/a/b', '/a/c', '/d', '/e'];
    const {table} = await encode(
      pages.map((address) => doc(address, {modules: {content: `@site${address}.mdx`}})),
    );
    // The first names the component, the others point back to it.
    expect(table.shapes).toHaveLength(2);
    expect(table.groups).toHaveLength(2);
  });

  it.each([
    ['/a\\b', /routesChunkNames\.json has an unknown form; expected chunks of/],
    ["/a\\'", /routes\.js has an unknown form; expected a script/],
    ['/a\nb', /routes\.js has an unknown form; expected a script/],
  ])('stops the build where it would lose %j', async (address, message) => {
    await expect(encode([doc(address)])).rejects.toThrow(message);
  });
});
