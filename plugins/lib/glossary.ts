import path from 'node:path';
import {locales} from '../../config/locales';
import {pagesFolder, docSets, type DocSet} from '../../config/docSets';

const root = path.join(__dirname, '../..');
const set = docSets.find(({id}) => id === 'networks-setup') as DocSet;

/** The page that defines the terms, by language, relative to the repository. */
export const glossaryPages: Readonly<Record<string, string>> = Object.fromEntries(
  locales.map((locale) => [locale, `${pagesFolder(set, locale)}/glossary.mdx`]),
);

/** The same as absolute paths. */
export const glossaryFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(glossaryPages).map(([locale, file]) => [locale, path.join(root, file)]),
);

/** Route of the glossary, without the base URL. */
export const glossaryRoute = `/${set.route}/glossary`;
