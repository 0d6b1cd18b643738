import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Files below a folder that match, relative to the root with forward slashes, sorted; none without the folder. */
export const filesBelow = (root: string, folder: string, wanted: RegExp): string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
        .filter((name) => wanted.test(name))
        .sort()
    : [];
