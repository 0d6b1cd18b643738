/**
 * Classes of Dalvik executables. Source of the format: “Dalvik executable format”,
 * source.android.com/docs/core/runtime/dex-format.
 */
import {Bytes, Malformed, shareOf} from './bytes';

/** A class of which something is known beyond its name. */
export interface DexClass {
  /** As in source code: `com.example.Outer$Inner`. */
  name: string;
  /** Text constants among its static fields; read when asked. */
  constants: () => Map<string, string>;
}

const NONE = 0xffffffff;
/** Longer than any name or version, in UTF-16 units; longer texts aren't read. */
const MAX_TEXT = 1024;
const STRING_VALUE = 0x17;
/** Types of encoded values whose size their argument does not tell: null and booleans. */
const NO_BYTES = new Set([0x1e, 0x1f]);
/** The last of the types that are plain bytes; arrays and annotations come after. */
const LAST_PLAIN = 0x1b;

/**
 * Visits the classes that a dex file defines.
 *
 * @returns how many of them have names too long to be read
 * @throws {Malformed}
 */
export function readDex(data: Uint8Array, visit: (found: DexClass) => void): number {
  const bytes = new Bytes(data);
  if (bytes.u32(0) !== 0x0a786564) {
    throw new Malformed('no dex file');
  }
  const [strings, types, fieldIds] = [bytes.u32(60), bytes.u32(68), bytes.u32(84)];
  const [count, classes] = [bytes.u32(96), bytes.u32(100)];
  bytes.slice(classes, count * 32);
  let unread = 0;
  const sized = shareOf(data, 'names and constants');
  const text = (index: number): string | null => {
    bytes.at = bytes.u32(strings + index * 4);
    // In UTF-16 units, each of at most three bytes.
    const units = bytes.varint();
    return units > MAX_TEXT ? null : bytes.cstring(bytes.at, sized(units) * 3 + 1);
  };
  const constants = (definition: number): Map<string, string> => {
    const found = new Map<string, string>();
    const classData = bytes.u32(definition + 24);
    let values = bytes.u32(definition + 28);
    if (classData === 0 || values === 0) {
      return found;
    }
    bytes.at = values;
    let left = bytes.varint();
    values = bytes.at;
    bytes.at = classData;
    const [fieldCount = 0] = [0, 0, 0, 0].map(() => bytes.varint());
    let field = 0;
    for (let index = 0; index < fieldCount && left > 0; index += 1, left -= 1) {
      sized(1);
      field += bytes.varint();
      bytes.varint();
      const next = bytes.at;
      const head = bytes.u8(values);
      const type = head & 0x1f;
      if (type > LAST_PLAIN && !NO_BYTES.has(type)) {
        break;
      }
      const size = NO_BYTES.has(type) ? 0 : (head >> 5) + 1;
      if (type === STRING_VALUE) {
        const value = bytes.slice(values + 1, size).reduceRight((sum, byte) => sum * 256 + byte, 0);
        const name = text(bytes.u32(fieldIds + field * 8 + 4));
        found.set(name ?? '', text(value) ?? '');
      }
      values += 1 + size;
      bytes.at = next;
    }
    return found;
  };
  for (let definition = classes; definition < classes + count * 32; definition += 32) {
    const type = bytes.u32(definition);
    const descriptor = type === NONE ? '' : text(bytes.u32(types + type * 4));
    if (descriptor === null) {
      unread += 1;
    } else if (descriptor.startsWith('L')) {
      visit({
        name: descriptor.slice(1, -1).replaceAll('/', '.'),
        constants: () => constants(definition),
      });
    }
  }
  return unread;
}
