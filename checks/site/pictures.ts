import {statSync} from 'node:fs';
import path from 'node:path';
import {pictures as pictureSizes} from '../../config/plugins';
import {filesBelow} from '../sources/files';
import type {Problem} from '../problem';
import type {Site} from './site';

/** Size limit of an image on a phone. */
const PICTURE_KIB = 60;

const PICTURE = /\bassets\/ideal-img\/[^/]+\.(\d+)\.\w+$/;

/** Phones load the smallest size of an image; the width is in its file name. */
export function pictures({folder}: Site): Problem[] {
  return filesBelow(folder, '', PICTURE).flatMap((file) => {
    const width = Number(PICTURE.exec(file)?.[1]);
    const size = statSync(path.join(folder, file)).size / 1024;
    const message = `has ${size.toFixed(1)} KiB; at most ${PICTURE_KIB} KiB were expected on a phone`;
    return width <= pictureSizes.min && size > PICTURE_KIB
      ? [{file, rule: 'picture-weight', message}]
      : [];
  });
}
