import {readChoice, settings, startEffects, storeChoice} from '@help-center/late-start/effects';
import {completeAddress} from '../components/TimetableAddress/logic';
import {reportHeight} from '../dashboard/heightReport';
import {followPreferredVersions} from '../shell/preferredPages';
import {copyCode} from './copy';
import {closeMenu, handOverMenu, leaveGuide, toggleMenu} from './menu';
import type {SiteSettings} from './settings';
import {followTheme, toggleTheme} from './theme';
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
startEffects({
  effects: [
    ['.navbar__theme button', toggleTheme],
    // The other one is the row of a phone that names the section.
    ['.navbar__toggle, [aria-haspopup="dialog"]', toggleMenu],
    ['.navbar-sidebar__close', closeMenu],
    ['.navbar-sidebar__back', leaveGuide],
    ['.code-wrap', (control) => toggleWrap(control, (choice) => storeChoice(WRAP, choice))],
    ['.theme-code-block button[title]', copyCode],
  ],
  begin: followTheme,
  handOver: handOverMenu,
});
