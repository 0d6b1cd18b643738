import data from '@generated/search-index/default/site.json';
import type {SearchSite} from '@help-center/search/dialog';
import {guides} from '@site/config/platforms';

/** This language's data from plugins/search-index. */
export const {baseUrl, locale, settings, sets, hosted, worker} = data;

const slot = `search-platform${data.namespace}`;

/** The platform that was chosen last; without storage, only until the page is left. */
export const choice: SearchSite['choice'] = {
  get() {
    try {
      return localStorage.getItem(slot);
    } catch {
      return null;
    }
  },
  set(platform) {
    try {
      if (platform === null) {
        localStorage.removeItem(slot);
      } else {
        localStorage.setItem(slot, platform);
      }
    } catch {
      // Chosen for this dialog.
    }
  },
};

export const platforms: SearchSite['platforms'] = guides;
