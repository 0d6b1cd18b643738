import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {feedFormats, feedPath} from '../../../config/feeds';
import {platforms} from '../../../config/platforms';
import {feedText} from './feeds';

/** Writes the release feeds: one per platform and one for all platforms. */
export default function releaseFeeds(): Plugin {
  return {
    name: 'release-feeds',
    async postBuild({outDir, siteConfig, i18n}) {
      const context = {
        base: siteConfig.url + siteConfig.baseUrl,
        locale: i18n.currentLocale,
        title: siteConfig.title,
      };
      const scopes = [
        ...platforms.map((platform) => [platform, [platform]] as const),
        ['all', platforms] as const,
      ];
      await mkdir(path.join(outDir, 'feeds'), {recursive: true});
      await Promise.all(
        scopes.flatMap(([scope, members]) =>
          feedFormats.map(({id}) =>
            writeFile(
              path.join(outDir, feedPath(scope, id)),
              feedText(scope, members, id, context),
            ),
          ),
        ),
      );
    },
  };
}
