import {createHash} from 'node:crypto';
import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {environment, root, run} from './process.mjs';

export {root};

/** A problem of the machine that the reader of the message can solve. */
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
 * Tells whether what npm recorded as installed is what the lockfile asks for,
 * so that an `npm ci` run by hand is not repeated. Packages for other
 * platforms are optional and may be absent.
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
 * Installs the packages of the lockfile unless this very lockfile is installed
 * already. The build cache in node_modules/.cache outlives the installation.
 *
 * @throws {SetupError} when the lockfile or npm is missing, or npm fails
 */
export async function installPackages() {
  if (!existsSync(lockFile)) {
    throw new SetupError(
      'package-lock.json is missing, which names the packages to install. Restore it: git checkout package-lock.json',
    );
  }
  const lock = readFileSync(lockFile, 'utf8');
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    return;
  }
  const record = path.join(modules, '.package-lock.json');
  if (!existsSync(stampFile) && existsSync(record)) {
    if (sameInstall(lock, readFileSync(record, 'utf8'))) {
      writeFileSync(stampFile, stamp);
      return;
    }
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
      'npm ci failed (see above). The npm registry must be reachable, and package.json must agree with package-lock.json.',
    );
  }
  writeFileSync(stampFile, stamp);
}

/** Commands under which systems know a Chromium, best first. */
const BROWSERS = [
  // Has no windows to draw, and runs the tests in about half the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
];

/**
 * @param {string} command
 * @returns {string | null} its file
 */
function onPath(command) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, command);
    if (folder && existsSync(file)) {
      return file;
    }
  }
  return null;
}

/**
 * A program counts only if it starts: Ubuntu's package, for example, may be a mere pointer to snap.
 *
 * @param {string} file
 * @param {string} flag - makes it print its version
 */
async function starts(file, flag) {
  return (await run(file, [flag], {quiet: true, timeout: 30_000})) === 0;
}

/**
 * @param {readonly (string | null)[]} candidates
 * @param {string} [flag]
 */
async function firstThatStarts(candidates, flag = '--version') {
  for (const file of candidates) {
    if (file && existsSync(file) && (await starts(file, flag))) {
      return file;
    }
  }
  return null;
}

const isRoot = () => process.getuid?.() === 0;

/**
 * Installs packages of the system where that is possible.
 *
 * @param {...string} names
 */
async function installSystemPackages(...names) {
  if (names.length === 0 || !isRoot() || !onPath('apt-get')) {
    return;
  }
  console.log(`Installing the system’s packages: ${names.join(', ')} …`);
  // The run level keeps a server from being started beside its installation.
  const env = {...environment(), DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  await run('apt-get', ['update', '-qq'], {env});
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {env});
}

/**
 * Finds nginx, the server of production, and installs the system's package when
 * there is none. Order: `NGINX_PATH`, the machine's own.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {SetupError} saying how to get one
 */
export async function findServer() {
  // Users other than root often lack the system's folder on their PATH.
  const places = () => [onPath('nginx'), '/usr/sbin/nginx', '/usr/local/sbin/nginx'];
  const wish = process.env.NGINX_PATH;
  const found = await firstThatStarts(wish ? [wish] : places(), '-v');
  if (found) {
    return found;
  }
  if (wish) {
    throw new SetupError(
      `Environment variable NGINX_PATH is "${wish}", but the path of an nginx that starts was expected.`,
    );
  }
  await installSystemPackages('nginx-light');
  const packaged = await firstThatStarts(places(), '-v');
  if (packaged) {
    return packaged;
  }
  throw new SetupError(
    'The production host is nginx, which is not on this machine, and the system’s package ' +
      `${isRoot() ? 'could not be installed' : 'needs root'}. Install nginx, or name one in NGINX_PATH.`,
  );
}

/**
 * Finds a Chromium for the browser tests and, when there is none, installs one.
 * Order: `CHROMIUM_PATH`, the machine's own, Playwright's, the system's package.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {SetupError} naming every way that was tried
 */
export async function findBrowser() {
  const wish = process.env.CHROMIUM_PATH;
  if (wish) {
    if (await firstThatStarts([wish])) {
      return wish;
    }
    throw new SetupError(
      `Environment variable CHROMIUM_PATH is "${wish}", but the path of a Chromium that starts was expected.`,
    );
  }
  const playwright = async () => (await import('@playwright/test')).chromium.executablePath();
  const found = await firstThatStarts([...BROWSERS.map(onPath), await playwright()]);
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
    const packaged = await firstThatStarts(BROWSERS.map(onPath));
    if (packaged) {
      return packaged;
    }
  }
  throw new SetupError(
    'The browser tests need a Chromium. None was found on PATH, and neither Playwright’s download ' +
      `nor the system’s package ${isRoot() ? 'worked' : '(which needs root) is available'}. ` +
      'Install one and name it in CHROMIUM_PATH.',
  );
}

/** What compiles the samples or reads them, by the system's package that brings it; Kotlin's compiler comes with npm. */
const COMPILERS = {javac: 'default-jdk-headless', mcs: 'mono-mcs', clang: 'clang', ruby: 'ruby'};

/**
 * Installs the compilers of the samples that are missing, where that is
 * possible, and says loudly which languages stay unchecked.
 */
export async function installCompilers() {
  const missing = () => Object.entries(COMPILERS).filter(([command]) => !onPath(command));
  await installSystemPackages(...missing().map(([, name]) => name));
  for (const [command, name] of missing()) {
    console.warn(
      `NOT CHECKED: samples that ${command} reads. It is not on this machine, and the system’s package ` +
        `${name} ${isRoot() ? 'could not be installed' : 'needs root'}. Install it to have them checked.`,
    );
  }
}
