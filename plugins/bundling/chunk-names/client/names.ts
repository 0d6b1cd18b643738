/**
 * Hash of each chunk's file, by the chunk's id; empty for a chunk without a file. After
 * a tilde, for a page's content, the id of its module.
 */
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
  const hashes = new Map<string, string>();
  const modules = new Map<string, string>();
  const note = (id: string, known: string): void => {
    const [hash = '', module] = known.split('~');
    hashes.set(id, hash);
    if (module !== undefined) {
      modules.set(id, module);
    }
  };
  for (const chunk of chunks) {
    const dot = chunk.lastIndexOf('.');
    note(chunk.slice(0, dot), chunk.slice(dot + 1));
  }
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
    /** Id of the module that is a page's content; undefined where the chunk holds none. */
    moduleOf: (id: string): string | undefined => modules.get(id),
    /** Gets to know all chunks; asks again after a failure, which it passes on. */
    lookUp(): Promise<void> {
      table ??= fetchTable(code).then(
        (all) => {
          for (const [id, known] of Object.entries(all)) {
            note(id, known);
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
