import UserMenu, {AccountLink, UserIdentity} from '@site/src/dashboard/UserMenu';
import SdkGuidesNavbarItem from '@site/src/shell/SdkGuidesNavbarItem';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

/**
 * Item types that config/navigation.ts may use besides the theme's own. The
 * theme asks for names that start with `custom-`.
 */
export default {
  ...ComponentTypes,
  'custom-sdkGuides': SdkGuidesNavbarItem,
  'custom-accountLink': AccountLink,
  // The mobile menu has it above its items.
  'custom-theme': ({mobile}: {mobile?: boolean}) =>
    mobile ? null : <NavbarColorModeToggle className="navbar__theme" />,
  'custom-user': UserMenu,
  'custom-userIdentity': UserIdentity,
};
