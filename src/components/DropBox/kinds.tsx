import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Platform} from '@site/config/platforms';
import onDemand from '@site/src/components/onDemand';

/** What a file or a text is to the tools: a log, a build file, a built app or an app-ads.txt. */
export type Kind = 'log' | 'build' | 'app' | 'ads';
type Files = readonly File[];

const LogHelper = onDemand(
  () => import(/* webpackChunkName: "log-helper" */ '@site/src/components/LogHelper'),
);
const AppInspector = onDemand(
  () => import(/* webpackChunkName: "app-inspector" */ '@site/src/components/AppInspector'),
);
const BuildFilePatch = onDemand(
  () => import(/* webpackChunkName: "build-file-patch" */ '@site/src/components/BuildFilePatch'),
);
const AppAdsChecker = onDemand(
  () => import(/* webpackChunkName: "app-ads-checker" */ '@site/src/components/AppAdsChecker'),
);

const BUILD_FILES: Readonly<Record<Platform, RegExp>> = {
  android: /\.(?:gradle(?:\.kts)?|versions\.toml)$|^(?:AndroidManifest\.xml|gradle\.properties)$/,
  ios: /^Podfile(?:\.lock)?$|Info\.plist$/,
  unity: /^(?:manifest|packages-lock)\.json$|Dependencies\.xml$|^ProjectSettings\.asset$/,
};

/** The platform of a build file, by its name. */
const platformOf = (name: string) =>
  (Object.keys(BUILD_FILES) as Platform[]).find((platform) => BUILD_FILES[platform].test(name));

/** What is told by the name of a file; undefined if its text has to tell. */
export const kindOfName = (name: string): Kind | undefined =>
  /\.(?:apk|aab|aar|ipa|apks|xapk|zip)$/i.test(name)
    ? 'app'
    : platformOf(name)
      ? 'build'
      : /^app-ads\b.*\.txt$/i.test(name)
        ? 'ads'
        : undefined;

/** How texts begin, or what stands in their first lines. */
const TEXTS: readonly [Kind, RegExp][] = [
  ['build', /^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE plist[^>]*>\s*)?<(?:manifest|plist)\b/],
  ['build', /^\s*(?:#.*\n\s*)*(?:source ['"]http|platform :ios|target ['"])/],
  [
    'build',
    /^\s*(?:\/\/.*\n\s*)*(?:plugins|pluginManagement|buildscript|dependencyResolutionManagement)\s*\{/,
  ],
  ['ads', /^(?:\s*#.*\n)*\s*[\w-]+(?:\.[\w-]+)+\s*,[^,\n]+,\s*(?:DIRECT|RESELLER)\b/i],
  ['log', /^.{0,40}\d\d:\d\d:\d\d[.,]\d|^\s*[VDIWEF]\/|What went wrong:|^ld: |xception: |error: /m],
];
/** How much of a text shows what it is. */
const HEAD = 4000;

/** What a text is, by its beginning; undefined if that doesn't tell. */
export function kindOfText(text: string): Kind | undefined {
  const head = text.slice(0, HEAD);
  return TEXTS.find(([, shape]) => shape.test(head))?.[0];
}

/** The tool that files are for, which reads them at once; a text has no name. */
export default function OtherTool({kind, files}: {kind: Kind; files: Files}): ReactNode {
  const [{name, lastModified, size}] = files as [File];
  const Tool = {app: AppInspector, log: LogHelper, ads: AppAdsChecker, build: BuildFilePatch}[kind];
  return (
    <>
      <p role="status">
        <Translate id="site.box.other">This is for another tool, which reads it below.</Translate>
      </p>
      {/* Each choice begins anew. */}
      <Tool
        key={`${name} ${lastModified} ${size}`}
        platform={platformOf(name) ?? 'android'}
        files={files}
      />
    </>
  );
}
