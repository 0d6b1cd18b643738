import {createHash} from 'node:crypto';
import {
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {environment, root, run} from './process.mjs';

/** A problem with the machine that the user can solve. */
export class SetupError extends Error {}

const NODE_MAJOR = 20;

/** @throws {SetupError} when Node is older than the tools need */
export function requireNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) < NODE_MAJOR) {
    throw new SetupError(
      `Node ${NODE_MAJOR} or newer is needed, this is Node ${version}. ` +
        `Get it from https://nodejs.org or with "nvm install ${NODE_MAJOR}".`,
    );
  }
}

const modules = path.join(root, 'node_modules');
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(modules, '.installed-lockfile');

/**
 * Whether the packages that npm recorded as installed match the lockfile, so that
 * they aren't installed again after a manual `npm ci` or a change of manifests alone. Packages for other platforms are optional and may
 * be missing.
 *
 * @param {string} lock - text of package-lock.json
 * @param {string} installed - text of node_modules/.package-lock.json
 */
export function sameInstall(lock, installed) {
  const wanted = JSON.parse(lock).packages;
  const present = JSON.parse(installed).packages;
  return (
    Object.entries(wanted).every(
      ([name, entry]) =>
        name === '' ||
        (present[name] ? present[name].version === entry.version : Boolean(entry.optional)),
    ) && Object.keys(present).every((name) => name in wanted)
  );
}

/**
 * Installs the packages of the lockfile unless they are installed already. The build
 * cache in node_modules/.cache is kept.
 *
 * @throws {SetupError} when the lockfile or npm is missing, or npm fails
 */
export async function installPackages() {
  if (!existsSync(lockFile)) {
    throw new SetupError(
      'package-lock.json, which lists the packages to install, is missing. Restore it: git checkout package-lock.json',
    );
  }
  const lock = readFileSync(lockFile, 'utf8');
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    return;
  }
  const record = path.join(modules, '.package-lock.json');
  if (existsSync(record) && sameInstall(lock, readFileSync(record, 'utf8'))) {
    writeFileSync(stampFile, stamp);
    return;
  }
  console.log('Installing packages from package-lock.json (npm ci) …');
  const cache = path.join(modules, '.cache');
  const kept = path.join(root, '.cache-kept');
  if (existsSync(cache)) {
    rmSync(kept, {recursive: true, force: true});
    renameSync(cache, kept);
  }
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (existsSync(kept) && existsSync(modules)) {
    rmSync(cache, {recursive: true, force: true});
    renameSync(kept, cache);
  }
  if (code === 127) {
    throw new SetupError('npm was not found on PATH. It comes with Node: https://nodejs.org');
  }
  if (code !== 0) {
    throw new SetupError(
      'npm ci failed; see its output above. The npm registry must be reachable, and package.json must match package-lock.json.',
    );
  }
  writeFileSync(stampFile, stamp);
}

/** Commands of Chromium on different systems, best first. */
const BROWSERS = [
  // Has no windows, and runs the tests in about half the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
];

/**
 * @param {string} file - a command, or an absolute path
 * @returns its path, if it is there
 */
export const find = (file) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.resolve(folder, file))
    .find((place) => existsSync(place));

/**
 * What a program prints of its version; empty if it does not start.
 *
 * @param {string} file
 * @param {string} flag
 */
async function versionOf(file, flag) {
  let version = '';
  const output = (/** @type {string} */ text) => (version += text);
  return (await run(file, [flag], {output, timeout: 30_000})) === 0 ? version.trim() : '';
}

/**
 * The first program that starts. Ubuntu's Chromium package, for example, may be a stub that refers to snap.
 *
 * @param {readonly (string | undefined)[]} candidates
 * @param {string} [flag] - makes it print its version
 */
async function firstThatStarts(candidates, flag = '--version') {
  for (const file of candidates) {
    if (file && existsSync(file) && (await versionOf(file, flag))) {
      return file;
    }
  }
  return undefined;
}

/**
 * Tells one version of installed programs from another, without starting them: system packages
 * keep the date that a file was made.
 *
 * @param {readonly string[]} names - commands or files
 */
function stampOf(names) {
  return names
    .map((name) => {
      const file = find(name);
      const real = file && realpathSync(file);
      return real ? `${real} ${statSync(real).size} ${statSync(real).mtimeMs}` : `no ${name}`;
    })
    .join('; ');
}

/**
 * The program that an environment variable names, if it is set.
 *
 * @param {string} variable
 * @param {string} name - of the program
 * @param {string} [flag]
 * @throws {SetupError} when it does not start
 */
async function wished(variable, name, flag) {
  const wish = process.env[variable];
  if (wish && !(await firstThatStarts([wish], flag))) {
    throw new SetupError(
      `Environment variable ${variable} is "${wish}"; the path of a working ${name} was expected.`,
    );
  }
  return wish;
}

