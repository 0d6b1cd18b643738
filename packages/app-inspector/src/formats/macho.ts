/**
 * Load commands of Mach-O files. Source of the format: mach-o/loader.h, mach-o/fat.h
 * and mach/machine.h of Apple's cctools and xnu (opensource.apple.com).
 */
import {Bytes, Malformed, type Read} from './bytes';

export interface Slice {
  /** `arm64`, `x86_64` … */
  architecture: string;
  isSimulator: boolean;
  /** `12.0`; null where the slice does not say. */
  minimumOs: string | null;
  /** Encrypted by the store. */
  isEncrypted: boolean;
  isSigned: boolean;
  /** Where the names of Objective-C classes stand in the file. */
  classNames: {from: number; to: number} | null;
}

const CPU: ReadonlyMap<number, string> = new Map([
  [7, 'i386'],
  [0x01000007, 'x86_64'],
  [12, 'armv7'],
  [0x0100000c, 'arm64'],
  [0x0200000c, 'arm64_32'],
]);
/** “!<ar”: an archive of object files. */
const ARCHIVE = 0x213c6172;
const FAT = 0xcafebabe;
const FAT_64 = 0xcafebabf;
const MAGICS = new Set([0xfeedface, 0xfeedfacf]);
const SEGMENT = 0x1;
const SEGMENT_64 = 0x19;
const CODE_SIGNATURE = 0x1d;
const ENCRYPTION = new Set([0x21, 0x2c]);
const MIN_IPHONEOS = 0x25;
const BUILD_VERSION = 0x32;
const SIMULATORS = new Set([7, 8, 9, 12]);
/** More than real files have; limits what is read into memory. */
const MAX_SLICES = 16;
const MAX_COMMANDS = 4 << 20;

const version = (packed: number): string =>
  [packed >>> 16, (packed >> 8) & 255, packed & 255]
    .filter((part, index) => index < 2 || part > 0)
    .join('.');

async function readSlice(read: Read, start: number): Promise<Slice> {
  const head = new Bytes(await read(start, start + 32));
  const magic = head.u32(0);
  const size = head.u32(20);
  if (!MAGICS.has(magic) || size > MAX_COMMANDS) {
    throw new Malformed('no Mach-O file');
  }
  const wide = magic === 0xfeedfacf;
  const from = start + (wide ? 32 : 28);
  const commands = new Bytes(await read(from, from + size));
  const architecture = CPU.get(head.u32(4)) ?? `cpu ${head.u32(4)}`;
  const slice: Slice = {
    architecture,
    isSimulator: architecture === 'i386' || architecture === 'x86_64',
    minimumOs: null,
    isEncrypted: false,
    isSigned: false,
    classNames: null,
  };
  for (let at = 0, index = 0; index < head.u32(16); index += 1) {
    const command = commands.u32(at);
    const length = commands.u32(at + 4);
    if (length < 8) {
      throw new Malformed(`load command of ${length} bytes`);
    }
    if (command === SEGMENT || command === SEGMENT_64) {
      const is64 = command === SEGMENT_64;
      const count = commands.u32(at + (is64 ? 64 : 48));
      if (count * (is64 ? 80 : 68) > length) {
        throw new Malformed(`${count} sections in a command of ${length} bytes`);
      }
      for (let place = 0, section = at + (is64 ? 72 : 56); place < count; place += 1) {
        if (commands.cstring(section, 16) === '__objc_classname') {
          const size = is64 ? commands.u64(section + 40) : commands.u32(section + 36);
          const offset = start + commands.u32(section + (is64 ? 48 : 40));
          slice.classNames = {from: offset, to: offset + size};
        }
        section += is64 ? 80 : 68;
      }
    } else if (command === CODE_SIGNATURE) {
      slice.isSigned = true;
    } else if (ENCRYPTION.has(command)) {
      slice.isEncrypted = commands.u32(at + 16) !== 0;
    } else if (command === MIN_IPHONEOS) {
      slice.minimumOs = version(commands.u32(at + 8));
    } else if (command === BUILD_VERSION) {
      slice.isSimulator = SIMULATORS.has(commands.u32(at + 8));
      slice.minimumOs = version(commands.u32(at + 12));
    }
    at += length;
  }
  return slice;
}

/**
 * Reads what a program or a library is built for.
 *
 * @returns one entry for each architecture; none for a static library
 * @throws {Malformed} for anything else
 */
export async function readMachO(read: Read): Promise<Slice[]> {
  const bytes = new Bytes(await read(0, 4096), false);
  const magic = bytes.u32(0);
  const isFat = magic === FAT || magic === FAT_64;
  const count = isFat ? bytes.u32(4) : 1;
  if (count > MAX_SLICES) {
    throw new Malformed(`${count} architectures`);
  }
  const slices: Slice[] = [];
  for (let index = 0; index < count; index += 1) {
    const place = 8 + index * (magic === FAT ? 20 : 32) + 8;
    const offset = isFat ? (magic === FAT ? bytes.u32(place) : bytes.u64(place)) : 0;
    const start = new Bytes(await read(offset, offset + 4), false);
    if (start.u32(0) !== ARCHIVE) {
      slices.push(await readSlice(read, offset));
    }
  }
  return slices;
}
