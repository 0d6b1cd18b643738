import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as rspack from '@rspack/core';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {HashChunks, type NamedChunks} from './hashes';

let folder: string;
const inFolder = (file: string) => path.join(folder, file);
const write = (file: string, text: string) => writeFileSync(inFolder(file), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hashes-'));
  const load = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`;
  write('entry.js', `console.log(${['page', 'tool', 'menu'].map(load).join()});`);
  ['page', 'tool', 'menu'].forEach((name) => write(`${name}.js`, `export default '${name}';`));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Bundles the folder, where `page` is a page's content, and gives the names of its files by chunk. */
async function bundle() {
  let named: NamedChunks | undefined;
  const content = () => new Map([['page', inFolder('page.js')]]);
  const compiler = rspack.rspack({
    context: folder,
    mode: 'production',
    entry: {main: inFolder('entry.js')},
    output: {
      path: inFolder('out'),
      filename: 'assets/js/[name].[contenthash:8].js',
      chunkFilename: 'assets/js/[id].js',
      clean: true,
    },
    optimization: {chunkIds: 'named', moduleIds: 'named'},
    plugins: [new HashChunks(rspack, content, (chunks) => (named = chunks))],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? stats?.compilation.errors[0];
      compiler.close(() => (failure ? reject(failure as Error) : resolve()));
    });
  });
  const files = readdirSync(inFolder('out/assets/js'));
  return {
    named: named as unknown as NamedChunks,
    file: (chunk: string) => files.filter((file) => file.startsWith(`${chunk}.`)),
  };
}

describe('the name of a chunk’s file', () => {
  it('holds a hash, which the table gives for the chunk', async () => {
    const {named, file} = await bundle();
    expect(file('tool')).toEqual([`tool.${named.hashes.tool}.js`]);
    expect(file('page')).toEqual([`page.${named.hashes.page?.split('~')[0]}.js`]);
    expect(named.hashes.tool).toMatch(/^[0-9a-f]{8}$/);
    expect(named.hashes.tool).not.toBe(named.hashes.menu);
  });

  it.each(['page', 'tool'])('changes with the content of %s, and no other with it', async (one) => {
    const before = await bundle();
    write(`${one}.js`, `export default 'changed';`);
    const after = await bundle();
    expect(after.file(one)).toHaveLength(1);
    expect(after.file(one)).not.toEqual(before.file(one));
    for (const other of ['page', 'tool', 'menu', 'main'].filter((name) => name !== one)) {
      expect(after.file(other), other).toEqual(before.file(other));
    }
  });

  it('stays while the content does', async () => {
    const before = await bundle();
    write('tool.js', `/* A comment. */ export default 'tool';`);
    const after = await bundle();
    expect(after.named.hashes).toEqual(before.named.hashes);
    expect(after.file('tool')).toEqual(before.file('tool'));
  });
});

describe('the digest of the code', () => {
  it('stays when a page changes, and with it the name of the table', async () => {
    const before = await bundle();
    write('page.js', `export default 'changed';`);
    expect((await bundle()).named.code).toBe(before.named.code);
  });

  it('changes with everything else', async () => {
    const before = await bundle();
    write('tool.js', `export default 'changed';`);
    expect((await bundle()).named.code).not.toBe(before.named.code);
  });
});
