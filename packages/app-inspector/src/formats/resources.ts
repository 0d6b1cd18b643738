/**
 * Compiled Android resources: binary XML and `resources.arsc`. Source of the
 * formats: ResourceTypes.h of the Android Open Source Project (libs/androidfw).
 */
import {Bytes, Malformed, shareOf} from './bytes';
import {MAX_DEPTH, attributeNames, type Element, type Reference, type Value} from './xml';

const STRING_POOL = 0x0001;
const TABLE = 0x0002;
const XML = 0x0003;
const START_ELEMENT = 0x0102;
const END_ELEMENT = 0x0103;
const RESOURCE_MAP = 0x0180;
const PACKAGE = 0x0200;
const TYPE = 0x0201;

const TYPE_REFERENCE = 0x01;
const TYPE_STRING = 0x03;
const TYPE_INTEGERS = [0x10, 0x1f] as const;

const UTF8 = 1 << 8;
const NONE = 0xffffffff;

interface Chunk {
  type: number;
  start: number;
  header: number;
  end: number;
}

function* chunks(bytes: Bytes, from: number, to: number): Generator<Chunk> {
  for (let start = from; start + 8 <= to;) {
    const header = bytes.u16(start + 2);
    const end = start + bytes.u32(start + 4);
    if (header < 8 || end < start + header || end > to) {
      throw new Malformed(`chunk from ${start} to ${end}`);
    }
    yield {type: bytes.u16(start), start, header, end};
    start = end;
  }
}

/** Gives the strings of a pool by their index; a wrong index gives an empty one. */
function stringPool(bytes: Bytes, {start, header}: Chunk): (index: number) => string {
  const count = bytes.u32(start + 8);
  const isUtf8 = (bytes.u32(start + 16) & UTF8) !== 0;
  const strings = start + bytes.u32(start + 20);
  // Each string is decoded once.
  const known = new Map<number, string>();
  const sized = shareOf(bytes.data, 'strings');
  const decode = (index: number): string => {
    let at = strings + bytes.u32(start + header + index * 4);
    if (!isUtf8) {
      const first = bytes.u16(at);
      const isLong = first >= 0x8000;
      const units = isLong ? ((first & 0x7fff) << 16) | bytes.u16(at + 2) : first;
      return bytes.utf16(at + (isLong ? 4 : 2), sized(units * 2) / 2);
    }
    // The length in characters, which nothing here needs, then that in bytes.
    at += bytes.u8(at) >= 0x80 ? 2 : 1;
    const first = bytes.u8(at);
    const size = first >= 0x80 ? ((first & 0x7f) << 8) | bytes.u8(at + 1) : first;
    return bytes.utf8(at + (first >= 0x80 ? 2 : 1), sized(size));
  };
  return (index) => {
    const text = known.get(index) ?? (index < count ? decode(index) : '');
    known.set(index, text);
    return text;
  };
}

function typed(type: number, data: number, text: (index: number) => string): Value {
  const isNumber = type >= TYPE_INTEGERS[0] && type <= TYPE_INTEGERS[1];
  return {
    text: type === TYPE_STRING ? text(data) : null,
    number: isNumber ? data | 0 : null,
    reference: type === TYPE_REFERENCE ? data : null,
  };
}

/** Whether bytes begin as binary XML does. */
export const isBinaryXml = (data: Uint8Array): boolean => data[0] === XML && data[1] === 0;

/**
 * Reads a binary XML file.
 *
 * @returns its root element
 * @throws {Malformed}
 */
