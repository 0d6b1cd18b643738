import {load} from 'cheerio';
import {createLocalClient} from './client';
import {recordsOf, type SearchRecord} from './indexing/records';
import type {IndexedSite, IndexFiles} from './indexing/shards';
import {createVocabulary, type Guide, type Words} from './vocabulary';

// What the tests of this package share: a small site.

const guides: readonly Guide[] = [
  {platform: 'android', pluginId: 'default'},
  {platform: 'ios', pluginId: 'ios'},
  {platform: 'unity', pluginId: 'unity'},
];

const words: Words = {
  platforms: {android: ['android', 'андроид'], ios: ['ios'], unity: ['unity']},
  synonyms: [['mediation', 'waterfall']],
};

export const vocabulary = createVocabulary(words, guides, /\/changelog$/);

/** A site with keywords for one page. */
export const site: IndexedSite = {
  locale: 'en',
  title: 'Help Center',
  sets: [
    {pluginId: 'default', title: 'Android SDK'},
    {pluginId: 'ios', title: 'iOS SDK'},
  ],
  keywordsOf: (path) => (path === '/advanced/ad-server' ? ['house ads'] : []),
};

/** Records of a page as a build writes it. */
export const recordsOfHtml = (html: string, path: string): SearchRecord[] => {
  const page = load(html);
  return recordsOf({path, head: page, main: page});
};

/** A client that reads the files of an index that was just made. */
export const clientOf = (files: IndexFiles) =>
  createLocalClient({
    indexUrl: '',
    locale: 'en',
    origin: 'https://docs.example.com',
    vocabulary,
    patience: 60_000,
    fetchFile: async (file) => JSON.parse(files.get(file) ?? '') as unknown,
  });
