import codeTranslations from '@generated/codeTranslations';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {words, type Words} from './words';

/** Gives the client's own notices, which are plain DOM, their words. */
if (ExecutionEnvironment.canUseDOM) {
  window.siteWords ??= Object.fromEntries(
    Object.entries(words).map(([name, {id, message}]) => [name, codeTranslations[id] ?? message]),
  ) as Words;
}
