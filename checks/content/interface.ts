import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales} from '../../config/locales';
import type {Content} from '../lib/content';
import type {Problem} from '../lib/problem';

/** Parts of the framework with texts that readers of this site see. */
const THEMES = ['theme-common', 'theme-search-algolia', 'plugin-ideal-image'];
/** The site has no blog. */
const UNUSED = /^theme\.(?:blog|tags)\./;

type Messages = Readonly<Record<string, string>>;

const json = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape;

/** The framework's texts in a language, by id; `base` for English. */
function framework(locale: string): Messages {
  const folder = path.join(
    path.dirname(require.resolve('@docusaurus/theme-translations/package.json')),
    'locales',
    locale,
  );
  return Object.assign(
    {},
    ...THEMES.map((name) => path.join(folder, `${name}.json`))
      .filter((file) => existsSync(file))
      .map((file) => json<Messages>(file)),
  ) as Messages;
}

/** Ids of the site's own texts. Ids are literals, since the framework finds no others. */
function ownIds(root: string): string[] {
  return ['config', 'packages', 'plugins', 'src'].flatMap((folder) => {
    const full = path.join(root, folder);
    return existsSync(full)
      ? readdirSync(full, {recursive: true, encoding: 'utf8'})
          .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
          .flatMap((name) =>
            [
              ...readFileSync(path.join(full, name), 'utf8').matchAll(
                /\bid[:=]\s*["'](site\.[\w.-]+)["']/g,
              ),
            ].map(([, id]) => id as string),
          )
      : [];
  });
}

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
      const missing = [
        ...Object.entries(english)
          .filter(
            ([id, message]) =>
              !id.endsWith('___DESCRIPTION') && !UNUSED.test(id) && hasWords(message),
          )
          // The framework's packages repeat the English where they have no translation.
          .filter(
            ([id, message]) =>
              !strings[id] && (theirs[id] ?? message).toLowerCase() === message.toLowerCase(),
          )
          .map(([id]) => id),
        ...ownIds(root).filter((id) => !strings[id]),
      ];
      return [...new Set(missing)].sort().map((id) => ({
        file,
        line: 1,
        rule: 'interface-string',
        message: `"${id}" has no words in ${locale}${english[id] ? `; the English is "${english[id]}"` : ''}`,
      }));
    });
}
