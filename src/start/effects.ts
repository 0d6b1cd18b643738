import {readChoice, settings, startEffects} from '@help-center/late-start/effects';
import {completeAddress} from '../components/TimetableAddress/logic';
import {copiedText} from '../components/code/copiedText';
import {reportHeight} from '../dashboard/heightReport';
import {followPreferredVersions} from '../shell/preferredPages';
import type {SiteSettings} from './settings';
import {toggleWrap, WRAP} from './wrap';

/**
 * This site's file of effects; see packages/late-start. It also does what needs no
 * client: the report of the height in a frame, and the address of a timetable.
 */

if (window.parent !== window) {
  reportHeight((settings as unknown as SiteSettings).domain);
}
completeAddress();
followPreferredVersions(readChoice);
startEffects({copiedText, toggleWrap, wrap: WRAP});
