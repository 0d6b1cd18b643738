/** Makes apps and their parts, right ones and wrong ones, so that tests need no other tools. */
import {deflateRawSync} from 'node:zlib';
import {attributeNames} from '../src/formats/xml';
import type {Source} from '../src/formats/zip';

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');

const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
};

const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value >>> 0, index * 4));
  return bytes;
};

const u64 = (...values: number[]): Buffer =>
  Buffer.concat(values.map((value) => u32(value % 2 ** 32, Math.floor(value / 2 ** 32))));

/** An entry of a zip: its name, its bytes, and what is unusual about it. */
export interface Part {
  name: string;
  data: Uint8Array;
  stored?: boolean;
  /** Its bytes begin at a multiple of this. */
  align?: number;
  encrypted?: boolean;
  /** Sizes and offset stand in the zip64 field. */
  zip64?: boolean;
  /** Said instead of the real size. */
  size?: number;
}

/** Writes a zip. */
export function zip(parts: readonly Part[], {zip64 = false} = {}): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const name = bytesOf(part.name);
    const packed = part.stored ? Buffer.from(part.data) : deflateRawSync(part.data);
    const size = part.size ?? part.data.length;
    const padding = part.align
      ? (part.align - ((at + 30 + name.length) % part.align)) % part.align
      : 0;
    const flags = (part.encrypted ? 1 : 0) | 0x800;
    const method = part.stored ? 0 : 8;
    const offset = at;
    const header = Buffer.concat([
      u32(0x04034b50),
      u16(20, flags, method, 0, 0),
      u32(0, packed.length, size),
      u16(name.length, padding),
      name,
      Buffer.alloc(padding),
      packed,
    ]);
    local.push(header);
    at += header.length;
    const wide = part.zip64
      ? Buffer.concat([u16(1, 24), u64(size, packed.length, offset)])
      : Buffer.alloc(0);
    central.push(
      u32(0x02014b50),
      u16(20, 20, flags, method, 0, 0),
      part.zip64 ? u32(0, 0xffffffff, 0xffffffff) : u32(0, packed.length, size),
      u16(name.length, wide.length, 0, 0, 0),
      u32(0, part.zip64 ? 0xffffffff : offset),
      name,
      wide,
    );
  }
  const directory = Buffer.concat(central);
  const count = parts.length;
  const end64 = zip64
    ? [
        u32(0x06064b50),
        u64(44),
        u16(45, 45),
        u32(0, 0),
        u64(count, count, directory.length, at),
        u32(0x07064b50, 0),
        u64(at + directory.length),
        u32(1),
      ]
    : [];
  return Buffer.concat([
    ...local,
    directory,
    ...end64,
    u32(0x06054b50),
    u16(0, 0),
    zip64 ? u16(0xffff, 0xffff) : u16(count, count),
    zip64 ? u32(0xffffffff, 0xffffffff) : u32(directory.length, at),
    u16(0),
  ]);
}

/** A file in memory. */
export const source = (data: Uint8Array, name = 'app.apk'): Source => ({
  name,
  size: data.length,
  read: async (offset, length) => {
    if (offset < 0 || offset + length > data.length) {
      throw new Error(`read ${length} at ${offset} of ${data.length}`);
    }
    return data.subarray(offset, offset + length);
  },
});

interface ElfShape {
  bits?: 32 | 64;
  align?: number;
  /** Where the part that becomes read-only ends, from its start at 0x8000. */
  relro?: number;
}

