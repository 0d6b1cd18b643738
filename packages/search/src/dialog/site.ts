import type {ReactNode} from 'react';
import type {SearchClient} from '../contract';
import type {SearchSettings} from '../results';
import type {DocSets} from '../scope';

/** What the dialog and the results page know of the engine that answers. */
export interface Engine {
  /** Part of the names under which the browser keeps recent and favourite searches. */
  name: string;
  /** The engine's client, kept while the page lives; for browsers alone. */
  client: () => SearchClient;
}

/** What the dialog says. */
export interface Words {
  label: string;
  platform: string;
  allPlatforms: string;
  recent: string;
  favorite: string;
  save: string;
  removeRecent: string;
  removeFavorite: string;
  noRecent: string;
  tryFor: string;
  /** Searches that find something. */
  proposals: readonly string[];
  noResults: (query: string) => ReactNode;
  nothingFound: (query: string) => string;
  found: (count: number) => string;
  /** Names the words that no page has. */
  notMentioned: (unknown: readonly string[]) => string;
  /** Above the place that answers by itself. */
  answer: string;
  /** What the rows are then. */
  otherWords: string;
  /** What they are where similar words were found. */
  similarWords: string;
  /** A link to a person who can be asked. */
  askPerson: (query: string) => ReactNode;
  seeAll: (count: number) => string;
  failure: string;
  failureHelp: string;
  retry: string;
  select: string;
  navigate: string;
  close: string;
}

/** What a build knows of a language's site, as a plugin hands it to the browser. */
export interface SearchData {
  baseUrl: string;
  locale: string;
  settings: SearchSettings;
  /** Doc sets, with the names of their versions that readers see. */
  sets: DocSets;
  /** Account of the hosted engine, null for the site's own. */
  hosted: {appId: string; apiKey: string; indexName: string} | null;
  /** Address of the script that answers from the site's own index. */
  worker: string;
}

/** What the search needs to know about the site. */
export interface SearchSite extends Pick<SearchData, 'baseUrl' | 'settings' | 'sets'> {
  engine: Engine;
  /** Names who answers; nobody for an engine of the site's own. */
  credit?: ReactNode;
  platforms: readonly {platform: string; name: string}[];
  /** Keeps the platform that was chosen last. */
  choice: {get: () => string | null; set: (platform: string | null) => void};
  words: Words;
  /** Called when the reader leaves a search that found nothing, or whose words no page has. */
  onMiss?: (unknown: readonly string[]) => void;
}
