import {readChoice, storeChoice} from '@help-center/late-start/settings';
import {startSearch} from '@help-center/search/dialog';
import {guides} from '@site/config/platforms';
import {credit, engine} from '@site/src/search/engine';
import {onMiss} from './miss';
import {baseUrl, sets, settings} from './site';
import {words} from './words';

const PLATFORM = 'search-platform';

// A bundle of its own, which the opener of the start script loads.
startSearch({
  engine,
  credit,
  settings,
  baseUrl,
  sets,
  platforms: guides,
  choice: {
    get: () => readChoice(PLATFORM),
    set: (platform) => storeChoice(PLATFORM, platform),
  },
  words,
  onMiss,
});
