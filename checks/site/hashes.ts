import type {Problem} from '../problem';
import {filesBelow} from '../sources/files';
import type {Site} from './site';

/** A hash at the end of a name. */
const HASHED = /[-./][\da-f]{7,64}(?:\.\d+)?\.\w+$/;

/** Does every file that hosts serve as never changing have its content's hash in its name? */
export const hashes = ({folder}: Site): Problem[] =>
  filesBelow(folder, '', /(?:^|\/)assets\/.*\.\w+$/)
    .filter((file) => !/\.(?:br|gz)$/.test(file) && !HASHED.test(file))
    .map((file) => ({
      file,
      rule: 'no-hash',
      message: 'its name has no hash of its content, but browsers keep it for a year',
    }));
