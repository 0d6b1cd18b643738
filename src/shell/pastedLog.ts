/** What a reader pasted or dropped on one page, for another one. */
interface Pasted {
  text: string;
  files?: readonly File[];
}

/** Kept in memory: an address or the browser's storage would let it out of the page. */
let pasted: Pasted = {text: ''};

/** Keeps a text or files for the next page that takes them. */
export function keepPasted(next: Pasted): void {
  pasted = next;
}

/** What was kept, once; an empty text if there is nothing. */
export function takePasted(): Pasted {
  const kept = pasted;
  pasted = {text: ''};
  return kept;
}
