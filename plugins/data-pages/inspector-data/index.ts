import type {LoadContext, Plugin} from '@docusaurus/types';
import {inspectorFacts, inspectorWords} from '@help-center/sdk-data/inspector';

/**
 * Writes both to `@generated/app-inspector/default/`, where the inspector imports them.
 * Each language's pages load only their own texts.
 */
export default function inspectorDataPlugin({i18n: {currentLocale}}: LoadContext): Plugin {
  return {
    name: 'app-inspector',
    async contentLoaded({actions}) {
      await actions.createData('facts.json', inspectorFacts());
      await actions.createData('words.json', {[currentLocale]: inspectorWords(currentLocale)});
    },
  };
}
