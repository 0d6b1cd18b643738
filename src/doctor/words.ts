import type {Localized} from '@site/config/locales';
import words from '@site/data/words/doctor.json';

/** What the doctor checks beyond the tools of the site: their data, held against build files. */
export type OwnRule = keyof typeof words.rules;

/** What the doctor itself says. */
export {words};

/** A text in a language. */
export type Say = (text: Localized) => string;
