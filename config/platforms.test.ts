import {describe, expect, it} from 'vitest';
import {foldersOf, parsePagePath} from './platforms';
import {pagesFolder, docSets} from './docSets';

describe('parsePagePath', () => {
  it('reads doc set and version back from the folder of every set', () => {
    for (const docSet of docSets) {
      for (const locale of ['en', 'ru', 'de']) {
        for (const version of [null, '3.6.0', '4.0.0-beta']) {
          const folder = pagesFolder(docSet, locale, version);
          expect(parsePagePath(`${folder}/a/b.mdx`)).toEqual({set: docSet.id, version, folder});
        }
      }
    }
  });

  it.each(['C:\\docs\\site\\docs\\ios\\a\\b.mdx', '/home/docs/site/docs/ios/a.mdx'])(
    'takes the last folder of such a name, with slashes of either kind: %s',
    (file) => {
      expect(parsePagePath(file)).toMatchObject({set: 'ios', version: null});
    },
  );

  it.each([
    'src/pages/index.tsx',
    'docs/a.mdx',
    'ios_versioned_docs/a.mdx',
    'i18n/ru/code.json',
    'i18n/ru/docusaurus-plugin-content-docs-ios/current.json',
    '',
  ])('knows no place for %j', (file) => {
    expect(parsePagePath(file)).toBeNull();
  });
});

describe('foldersOf', () => {
  it('leaves the id out for the instance of the preset alone', () => {
    expect(foldersOf('default')).toEqual({
      archive: 'versioned_docs',
      versions: 'versions.json',
      translation: 'docusaurus-plugin-content-docs',
    });
    expect(foldersOf('ios').translation).toBe('docusaurus-plugin-content-docs-ios');
  });
});
