import codeTranslations from '@generated/codeTranslations';
import {HelmetProvider} from 'react-helmet-async';
import {createRoot} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {keepTranslation} from '@help-center/late-start/alone';
import {arrive} from '@help-center/late-start/takeOver';
import {words, type Words} from '@help-center/late-start/words';

export {adopt, live} from '@help-center/late-start/takeOver';

if (ExecutionEnvironment.canUseDOM) {
  // The client's own notices are plain DOM.
  window.siteWords ??= Object.fromEntries(
    Object.entries(words).map(([name, {id, message}]) => [name, codeTranslations[id] ?? message]),
  ) as Words;
  keepTranslation((place) => {
    // What the head says is translated, too.
    HelmetProvider.canUseDOM = false;
    return createRoot(place);
  });
  arrive();
}
