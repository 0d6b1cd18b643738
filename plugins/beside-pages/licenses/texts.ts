import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Licenses, by their SPDX names, under which a package may be bundled: all ask for a notice, none for more. */
const KNOWN = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0 OR Apache-2.0',
  'OFL-1.1',
  'Unlicense',
]);

const MODULES = '/node_modules/';

/** The folder of the installed package that a file is in; null for a file of this repository. */
export function packageOf(file: string): string | null {
  const plain = file.replaceAll('\\', '/').replace(/[?#].*$/, '');
  const at = plain.lastIndexOf(MODULES);
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(at === -1 ? '' : plain.slice(at + MODULES.length))?.[0];
  return name ? plain.slice(0, at + MODULES.length) + name : null;
}

/**
 * The notices of bundled packages.
 *
 * @param folders - of the packages
 * @throws with the names of packages whose license isn't known, or asks for more than a notice
 */
export function licenseTexts(folders: Iterable<string>): string {
  const unknown: string[] = [];
  const texts = new Map<string, string>();
  for (const folder of folders) {
    const manifest = path.join(folder, 'package.json');
    const {name, version, license} = JSON.parse(
      existsSync(manifest) ? readFileSync(manifest, 'utf8') : '{}',
    ) as {name?: string; version?: string; license?: unknown};
    const spdx = typeof license === 'string' ? license.replace(/^\((.*)\)$/, '$1') : '';
    if (!KNOWN.has(spdx) && !spdx.split(' OR ').some((one) => KNOWN.has(one))) {
      unknown.push(`${name ?? folder} (${spdx || 'no license'})`);
    }
    const files = existsSync(folder)
      ? readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file))
      : [];
    const notices = files
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
    texts.set(`${name} ${version}`, [`${name} ${version} (${spdx})`, ...notices].join('\n\n'));
  }
  if (unknown.length > 0) {
    throw new Error(`Bundled without a license that is known to allow it: ${unknown.join(', ')}`);
  }
  const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${[
    'Licenses of the packages that are bundled into the pages, doctor.mjs, mcp.mjs, sw.js and the fonts of this site.',
    ...sorted.map(([, text]) => text.replaceAll('\r\n', '\n')),
  ].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
