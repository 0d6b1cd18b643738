import {readFileSync} from 'node:fs';
import path from 'node:path';
import {previewSize} from '../../plugins/beside-pages/link-previews/preview';
import type {Problem} from '../problem';
import {each, fileAt} from './pages';
import type {Site} from './site';

/** Size limit of a link preview. */
const PREVIEW_KIB = 30;

/** Width, height and size of a PNG; null for any other file. */
function readPng(file: string): {width: number; height: number; kib: number} | null {
  const content = readFileSync(file);
  return content.toString('latin1', 1, 4) === 'PNG'
    ? {
        width: content.readUInt32BE(16),
        height: content.readUInt32BE(20),
        kib: content.length / 1024,
      }
    : null;
}

/** Does every page have a link preview with the declared dimensions and within the size limit? */
export function previews(site: Site): Problem[] {
  return each(site, ['page'], ({preview, indexed}) => {
    if (!indexed) {
      return [];
    }
    const problem = (message: string) => [{rule: 'link-preview', message}];
    if (!preview?.startsWith(site.siteUrl)) {
      return problem(`names ${preview ?? 'no picture'}; one of this site was expected`);
    }
    const file = fileAt(site, preview.slice(site.siteUrl.length));
    const png = file === null ? null : readPng(path.join(site.folder, file));
    const {width, height} = previewSize;
    const found = png ? `${png.width} × ${png.height}, ${png.kib.toFixed(1)} KiB` : 'none';
    return png?.width === width && png.height === height && png.kib <= PREVIEW_KIB
      ? []
      : problem(
          `${preview}: a PNG of ${width} × ${height} pixels and at most ${PREVIEW_KIB} KiB was expected; found ${found}`,
        );
  });
}
