import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {licenseTexts, packageOf} from './texts';

it('a file belongs to the innermost package around it', () => {
  expect(packageOf('/a/node_modules/b/node_modules/@c/d/e/f.js?x#y')).toBe(
    '/a/node_modules/b/node_modules/@c/d',
  );
  expect(packageOf('C:\\a\\node_modules\\b\\c.js')).toBe('C:/a/node_modules/b');
  expect(packageOf('/a/src/b.ts')).toBeNull();
});

/** Installs a package with this license. */
function install(name: string, license: unknown, text?: string): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'licenses-')), name);
  onTestFinished(() => rmSync(path.dirname(folder), {recursive: true}));
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({name, version: '1.0.0', license}),
  );
  if (text !== undefined) {
    writeFileSync(path.join(folder, 'LICENSE.md'), text);
  }
  return folder;
}

it('every package has its notice, in the order of names', () => {
  const text = licenseTexts([
    install('b', 'MIT', 'Copyright B\r\n'),
    install('a', '(GPL-3.0 OR ISC)'),
  ]);
  expect(text).toMatch(
    /a 1\.0\.0 \(GPL-3\.0 OR ISC\)\n\n-+\n\nb 1\.0\.0 \(MIT\)\n\nCopyright B\n$/,
  );
});

it('a package without a known license ends the build with its name', () => {
  for (const license of [undefined, 'UNLICENSED', 'GPL-3.0', {type: 'MIT'}]) {
    expect(() => licenseTexts([install('a', 'MIT'), install('odd', license)])).toThrow(/odd/);
  }
});