const isRoot = () => process.getuid?.() === 0;

/**
 * Installs system packages if possible.
 *
 * @param {...string} names
 */
async function installSystemPackages(...names) {
  if (names.length === 0 || !isRoot() || !find('apt-get')) {
    return;
  }
  console.log(`Installing system packages: ${names.join(', ')} …`);
  // The run level prevents services from starting on installation.
  const env = {...environment(), DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  await run('apt-get', ['update', '-qq'], {env});
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {env});
}

/**
 * Finds nginx, the production server, or installs the system's package. Order:
 * `NGINX_PATH`, an installed one.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {SetupError} with how to get one
 */
async function findServer() {
  // The system folders are often missing on the PATH of users other than root.
  const installed = () =>
    firstThatStarts([find('nginx'), '/usr/sbin/nginx', '/usr/local/sbin/nginx'], '-v');
  const found = (await wished('NGINX_PATH', 'nginx', '-v')) || (await installed());
  if (found) {
    return found;
  }
  await installSystemPackages('nginx-light');
  const packaged = await installed();
  if (packaged) {
    return packaged;
  }
  throw new SetupError(
    'Production hosting needs nginx, which is not installed, and the system’s package ' +
      `${isRoot() ? 'could not be installed' : 'needs root'}. Install nginx, or set NGINX_PATH to its path.`,
  );
}

/**
 * Finds a Chromium for the browser tests, or installs one. Order: `CHROMIUM_PATH`, an
 * installed one, Playwright's, the system's package.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {SetupError} listing every way that was tried
 */
async function findBrowser() {
  const playwright = async () => (await import('@playwright/test')).chromium.executablePath();
  const found =
    (await wished('CHROMIUM_PATH', 'Chromium')) ||
    (await firstThatStarts([...BROWSERS.map(find), await playwright()]));
  if (found) {
    return found;
  }
  console.log('No Chromium found: installing Playwright’s …');
  await run('playwright', ['install', 'chromium', ...(isRoot() ? ['--with-deps'] : [])], {
    env: {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...environment()},
    timeout: 10 * 60_000,
  });
  const downloaded = await firstThatStarts([await playwright()]);
  if (downloaded) {
    return downloaded;
  }
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installSystemPackages(name);
    const packaged = await firstThatStarts(BROWSERS.map(find));
    if (packaged) {
      return packaged;
    }
  }
  throw new SetupError(
    'The browser tests need a Chromium. None was found on PATH, and neither Playwright’s download ' +
      `nor the system’s package ${isRoot() ? 'worked' : '(which needs root) is available'}. ` +
      'Install one and set CHROMIUM_PATH to its path.',
  );
}

/**
 * Installs what is missing if possible.
 *
 * @param {Readonly<Record<string, string>>} packages - system packages by a command or file of theirs
 * @returns what is missing still
 */
export async function installTools(packages) {
  const missing = () => Object.entries(packages).filter(([tool]) => !find(tool));
  await installSystemPackages(...missing().map(([, name]) => name));
  return missing();
}

/** System packages by the command they provide, for compiling or reading samples. Kotlin's compiler comes with npm. */
const COMPILERS = {javac: 'default-jdk-headless', mcs: 'mono-mcs', clang: 'clang', ruby: 'ruby'};

/**
 * Finds or installs what a step or command needs, as far as possible: warns about samples'
 * languages that stay unchecked, and a step says itself what it leaves out without its tools.
 *
 * @param {import('./tasks.mjs').Needs} needs
 * @returns {Promise<NodeJS.ProcessEnv>} the environment to run it in, where `SUITE_…` tell the
 *   versions of what was found, by which turbo.json sees that a result is outdated
 * @throws {SetupError} without a browser or server that is needed
 */
export async function provide({browser, server, compilers, tools}) {
  /** @type {NodeJS.ProcessEnv} */
  const env = environment();
  if (browser) {
    env.CHROMIUM_PATH = await findBrowser();
    env.SUITE_BROWSER = await versionOf(env.CHROMIUM_PATH, '--version');
  }
  if (server) {
    env.NGINX_PATH = await findServer();
    env.SUITE_SERVER = await versionOf(env.NGINX_PATH, '-v');
  }
  for (const [command, name] of compilers ? await installTools(COMPILERS) : []) {
    console.warn(
      `NOT CHECKED: samples that need ${command}. It is not installed, and the system’s package ` +
        `${name} ${isRoot() ? 'could not be installed' : 'needs root'}. Install it to check them.`,
    );
  }
  await installTools(tools ?? {});
  env.SUITE_COMPILERS = compilers ? stampOf(Object.keys(COMPILERS)) : '';
  env.SUITE_TOOLS = stampOf(Object.keys(tools ?? {}));
  return env;
}
