import type {Files, TextFile} from './files';
import {lineAt} from './text';

/** Where a project is for another of Apple's systems than iOS, with the system's name. */
export interface OtherSystem {
  file: string;
  line: number;
  name: string;
}

/** Apple's other systems by their names in Podfiles and Xcode projects. */
const OTHERS: Readonly<Record<string, string>> = {
  osx: 'macOS',
  macos: 'macOS',
  macosx: 'macOS',
  tvos: 'tvOS',
  appletvos: 'tvOS',
  watchos: 'watchOS',
  visionos: 'visionOS',
  xros: 'visionOS',
};
const NAMES = Object.keys(OTHERS).join('|');
const PLATFORM = new RegExp(String.raw`^[ \t]{0,20}platform\b[ \t(]{0,20}:(${NAMES})\b`, 'm');
const SDKROOT = new RegExp(String.raw`\bSDKROOT[ \t]{0,20}=[ \t]{0,20}"?(${NAMES})\b`);

function found({path: file, text}: TextFile, pattern: RegExp): OtherSystem | null {
  const match = pattern.exec(text);
  const name = OTHERS[match?.[1] ?? ''];
  return match && name ? {file, line: lineAt(text, match.index), name} : null;
}

/** Which other system a Podfile is for; null if it is for iOS. */
export const otherOfPodfile = (file: TextFile): OtherSystem | null =>
  /:ios\b/.test(file.text) ? null : found(file, PLATFORM);

/** Which other system Xcode projects build for; null if any of them builds for iOS. */
export function otherOfXcode(app: Files): OtherSystem | null {
  const files = [...app.of('xcode'), ...app.of('xcconfig')];
  const isIos = files.some(({text}) =>
    /iphoneos|\bSDKROOT[ \t]{0,20}=[ \t]{0,20}auto\b/i.test(text),
  );
  return isIos ? null : (files.map((file) => found(file, SDKROOT)).find(Boolean) ?? null);
}
