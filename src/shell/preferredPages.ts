import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {platforms, type Platform} from '@site/config/platforms';

/**
 * Marks a link that leads elsewhere for readers who prefer another version than the latest; the
 * frame follows it (src/frame/links.ts).
 *
 * @param pluginId - the docs plugin whose preferred version decides
 * @param versions - all of its versions
 * @param page - address in a version, if it has one
 */
export const preferredPages = (
  pluginId: string,
  versions: readonly GlobalVersion[],
  page: (version: GlobalVersion) => string | undefined,
) => ({
  'data-plugin': pluginId,
  'data-pages': JSON.stringify(
    Object.fromEntries(
      versions.filter(({isLast}) => !isLast).map((one) => [one.name, page(one) ?? null]),
    ),
  ),
});

/** Marks a link whose press chooses a version; the latest is no choice. */
export const versionChoice = (
  pluginId: string,
  {name, isLast}: Pick<GlobalVersion, 'name' | 'isLast'>,
) => ({'data-plugin': pluginId, 'data-version': isLast ? '' : name});

/**
 * Marks a link that leads to the platform whose guide the reader saw last; the first one where
 * there was none.
 *
 * @param page - address on a platform, with the base URL
 */
export const lastPlatformPages = (page: (platform: Platform) => string) => ({
  'data-plugin': 'last-platform',
  'data-pages': JSON.stringify(Object.fromEntries(platforms.map((one) => [one, page(one)]))),
});
