import {folderOf, type Files} from './files';

/** Maximum number of characters read from a lock file. */
const MAX_LENGTH = 8_000_000;

/** A pod of a Podfile.lock. */
export const LOCKED = /^ {2}- "?([^\s"(]{1,200})(?: \(([^()\n]{1,100})\))?"?:?$/;

const PACKAGE =
  /"(com\.[\w.-]{1,120})"\s{0,200}:\s{0,200}(\{\s{0,200}"version"\s{0,200}:\s{0,200})?"([^"\n]{1,500})"/g;

/** Unity packages with their references; only the resolved ones if the file has any. */
export function packagesIn(text: string): [name: string, reference: string][] {
  const all = [...text.matchAll(PACKAGE)];
  const resolved = all.filter(([, , isResolved]) => isResolved);
  return (resolved.length > 0 ? resolved : all).map(([, name = '', , reference = '']) => [
    name,
    reference,
  ]);
}

const GRADLE_LOCKED = /^([\w.-]{1,120}:[\w.-]{1,120}):([\w.+-]{1,60})=/;

/**
 * The resolved versions in a lock file, by pod, Maven artifact or package; a Unity
 * package may resolve to an address.
 *
 * @param text - of a Podfile.lock, gradle.lockfile or packages-lock.json
 */
export function resolvedIn(text: string): ReadonlyMap<string, string> {
  const read = text.slice(0, MAX_LENGTH);
  const locked = read.split(/\r?\n/, 60_000).flatMap((line): [string, string][] => {
    const [, name, version] = LOCKED.exec(line) ?? GRADLE_LOCKED.exec(line) ?? [];
    return name && version ? [[name, version]] : [];
  });
  // The first counts: further down, a Podfile.lock repeats the requirements.
  return new Map([...locked, ...packagesIn(read)].reverse());
}

/**
 * Resolved versions in an app's lock files, by pod, artifact or package:
 * those in the folder of a build file and below it, else those above it.
 */
export function resolvedFor(app: Files, file: string): ReadonlyMap<string, string> {
  const folder = folderOf(file);
  const locks = app
    .of('lock')
    .filter(({path}) => path.startsWith(folder) || folder.startsWith(folderOf(path)));
  return new Map(locks.flatMap(({text}) => [...resolvedIn(text)]));
}
