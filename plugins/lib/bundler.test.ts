import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as rspack from '@rspack/core';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findPlugin, ReplaceModule, type Replacement} from './bundler';

let folder: string;
const inFolder = (file: string) => path.join(folder, file);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundler-'));
  writeFileSync(inFolder('entry.js'), `import stock from './stock';\nconsole.log(stock);`);
  writeFileSync(inFolder('stock.js'), `export default 'stock';`);
  writeFileSync(inFolder('own.js'), `export default 'own';`);
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Bundles the folder and gives the script. */
function bundle(replacement: Omit<Replacement, 'by'>): Promise<string> {
  const compiler = rspack.rspack({
    context: folder,
    mode: 'production',
    entry: inFolder('entry.js'),
    output: {path: inFolder('out'), filename: 'out.js'},
    plugins: [new ReplaceModule(rspack, {...replacement, by: inFolder('own.js')})],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        const failure = error ?? stats?.compilation.errors[0];
        if (failure) {
          reject(failure as Error);
        } else {
          resolve(readFileSync(inFolder('out/out.js'), 'utf8'));
        }
      });
    });
  });
}

describe('a replacement', () => {
  it('takes the place of the module', async () => {
    const script = await bundle({request: /^\.\/stock$/, from: /bundler-/});
    expect(script).toContain('own');
    expect(script).not.toContain('stock');
  });

  it.each([
    ['that nothing imports', {request: /^\.\/renamed$/}],
    ['imported from elsewhere alone', {request: /^\.\/stock$/, from: /another-folder/}],
  ])('of a module %s fails the build and says what it looked for', async (_what, replacement) => {
    await expect(bundle(replacement)).rejects.toThrow(
      /own\.js replaces nothing: expected an import of \/\^.*upstream\/README\.md/,
    );
  });
});

describe('findPlugin', () => {
  class Known {}

  it('finds a plugin by its class', () => {
    const known = new Known();
    expect(findPlugin([{}, undefined, known], 'Known')).toBe(known);
  });

  it.each([
    [[new Known()], /expected.*Renamed.*has Known/i],
    [undefined, /expected.*Renamed.*no plugins/i],
  ])('says what there is instead', (list, message) => {
    expect(() => findPlugin(list, 'Renamed')).toThrow(message);
  });
});