/** An ELF library with two loaded segments and a part that becomes read-only after loading. */
export function elf({bits = 64, align = 16384, relro = 0x4000}: ElfShape = {}): Buffer {
  const wide = bits === 64;
  const segment = (type: number, flags: number, offset: number, size: number, alignment: number) =>
    wide
      ? Buffer.concat([u32(type, flags), u64(offset, offset, offset, size, size, alignment)])
      : u32(type, offset, offset, offset, size, size, flags, alignment);
  const headers = [
    segment(1, 5, 0, 0x3000, align),
    segment(1, 6, 0x8000, 0x6000, align),
    segment(0x6474e552, 4, 0x8000, relro, 1),
  ];
  const ident = Buffer.from([
    0x7f,
    0x45,
    0x4c,
    0x46,
    wide ? 2 : 1,
    1,
    1,
    ...Array<number>(9).fill(0),
  ]);
  const size = wide ? 64 : 52;
  const header = wide
    ? [u16(3, 183), u32(1), u64(0, size, 0), u32(0), u16(size, 56, headers.length, 0, 0, 0)]
    : [u16(3, 40), u32(1, 0, size, 0, 0), u16(size, 32, headers.length, 0, 0, 0)];
  const head = Buffer.concat([ident, ...header, ...headers]);
  return Buffer.concat([head, Buffer.alloc(0xe000 - head.length)]);
}

/** Attributes of an element: text, a number, true or false, or a resource's id as `@0x7f010001`. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;
export type Xml = readonly [name: string, attributes: Attributes, ...children: Xml[]];

const ids = new Map([...attributeNames].map(([id, name]) => [name, id]));

function chunk(type: number, header: Buffer, body: Buffer): Buffer {
  return Buffer.concat([
    u16(type, 8 + header.length),
    u32(8 + header.length + body.length),
    header,
    body,
  ]);
}

function stringPool(strings: readonly string[]): Buffer {
  const encoded = strings.map((text) =>
    Buffer.concat([u16(text.length), Buffer.from(text, 'utf16le'), u16(0)]),
  );
  let at = 0;
  const offsets = encoded.map(({length}) => (at += length) - length);
  const body = Buffer.concat(encoded);
  const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
  return chunk(
    1,
    u32(strings.length, 0, 0, 28 + strings.length * 4, 0),
    Buffer.concat([u32(...offsets), padded]),
  );
}

/** Binary XML as in an APK; names of attributes stand only in the map of ids where they have one. */
export function binaryXml(root: Xml): Buffer {
  const strings: string[] = [...ids.keys()].map((name) => (name === 'name' ? '' : name));
  const at = (text: string): number => {
    const found = strings.indexOf(text, ids.size);
    return found === -1 ? strings.push(text) - 1 : found;
  };
  const names = [...ids.keys()];
  const write = ([name, attributes, ...children]: Xml): Buffer => {
    const values = Object.entries(attributes).map(([key, value]) => {
      const known = names.indexOf(key);
      const isReference = typeof value === 'string' && value.startsWith('@0x');
      const text = typeof value === 'string' && !isReference ? at(value) : -1;
      const [type, data] = isReference
        ? [1, Number(value.slice(1))]
        : typeof value === 'string'
          ? [3, text]
          : typeof value === 'boolean'
            ? [0x12, value ? 0xffffffff : 0]
            : [0x10, value];
      return Buffer.concat([
        u32(-1, known === -1 ? at(key) : known, text),
        u16(8),
        Buffer.from([0, type as number]),
        u32(data as number),
      ]);
    });
    const tag = at(name);
    return Buffer.concat([
      chunk(
        0x102,
        u32(1, -1),
        Buffer.concat([u32(-1, tag), u16(20, 20, values.length, 0, 0, 0), ...values]),
      ),
      ...children.map(write),
      chunk(0x103, u32(1, -1), u32(-1, tag)),
    ]);
  };
  const body = write(root);
  const map = chunk(0x180, Buffer.alloc(0), u32(...ids.values()));
  return chunk(3, Buffer.alloc(0), Buffer.concat([stringPool(strings), map, body]));
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  do {
    bytes.push((left % 128) | (left >= 128 ? 128 : 0));
    left = Math.floor(left / 128);
  } while (left > 0);
  return Buffer.from(bytes);
}

/** A field of Protocol Buffers. */
export const field = (number: number, value: number | string | Buffer): Buffer => {
  if (typeof value === 'number') {
    return Buffer.concat([varint(number * 8), varint(value)]);
  }
  const data = Buffer.from(value as string);
  return Buffer.concat([varint(number * 8 + 2), varint(data.length), data]);
};

