/** Part of a text with backticks and asterisks. */
export interface Piece {
  kind: 'text' | 'code' | 'strong';
  value: string;
}

/** Splits a text with backticks and asterisks into plain, code and strong pieces. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part): Piece => {
      if (part.length > 2 && part.startsWith('`') && part.endsWith('`')) {
        return {kind: 'code', value: part.slice(1, -1)};
      }
      return part.length > 4 && part.startsWith('**') && part.endsWith('**')
        ? {kind: 'strong', value: part.slice(2, -2)}
        : {kind: 'text', value: part};
    });
}
