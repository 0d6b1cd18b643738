import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import onDemand from '@site/src/components/onDemand';

/** The tools that read what isn't a log. */
const AppInspector = onDemand(
  () => import(/* webpackChunkName: "app-inspector" */ '@site/src/components/AppInspector'),
);
const BuildFilePatch = onDemand(
  () => import(/* webpackChunkName: "build-file-patch" */ '@site/src/components/BuildFilePatch'),
);
const APP = /\.(?:apk|aab|aar|ipa|apks|xapk|zip)$/i;
const BUILD_FILES = {
  android: /\.(?:gradle(?:\.kts)?|versions\.toml)$|^(?:AndroidManifest\.xml|gradle\.properties)$/,
  ios: /^Podfile(?:\.lock)?$|Info\.plist$/,
  unity: /^(?:manifest|packages-lock)\.json$|Dependencies\.xml$|^ProjectSettings\.asset$/,
};

/** The platform of a build file, by its name. */
const platformOf = (name: string) =>
  (['android', 'ios', 'unity'] as const).find((platform) => BUILD_FILES[platform].test(name));

/** How build files begin, and no log does. */
const STARTS = [
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE plist[^>]*>\s*)?<(?:manifest|plist)\b/,
  /^\s*(?:#.*\n\s*)*(?:source ['"]http|platform :ios|target ['"])/,
  /^\s*(?:\/\/.*\n\s*)*(?:plugins|pluginManagement|buildscript|dependencyResolutionManagement)\s*\{/,
];
/** How much of a text shows what it is. */
const HEAD = 4000;

/** Whether a text is a build file rather than a log, by its beginning. */
export const isBuildFile = (text: string): boolean => {
  const head = text.slice(0, HEAD);
  return STARTS.some((start) => start.test(head));
};

/** Whether another tool than that of logs reads a file, by its name. */
export const isForOther = (name: string): boolean =>
  APP.test(name) || platformOf(name) !== undefined;

/** Says which tool reads a file. */
export const sentenceOf = (name: string): string =>
  APP.test(name)
    ? translate(
        {id: 'site.logHelper.app', message: '{name} is a built app. Its contents are below.'},
        {name},
      )
    : translate(
        {
          id: 'site.logHelper.build',
          message: '{name} is a build file. The changes for the latest release are below.',
        },
        {name},
      );

/** The tool that files are for, which reads them at once. */
export default function OtherTool({files}: {files: readonly File[]}): ReactNode {
  const [first] = files as [File];
  // Each choice begins anew.
  const key = `${first.name} ${first.lastModified} ${first.size}`;
  return APP.test(first.name) ? (
    <AppInspector key={key} file={first} />
  ) : (
    <BuildFilePatch key={key} platform={platformOf(first.name) ?? 'android'} files={files} />
  );
}
