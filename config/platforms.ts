/** An SDK platform and its guide. */
export interface Guide {
  /** Name in configuration and data; also the doc set, its folder and its route. */
  platform: 'android' | 'ios' | 'unity';
  /** Docs plugin instance of the guide. Android is the preset's own instance. */
  pluginId: string;
  /** The platform's display name. */
  name: string;
  /** Display name of its SDK. */
  label: string;
  /** Sample languages that only this platform uses, by their highlighting name. */
  languages: readonly string[];
}

export type Platform = Guide['platform'];

/** The SDK guides, in menu order. */
export const guides: readonly Guide[] = [
  {
    platform: 'android',
    pluginId: 'default',
    name: 'Android',
    label: 'Android SDK',
    languages: ['kotlin', 'java'],
  },
  {
    platform: 'ios',
    pluginId: 'ios',
    name: 'iOS',
    label: 'iOS SDK',
    languages: ['swift', 'objectivec'],
  },
  {
    platform: 'unity',
    pluginId: 'unity',
    name: 'Unity',
    label: 'Unity Plugin',
    languages: ['csharp'],
  },
];

/** SDK platforms, in menu order. */
export const platforms = guides.map(({platform}) => platform) as [Platform, ...Platform[]];

/** A value of every platform. */
export const byPlatform = <Value>(of: (platform: Platform) => Value) =>
  Object.fromEntries(platforms.map((platform) => [platform, of(platform)])) as Record<
    Platform,
    Value
  >;

/** The guide of a platform. */
export const guideOf = (platform: Platform): Guide =>
  guides.find((guide) => guide.platform === platform) as Guide;

/**
 * Where Docusaurus keeps the files of a docs plugin instance, relative to the site or to a
 * locale's folder. The names contain the instance's id, except for the preset's own instance.
 */
export function foldersOf(pluginId: string) {
  const id = pluginId === 'default' ? '' : pluginId;
  return {
    /** Holds a `version-…` folder for each archived version. */
    archive: `${id && `${id}_`}versioned_docs`,
    /** File that lists the archived versions. */
    versions: `${id && `${id}_`}versions.json`,
    /** Holds `current` and the `version-…` folders of a translation, in `i18n/<locale>`. */
    translation: `docusaurus-plugin-content-docs${id && `-${id}`}`,
  };
}

const PLACE = new RegExp(
  '^(?<folder>(?:.*/)?(?:' +
    [
      'docs/(?<set>[^/]+)',
      '(?:(?<archived>[^/]+)_)?versioned_docs/version-(?<version>[^/]+)',
      'i18n/[^/]+/docusaurus-plugin-content-docs(?:-(?<translated>[^/]+))?/(?:current|version-(?<old>[^/]+))',
    ].join('|') +
    '))/',
);

/**
 * Reads what a page's path says about it; the inverse of {@link foldersOf}.
 *
 * @param filePath - relative or absolute, with slashes of either kind
 * @returns null for a file outside the doc sets
 */
export function parsePagePath(filePath: string) {
  const found = PLACE.exec(filePath.replaceAll('\\', '/'))?.groups;
  if (!found) {
    return null;
  }
  const {folder, set, archived, version, translated, old} = found;
  const pluginId = archived ?? translated ?? 'default';
  return {
    /** Id of the doc set, as in `config/docSets.ts`. */
    set: set ?? guides.find((guide) => guide.pluginId === pluginId)?.platform ?? pluginId,
    /** Archived version, or null for the working copy. */
    version: version ?? old ?? null,
    /** Folder of the set in this language and version, with forward slashes. */
    folder: folder as string,
  };
}
