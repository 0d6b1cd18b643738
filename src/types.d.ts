/** Font files are emitted as assets; importing one returns its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Written by config/builderData.ts. */
declare module '@generated/integration-builder/default/data.json' {
  const data: import('@help-center/sdk-rules/builder').BuilderData;
  export default data;
}

/** Written by plugins/data-pages/upgrade-plans. */
declare module '@generated/upgrade-plans/default/data.json' {
  const data: import('@help-center/sdk-rules/upgrades').UpgradePlans;
  export default data;
}

declare module '@generated/upgrade-plans/default/patch.json' {
  const data: import('@help-center/sdk-rules/patch').PatchData;
  export default data;
}

/** Written by plugins/data-pages/shown-releases. */
declare module '@generated/shown-releases/default/data.json' {
  const data: import('@site/config/shownReleases').ShownReleases;
  export default data;
}

declare module '@generated/shown-releases/default/last.json' {
  const data: import('@site/config/shownReleases').LastRelease;
  export default data;
}

/** Written by config/inspectorData.ts. */
declare module '@generated/app-inspector/default/facts.json' {
  const facts: import('@help-center/app-inspector').Facts;
  export default facts;
}

declare module '@generated/app-inspector/default/words.json' {
  const words: Readonly<Record<string, import('@help-center/app-inspector').Words>>;
  export default words;
}

declare module '@generated/shown-releases/default/needs.json' {
  const data: import('@site/config/shownReleases').NeedsTables;
  export default data;
}

declare module '@generated/shown-releases/default/fits.json' {
  const data: import('@site/config/shownReleases').FitsData;
  export default data;
}

/** Written by plugins/search-index. */
declare module '@generated/search-index/default/site.json' {
  const data: import('@help-center/search/dialog').SearchData;
  export default data;
}
