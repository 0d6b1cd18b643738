import {execFile, execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
/** Of the repository a copy in which the package may change, and outside of it an empty folder. */
let copy: string;
let outside: string;

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'pack-'));
  outside = mkdtempSync(path.join(tmpdir(), 'packed-'));
  const own = path.join(copy, 'packages/sdk-doctor');
  mkdirSync(path.join(copy, 'packages'));
  mkdirSync(path.join(copy, 'scripts'));
  cpSync(path.join(root, 'packages/sdk-doctor'), own, {recursive: true});
  cpSync(path.join(root, 'scripts/pack-doctor.ts'), path.join(copy, 'scripts/pack-doctor.ts'));
  for (const entry of readdirSync(root)) {
    if (!/^(?:packages|scripts|\.git|package\.json|package-lock\.json)$/.test(entry)) {
      symlinkSync(path.join(root, entry), path.join(copy, entry));
    }
  }
  await promisify(execFile)('npm', ['pack', '--pack-destination', outside], {cwd: own});
  const [tarball = ''] = readdirSync(outside);
  execFileSync('tar', ['xzf', tarball], {cwd: outside});
  rmSync(path.join(outside, tarball));
}, 300_000);

afterAll(() => [copy, outside].forEach((folder) => rmSync(folder, {recursive: true})));

it('packs what runs in an empty folder, and leaves the package as it was', () => {
  const {bin, version, dependencies} = JSON.parse(
    readFileSync(path.join(outside, 'package/package.json'), 'utf8'),
  ) as {bin: Record<string, string>; version: string; dependencies?: object};
  expect(dependencies).toBeUndefined();
  const doctor = path.join(outside, 'package', Object.values(bin)[0] ?? '');
  const app = path.join(outside, 'app');
  mkdirSync(app);
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [doctor, ...args], {cwd: app, encoding: 'utf8', env: {}});
  expect(run('--version').stdout).toContain(version);
  cpSync(path.join(root, 'tests/cases/ios-target-of-the-project/app'), app, {recursive: true});
  expect(run('.')).toMatchObject({status: 1, stderr: ''});
  expect(run('.').stdout).toContain('Podfile');
  expect(readdirSync(path.join(copy, 'packages/sdk-doctor')).sort()).toEqual(
    readdirSync(path.join(root, 'packages/sdk-doctor')).sort(),
  );
});
