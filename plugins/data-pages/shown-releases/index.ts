import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastRelease, shownReleases} from './data';
import {fitsData, needsTables} from './fits';

/** Writes the data to `@generated/shown-releases/default/`, where pages import it. */
export default function shownReleasesPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'shown-releases',
    async contentLoaded({actions}) {
      await actions.createData('data.json', shownReleases(i18n.currentLocale, siteDir));
      // A separate file, because every page imports it.
      await actions.createData('last.json', lastRelease());
      await actions.createData('needs.json', needsTables());
      // A separate file, because it is loaded on demand.
      await actions.createData('fits.json', fitsData(siteDir));
    },
  };
}
