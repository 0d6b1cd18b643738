import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type * as fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readApp} from '@help-center/sdk-rules/check';
import {inspect, Refused, unreadIn} from '../../packages/app-inspector/src';
import {APP} from '../../packages/app-inspector/tests/apps';
import {facts} from '../../packages/app-inspector/tests/facts';
import * as make from '../../packages/app-inspector/tests/make';

/** The head of a resource table that has nothing in it. */
const TABLE = Buffer.from([2, 0, 12, 0, 12, 0, 0, 0, 0, 0, 0, 0]);

/** What the page says of limits in a project and in an app. */
const page = readFileSync(
  path.join(__dirname, '../../docs/faq-and-troubleshooting/troubleshooting/inspect-your-app.mdx'),
  'utf8',
);
const [, project = '', built = ''] = page.slice(page.indexOf('{/* #limits */}')).split('\n\n| In ');
const numbersIn = (text: string): string[] => text.match(/\d+(?:,\d{3})*(?: [KM]B)?/g) ?? [];
const tried = new Set<string>();

/** Takes the numbers of a limit, which the page has, too. */
function onPage(limit: string): void {
  const numbers = numbersIn(limit);
  expect(numbersIn(project + built)).toEqual(expect.arrayContaining(numbers));
  numbers.forEach((number) => tried.add(number));
}

/** A folder that is not on the disk: so many files of one name's kind, which all are one file. */
const crowd = vi.hoisted(() => ({count: 0, end: '', file: ''}));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return {
    ...real,
    openSync: (file: string, flags: number) =>
      real.openSync(file.includes('/crowd/') ? crowd.file : file, flags),
    opendirSync: (folder: string, options: fs.OpenDirOptions) => {
      if (!folder.endsWith('/crowd/')) {
        return real.opendirSync(folder, options);
      }
      let at = 0;
      const entry = () => ({
        name: `${String((at += 1)).padStart(6, '0')}${crowd.end}`,
        isDirectory: () => false,
        isFile: () => true,
        isSymbolicLink: () => false,
      });
      return {readSync: () => (at < crowd.count ? entry() : null), closeSync: () => undefined};
    },
  };
});

describe('in the project folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'limits-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  function put(file: string, size: number): void {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), ' '.repeat(size));
  }

  /** Puts so many files of a size into a folder. */
  function fill(count: number, end: string, size = 0): void {
    mkdirSync(path.join(folder, 'crowd'), {recursive: true});
    put('.size', size);
    Object.assign(crowd, {count, end, file: path.join(folder, '.size')});
  }

  /** What is said to be unread. */
  function unread(): string[] {
    const app = readApp(folder, true);
    app?.logs.forEach((log) => log.read(() => undefined));
    return app?.unread.map(({path: name, why}) => `${why} ${name}`) ?? [];
  }

  const deep = (levels: number) => put(`${'a/'.repeat(levels)}build.gradle`, 0);
  const one = (name: string) => (size: number) => put(name, size);
  const of =
    (count: number, end: string) =>
    (all: number): void => {
      fill(count, end, Math.floor(all / count));
      put(`z${end}`, all % count);
    };
  const split = (name: string) => (all: number) => {
    put(`a/${name}`, all >> 1);
    put(`b/${name}`, all >> 2);
    put(`c/${name}`, all - (all >> 1) - (all >> 2));
  };
  it.each<[words: string, limit: number, make: (size: number) => void, said: string]>([
    ['30 levels', 30, deep, `beyond ${'a/'.repeat(31)}`],
    ['250,000 files and folders', 249_998, (count) => fill(count, '.png'), 'beyond crowd/'],
    [
      '5,000 files of each kind',
      5000,
      (count) => fill(count, '.gradle'),
      'beyond crowd/005001.gradle',
    ],
    ['20,000 source files', 20_000, (count) => fill(count, '.swift'), 'beyond crowd/020001.swift'],
    ['1 MB of a build file', 1e6, one('build.gradle'), 'too-large build.gradle'],
    ['1 MB of code', 1e6, one('App.swift'), 'too-large App.swift'],
    ['4 MB for `app-ads.txt`', 4e6, one('app-ads.txt'), 'too-large app-ads.txt'],
    ['8 MB for an Xcode project', 8e6, one('project.pbxproj'), 'too-large project.pbxproj'],
    ['16 MB for a lock file', 16e6, one('yarn.lock'), 'too-large yarn.lock'],
    ['30 MB for a log', 30e6, one('a.log'), 'too-large a.log'],
    ['10 MB of a kind', 10e6, of(10, '.gradle'), 'beyond crowd/000010.gradle'],
    ['4 MB in all', 4e6, split('app-ads.txt'), 'beyond c/app-ads.txt'],
    ['8 MB in all', 8e6, split('project.pbxproj'), 'beyond c/project.pbxproj'],
    ['32 MB in all', 32e6, split('yarn.lock'), 'beyond c/yarn.lock'],
    ['100 MB of code', 100e6, of(100, '.swift'), 'beyond crowd/000100.swift'],
    ['100 MB of logs', 100e6, of(4, '.log'), 'beyond crowd/000004.log'],
  ])('%s: %i is read, one more is told', (words, limit, put_, said) => {
    onPage(words);
    put_(limit);
    expect(unread()).toEqual([]);
    put_(limit + 1);
    expect(unread()).toEqual([said]);
  });
});

