import {tellLosses} from '@help-center/late-start/lost';
import {settings} from '@help-center/late-start/settings';
import {reportHeight} from '../dashboard/heightReport';
import type {SiteSettings} from './settings';

/**
 * The file that a page loads when something of its client did not come: it says so, and tells the
 * page around a frame how high the page is, which is the client's work otherwise.
 */
tellLosses();
if (window.parent !== window && window.siteHeight === undefined) {
  reportHeight((settings as unknown as SiteSettings).domain);
}
