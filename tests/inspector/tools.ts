import {execFile, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

/** Names and numbers of Android's attributes. */
export const ATTRIBUTES = '/usr/share/android-framework-res/framework-res.apk';

const KEPT = path.join(__dirname, '../../node_modules/.cache/app-inspector');

const start = promisify(execFile);

/** Runs a tool and returns what it prints. */
export const output = async (command: string, ...args: string[]): Promise<string> =>
  (await start(command, args, {maxBuffer: 64 << 20, timeout: 240_000})).stdout;

/** The systems' packages that bring the tools, where they are named otherwise. */
const PACKAGES: Readonly<Record<string, string>> = {
  aapt2: 'aapt',
  plistutil: 'libplist-utils',
  readelf: 'binutils',
  [ATTRIBUTES]: 'android-framework-res',
};

/**
 * Says whether tools are on this machine, and loudly what stays unchecked without them.
 *
 * @param about - what they check
 * @param tools - commands, or the paths of files
 */
export function haveTools(about: string, ...tools: readonly string[]): boolean {
  const missing = tools.filter((tool) =>
    path.isAbsolute(tool) ? !existsSync(tool) : spawnSync(tool, ['--version']).error !== undefined,
  );
  if (missing.length > 0) {
    const packages = missing.map((tool) => PACKAGES[tool] ?? tool);
    console.warn(`NOT CHECKED: ${about}. Missing packages of the system: ${packages.join(', ')}.`);
  }
  return missing.length === 0;
}

/**
 * Takes one file out of a package of the npm registry, and keeps it. The packages are large,
 * and nothing of the site depends on them.
 *
 * @returns its path, or null where the package can't be had
 */
export async function fileOfPackage(
  name: string,
  version: string,
  file: string,
): Promise<string | null> {
  const kept = path.join(KEPT, `${version}-${path.basename(file)}`);
  if (existsSync(kept)) {
    return kept;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  try {
    await output('npm', 'pack', `${name}@${version}`, '--silent', '--pack-destination', folder);
    const [archive = ''] = readdirSync(folder);
    await output('tar', '-xzf', path.join(folder, archive), '-C', folder, `package/${file}`);
    mkdirSync(KEPT, {recursive: true});
    // From one disk to another a file is not renamed; the copy takes its name when it is whole.
    await output('cp', path.join(folder, 'package', file), `${kept}.part`);
    renameSync(`${kept}.part`, kept);
    return kept;
  } catch (error) {
    console.warn(`NOT CHECKED: the files of ${name} ${version}. ${String(error).split('\n')[0]}`);
    return null;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