export function readBinaryXml(data: Uint8Array): Element {
  const bytes = new Bytes(data);
  const root: Element = {name: '', attributes: new Map(), children: []};
  const open = [root];
  let text: (index: number) => string = () => '';
  let ids: Chunk = {type: RESOURCE_MAP, start: 0, header: 0, end: 0};
  const nameOf = (index: number): string => {
    const id = ids.start + ids.header + index * 4;
    return (id + 4 <= ids.end && attributeNames.get(bytes.u32(id))) || text(index);
  };
  for (const chunk of chunks(bytes, bytes.u16(2), Math.min(bytes.u32(4), data.length))) {
    const at = chunk.start + chunk.header;
    if (chunk.type === STRING_POOL) {
      text = stringPool(bytes, chunk);
    } else if (chunk.type === RESOURCE_MAP) {
      ids = chunk;
    } else if (chunk.type === END_ELEMENT) {
      open.pop();
    } else if (chunk.type === START_ELEMENT) {
      const parent = open.at(-1);
      if (!parent || open.length > MAX_DEPTH) {
        throw new Malformed('elements do not nest');
      }
      const element: Element = {
        name: text(bytes.u32(at + 4)),
        attributes: new Map(),
        children: [],
      };
      const size = bytes.u16(at + 10);
      if (size * bytes.u16(at + 12) > chunk.end - at || (size < 20 && bytes.u16(at + 12) > 0)) {
        throw new Malformed(`attributes of ${size} bytes`);
      }
      for (let index = 0; index < bytes.u16(at + 12); index += 1) {
        const attribute = at + bytes.u16(at + 8) + index * size;
        const raw = bytes.u32(attribute + 8);
        const value = typed(bytes.u8(attribute + 15), bytes.u32(attribute + 16), text);
        element.attributes.set(nameOf(bytes.u32(attribute + 4)), {
          ...value,
          text: value.text ?? (raw === NONE ? null : text(raw)),
        });
      }
      parent.children.push(element);
      open.push(element);
    }
  }
  const [first] = root.children;
  if (!first) {
    throw new Malformed('no element');
  }
  return first;
}

/** Where an entry of a type begins, or -1 if the type has no such entry. */
function entryOffset(bytes: Bytes, {start, header, end}: Chunk, entry: number): number {
  const flags = bytes.u8(start + 9);
  const count = bytes.u32(start + 12);
  const entries = start + bytes.u32(start + 16);
  const table = start + header;
  if (flags & 1) {
    // In the order of their ids.
    let [low, high] = [0, Math.min(count, (end - table) >> 2)];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      [low, high] = bytes.u16(table + middle * 4) <= entry ? [middle, high] : [low, middle];
    }
    return high > 0 && bytes.u16(table + low * 4) === entry
      ? entries + bytes.u16(table + low * 4 + 2) * 4
      : -1;
  } else if (entry < count && flags & 2) {
    const offset = bytes.u16(table + entry * 2);
    return offset === 0xffff ? -1 : entries + offset * 4;
  } else if (entry < count) {
    const offset = bytes.u32(table + entry * 4);
    return offset === NONE ? -1 : entries + offset;
  }
  return -1;
}

function entryValue(bytes: Bytes, at: number, text: (index: number) => string): Value | null {
  const flags = bytes.u16(at + 2);
  if (flags & 1) {
    return null;
  }
  if (flags & 8) {
    return typed(flags >> 8, bytes.u32(at + 4), text);
  }
  const value = at + bytes.u16(at);
  return typed(bytes.u8(value + 3), bytes.u32(value + 4), text);
}

/**
 * Reads a resource table.
 *
 * @returns what gives the value of a resource by its id: that of the default configuration,
 *   else of the first; null where there is none
 * @throws {Malformed}, the returned function too
 */
export function readTable(data: Uint8Array): (reference: Reference) => Value | null {
  const bytes = new Bytes(data);
  if (bytes.u16(0) !== TABLE) {
    throw new Malformed('no resource table');
  }
  let text: (index: number) => string = () => '';
  const types: {key: number; isDefault: boolean; chunk: Chunk}[] = [];
  for (const chunk of chunks(bytes, bytes.u16(2), Math.min(bytes.u32(4), data.length))) {
    if (chunk.type === STRING_POOL) {
      text = stringPool(bytes, chunk);
    } else if (chunk.type === PACKAGE) {
      const id = bytes.u32(chunk.start + 8) << 8;
      for (const type of chunks(bytes, chunk.start + chunk.header, chunk.end)) {
        if (type.type === TYPE) {
          const config = type.start + 20;
          const size = Math.max(4, bytes.u32(config));
          types.push({
            key: id | bytes.u8(type.start + 8),
            isDefault: bytes.slice(config + 4, size - 4).every((byte) => byte === 0),
            chunk: type,
          });
        }
      }
    }
  }
  types.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return (reference) => {
    const id = Number(reference);
    for (const {key, chunk} of types) {
      const at = key === id >>> 16 ? entryOffset(bytes, chunk, id & 0xffff) : -1;
      const value = at === -1 ? null : entryValue(bytes, at, text);
      if (value) {
        return value;
      }
    }
    return null;
  };
}
