import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {dependencies} from '../package.json';

const root = path.join(__dirname, '..');

/** Names that Docusaurus resolves itself. */
const PROVIDED =
  /^(?:@site|@theme|@theme-original|@theme-init|@generated|react-router-config|history|@docusaurus\/(?!theme-|plugin-).*)$/;

/** Packages that a source imports, by name or for side effects, without type imports. */
function packagesOf(source: string): string[] {
  const imports =
    /(?:\b(?:import|export)\s(?!type\b)[^'"`;]*?from\s*|\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?|url\()['"]([^'"]+)['"]/g;
  return Array.from(source.matchAll(imports), ([, name = '']) => name)
    .filter((name) => !/^[./]|^(?:node|data):/.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

it('recognizes an import however it is written', () => {
  expect(
    packagesOf(`import a from 'a/lib/x'; import {b,\n c} from "@b/c/d"; import 'e';
      const f = import(/* webpackChunkName: "f" */ 'f'); import type {G} from 'g'; export * from 'h';
      import x from './x'; src: url('@i/j/k.woff2')`),
  ).toEqual(['a', '@b/c', 'e', 'f', 'h', '@i/j']);
});

it('lists what runs in the browser under dependencies', () => {
  const files = ['src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /(?<!\.test|\.d)\.(?:tsx?|css)$/.test(name))
      .map((name) => path.join(root, folder, name)),
  );
  const missing = files.flatMap((file) =>
    packagesOf(readFileSync(file, 'utf8'))
      .filter((name) => !PROVIDED.test(name.startsWith('@docusaurus') ? name : name.split('/')[0]!))
      .filter((name) => !(name in dependencies))
      .map((name) => `${path.relative(root, file)}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
