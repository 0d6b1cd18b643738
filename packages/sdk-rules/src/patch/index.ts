import {fewOf} from '@help-center/text';
import type {Platform} from '../index';
import type {SdkFacts} from '../check';
import {isUnity, lineAt, withoutComments, type Changed, type Files} from '@help-center/build-files';
import {compareVersions} from '@help-center/build-files/versions';
import {patchAndroid} from './android';
import {patchIos} from './ios';
import {patchUnity} from './unity';
import {Way, type Left} from './way';

export {diffOf, type Changed} from '@help-center/build-files';
export {factsFrom, type PatchData} from './data';
export type {SdkFacts as PatchFacts} from '../check';
export type {Left, PatchSite, PatchWords} from './way';

/** The result of a patch. */
export interface Patched {
  files: readonly Changed[];
  /** What is left for a person to decide or change. */
  left: readonly Left[];
  /** What is worth knowing: lines that the patch removes without a replacement. */
  notes: readonly Left[];
  /** Whether any file mentions the SDK. */
  isFound: boolean;
}

const LANGUAGES: Readonly<Record<Platform, RegExp>> = {
  android: /\.(?:java|kt|xml)$/,
  ios: /\.(?:swift|mm?|h)$/,
  unity: /\.cs$/,
};

/** What the sentence of something that is left is filled with: of a long list, its beginning. */
export const valuesOf = ({kind, values}: Pick<Left, 'kind' | 'values'>): Left['values'] =>
  values.want && (kind === 'missing' || kind === 'adapters')
    ? {...values, want: fewOf(values.want.split(', '))}
    : values;

const isNote = ({kind}: Left): boolean =>
  ['emptied', 'gone', 'group', 'install', 'raised', 'raisedDemo', 'unused', 'worded'].includes(
    kind,
  );

/** Finds removed calls and packages in an app's code, and says that the guide has more about them. */
function findCalls(
  way: Way,
  platform: Platform,
  {version: from, ...place}: {version: string; file: string; line: number},
): void {
  const gone = way.site
    .removedOf(platform)
    .filter(
      ({release}) =>
        compareVersions(release, from) > 0 && compareVersions(release, way.release) <= 0,
    )
    .map(({name, instead, release}) => ({
      name: /^[a-z_.]+$/.test(name) ? name : (/(\w+):?$/.exec(name)?.[1] ?? name),
      // A name as common as one of a package counts where the package is named.
      group: /^((?:[a-z]\w*\.)+)/.exec(name)?.[1] ?? '',
      instead: instead ?? '',
      release,
    }));
  if (gone.length > 0) {
    way.leave('guide', place, {from, release: way.release, page: `/${platform}/upgrade-guide`});
  }
  for (const {path: file, text: whole} of way.app.of('source')) {
    if (!LANGUAGES[platform].test(file) || !/appodeal/i.test(whole)) {
      continue;
    }
    const text = withoutComments(whole, '//');
    for (const {group: _group, ...values} of gone.filter((one) => text.includes(one.group))) {
      for (const {index} of text.matchAll(
        new RegExp(`\\b${values.name.replaceAll('.', '\\.')}\\b`, 'g'),
      )) {
        const location = {file, line: lineAt(text, index)};
        way.leave(values.instead ? 'renamed' : 'removed', location, values);
      }
    }
  }
}

/**
 * Computes how an app's build files change for a release.
 *
 * @param app - its files; removed calls are searched for in its code, if given
 * @param release - a release that the site covers
 * @param asked - ids of the wanted networks; empty to keep the app's networks
 */
export function patchApp(
  site: SdkFacts,
  app: Files,
  release: string,
  asked: readonly string[] = [],
): Patched {
  const way = new Way(site, app, release, asked);
  const found = isUnity(app) ? [patchUnity(way)] : [patchAndroid(way), patchIos(way)];
  for (const [platform, from] of way.from) {
    findCalls(way, platform, from);
  }
  // Nothing fits a release that the app's package never brings.
  const never = way.left.find(({kind}) => kind === 'never');
  if (never) {
    return {files: [], left: [never], notes: [], isFound: true};
  }
  const files = way.edits.changed();
  for (const {path: file} of files) {
    if (app.of('podfile').some((one) => one.path === file)) {
      const folder = file.split('/').slice(0, -1).join('/');
      way.leave('install', {file}, {folder: folder && ` (${folder})`});
    }
  }
  return {
    files,
    left: [
      // It writes anew what the rest is about.
      ...way.left.filter(({kind}) => kind === 'lists'),
      ...way.left.filter((one) => one.kind !== 'lists' && !isNote(one)),
    ],
    notes: way.left.filter(isNote),
    isFound: found.includes(true),
  };
}
