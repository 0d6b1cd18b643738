import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {errorSignatures, type Signature} from '@help-center/sdk-data';
import {inLocale} from '../../../config/locales';
import {escapeHtml} from '@help-center/text';
import {whatFits} from '../../../config/home';
import {groupOf} from '../release-pages/errors';

const TROUBLESHOOTING = '/faq-and-troubleshooting/troubleshooting';

/**
 * Where a known error stands, without the base URL: its row in the list of errors, which shows the
 * message, who prints it and what to do, and links the page that goes through it step by step.
 */
export function placeOf({id, platforms}: Pick<Signature, 'id' | 'platforms'>): string {
  const group = groupOf({platforms});
  const list = group === 'networks' ? '' : `/${group}-common-issues/known-errors`;
  return `${TROUBLESHOOTING}${list}#error-${id}`;
}

/** A redirect page. */
function redirectPage(locale: string, title: string, target: string): string {
  const [name, address] = [title, target].map(escapeHtml);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body><p><a href="${address}">${name}</a></p></body>
</html>
`;
}

/** Writes a short address for each known error; see the README. */
export default function errorAddresses(
  {siteConfig, i18n, baseUrl}: LoadContext,
  {signatures = errorSignatures.signatures}: {signatures?: readonly Signature[]},
): Plugin {
  const locale = i18n.currentLocale;
  return {
    name: 'error-addresses',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'e');
      const absolute = (address: string): string => siteConfig.url + baseUrl + address;
      await mkdir(folder, {recursive: true});
      await Promise.all(
        signatures.map((signature) =>
          writeFile(
            path.join(folder, `${signature.id}.html`),
            redirectPage(
              locale,
              signature.patterns[0] ?? signature.id,
              baseUrl + placeOf(signature).slice(1),
            ),
          ),
        ),
      );
      const list = signatures.map((signature) => ({
        id: signature.id,
        address: absolute(`e/${signature.id}`),
        page: absolute((signature.page ?? placeOf(signature)).slice(1)),
        platforms: signature.platforms,
        ...(signature.fits && {fits: absolute(whatFits(signature.fits).slice(1))}),
        severity: signature.severity,
        tool: signature.tool,
        patterns: signature.patterns,
        cause: inLocale(signature.cause, locale),
        fix: inLocale(signature.fix, locale),
      }));
      await writeFile(
        path.join(folder, 'index.json'),
        `${JSON.stringify({errors: list}, null, 1)}\n`,
      );
    },
  };
}
