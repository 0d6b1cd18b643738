/**
 * Program headers of ELF files. Source of the format: System V ABI (gabi 4.1),
 * chapters “ELF header” and “Program header”, and Linux's elf.h for PT_GNU_RELRO.
 * The rules for 16 KB pages are those of Android's own checks (system/extras,
 * elfpolicy) and of Android Studio (PageAlignUtils).
 */
import {Bytes, Malformed, type Read} from './bytes';

export const PAGE_16K = 16384;

const LOAD = 1;
const RELRO = 0x6474e552;
/** Real libraries have about ten. */
const MAX_HEADERS = 1024;

interface Segment {
  address: number;
  size: number;
  align: number;
}

export interface Elf {
  bits: 32 | 64;
  loads: Segment[];
  relro: Segment[];
}

/**
 * Reads the program headers.
 *
 * @throws {Malformed} for anything that is not an ELF file
 */
export async function readElf(read: Read): Promise<Elf> {
  // The headers nearly always follow at once.
  let start = await read(0, 4096);
  const order = start[5];
  if (
    new Bytes(start, false).u32(0) !== 0x7f454c46 ||
    (start[4] !== 1 && start[4] !== 2) ||
    (order !== 1 && order !== 2)
  ) {
    throw new Malformed('not an ELF file');
  }
  const wide = start[4] === 2;
  let bytes = new Bytes(start, order === 1);
  const table = wide ? bytes.u64(32) : bytes.u32(28);
  const size = bytes.u16(wide ? 54 : 42);
  const count = bytes.u16(wide ? 56 : 44);
  if (count > MAX_HEADERS || size < (wide ? 56 : 32)) {
    throw new Malformed(`${count} program headers of ${size} bytes`);
  }
  let base = table;
  if (table + size * count > start.length) {
    start = await read(table, table + size * count);
    bytes = new Bytes(start, order === 1);
    base = 0;
  }
  const found: Elf = {bits: wide ? 64 : 32, loads: [], relro: []};
  for (let at = base; at < base + size * count; at += size) {
    const type = bytes.u32(at);
    if (type === LOAD || type === RELRO) {
      const [address = 0, length = 0, align = 0] = wide
        ? [16, 40, 48].map((place) => bytes.u64(at + place))
        : [8, 20, 28].map((place) => bytes.u32(at + place));
      (type === LOAD ? found.loads : found.relro).push({address, size: length, align});
    }
  }
  return found;
}

/** The smallest alignment of the segments that are loaded; none counts as aligned. */
export function loadAlignment({loads}: Elf): number {
  return loads.length === 0 ? PAGE_16K : Math.min(...loads.map(({align}) => align));
}

/** Whether what is made read-only after loading shares no 16 KB page with what stays writable. */
export function isRelroApart({loads, relro}: Elf): boolean {
  const sorted = [...loads].sort((a, b) => a.address - b.address);
  return relro.every(({address, size}) => {
    const load = sorted.filter((each) => each.address <= address).at(-1);
    const end = address + size;
    const limit = sorted.find((each) => each.address > address)?.address ?? Infinity;
    if (!load || end > limit) {
      // Android takes this for obfuscated and leaves it.
      return true;
    }
    const startsApart = address % PAGE_16K === 0 || address === load.address;
    const endsApart = end % PAGE_16K === 0 || end >= load.address + load.size;
    return startsApart && endsApart;
  });
}
