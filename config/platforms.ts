/** An SDK platform and its guide. */
export interface Guide {
  /** Name in configuration and data; also the doc set, its folder and its route. */
  platform: 'android' | 'ios' | 'unity';
  /** Docs plugin instance of the guide. Android is the preset's own instance. */
  pluginId: string;
  /** What the platform is called. */
  name: string;
  /** What the SDK for it is called. */
  label: string;
  /** Languages of samples that belong to this platform alone, as highlighting calls them. */
  languages: readonly string[];
}

export type Platform = Guide['platform'];

/** The SDK guides, in the order in which menus list them. */
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

/** SDK platforms, in the order in which menus list them. */
export const platforms = guides.map(({platform}) => platform) as [Platform, ...Platform[]];

/** The guide of a platform. */
export const guideOf = (platform: Platform): Guide =>
  guides.find((guide) => guide.platform === platform) as Guide;

/**
 * The platform that a published page is about.
 *
 * @param tag - search tag of its doc set
 * @param path - its address, which names a platform also outside the guides
 * @returns null where it is about all of them
 */
export function platformOfPage(tag: string, path = ''): Platform | null {
  return (
    guides.find(({pluginId}) => tag.startsWith(`docs-${pluginId}-`))?.platform ??
    platforms.find((platform) => new RegExp(`/${platform}(?:[/-]|$)`).test(path)) ??
    null
  );
}

/** Folders and files of a docs plugin instance, relative to the site or to a language's folder. */
export interface DocFolders {
  /** Holds one `version-…` folder for each archived version. */
  archive: string;
  /** Lists the archived versions. */
  versions: string;
  /** Holds `current` and the `version-…` folders of a translation, below `i18n/<locale>`. */
  translation: string;
}

/**
 * Where Docusaurus keeps what belongs to a docs plugin instance: the names
 * carry the instance's id, except those of the preset's own instance.
 */
export function foldersOf(pluginId: string): DocFolders {
  const id = pluginId === 'default' ? '' : pluginId;
  return {
    archive: `${id && `${id}_`}versioned_docs`,
    versions: `${id && `${id}_`}versions.json`,
    translation: `docusaurus-plugin-content-docs${id && `-${id}`}`,
  };
}

/** What the path of a page tells about it. */
export interface PagePlace {
  /** Id of the doc set, as in `config/docSets.ts`. */
  set: string;
  /** Archived version, or null for the working copy. */
  version: string | null;
  /** Folder of the set in this language and version, with forward slashes. */
  folder: string;
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
 * Reads doc set and version out of the path of a page: {@link foldersOf}
 * the other way round.
 *
 * @param filePath - relative or absolute, with slashes of either kind
 * @returns null for a file outside the doc sets
 */
export function placeOf(filePath: string): PagePlace | null {
  const found = PLACE.exec(filePath.replaceAll('\\', '/'))?.groups;
  if (!found) {
    return null;
  }
  const {folder, set, archived, version, translated, old} = found;
  const pluginId = archived ?? translated ?? 'default';
  return {
    set: set ?? guides.find((guide) => guide.pluginId === pluginId)?.platform ?? pluginId,
    version: version ?? old ?? null,
    folder: folder as string,
  };
}
