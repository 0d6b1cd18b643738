/**
 * What bundles keep as Protocol Buffers. Sources of the formats: the encoding
 * (protobuf.dev/programming-guides/encoding), Resources.proto of aapt2 for the
 * manifest and the resource table, config.proto of bundletool for BundleConfig.pb.
 */
import {Bytes, Malformed} from './bytes';
import {MAX_DEPTH, attributeNames, type Element, type Reference, type Value} from './xml';

/** The values of a message's fields: bytes of those with a length; of several, the last counts. */
class Message {
  readonly #fields = new Map<number, (number | Uint8Array)[]>();

  /** @throws {Malformed} */
  constructor(data: Uint8Array) {
    const bytes = new Bytes(data);
    while (bytes.at < data.length) {
      const tag = bytes.varint();
      const wire = tag % 8;
      let value: number | Uint8Array = 0;
      if (wire === 0) {
        value = bytes.varint();
      } else if (wire === 1 || wire === 5) {
        bytes.at += wire === 1 ? 8 : 4;
      } else if (wire === 2) {
        const size = bytes.varint();
        value = bytes.slice(bytes.at, size);
        bytes.at += size;
      } else {
        throw new Malformed(`wire type ${wire}`);
      }
      const number = Math.floor(tag / 8);
      this.#fields.set(number, this.#fields.get(number) ?? []);
      this.#fields.get(number)?.push(value);
    }
  }

  number(field: number): number {
    const value = this.#fields.get(field)?.at(-1);
    return typeof value === 'number' ? value : 0;
  }

  bytes(field: number): Uint8Array {
    const value = this.#fields.get(field)?.at(-1);
    return value instanceof Uint8Array ? value : new Uint8Array();
  }

  text(field: number): string {
    return new TextDecoder().decode(this.bytes(field));
  }

  one(field: number): Message | undefined {
    return this.#fields.has(field) ? new Message(this.bytes(field)) : undefined;
  }

  /** The bytes of all, one after another. */
  *raw(field: number): Generator<Uint8Array> {
    for (const value of this.#fields.get(field) ?? []) {
      yield typeof value === 'number' ? new Uint8Array() : value;
    }
  }

  *all(field: number): Generator<Message> {
    for (const bytes of this.raw(field)) {
      yield new Message(bytes);
    }
  }
}

/** `aapt.pb.Item`: text, file, reference or a primitive. */
function readItem(item: Message): Value {
  const [reference, primitive] = [item.one(1), item.one(7)];
  return {
    text: (item.one(2) ?? item.one(3) ?? item.one(5))?.text(1) ?? null,
    // Decimal, hexadecimal, or true.
    number: primitive
      ? [6, 7, 8].reduce((found, field) => found | primitive.number(field), 0)
      : null,
    reference: reference ? reference.number(2) || reference.text(3) : null,
  };
}

function readElement(data: Uint8Array, depth: number): Element {
  if (depth > MAX_DEPTH) {
    throw new Malformed('elements nest too deep');
  }
  const element = new Message(data);
  return {
    name: element.text(3),
    attributes: new Map(
      Array.from(element.all(4), (attribute) => {
        const item = attribute.one(6);
        const value = item ? readItem(item) : {text: null, number: null, reference: null};
        return [
          attributeNames.get(attribute.number(5)) ?? attribute.text(2),
          {...value, text: value.text ?? attribute.text(3)},
        ];
      }),
    ),
    children: [...element.all(5)]
      .map((node) => node.bytes(1))
      .filter(({length}) => length > 0)
      .map((child) => readElement(child, depth + 1)),
  };
}

/**
 * Reads an XML file of a bundle (`aapt.pb.XmlNode`).
 *
 * @returns its root element
 * @throws {Malformed}
 */
export function readProtoXml(data: Uint8Array): Element {
  const root = readElement(new Message(data).bytes(1), 0);
  if (!root.name) {
    throw new Malformed('no element');
  }
  return root;
}

/** The value of `aapt.pb.Entry` in the default configuration, else in the first. */
function entryValue(entry: Message): Value | null {
  const values = [...entry.all(6)].flatMap((value) => {
    const item = value.one(2)?.one(4);
    return item ? [{item, isDefault: value.bytes(1).length === 0}] : [];
  });
  const found = values.find(({isDefault}) => isDefault) ?? values[0];
  return found ? readItem(found.item) : null;
}

/**
 * Reads a bundle's resource table (`aapt.pb.ResourceTable`).
 *
 * @returns what gives the value of a resource by its id or by type and name
 * @throws {Malformed}, the returned function too
 */
export function readProtoTable(data: Uint8Array): (reference: Reference) => Value | null {
  const idOf = (message: Message): number => message.one(1)?.number(1) ?? 0;
  const entries = new Map<Reference, Uint8Array>();
  for (const inPackage of new Message(data).all(2)) {
    for (const type of inPackage.all(3)) {
      const start = idOf(inPackage) * 2 ** 24 + idOf(type) * 2 ** 16;
      const kind = type.text(2);
      for (const bytes of type.raw(3)) {
        const entry = new Message(bytes);
        // Of two with one id or name, the first counts.
        for (const key of [start + idOf(entry), `${kind}/${entry.text(2)}`]) {
          entries.set(key, entries.get(key) ?? bytes);
        }
      }
    }
  }
  return (reference) => {
    const entry = entries.get(reference);
    return entry ? entryValue(new Message(entry)) : null;
  };
}

/**
 * Reads BundleConfig.pb: `optimizations.uncompress_native_libraries`.
 *
 * @returns how the store aligns the native libraries that it leaves uncompressed, in bytes;
 *   null where it compresses them, or where the bundle leaves it to the tool
 * @throws {Malformed}
 */
export function readBundleConfig(data: Uint8Array): number | null {
  const libraries = new Message(data).one(2)?.one(2);
  return libraries?.number(1) === 1
    ? ([null, 4096, 16384, 65536][libraries.number(2)] ?? null)
    : null;
}

/**
 * Reads `dependencies.pb` of a bundle (`AppDependencies` of app_dependencies.proto in the
 * Android Gradle plugin): the Maven artifacts that the app was built from.
 *
 * @throws {Malformed}
 */
export function readDependencies(data: Uint8Array): {artifact: string; version: string | null}[] {
  return [...new Message(data).all(1)].flatMap((library) => {
    const maven = library.one(1);
    return maven
      ? [{artifact: `${maven.text(1)}:${maven.text(2)}`, version: maven.text(5) || null}]
      : [];
  });
}
