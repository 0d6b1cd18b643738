import {resolvedIn} from '@help-center/version-rules';
import type {Files} from './files';

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

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
