const KINDS = ['text', 'code', 'strong'] as const;

/** Part of a text with backticks and asterisks. */
export interface Piece {
  kind: (typeof KINDS)[number];
  value: string;
}

/** Splits a text with backticks and asterisks into plain, code and strong pieces. */
export const pieces = (text: string): Piece[] =>
  text
    .split(/`([^`]+)`|\*\*([^*]+)\*\*/)
    .flatMap((value, index) => (value ? [{kind: KINDS[index % 3] as Piece['kind'], value}] : []));
