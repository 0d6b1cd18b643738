import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales} from '../../config/locales';
import type {Content} from '../sources/content';
import {filesBelow} from '../sources/files';
import type {Problem} from '../problem';
import {englishStrings, filesOf} from '../sources/strings';

/** Parts of the framework with texts that readers of this site see. */
const THEMES = ['theme-common', 'theme-search-algolia', 'plugin-ideal-image'];
/** Ids of what the site does not have: a blog; and of notes for translators. */
const UNUSED = /^theme\.(?:blog|tags)\.|___DESCRIPTION$/;

type Messages = Readonly<Record<string, string>>;

const json = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape;

/** The framework's texts in a language, by id; `base` for English. */
function framework(locale: string): Messages {
  const root = path.dirname(require.resolve('@docusaurus/theme-translations/package.json'));
  const files = filesBelow(
    root,
    `locales/${locale}`,
    new RegExp(`/(?:${THEMES.join('|')})\\.json$`),
  );
  return Object.assign({}, ...files.map((file) => json(path.join(root, file)))) as Messages;
}

/** Ids of the site's own texts. Ids are literals, since the framework finds no others. */
const ownIds = (root: string): string[] =>
  filesOf(englishStrings, root)
    .flatMap(({text}) => [...text.matchAll(/\bid[:=]\s*["'](site\.[\w.-]+)["']/g)])
    .map(([, id]) => id as string);

const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text.replace(/\{\w+\}/g, ''));

/** Checks that all texts of the theme and of the site's own code are translated. */
export function interfaceStrings({root}: Content): Problem[] {
  const english = framework('base');
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const file = `i18n/${locale}/code.json`;
      if (!existsSync(path.join(root, file))) {
        return [];
      }
      const strings = json<Record<string, {message: string}>>(path.join(root, file));
      const theirs = framework(locale);
      // The framework's packages repeat the English where they have no translation.
      const isMissing = ([id, message]: [string, string]): boolean =>
        !UNUSED.test(id) &&
        hasWords(message) &&
        (theirs[id] ?? message).toLowerCase() === message.toLowerCase();
      const missing = [
        ...Object.entries(english)
          .filter(isMissing)
          .map(([id]) => id),
        ...ownIds(root),
      ].filter((id) => !strings[id]);
      return [...new Set(missing)].sort().map((id) => ({
        file,
        line: 1,
        rule: 'interface-string',
        message: `"${id}" has no words in ${locale}${english[id] ? `; the English is "${english[id]}"` : ''}`,
      }));
    });
}
