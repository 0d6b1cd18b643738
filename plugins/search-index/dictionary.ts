import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dictionaryEntry} from '@help-center/search/indexing';
import nspell from 'nspell';
import {digest, withKept} from '../lib/kept';

/** The languages whose words readers of a language use: names and code are English everywhere. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {en: ['en'], ru: ['ru', 'en']};

/** The folder of packages that a site finds: its own, or that of a folder above it. */
function modulesOf(siteDir: string): string {
  const modules = path.join(siteDir, 'node_modules');
  const above = path.dirname(siteDir);
  return above === siteDir || existsSync(path.join(modules, 'nspell')) ? modules : modulesOf(above);
}

/** The words of a language in all their forms; reading all of them takes up to a minute. */
function entriesOf(language: string, siteDir: string): string[] {
  const modules = modulesOf(siteDir);
  const read = (file: string): Buffer => readFileSync(path.join(modules, file));
  const of = `dictionary-${language}`;
  const version = digest(
    ...[`${of}/package.json`, 'nspell/package.json', '@help-center/search/src/analysis.ts'].map(
      (file) => String(read(file)),
    ),
  );
  return withKept(path.join(modules, '.cache/search-dictionary', language), version, (remember) =>
    remember(language, () => {
      // Its types leave out where it keeps all forms.
      const {data} = nspell(read(`${of}/index.aff`), read(`${of}/index.dic`)) as unknown as {
        data: Readonly<Record<string, unknown>>;
      };
      const words = Object.keys(data).filter((word) => /^\p{Ll}{5,}$/u.test(word));
      return [...new Set(words.map((word) => dictionaryEntry(word)))];
    }),
  );
}

/**
 * The words that readers of a language may spell right.
 *
 * @returns each as `dictionaryEntry` gives it; none for a language without a dictionary
 * @throws if a dictionary isn't installed
 */
export const dictionaryOf = (locale: string, siteDir: string): string[] =>
  (LANGUAGES[locale] ?? []).flatMap((language) => entriesOf(language, siteDir));
