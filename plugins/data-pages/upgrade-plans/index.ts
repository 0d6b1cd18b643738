import type {LoadContext, Plugin} from '@docusaurus/types';
import {upgradePlans} from './data';

/** Writes the data of the upgrade helper; see the README. */
export default function upgradePlansPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'upgrade-plans',
    async contentLoaded({actions}) {
      await actions.createData('data.json', upgradePlans(i18n.currentLocale, siteDir));
    },
  };
}
