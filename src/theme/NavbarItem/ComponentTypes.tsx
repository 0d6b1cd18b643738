import UserMenu, {AccountLink, UserIdentity} from '@site/src/dashboard/UserMenu';
import SdkGuidesNavbarItem from '@site/src/shell/SdkGuidesNavbarItem';
import NewsNavbarItem from '@site/src/shell/NewsNavbarItem';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/**
 * Item types that config/navigation.ts can use: those of the theme's that it does use,
 * since every page loads them, and the site's own, whose names must start with
 * `custom-`. Any other type fails the build with its name; add it here.
 */
export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  // The line in the language menu.
  html: HtmlNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
  'custom-sdkGuides': SdkGuidesNavbarItem,
  'custom-news': NewsNavbarItem,
  'custom-accountLink': AccountLink,
  // The menu of a phone has it above its entries.
  'custom-theme': ({mobile}: {mobile?: boolean}) => (mobile ? null : <NavbarColorModeToggle />),
  'custom-user': UserMenu,
  'custom-userIdentity': UserIdentity,
};
