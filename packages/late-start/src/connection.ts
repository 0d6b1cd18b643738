/** What a browser may say about the reader's connection. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Tells whether anything the reader has not asked for must stay unloaded. */
export function isSparing(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
