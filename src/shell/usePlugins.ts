import {useThemeConfig} from '@docusaurus/theme-common';

/** An external repository that menus and the home page link to. */
export interface Plugin {
  label: string;
  href: string;
}

/** The plugins for other engines, listed in config/navigation.ts. */
export function usePlugins(): Plugin[] {
  const menu = useThemeConfig().navbar.items.find(({type}) => type === 'custom-sdkGuides');
  const items = (menu?.items ?? []) as readonly Partial<Plugin>[];
  return items.filter((item): item is Plugin => Boolean(item.href && item.label));
}
