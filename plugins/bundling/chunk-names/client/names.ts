/**
 * Hash of each chunk's file, by the chunk's id; empty for a chunk without a file. For a
 * page's content, a tilde and the id of its module follow.
 */
export type Hashes = Readonly<Record<string, string>>;

/**
 * Resolves chunks to files: the page's own at once, all others after one request
 * for the manifest.
 *
 * @param pageChunks - from the page: a digest of the code, then the page's chunks with their hashes
 * @param fetchTable - fetches the hashes of all chunks built with this code
 */
export function createNames(pageChunks: string, fetchTable: (code: string) => Promise<Hashes>) {
  const [code = '', ...chunks] = pageChunks.split(' ');
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
     * Id and hash, as in the file's name.
     *
     * @throws when the chunk is unknown
     */
    nameOf(id: string): string {
      const hash = hashes.get(id);
      if (hash === undefined) {
        throw new Error(`No file is known for the chunk ${id}.`);
      }
      return `${id}.${hash}`;
    },
    /** Id of the module with a page's content; undefined if the chunk has none. */
    moduleOf: (id: string): string | undefined => modules.get(id),
    /** Fetches the manifest once; a failure is passed on, and the next call tries again. */
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
