import type {createVocabulary} from '@help-center/search';

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

/** What the bundler puts in: where the site is, and what its interface says in other languages than the first. */
export const place = SITE;
