import {createBackgroundClient, INDEX_FOLDER, type SearchClient} from '@help-center/search';
import type {Engine} from '@help-center/search/dialog';
import {baseUrl, locale, worker} from './site';

let client: SearchClient | undefined;

/** The local index; `hostedEngine.tsx` replaces this module if an engine is hosted. */
export const engine: Engine = {
  name: `help-center-${locale}`,
  client() {
    const {origin} = window.location;
    client ??= createBackgroundClient(
      {indexUrl: `${origin}${baseUrl}${INDEX_FOLDER}/`, locale, origin},
      worker,
    );
    return client;
  },
};

/** Credit of the engine's vendor: none for the local index. */
export const credit = null;
