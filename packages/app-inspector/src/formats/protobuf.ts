/**
 * What bundles keep as Protocol Buffers. Sources of the formats: the encoding
 * (protobuf.dev/programming-guides/encoding), Resources.proto of aapt2 for the
 * manifest and the resource table, config.proto of bundletool for BundleConfig.pb.
 */
import {Bytes, Malformed, guarded} from './bytes';
import {MAX_DEPTH, attributeNames, type Element, type Reference, type Value} from './xml';

interface Field {
  number: number;
  /** Of a varint. */
  value: number;
  /** Of everything with a length. */
  bytes: Uint8Array;
}

const EMPTY = new Uint8Array();

function* fields(data: Uint8Array): Generator<Field> {
  const bytes = new Bytes(data);
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let index = 0; index < 10; index += 1) {
      const byte = bytes.u8(at);
      at += 1;
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) {
        return value;
      }
    }
    throw new Malformed('number without end');
  };
  while (at < data.length) {
    const tag = varint();
    const field: Field = {number: Math.floor(tag / 8), value: 0, bytes: EMPTY};
    const wire = tag % 8;
    if (wire === 0) {
      field.value = varint();
    } else if (wire === 1 || wire === 5) {
      at += wire === 1 ? 8 : 4;
    } else if (wire === 2) {
      const size = varint();
      field.bytes = bytes.slice(at, size);
      at += size;
    } else {
      throw new Malformed(`wire type ${wire}`);
    }
    yield field;
  }
}

const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The last field of this number, which is the one that counts. */
function last(data: Uint8Array, number: number): Field | undefined {
  let found: Field | undefined;
  for (const field of fields(data)) {
    if (field.number === number) {
      found = field;
    }
  }
  return found;
}

/** `aapt.pb.Item`: text, file, reference or a primitive. */
function readItem(data: Uint8Array): Value {
  const value: Value = {text: null, number: null, reference: null};
  for (const {number, bytes} of fields(data)) {
    if (number === 1) {
      value.reference = last(bytes, 2)?.value || utf8(last(bytes, 3)?.bytes ?? EMPTY);
    } else if (number === 2 || number === 3 || number === 5) {
      value.text = utf8(last(bytes, 1)?.bytes ?? EMPTY);
    } else if (number === 7) {
      for (const primitive of fields(bytes)) {
        value.number = primitive.value | 0;
      }
    }
  }
  return value;
}

function readAttribute(data: Uint8Array): [name: string, value: Value] {
  let name = '';
  let id = 0;
  let text = '';
  let item: Value = {text: null, number: null, reference: null};
  for (const field of fields(data)) {
    if (field.number === 2) {
      name = utf8(field.bytes);
    } else if (field.number === 3) {
      text = utf8(field.bytes);
    } else if (field.number === 5) {
      id = field.value;
    } else if (field.number === 6) {
      item = readItem(field.bytes);
    }
  }
  return [attributeNames.get(id) ?? name, {...item, text: item.text ?? text}];
}

function readNode(data: Uint8Array, depth: number): Element | null {
  if (depth > MAX_DEPTH) {
    throw new Malformed('elements nest too deep');
  }
  const content = last(data, 1);
  if (!content) {
    return null;
  }
  const element: Element = {name: '', attributes: new Map(), children: []};
  for (const {number, bytes} of fields(content.bytes)) {
    if (number === 3) {
      element.name = utf8(bytes);
    } else if (number === 4) {
      element.attributes.set(...readAttribute(bytes));
    } else if (number === 5) {
      const child = readNode(bytes, depth + 1);
      if (child) {
        element.children.push(child);
      }
    }
  }
  return element;
}

/**
 * Reads an XML file of a bundle (`aapt.pb.XmlNode`).
 *
 * @returns its root element
 * @throws {Malformed}
 */
export function readProtoXml(data: Uint8Array): Element {
  return guarded('XML as Protocol Buffers', () => {
    const root = readNode(data, 0);
    if (!root?.name) {
      throw new Malformed('no element');
    }
    return root;
  });
}

const idOf = (data: Uint8Array): number => last(data, 1)?.value ?? 0;

/** The value of `aapt.pb.Entry` in the default configuration, else in the first. */
function entryValue(entry: Uint8Array): Value | null {
  let first: Value | null = null;
  for (const {number, bytes} of fields(entry)) {
    const value = number === 6 ? last(bytes, 2) : undefined;
    const item = value && last(value.bytes, 4);
    if (item) {
      const read = readItem(item.bytes);
      if (!last(bytes, 1)?.bytes.length) {
        return read;
      }
      first ??= read;
    }
  }
  return first;
}

/**
 * Reads a bundle's resource table (`aapt.pb.ResourceTable`).
 *
 * @returns what gives the value of a resource by its id or by type and name
 * @throws {Malformed}, the returned function too
 */
export function readProtoTable(data: Uint8Array): (reference: Reference) => Value | null {
  return (reference) =>
    guarded('resources.pb', () => {
      for (const {number, bytes: inPackage} of fields(data)) {
        if (number !== 2) {
          continue;
        }
        const packageId = idOf(last(inPackage, 1)?.bytes ?? EMPTY);
        for (const {number: inner, bytes: type} of fields(inPackage)) {
          if (inner !== 3) {
            continue;
          }
          const typeId = idOf(last(type, 1)?.bytes ?? EMPTY);
          const typeName = utf8(last(type, 2)?.bytes ?? EMPTY);
          for (const {number: deepest, bytes: entry} of fields(type)) {
            if (deepest !== 3) {
              continue;
            }
            const id =
              packageId * 2 ** 24 + typeId * 2 ** 16 + idOf(last(entry, 1)?.bytes ?? EMPTY);
            const name = `${typeName}/${utf8(last(entry, 2)?.bytes ?? EMPTY)}`;
            if (reference === id || reference === name) {
              return entryValue(entry);
            }
          }
        }
      }
      return null;
    });
}

/** How the store is to put native libraries into the APKs that it makes of a bundle. */
export interface NativeLibraryConfig {
  isStored: boolean;
  /** In bytes; null where the bundle leaves it to the tool. */
  alignment: number | null;
}

/**
 * Reads BundleConfig.pb: `optimizations.uncompress_native_libraries`.
 *
 * @throws {Malformed}
 */
export function readBundleConfig(data: Uint8Array): NativeLibraryConfig {
  return guarded('BundleConfig.pb', () => {
    const libraries = last(last(data, 2)?.bytes ?? EMPTY, 2)?.bytes ?? EMPTY;
    const alignment = last(libraries, 2)?.value ?? 0;
    return {
      isStored: last(libraries, 1)?.value === 1,
      alignment: [null, 4096, 16384, 65536][alignment] ?? null,
    };
  });
}

/**
 * Reads `dependencies.pb` of a bundle (`AppDependencies` of app_dependencies.proto in the
 * Android Gradle plugin): the Maven artifacts that the app was built from.
 *
 * @throws {Malformed}
 */
export function readDependencies(data: Uint8Array): {artifact: string; version: string | null}[] {
  return guarded('dependencies.pb', () =>
    [...fields(data)].flatMap(({number, bytes}) => {
      const maven = number === 1 ? last(bytes, 1)?.bytes : undefined;
      if (!maven) {
        return [];
      }
      const text = (field: number): string => utf8(last(maven, field)?.bytes ?? EMPTY);
      return [{artifact: `${text(1)}:${text(2)}`, version: text(5) || null}];
    }),
  );
}