/** XML as in a bundle. */
export function protoXml([name, attributes, ...children]: Xml): Buffer {
  const item = (value: string | number | boolean): Buffer => {
    if (typeof value === 'string') {
      return value.startsWith('@') ? field(6, field(1, field(3, value.slice(1)))) : Buffer.alloc(0);
    }
    return field(
      6,
      field(7, typeof value === 'number' ? field(6, value) : field(8, Number(value))),
    );
  };
  const element = [
    field(3, name),
    ...Object.entries(attributes).map(([key, value]) =>
      field(
        4,
        Buffer.concat([
          field(2, key),
          field(3, String(value)),
          ...(ids.has(key) ? [field(5, ids.get(key) as number)] : []),
          item(value),
        ]),
      ),
    ),
    ...children.map((child) => field(5, protoXml(child))),
  ];
  return field(1, Buffer.concat(element));
}

const uleb = varint;

/** A dex file with these classes, each with text constants. */
export function dex(classes: Readonly<Record<string, Readonly<Record<string, string>>>>): Buffer {
  const strings: string[] = [];
  const at = (text: string): number => {
    const found = strings.indexOf(text);
    return found === -1 ? strings.push(text) - 1 : found;
  };
  const entries = Object.entries(classes);
  const types = entries.map(([name]) => at(`L${name.replaceAll('.', '/')};`));
  const fields = entries.flatMap(([, constants], index) =>
    Object.keys(constants).map((name) => ({type: index, name: at(name)})),
  );
  const values = entries.map(([, constants]) => Object.values(constants).map(at));
  const header = 112;
  const stringIds = header;
  const typeIds = stringIds + strings.length * 4;
  const fieldIds = typeIds + types.length * 4;
  const classDefs = fieldIds + fields.length * 8;
  let data = classDefs + entries.length * 32;
  const parts: Buffer[] = [];
  const put = (bytes: Buffer): number => {
    parts.push(bytes);
    data += bytes.length;
    return data - bytes.length;
  };
  const stringOffsets = strings.map((text) =>
    put(Buffer.concat([uleb(text.length), bytesOf(text), Buffer.alloc(1)])),
  );
  let firstField = 0;
  const definitions = values.map((own, index) => {
    const classData = put(
      Buffer.concat([
        ...[own.length, 0, 0, 0].map(uleb),
        ...own.flatMap((_, place) => [uleb(place === 0 ? firstField : 1), uleb(0x19)]),
      ]),
    );
    firstField += own.length;
    const constants = put(
      Buffer.concat([
        uleb(own.length),
        ...own.map((text) => Buffer.concat([Buffer.from([0x77]), u32(text)])),
      ]),
    );
    return u32(
      index,
      1,
      -1,
      0,
      -1,
      0,
      own.length > 0 ? classData : 0,
      own.length > 0 ? constants : 0,
    );
  });
  const head = Buffer.alloc(header);
  head.write('dex\n035\0', 'latin1');
  u32(strings.length, stringIds, types.length, typeIds).copy(head, 56);
  u32(fields.length, fieldIds).copy(head, 80);
  u32(entries.length, classDefs).copy(head, 96);
  return Buffer.concat([
    head,
    u32(...stringOffsets),
    u32(...types),
    ...fields.map(({type, name}) => Buffer.concat([u16(type, 0), u32(name)])),
    ...definitions,
    ...parts,
  ]);
}

export type PlistValue = string | number | boolean | PlistValue[] | {[key: string]: PlistValue};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function element(value: PlistValue): string {
  if (typeof value === 'string') {
    return `<string>${escape(value)}</string>`;
  }
  if (typeof value === 'number') {
    return `<integer>${value}</integer>`;
  }
  if (typeof value === 'boolean') {
    return `<${value}/>`;
  }
  if (Array.isArray(value)) {
    return `<array>${value.map(element).join('')}</array>`;
  }
  return `<dict>${Object.entries(value)
    .map(([key, held]) => `<key>${escape(key)}</key>${element(held)}`)
    .join('\n')}</dict>`;
}

/** A property list as XML. */
export const plist = (value: PlistValue): Buffer =>
  bytesOf(
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">${element(value)}</plist>`,
  );

