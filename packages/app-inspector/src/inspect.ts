import {inspectAndroid} from './android';
import {AppFile} from './file';
import {Refused, Zip, type Source} from './formats/zip';
import {appFolders, inspectIos} from './ios';
import type {Facts, Inspection, Kind} from './model';
import {LISTED} from './report';

/** Progress of an inspection. */
export interface Progress {
  /** What is being read. */
  entry: string;
  /** Bytes read so far. */
  done: number;
}

const SPLIT_NAMES = /\.(?:apks|xapk|apkm)$/i;
/** How the parts of an app are named that bundletool splits. */
const SPLIT =
  /(?:^|\/)(?:splits\/|standalones\/|base(?:-[^/]*)?\.apk|split_[^/]*\.apk|config\.[^/]*\.apk)/i;
const BY_NAME: readonly (readonly [end: RegExp, kind: Kind])[] = [
  [/\.apk$/i, 'apk'],
  [/\.aab$/i, 'aab'],
  [/\.aar$/i, 'aar'],
  [/\.ipa$|\.xcarchive\b|\.app\b/i, 'ipa'],
];

/** The kind of a file, by its content, then by its name. */
function kindOf(paths: ReadonlySet<string>, name: string): Kind {
  const all = [...paths];
  if (paths.has('BundleConfig.pb') || paths.has('base/manifest/AndroidManifest.xml')) {
    return 'aab';
  }
  if (paths.has('AndroidManifest.xml')) {
    const isLibrary = paths.has('classes.jar') || all.some((path) => path.startsWith('jni/'));
    return isLibrary ? 'aar' : 'apk';
  }
  if (appFolders(paths).length > 0) {
    return 'ipa';
  }
  const inside = all.filter(
    (path) => /\.(?:apk|aab|ipa)$/i.test(path) && !path.includes('assets/'),
  );
  if (SPLIT_NAMES.test(name) || inside.some((path) => SPLIT.test(path))) {
    throw new Refused('split-apks');
  }
  if (inside.length > 0) {
    const more = inside.length > LISTED ? ` … (${inside.length})` : '';
    throw new Refused('app-inside', {inside: inside.slice(0, LISTED).join(', ') + more});
  }
  const named = BY_NAME.find(([end]) => end.test(name));
  if (!named) {
    throw new Refused('no-app');
  }
  return named[1];
}

/**
 * Inspects a built app. Nothing but the given source is read.
 *
 * @param onProgress - called for each entry, and while a long one is read
 * @throws {Refused} for what cannot be inspected
 */
export async function inspect(
  source: Source,
  facts: Facts,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Inspection> {
  const progress: Progress = {entry: '', done: 0};
  const zip = await Zip.open(source, (bytes) => {
    progress.done += bytes;
    onProgress({...progress});
  });
  const kind = kindOf(new Set(zip.entries.map(({name}) => name)), source.name);
  const file = new AppFile(zip, source.name, source.size, (entry) => {
    progress.entry = entry;
    onProgress({...progress});
  });
  return kind === 'ipa' ? inspectIos(file, facts) : inspectAndroid(file, kind, facts);
}
