import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import russian from '../../../i18n/ru/code.json';
import loader from './translations.cjs';

const root = path.join(__dirname, '..', '..', '..');
const messages = Object.fromEntries(
  Object.entries(russian).map(([id, {message}]) => [id, message]),
);

function modulesUnder(folder: string): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.(?:js|tsx?)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('translationsIn', () => {
  const known = {'site.a.one': 'один', 'site.a.one.more': 'ещё', 'site.b': 'б'};

  it.each([
    [`translate({id: 'site.a.one', message: 'One'})`, {'site.a.one': 'один'}],
    [`jsx(Translate, {id:"site.a.one.more"})`, {'site.a.one.more': 'ещё'}],
    [`<Translate id="site.b">B</Translate>`, {'site.b': 'б'}],
    [`import x from './site.unknown'; x.toString()`, {}],
    [`'constructor.prototype'`, {}],
  ])('%s', (source, expected) => {
    expect(loader.translationsIn(source, known)).toEqual(expected);
  });
});

describe('ids', () => {
  it('are all found in some module', () => {
    const found = new Set(
      ['config', 'packages', 'src']
        .flatMap(modulesUnder)
        .flatMap((file) =>
          Object.keys(loader.translationsIn(readFileSync(file, 'utf8'), messages)),
        ),
    );
    expect(Object.keys(messages).filter((id) => id.startsWith('site.') && !found.has(id))).toEqual(
      [],
    );
  });

  it('are literals, so that a module brings what it uses', () => {
    const modules = [
      'src',
      'node_modules/@docusaurus/theme-classic/lib',
      'node_modules/@docusaurus/theme-common/lib',
      'node_modules/@docusaurus/theme-search-algolia/lib',
      'node_modules/@docusaurus/plugin-content-docs/lib/client',
      'node_modules/@docusaurus/core/lib/client/theme-fallback',
    ].flatMap(modulesUnder);
    const computed = modules.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(
          /(?<![`'\"])\btranslate\(\s*(?:\{(?:(?!\bid:)[^}])*\bid:\s*(?!['"\s])|[^\s{)'"])[^\n]*|<Translate\b[^>]*\bid=(?!")[^\n]*/g,
        ),
        ([text]) => `${path.relative(root, file)}: ${text}`,
      ),
    );
    expect(computed).toEqual([]);
  });
});
