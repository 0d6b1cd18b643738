import UserMenu, {AccountLink, UserIdentity} from '@site/src/dashboard/UserMenu';
import SdkGuidesNavbarItem from '@site/src/shell/SdkGuidesNavbarItem';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

/**
 * Item types that config/navigation.ts may use besides the theme's own. The
 * theme asks for names that start with `custom-`.
 */
export default {
  ...ComponentTypes,
  'custom-sdkGuides': SdkGuidesNavbarItem,
  'custom-accountLink': AccountLink,
  'custom-user': UserMenu,
  'custom-userIdentity': UserIdentity,
};
