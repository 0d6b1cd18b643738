import type {createVocabulary} from '@help-center/search';
import {fill} from '@help-center/sdk-rules';

/** What the bundler puts in: where the site is, and what its interface says in other languages than the first. */
declare const SITE: {
  /** Address of the first language; ends with a slash. */
  address: string;
  /** What follows it for each language. */
  languages: Record<string, string>;
  /** By language and id. */
  messages: Record<string, Record<string, string>>;
  /** What the search knows of words, guides and pages that summarize others. */
  search: {
    words: Parameters<typeof createVocabulary>[0];
    guides: Parameters<typeof createVocabulary>[1];
    secondary: string;
  };
};

export const {address, languages, messages, search} = SITE;

let locale = '';

/** Chooses the language of `translate`. */
export function speak(language: string): void {
  locale = language;
}

/** Docusaurus's function of this name, for a terminal. */
export function translate(
  {id, message}: {id: string; message: string},
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(messages[locale]?.[id] ?? message, values);
}
