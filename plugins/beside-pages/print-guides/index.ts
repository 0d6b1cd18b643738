import type {LoadContext, Plugin} from '@docusaurus/types';
import {docVersions} from '../../lib/docVersions';
import type {PrintTask} from './write';

/** Writes each guide's latest version as one printable document at `<guide>/print`; see the README. */
export default function printGuides({siteDir, siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  const {currentLocale: locale, defaultLocale, locales, localeConfigs} = i18n;
  return {
    name: 'print-guides',
    async postBuild({outDir, plugins}) {
      const task: PrintTask = {
        build: {siteDir, folder: outDir, baseUrl, locale, locales},
        siteUrl: siteConfig.url,
        versions: docVersions(plugins, locale),
        bases: Object.fromEntries(
          locales.map((one) => [one, localeConfigs[one]?.baseUrl ?? baseUrl]),
        ),
        defaultLanguage: defaultLocale,
        icon: baseUrl + (siteConfig.favicon ?? ''),
      };
      const {default: writeGuides} = await import('./write');
      writeGuides(task);
    },
  };
}
