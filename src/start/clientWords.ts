import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {words, type Words} from './words';

/** Gives the client's own notices, which are plain DOM, their words. */
if (ExecutionEnvironment.canUseDOM) {
  window.siteWords ??= Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, translate(word)]),
  ) as Words;
}
