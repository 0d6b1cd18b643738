import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastChange} from '../../front-matter/pageDates';
import {provider} from '../../../config/provider';
import {drawFavicon, drawIcon, FAVICON, icons, securityText, webManifest} from './files';

const MANIFEST = 'site.webmanifest';

/** Writes icons, web manifest and `security.txt`; see the README. */
export default function siteIdentity({
  siteDir,
  siteConfig,
  baseUrl,
  i18n: {currentLocale, defaultLocale, locales},
}: LoadContext): Plugin {
  // All languages share one set of icons.
  const root = provider.baseUrl;
  return {
    name: 'site-identity',

    injectHtmlTags: () =>
      // The files don't exist in development.
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [
              {
                tagName: 'link',
                attributes: {rel: 'icon', sizes: '32x32', href: root + FAVICON.file},
              },
              {
                tagName: 'link',
                attributes: {rel: 'apple-touch-icon', href: root + icons.apple.file},
              },
              {tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + MANIFEST}},
            ],
          }
        : {},

    async postBuild({outDir}) {
      const write = async (file: string, content: string | Buffer): Promise<void> => {
        const full = path.join(outDir, file);
        await mkdir(path.dirname(full), {recursive: true});
        await writeFile(full, content);
      };
      await write(
        MANIFEST,
        webManifest({name: siteConfig.title, locale: currentLocale, baseUrl, root}),
      );
      if (currentLocale !== defaultLocale) {
        return;
      }
      const logo = await readFile(path.join(siteDir, 'static/img/logo.svg'));
      await write(FAVICON.file, await drawFavicon(logo));
      for (const icon of Object.values(icons)) {
        await write(icon.file, await drawIcon(logo, icon));
      }
      await write(
        '.well-known/security.txt',
        securityText(
          provider.securityContact,
          provider.siteUrl,
          locales,
          new Date(provider.committed ?? lastChange(siteDir)),
        ),
      );
    },
  };
}
