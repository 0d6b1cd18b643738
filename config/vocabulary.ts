import {createVocabulary} from '@help-center/search';
import words from '../data/search-words.json';
import {guides} from './platforms';

/**
 * Pages that summarize others or mention nearly everything; search ranks them lower. Of those for
 * publishing, the list before publishing and the advice on placements say what no guide does.
 */
const SECONDARY =
  /^docs-onboarding-|\/publishing\/(?:data-protection|ua-setup)\/|\/(?:changelog|known-errors|upgrade-guide|bidmanager|move-from\/\w+)$/;

/** The same as data, for the doctor. */
export const searchFacts = {words, guides, secondary: SECONDARY.source};

/** The site's words, platforms and pages for search. */
export const vocabulary = createVocabulary(words, guides, SECONDARY);
