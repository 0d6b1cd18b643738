import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastRelease, shownReleases} from './data';
import {fitsData, needsTables} from './fits';

/** Writes the data to where pages import it from, `@generated/shown-releases/default/`. */
export default function shownReleasesPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'shown-releases',
    async contentLoaded({actions}) {
      await actions.createData('data.json', shownReleases(i18n.currentLocale, siteDir));
      // By itself, because every page has it.
      await actions.createData('last.json', lastRelease());
      await actions.createData('needs.json', needsTables());
      // In a chunk of its own, which is loaded on demand.
      await actions.createData('fits.json', fitsData(siteDir));
    },
  };
}
