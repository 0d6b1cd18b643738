import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle, type Messages, type Place} from '@help-center/sdk-doctor/bundle';
import {defaultLocale, locales, prefixOf} from '../../config/locales';
import {searchFacts} from '../../config/vocabulary';

/** Interface strings of every language but the first. */
function translationsOf(siteDir: string): Record<string, Messages> {
  return Object.fromEntries(
    locales
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => [locale, path.join(siteDir, 'i18n', locale, 'code.json')] as const)
      .filter(([, file]) => existsSync(file))
      .map(([locale, file]) => [locale, JSON.parse(readFileSync(file, 'utf8')) as Messages]),
  );
}

/** What the doctor must know of the site. */
export const placeOf = (siteDir: string, address: string): Place => ({
  address,
  languages: Object.fromEntries(locales.map((locale) => [locale, prefixOf(locale)])),
  translations: translationsOf(siteDir),
  search: searchFacts,
});

/** Writes `doctor.mjs`, `mcp.mjs` and their checksums beside the pages of the first language; see the README. */
export default function doctorPlugin({siteDir, i18n, baseUrl}: LoadContext): Plugin {
  return {
    name: 'doctor',
    async postBuild({outDir, siteConfig}) {
      if (i18n.currentLocale !== defaultLocale) {
        return;
      }
      const text = await bundle(placeOf(siteDir, siteConfig.url + baseUrl));
      const digest = createHash('sha256').update(text).digest('hex');
      // Under its former name the same file is the server for assistants.
      for (const name of ['doctor.mjs', 'mcp.mjs']) {
        await writeFile(path.join(outDir, name), text);
        // As sha256sum reads it: "sha256sum -c doctor.mjs.sha256".
        await writeFile(path.join(outDir, `${name}.sha256`), `${digest}  ${name}\n`);
      }
    },
  };
}
