import codeTranslations from '@generated/codeTranslations';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {arrive} from '@help-center/late-start/takeOver';
import {words, type Words} from '@help-center/late-start/words';

export {adopt, live} from '@help-center/late-start/takeOver';

if (ExecutionEnvironment.canUseDOM) {
  // The client's own notices are plain DOM.
  window.siteWords ??= Object.fromEntries(
    Object.entries(words).map(([name, {id, message}]) => [name, codeTranslations[id] ?? message]),
  ) as Words;
  arrive();
}
