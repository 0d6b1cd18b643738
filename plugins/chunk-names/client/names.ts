/** Hash of each chunk's file, by the chunk's id; empty for a chunk without a file. */
export type Hashes = Readonly<Record<string, string>>;

/**
 * Knows which file each chunk is: of the page's own chunks at once, of all
 * others after one look-up.
 *
 * @param own - what the page says: a digest of the code, then chunks with their hashes
 * @param fetchTable - gets the hashes of all chunks that go with the code
 */
export function createNames(own: string, fetchTable: (code: string) => Promise<Hashes>) {
  const [code = '', ...chunks] = own.split(' ');
  const hashes = new Map(
    chunks.map((chunk): [string, string] => {
      const dot = chunk.lastIndexOf('.');
      return [chunk.slice(0, dot), chunk.slice(dot + 1)];
    }),
  );
  let table: Promise<void> | undefined;
  return {
    has: (id: string): boolean => hashes.has(id),
    hasFile: (id: string): boolean => hashes.get(id) !== '',
    /**
     * Id with hash, as in the file's name.
     *
     * @throws when the chunk is not known
     */
    nameOf(id: string): string {
      const hash = hashes.get(id);
      if (hash === undefined) {
        throw new Error(`No file is known for the chunk ${id}.`);
      }
      return `${id}.${hash}`;
    },
    /** Gets to know all chunks; asks again after a failure, which it passes on. */
    lookUp(): Promise<void> {
      table ??= fetchTable(code).then(
        (all) => {
          for (const [id, hash] of Object.entries(all)) {
            hashes.set(id, hash);
          }
        },
        (error: unknown) => {
          table = undefined;
          throw error;
        },
      );
      return table;
    },
  };
}
