import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {provide, requireNode, sameInstall} from './setup.mjs';

describe('requireNode', () => {
  it('accepts Node 20 and newer', () => {
    expect(() => requireNode('20.0.0')).not.toThrow();
    expect(() => requireNode('24.1.0')).not.toThrow();
  });
  it('names the version it found and the one it needs', () => {
    expect(() => requireNode('18.19.1')).toThrow(
      /Node 20 or newer is needed, this is Node 18\.19\.1/,
    );
  });
});

describe('sameInstall', () => {
  const lock = (packages: object): string => JSON.stringify({packages: {'': {}, ...packages}});
  it('accepts an equal installation', () => {
    const text = lock({'node_modules/a': {version: '1.0.0'}});
    expect(sameInstall(text, text)).toBe(true);
  });
  it('accepts absent packages of other platforms', () => {
    expect(
      sameInstall(lock({'node_modules/a': {version: '1.0.0', optional: true}}), lock({})),
    ).toBe(true);
  });
  it.each([
    ['a missing package', lock({'node_modules/a': {version: '1.0.0'}}), lock({})],
    [
      'another version',
      lock({'node_modules/a': {version: '2.0.0'}}),
      lock({'node_modules/a': {version: '1.0.0'}}),
    ],
    ['a left-over package', lock({}), lock({'node_modules/a': {version: '1.0.0'}})],
  ])('rejects %s', (_, wanted, installed) => {
    expect(sameInstall(wanted, installed)).toBe(false);
  });
});

describe('provide', () => {
  let bin: string;
  const asked = (): string => path.join(bin, 'asked');
  /** A package manager that notes what it is asked for, and brings these commands. */
  const aptGet = (...brings: string[]): void => {
    const file = path.join(bin, 'apt-get');
    const lines = brings.map((name) => `: > "${path.join(bin, name)}"`);
    writeFileSync(file, ['#!/bin/sh', `echo "$@" >> "${asked()}"`, ...lines, ''].join('\n'));
    chmodSync(file, 0o755);
  };
  const install = async (user: number): Promise<string[]> => {
    vi.spyOn(process as {getuid: () => number}, 'getuid').mockReturnValue(user);
    vi.spyOn(console, 'log').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await provide({compilers: true});
    return warn.mock.calls.flat() as string[];
  };

  beforeEach(() => {
    bin = mkdtempSync(path.join(tmpdir(), 'bin-'));
    vi.stubEnv('PATH', bin);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(bin, {recursive: true});
  });

  it('brings what a bare machine lacks', async () => {
    aptGet('javac', 'mcs', 'clang', 'ruby');
    expect(await install(0)).toEqual([]);
    expect(readFileSync(asked(), 'utf8')).toMatch(
      /^update.*\ninstall -y .*default-jdk-headless mono-mcs clang ruby\n$/,
    );
  });

  it('asks for nothing that is there', async () => {
    aptGet('mcs');
    ['javac', 'clang', 'ruby'].forEach((name) => writeFileSync(path.join(bin, name), ''));
    expect(await install(0)).toEqual([]);
    expect(readFileSync(asked(), 'utf8')).toMatch(
      /install -y [^\n]*--no-install-recommends mono-mcs\n$/,
    );
    rmSync(asked());
    expect(await install(0)).toEqual([]);
    expect(existsSync(asked())).toBe(false);
  });

  it.each([
    ['needs root', 1000],
    ['could not be installed', 0],
  ])('says loudly what stays unchecked where a package %s', async (why, user) => {
    aptGet();
    expect(await install(user)).toEqual(
      ['javac', 'mcs', 'clang', 'ruby'].map((name) =>
        expect.stringMatching(new RegExp(`^NOT CHECKED: samples that need ${name}\\..*${why}`)),
      ),
    );
    expect(existsSync(asked())).toBe(user === 0);
  });
});
