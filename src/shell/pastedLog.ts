/**
 * A log that the reader pasted on one page and that another one reads. It is kept in
 * memory: an address or the browser's storage would let it out of the page.
 */
let pasted = '';

/** Keeps a log for the next page that takes it. */
export function keepLog(text: string): void {
  pasted = text;
}

/** The log that was kept, once; empty if there is none. */
export function takeLog(): string {
  const text = pasted;
  pasted = '';
  return text;
}
