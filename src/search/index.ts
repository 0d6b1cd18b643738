import {startSearch} from '@help-center/search/dialog';
import {credit, engine} from '@site/src/search/engine';
import {baseUrl, choice, platforms, sets, settings} from './site';
import {words} from './words';

// A bundle of its own, which the opener of the start script loads.
startSearch({engine, credit, settings, baseUrl, sets, platforms, choice, words});
