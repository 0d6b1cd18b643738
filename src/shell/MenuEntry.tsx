import {translate} from '@docusaurus/Translate';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import NavbarNavLink, {type Props as NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink';
import type {MenuPurpose} from '@site/config/navigation';
import {useId, type ReactNode} from 'react';

/** What an entry is for, in a line. */
const lineOf = (purpose: MenuPurpose): string =>
  ({
    android: translate({id: 'site.menu.android', message: 'Apps in Kotlin and Java'}),
    ios: translate({id: 'site.menu.ios', message: 'Apps in Swift and Objective-C'}),
    unity: translate({id: 'site.menu.unity', message: 'Games for Android and iOS'}),
    plugin: translate({id: 'site.menu.plugin', message: 'The guide is in its repository'}),
    policy: translate({id: 'site.menu.policy', message: 'How long each release is supported'}),
    networks: translate({
      id: 'site.menu.networks',
      message: 'Connect AdMob and other networks, set up mediation',
    }),
    troubleshooting: translate({
      id: 'site.menu.troubleshooting',
      message: 'Fix build errors, crashes and missing ads',
    }),
    reporting: translate({
      id: 'site.menu.reporting',
      message: 'Revenue, metrics and the Reporting API',
    }),
    advanced: translate({
      id: 'site.menu.advanced',
      message: 'Attribution, ad server, app-ads.txt, privacy',
    }),
    softLaunch: translate({id: 'site.menu.softLaunch', message: 'Test a game on a small market'}),
  })[purpose];

type Props = LinkLikeNavbarItemProps & {mobile?: boolean; purpose?: MenuPurpose};

/** An entry of a menu of the bar, with a line that says what it is for. */
export default function MenuEntry({purpose, mobile, ...item}: Props): ReactNode {
  const id = useId();
  if (!purpose) {
    return <NavbarItem isDropdownItem mobile={mobile} {...item} />;
  }
  return (
    <li className="site-menu__entry">
      <NavbarNavLink
        className={mobile ? 'menu__link' : 'dropdown__link'}
        isDropdownLink={!mobile}
        aria-describedby={id}
        {...(item as NavbarNavLinkProps)}
      />
      <small id={id}>{lineOf(purpose)}</small>
    </li>
  );
}
