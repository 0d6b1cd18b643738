import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../sources/files';
import type {Problem} from '../problem';
import type {Site} from './site';

/** Does no file name a host that this build does not use? */
export function vendors(site: Site, unused: readonly RegExp[]): Problem[] {
  return filesBelow(site.folder, '', /\.(?:html|js|css|json|xml|txt|webmanifest)$/).flatMap(
    (file) => {
      const text = readFileSync(path.join(site.folder, file), 'utf8');
      return unused
        .flatMap((host) => host.exec(text)?.[0] ?? [])
        .map((found) => ({
          file,
          rule: 'unused-vendor',
          message: `names ${found}, which nothing here uses`,
        }));
    },
  );
}
