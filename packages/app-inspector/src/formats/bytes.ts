/** Thrown by all format readers if the bytes don't follow the format. */
export class Malformed extends Error {}

/** Thrown when a file has taken all the work that is done for one. */
export class Spent extends Malformed {}

/**
 * What one piece of a file may take in all: places may share their bytes, but not without end.
 *
 * @returns what counts a size, gives it back, and throws {@link Malformed} beyond four times the piece
 */
export function shareOf(data: Uint8Array, what: string): (size: number) => number {
  let left = data.length * 4;
  return (size) => {
    left -= size;
    if (left < 0) {
      throw new Malformed(`${what} repeat without end`);
    }
    return size;
  };
}

/** Runs a reader and turns any error, such as reading past the end, into {@link Malformed}. */
export function guarded<Result>(format: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const reason = `${format}: ${String(error).slice(0, 100)}`;
    throw error instanceof Malformed ? error : new Malformed(reason);
  }
}

/** Gives that part of a file, or what there is of it. */
export type Read = (from: number, to: number) => Promise<Uint8Array>;

/** Reads numbers and slices from bytes; throws {@link Malformed} where they end. */
export class Bytes {
  readonly #view: DataView;
  /** Where {@link varint} reads next. */
  at = 0;

  /** @param little - whether numbers have their least significant byte first */
  constructor(
    readonly data: Uint8Array,
    private readonly little = true,
  ) {
    this.#view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  }

  #at(offset: number, size: number): number {
    if (!(offset >= 0 && offset + size <= this.data.length)) {
      throw new Malformed(`nothing at ${offset}, the end is at ${this.data.length}`);
    }
    return offset;
  }

  u8(offset: number): number {
    return this.#view.getUint8(this.#at(offset, 1));
  }

  u16(offset: number): number {
    return this.#view.getUint16(this.#at(offset, 2), this.little);
  }

  u32(offset: number): number {
    return this.#view.getUint32(this.#at(offset, 4), this.little);
  }

  /** A number of 64 bits; sizes and offsets beyond 2^53 are no real ones. */
  u64(offset: number): number {
    const value = this.#view.getBigUint64(this.#at(offset, 8), this.little);
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) {
      throw new Malformed(`${value} is too large`);
    }
    return Number(value);
  }

  /** A number of seven bits a byte, the lowest first. */
  varint(): number {
    let value = 0;
    for (let factor = 1; factor < 2 ** 70; factor *= 2 ** 7) {
      const byte = this.u8(this.at);
      this.at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) {
        return value;
      }
    }
    throw new Malformed('number without end');
  }

  slice(offset: number, size: number): Uint8Array {
    this.#at(offset, size);
    return this.data.subarray(offset, offset + size);
  }

  utf8(offset: number, size: number): string {
    return new TextDecoder().decode(this.slice(offset, size));
  }

  utf16(offset: number, units: number): string {
    return new TextDecoder(this.little ? 'utf-16le' : 'utf-16be').decode(
      this.slice(offset, units * 2),
    );
  }

  /** Text up to a zero byte, of at most `size` bytes. */
  cstring(offset: number, size: number): string {
    const field = this.slice(this.#at(offset, 1), Math.min(size, this.data.length - offset));
    const end = field.indexOf(0);
    return new TextDecoder().decode(end === -1 ? field : field.subarray(0, end));
  }
}