describe('in a built app', () => {
  /** What is said to be unread, or why the file is refused. */
  async function unread(data: Uint8Array, name: string): Promise<string[]> {
    try {
      const {notices} = await inspect(make.source(data, name), facts);
      return notices
        .filter((one) => unreadIn([one]).length > 0)
        .map(({id, entry}) => `${id} ${entry}`);
    } catch (error) {
      return [error instanceof Refused ? error.reason : String(error)];
    }
  }

  const INFO = `${APP}/Info.plist`;
  const MANIFEST = 'AndroidManifest.xml';
  const empty = {name: MANIFEST, data: make.binaryXml(['manifest', {}])};
  const ipa = (data: Uint8Array, stored = false) => make.zip([{name: INFO, data, stored}]);
  const dex = (size: number, stored = false) => {
    const data = Buffer.concat([make.dex({}), Buffer.alloc(size)]).subarray(0, size);
    return {name: 'classes.dex', data, stored};
  };
  const padded = (text: string, size: number) => make.bytesOf(text.padEnd(size));

  /** A list of entries of that size: their comments fill it. */
  function directory(size: number): Buffer {
    const parts: Buffer[] = [];
    for (let left = size; left > 0;) {
      const comment = Math.min(65_000, left - 46 < 65_046 ? left - 46 : 65_000);
      const head = Buffer.alloc(46 + Math.min(comment, 65_535));
      head.writeUInt32LE(0x02014b50, 0);
      head.writeUInt16LE(head.length - 46, 32);
      parts.push(head);
      left -= head.length;
    }
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt32LE(size, 12);
    return Buffer.concat([...parts, end]);
  }

  /** A binary list of so many values: of a dictionary, its key, an array, and what that holds. */
  function values(count: number): Buffer {
    const held = count - 3;
    const head = [...Buffer.from('bplist00'), 0xd1, 0, 0, 1, 0, 0, 2, 0x51, 0x61, 0x08, 0xaf, 0x12];
    const size = Buffer.alloc(4);
    size.writeUInt32BE(held);
    const held3 = Buffer.alloc(held * 3);
    for (let index = 0; index < held; index += 1) {
      held3.writeUIntBE(index + 3, index * 3, 3);
    }
    const offsets = Buffer.alloc(count, 17);
    offsets.set([8, 15, 18]);
    const tail = Buffer.alloc(32);
    tail.set([1, 3], 6);
    tail.writeUInt32BE(count, 12);
    tail.writeUInt32BE(head.length + 4 + held3.length, 28);
    return Buffer.concat([Buffer.from(head), size, held3, offsets, tail]);
  }

  const lists = (levels: number): make.PlistValue[] => (levels === 1 ? [] : [lists(levels - 1)]);
  const nested = (levels: number) =>
    `<plist><dict><key>a</key>${'<array>'.repeat(levels - 2)}${'</array>'.repeat(levels - 2)}</dict></plist>`;
  const versionFile = (number: number) => `META-INF/a${String(number).padStart(5, '0')}_b.version`;
  const versions = (count: number) =>
    make.zip(
      Array.from({length: count}, (_, index) => ({
        name: versionFile(index + 1),
        data: make.bytesOf('1'),
        stored: true,
      })),
    );
  /** As large as one list may be in a file of its own. */
  const whole = Math.floor((2 ** 26 - 2 ** 14 + 16 * ipa(Buffer.alloc(0), true).length) / 48);
  const MB = 2 ** 20;

  it.each<
    [words: string, limit: number, make: (size: number) => Buffer, said: string, name?: string]
  >([
    [
      '1,024 bytes for a path',
      1024,
      (size) => make.zip([empty, {name: 'a'.repeat(size), data: Buffer.alloc(1)}]),
      'long-names a.apk',
    ],
    [
      '1,024 characters for a class',
      1024,
      (size) =>
        make.zip([empty, {name: 'classes.dex', data: make.dex({['a'.repeat(size - 2)]: {}})}]),
      'long-names classes.dex',
    ],
    ['a list of 32 MB', 32 * MB, directory, 'too-many'],
    [
      'an entry of 96 MB',
      96 * MB,
      (size) => make.zip([empty, dex(size, true)]),
      'damaged classes.dex',
    ],
    [
      '16 MB if it unpacks to more than 300 times',
      16 * MB,
      (size) => make.zip([empty, dex(size)]),
      'damaged classes.dex',
    ],
    [
      '64 MB plus 16 times the size of the file',
      4,
      (count) =>
        make.zip([
          ...Array.from({length: count}, (_, index) => ({
            ...dex(16 * MB),
            name: `classes${index || ''}.dex`,
          })),
        ]),
      'spent classes4.dex',
    ],
    [
      'A byte of a manifest or property list counts as 64',
      whole,
      (size) => ipa(padded('<plist><dict/></plist>', size), true),
      `spent ${INFO}`,
      'a.ipa',
    ],
    [
      'each time that an entry is read as 16 KB',
      Math.floor((2 ** 26 + 16 * 22) / (2 ** 14 + 64 - 16 * (versions(1).length - 22))),
      versions,
      `spent ${versionFile(4656)}`,
    ],
    [
      'a byte of a resource table as 16',
      4,
      (size) =>
        make.zip([
          empty,
          {name: 'resources.arsc', data: Buffer.concat([TABLE, Buffer.alloc(size * MB - 12)])},
        ]),
      'damaged resources.arsc',
    ],
    [
      '200 levels in XML',
      200,
      (levels) => ipa(make.bytesOf(nested(levels))),
      `damaged ${INFO}`,
      'a.ipa',
    ],
    [
      '64 levels and 200,000 values',
      64,
      (levels) => ipa(make.binaryPlist({a: lists(levels - 1)})),
      `damaged ${INFO}`,
      'a.ipa',
    ],
    [
      '200,000 values in a property list',
      200_000,
      (count) => ipa(values(count)),
      `damaged ${INFO}`,
      'a.ipa',
    ],
  ])('%s: %i is read, one more is told', async (words, limit, made, said, name = 'a.apk') => {
    onPage(words);
    expect(await unread(made(limit), name)).toEqual([]);
    expect(await unread(made(limit + 1), name)).toEqual([said]);
  });
});

it('every number of the page is tried here', () => {
  expect(
    numbersIn(project + built.split('\n\n')[0]).filter((number) => !tried.has(number)),
  ).toEqual([]);
});
