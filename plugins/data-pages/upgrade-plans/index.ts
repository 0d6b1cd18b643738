import type {LoadContext, Plugin} from '@docusaurus/types';
import {upgradePlans} from './data';
import {patchData} from './patch';

/** Writes the upgrade helper's data; see the README. */
export default function upgradePlansPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'upgrade-plans',
    async contentLoaded({actions}) {
      await actions.createData('data.json', upgradePlans(i18n.currentLocale, siteDir));
      await actions.createData('patch.json', patchData(i18n.currentLocale));
    },
  };
}
