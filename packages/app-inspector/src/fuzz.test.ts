import {expect, it} from 'vitest';
import {aab, aar, apk, ipa, LIBRARIES, manifest} from '../tests/apps';
import {facts} from '../tests/facts';
import * as make from '../tests/make';
import {Malformed} from './formats/bytes';
import {readDex} from './formats/dex';
import {readElf} from './formats/elf';
import {readMachO} from './formats/macho';
import {readPlist} from './formats/plist';
import {readBundleConfig, readDependencies, readProtoTable, readProtoXml} from './formats/protobuf';
import {readBinaryXml, readTable} from './formats/resources';
import {parseXml} from './formats/textXml';
import {Refused, inspect} from './index';

/** Numbers from 0 up to a limit, the same for every run (mulberry32). */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Damages a copy: flipped and extreme bytes and numbers, cuts, and pieces in other places. */
function mutate(data: Uint8Array, next: (limit: number) => number): Uint8Array {
  const copy = Buffer.from(data);
  for (let change = 1 + next(4); change > 0; change -= 1) {
    const at = next(copy.length);
    switch (next(6)) {
      case 0:
        copy[at] = next(256);
        break;
      case 1:
        copy.writeUInt32LE(
          [0, 0xffffffff, 0x7fffffff, 0x10000][next(4)] as number,
          Math.min(at, copy.length - 4),
        );
        break;
      case 2:
        copy.writeUInt32BE(next(0xffffffff), Math.min(at, copy.length - 4));
        break;
      case 3:
        copy.copyWithin(at, next(copy.length), next(copy.length));
        break;
      case 4:
        copy.fill(next(2) * 255, at, Math.min(copy.length, at + next(64)));
        break;
      default:
        return copy.subarray(0, Math.max(8, at));
    }
  }
  return copy;
}

const whole = {
  'app.apk': apk(),
  'app.aab': aab(),
  'sdk.aar': aar(LIBRARIES),
  'App.ipa': ipa(),
};

const table = Buffer.concat([make.field(2, make.field(3, make.field(2, 'xml')))]);
const plistValue = {a: [1, true, 'text', {b: 'ключ'}], c: {d: 'e'}};
const read = (data: Uint8Array) => async (from: number, to: number) =>
  data.subarray(from, Math.min(to, data.length));

/** Each format's reader with a file to damage. */
const readers: readonly (readonly [
  name: string,
  data: Uint8Array,
  read: (data: Uint8Array) => unknown,
])[] = [
  ['binary XML', make.binaryXml(manifest()), readBinaryXml],
  ['resource table', make.binaryXml(manifest()), (data) => readTable(data)(0x7f010001)],
  ['XML as Protocol Buffers', make.protoXml(manifest()), readProtoXml],
  ['resource table as Protocol Buffers', table, (data) => readProtoTable(data)('xml/a')],
  ['bundle configuration', make.field(2, make.field(2, make.field(1, 1))), readBundleConfig],
  ['dependencies', make.field(1, make.field(1, make.field(1, 'a'))), readDependencies],
  [
    'dex',
    make.dex({'a.BuildConfig': {A: '1'}, 'b.C': {}}),
    (data) => readDex(data, ({constants}) => constants()),
  ],
  ['XML', make.plist(plistValue), (data) => parseXml(new TextDecoder().decode(data))],
  ['property list', make.binaryPlist(plistValue), readPlist],
  ['property list as XML', make.plist(plistValue), readPlist],
  ['ELF', make.elf(), (data) => readElf(read(data))],
  [
    'Mach-O',
    make.fat([make.machO({classNames: ['A']}), make.machO()]),
    (data) => readMachO(read(data)),
  ],
];

it.each(Object.entries(whole))(
  '%s damaged in 300 ways is inspected or refused',
  async (name, data) => {
    const next = numbers(name.length);
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 300; round += 1) {
      try {
        await inspect(make.source(mutate(data, next), name), facts);
      } catch (error) {
        expect(error, `round ${round}`).toBeInstanceOf(Refused);
      }
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
  },
);

it.each(readers)('%s damaged in 400 ways is read or malformed', async (name, data, readIt) => {
  const next = numbers(name.length);
  for (let round = 0; round < 400; round += 1) {
    try {
      await readIt(mutate(data, next));
    } catch (error) {
      expect(error, `round ${round}: ${String(error)}`).toBeInstanceOf(Malformed);
    }
  }
});