/** A binary property list. */
export function binaryPlist(root: PlistValue): Buffer {
  const objects: Buffer[] = [];
  const sized = (kind: number, size: number): Buffer =>
    size < 15
      ? Buffer.from([kind * 16 + size])
      : Buffer.from([kind * 16 + 15, 0x11, size >> 8, size & 255]);
  const add = (value: PlistValue): number => {
    const index = objects.push(Buffer.alloc(0)) - 1;
    const references = (held: readonly PlistValue[]): Buffer =>
      Buffer.from(
        held.flatMap((each) => {
          const at = add(each);
          return [at >> 8, at & 255];
        }),
      );
    if (typeof value === 'string') {
      const isAscii = /^[ -~]*$/.test(value);
      const utf16 = Buffer.from(value, 'utf16le').swap16();
      objects[index] = Buffer.concat([
        sized(isAscii ? 5 : 6, value.length),
        isAscii ? bytesOf(value) : utf16,
      ]);
    } else if (typeof value === 'number') {
      objects[index] = Buffer.from([
        0x12,
        value >>> 24,
        (value >> 16) & 255,
        (value >> 8) & 255,
        value & 255,
      ]);
    } else if (typeof value === 'boolean') {
      objects[index] = Buffer.from([value ? 9 : 8]);
    } else if (Array.isArray(value)) {
      objects[index] = Buffer.concat([sized(0xa, value.length), references(value)]);
    } else {
      const keys = Object.keys(value);
      objects[index] = Buffer.concat([
        sized(0xd, keys.length),
        references(keys),
        references(Object.values(value)),
      ]);
    }
    return index;
  };
  add(root);
  let at = 8;
  const offsets = objects.map(({length}) => (at += length) - length);
  const trailer = Buffer.alloc(32);
  trailer[6] = 4;
  trailer[7] = 2;
  trailer.writeUInt32BE(objects.length, 12);
  trailer.writeUInt32BE(at, 28);
  return Buffer.concat([
    bytesOf('bplist00'),
    ...objects,
    ...offsets.map((offset) => u32(offset).swap32()),
    trailer,
  ]);
}

interface MachOShape {
  cpu?: number;
  platform?: number;
  minimumOs?: number;
  encrypted?: boolean;
  classNames?: readonly string[];
}

/** A Mach-O file of one architecture, arm64 for devices with iOS 12 unless said otherwise. */
export function machO({
  cpu = 0x0100000c,
  platform = 2,
  minimumOs = 12 << 16,
  encrypted = false,
  classNames = [],
}: MachOShape = {}): Buffer {
  const names = bytesOf(classNames.map((name) => `${name}\0`).join(''));
  const sectionAt = 32 + 152 + 24 + 24;
  const name = (text: string): Buffer =>
    Buffer.concat([bytesOf(text), Buffer.alloc(16 - text.length)]);
  const commands = Buffer.concat([
    u32(0x19, 152),
    name('__TEXT'),
    u64(0, 0x4000, 0, 0x4000),
    u32(5, 5, 1, 0),
    name('__objc_classname'),
    name('__TEXT'),
    u64(sectionAt, names.length),
    u32(sectionAt, 0, 0, 0, 0, 0, 0, 0),
    u32(0x32, 24, platform, minimumOs, minimumOs, 0),
    u32(0x2c, 24, 0, 0, encrypted ? 1 : 0, 0),
  ]);
  return Buffer.concat([u32(0xfeedfacf, cpu, 0, 2, 3, commands.length, 0, 0), commands, names]);
}

/** Several architectures in one file. */
export function fat(slices: readonly Buffer[]): Buffer {
  let at = 4096;
  const header = [u32(0xcafebabe, slices.length).swap32()];
  const body = slices.map((slice) => {
    header.push(
      Buffer.concat(
        [u32(0), u32(0), u32(at), u32(slice.length), u32(12)].map((word) => word.swap32()),
      ),
    );
    const padded = Buffer.concat([slice, Buffer.alloc((4096 - (slice.length % 4096)) % 4096)]);
    at += padded.length;
    return padded;
  });
  const head = Buffer.concat(header);
  return Buffer.concat([head, Buffer.alloc(4096 - head.length), ...body]);
}
