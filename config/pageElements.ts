const DRAWING = ['id', 'title'];
const PLATFORM = ['platform'];
const OTHER_SDK = ['platform', 'from'];

/**
 * The elements that pages use without an import, each with its attributes. What makes them
 * lists none itself: the types demand one maker for each name.
 */

/** React components, in `src/theme/MDXComponents`. */
export const components = {
  AppAdsChecker: [],
  AppInspector: [],
  BuildFilePatch: PLATFORM,
  ConfigChecker: [],
  FeedLinks: PLATFORM,
  IntegrationBuilder: ['platform', 'compact'],
  LogHelper: [],
  NativeAdPicture: [],
  OwnValue: ['name', 'ofBoth'],
  RequestBuilder: [],
  Since: ['version'],
  TabItem: ['value', 'label', 'default'],
  TableFilter: [],
  Tabs: ['groupId', 'queryString', 'defaultValue'],
  TimetableAddress: PLATFORM,
  UpgradeHelper: PLATFORM,
} satisfies Attributes;

/** Drawn while pages are compiled, in `plugins/markdown/drawings`. */
export const drawings = {
  AdLifecycle: ['type', 'platform'],
  AdPlacement: ['type'],
  Auction: [],
  Drawing: ['name'],
  Flow: DRAWING,
  Screen: [...DRAWING, 'place'],
  Sequence: DRAWING,
} satisfies Attributes;

/** Written from `data/`, in `plugins/data-pages/release-pages`. */
export const releaseElements = {
  AdapterTable: PLATFORM,
  Changelog: PLATFORM,
  DeprecationTimetable: PLATFORM,
  EngineAdapterTable: PLATFORM,
  ErrorTable: ['group'],
  LeftoversTable: OTHER_SDK,
  NamesTable: OTHER_SDK,
  ReleaseTable: ['platform', 'releases'],
} satisfies Attributes;

/** Written from `data/reporting-api.json`, in `plugins/data-pages/reporting-pages`. */
export const reportingElements = {
  ApiDownload: [],
  ApiFields: ['schema'],
  ApiParameters: ['operation'],
  ApiSample: ['operation'],
  ApiScript: [],
  ApiServer: [],
  Formula: ['name', 'top', 'bottom', 'times'],
} satisfies Attributes;

/** Names of elements with their attributes. */
export type Attributes = Readonly<Record<string, readonly string[]>>;

/** All of them. */
export const pageElements: Attributes = {
  ...components,
  ...drawings,
  ...releaseElements,
  ...reportingElements,
};
