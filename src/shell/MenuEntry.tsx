import {translate} from '@docusaurus/Translate';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import NavbarNavLink, {type Props as NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink';
import type {MenuPurpose} from '@site/config/navigation';
import {useId, type ReactNode} from 'react';

/** What an entry is for, in a line. */
function lineOf(purpose: MenuPurpose): string {
  switch (purpose) {
    case 'android':
      return translate({id: 'site.menu.android', message: 'Apps in Kotlin and Java'});
    case 'ios':
      return translate({id: 'site.menu.ios', message: 'Apps in Swift and Objective-C'});
    case 'unity':
      return translate({id: 'site.menu.unity', message: 'Games for Android and iOS'});
    case 'plugin':
      return translate({id: 'site.menu.plugin', message: 'The guide is in its repository'});
    case 'policy':
      return translate({id: 'site.menu.policy', message: 'How long each release is supported'});
    case 'networks':
      return translate({
        id: 'site.menu.networks',
        message: 'Connect AdMob and other networks, set up mediation',
      });
    case 'troubleshooting':
      return translate({
        id: 'site.menu.troubleshooting',
        message: 'Fix build errors, crashes and missing ads',
      });
    case 'reporting':
      return translate({
        id: 'site.menu.reporting',
        message: 'Revenue, metrics and the Reporting API',
      });
    case 'advanced':
      return translate({
        id: 'site.menu.advanced',
        message: 'Attribution, ad server, app-ads.txt, privacy',
      });
    case 'softLaunch':
      return translate({id: 'site.menu.softLaunch', message: 'Test a game on a small market'});
  }
}

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
