/**
 * Property lists, binary and XML. Source of the formats: CFBinaryPList.c of Apple's
 * CoreFoundation (opensource.apple.com), and plist(5) with PropertyList-1.0.dtd.
 */
import {Bytes, Malformed, guarded, shareOf} from './bytes';
import type {Element} from '@xmldom/xmldom';
import {parseXml} from './textXml';

export type Plist = string | number | boolean | null | Uint8Array | Plist[] | Dictionary;

export type Dictionary = Map<string, Plist>;

const MAX_DEPTH = 64;
/** More than any real list has; one object may be in many places, which could grow without end. */
const MAX_VALUES = 200_000;

function readBinary(data: Uint8Array): Plist {
  const bytes = new Bytes(data, false);
  const trailer = data.length - 32;
  const offsetSize = bytes.u8(trailer + 6);
  const referenceSize = bytes.u8(trailer + 7);
  const count = bytes.u64(trailer + 8);
  const table = bytes.u64(trailer + 24);
  let values = 0;
  // Each object is read once.
  const known = new Map<number, Plist>();
  const sized = shareOf(data, 'objects');
  const uint = (at: number, size: number): number =>
    bytes.slice(at, sized(size)).reduce((sum, byte) => sum * 256 + byte, 0);
  const read = (index: number, depth: number): Plist => {
    const value = known.has(index) ? (known.get(index) as Plist) : readObject(index, depth);
    known.set(index, value);
    return value;
  };
  const readObject = (index: number, depth: number): Plist => {
    values += 1;
    if (index >= count || depth >= MAX_DEPTH || values > MAX_VALUES) {
      throw new Malformed('property list nests or repeats without end');
    }
    const at = uint(table + index * offsetSize, offsetSize);
    const kind = bytes.u8(at) >> 4;
    const info = bytes.u8(at) & 15;
    let size = info;
    let start = at + 1;
    if (info === 15 && kind >= 4) {
      const wide = 1 << (bytes.u8(start) & 15);
      size = uint(start + 1, wide);
      start += 1 + wide;
    }
    const references = (from: number, length: number): Plist[] => {
      bytes.slice(from, sized(length) * referenceSize);
      return Array.from({length}, (_, place) =>
        read(uint(from + place * referenceSize, referenceSize), depth + 1),
      );
    };
    switch (kind) {
      case 0x0:
        return info === 8 || info === 9 ? info === 9 : null;
      case 0x1:
        // Of 8 bytes it has a sign.
        return info === 3
          ? (uint(start, 4) | 0) * 2 ** 32 + uint(start + 4, 4)
          : uint(start, 1 << info);
      case 0x2:
      case 0x3: {
        const view = bytes.slice(start, info === 2 ? 4 : 8);
        const number = new DataView(view.buffer, view.byteOffset);
        return info === 2 ? number.getFloat32(0) : number.getFloat64(0);
      }
      case 0x4:
        return bytes.slice(start, size);
      case 0x5:
        return bytes.utf8(start, sized(size));
      case 0x6:
        return bytes.utf16(start, sized(size * 2) / 2);
      case 0x8:
        return uint(start, info + 1);
      case 0xa:
      case 0xc:
        return references(start, size);
      case 0xd: {
        const keys = references(start, size);
        const items = references(start + size * referenceSize, size);
        return new Map(
          keys.flatMap((key, index) =>
            typeof key === 'string' ? [[key, items[index] as Plist] as const] : [],
          ),
        );
      }
      default:
        throw new Malformed(`object of kind ${kind}`);
    }
  };
  return read(bytes.u64(trailer + 16), 0);
}

function fromXml(element: Element): Plist {
  const children = Array.from(element.children);
  const text = children.length > 0 ? '' : (element.textContent ?? '');
  switch (element.nodeName) {
    case 'string':
    case 'date':
      return text;
    case 'integer':
    case 'real':
      return Number(text);
    case 'true':
    case 'false':
      return element.nodeName === 'true';
    case 'data':
      return Uint8Array.from(atob(text.replace(/[^\w+/]/g, '')), (letter) => letter.charCodeAt(0));
    case 'array':
      return children.map(fromXml);
    case 'dict':
      return new Map(
        children.flatMap((child, index): [string, Plist][] => {
          const value = children[index + 1];
          return child.nodeName === 'key' && value && value.nodeName !== 'key'
            ? [[child.textContent ?? '', fromXml(value)]]
            : [];
        }),
      );
    default:
      throw new Malformed(`element ${element.nodeName}`);
  }
}

/**
 * Reads a property list whose root is a dictionary.
 *
 * @throws {Malformed}
 */
export function readPlist(data: Uint8Array): Dictionary {
  return guarded('property list', () => {
    const isBinary = new TextDecoder('latin1').decode(data.subarray(0, 6)) === 'bplist';
    const root = isBinary ? null : parseXml(new TextDecoder().decode(data));
    const value = root
      ? fromXml(root.nodeName === 'plist' ? (root.children[0] ?? root) : root)
      : readBinary(data);
    if (!(value instanceof Map)) {
      throw new Malformed('no dictionary');
    }
    return value;
  });
}
