import path from 'node:path';

const root = path.join(__dirname, '..', '..');

/** The page that the terms are read from, by language, relative to the repository. */
export const glossaryPages = {
  en: 'docs/networks-setup/glossary.mdx',
  ru: 'i18n/ru/docusaurus-plugin-content-docs-networks-setup/current/glossary.mdx',
} as const;

/** The same with full paths. */
export const glossaryFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(glossaryPages).map(([locale, file]) => [locale, path.join(root, file)]),
);

/** Address of the glossary, without base URL. */
export const glossaryRoute = '/networks-setup/glossary';
