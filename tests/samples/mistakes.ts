import type {Block} from '@help-center/samples';

/** A mistake in a block: its code, and the 0-based rows on which a finding is right. */
export interface Mistake {
  kind: string;
  code: string;
  rows: readonly number[];
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Place {
  /** What stands there. */
  text: string;
  index: number;
}

/** The code without comments and texts, which keep their length and lines. */
const bare = (code: string): string =>
  code.replace(/"(?:\\.|[^"\\\n])*"|\/\/.*|\/\*[\s\S]*?\*\//g, (text) =>
    text.replace(/[^\n]/g, ' '),
  );

const rowOf = (code: string, index: number): number => code.slice(0, index).split('\n').length - 1;

/** Rows on which a name is used. */
const rowsOf = (code: string, name: string): number[] =>
  [...bare(code).matchAll(new RegExp(`\\b${name}\\b`, 'g'))].map(({index}) => rowOf(code, index));

/** The next row that has code: a parser often notices there what is missing before. */
function nextRow(code: string, row: number): number {
  const lines = bare(code).split('\n');
  const next = lines.findIndex(
    (line, index) => index > row && !/^\s*(?:#(?:if|el|end).*)?$/.test(line),
  );
  return next === -1 ? row : next;
}

const replaced = (code: string, {text, index}: Place, by: string): string =>
  code.slice(0, index) + by + code.slice(index + text.length);

/** `Appodeal` becomes `Apopdeal`: a slip of the pen that is never a name. */
function misspelt(name: string): string {
  const at = [...name].findIndex((letter, index) => index > 0 && letter !== name[index + 1]);
  return `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at]}${name.slice(at + 2)}`;
}

interface Kind {
  kind: string;
  /** Finds the places; the first group is what is changed, else the whole. */
  places: RegExp;
  change: (place: Place, block: Block) => Mistake | null;
}

const at = (
  kind: string,
  {code}: Block,
  place: Place,
  by: string,
  more: number[] = [],
): Mistake => {
  const row = rowOf(code, place.index);
  return {kind, code: replaced(code, place, by), rows: [row, ...more]};
};

const KINDS: readonly Kind[] = [
  {
    kind: 'misspelt member',
    // After a point, or between a receiver and its argument.
    places: /(?<=[\w)\]]\??\.)([A-Za-z]\w{3,})\b(?=\s*[({);,.\]]|\s*$)/gm,
    change: (place, block) => at('misspelt member', block, place, misspelt(place.text)),
  },
  {
    kind: 'misspelt selector',
    places: /(?<=\[[\w.]+ )([a-z]\w{3,})\b(?=[:\]])/g,
    change: (place, block) => at('misspelt selector', block, place, misspelt(place.text)),
  },
  {
    kind: 'misspelt type',
    places:
      /(?<=(?:[:(<]|new|extends|implements) ?)([A-Z]\w{3,})\b(?![\w.]*\.this)(?=[({>.,)\s;])/gm,
    change: (place, block) => at('misspelt type', block, place, misspelt(place.text)),
  },
  {
    kind: 'missing semicolon',
    places: /;$/gm,
    change: (place, block) =>
      block.language === 'kotlin'
        ? null
        : at('missing semicolon', block, place, '', [
            nextRow(block.code, rowOf(block.code, place.index)),
          ]),
  },
  {
    kind: 'missing bracket',
    places: /\)(?=;?$)/gm,
    change: (place, block) =>
      at('missing bracket', block, place, '', [
        nextRow(block.code, rowOf(block.code, place.index)),
      ]),
  },
  {
    kind: 'wrong type',
    places: /(?<=[(,] ?)(true|false|Appodeal\.[A-Z_]+|[a-z]+ \|\| [a-z]+|@?"[^"\n]*")(?=[,)])/gm,
    change: (place, block) => {
      const string = place.text.includes('"');
      return string
        ? null
        : at('wrong type', block, place, block.language === 'objectivec' ? '@{}' : '"a text"');
    },
  },
  {
    kind: 'undeclared local',
    places:
      /(?<=^\s*(?:val|var|(?:final )?[A-Z]\w*(?:<[\w, ]*>)? ?\*?|double|int|boolean|long|BOOL|bool|string) ?)\b([a-z]\w{2,})(?= (?:=|:|by) ?)/gm,
    change: (place, block) => {
      const rows = rowsOf(block.code, place.text).filter(
        (row) => row > rowOf(block.code, place.index),
      );
      return rows.length > 0
        ? {
            kind: 'undeclared local',
            code: replaced(block.code, place, `${place.text}Unused`),
            rows,
          }
        : null;
    },
  },
  {
    kind: 'missing import',
    places: /^import ([\w.]+\.\w+);?$/gm,
    change: (place, block) => {
      const name = place.text.split('.').at(-1) as string;
      const rows = rowsOf(block.code, name).filter((row) => row !== rowOf(block.code, place.index));
      const imports = block.code.match(/^import /gm)?.length ?? 0;
      // Without any import, a fragment may leave them all out.
      return rows.length > 0 && imports > 1
        ? {
            kind: 'missing import',
            code: replaced(block.code, place, 'java.util.UUID'),
            // Getters of delegates are imported for the `by` that needs them.
            rows: /^[gs]etValue$/.test(name) ? rowsOf(block.code, 'by') : rows,
          }
        : null;
    },
  },
  {
    kind: 'missing namespace',
    places: /^using [\w.]+;$/gm,
    change: (place, block) => ({
      kind: 'missing namespace',
      code: replaced(block.code, place, '//'),
      // What came from it is anywhere below.
      rows: block.code.split('\n').map((_line, row) => row),
    }),
  },
  {
    kind: 'missing override',
    places: /(?<=^\s*)override (?=fun )/gm,
    change: (place, block) => at('missing override', block, place, ''),
  },
  {
    kind: 'missing callback',
    places: /(?<=@Override\n\s*)public void (on\w+)(?=\()/gm,
    change: (place, block) =>
      at('misspelt callback', block, place, `${place.text}ed`, [
        rowOf(block.code, place.index) - 1,
      ]),
  },
];

/**
 * Plants mistakes in blocks, one in each result, in turn of every kind that
 * the block has a place for.
 */
export function plant(
  blocks: readonly Block[],
  count: number,
  seed: number,
): {block: Block; mistake: Mistake}[] {
  const random = seeded(seed);
  const pick = <Value>(list: readonly Value[]): Value | undefined =>
    list[Math.floor(random() * list.length)];
  const found: {block: Block; mistake: Mistake}[] = [];
  const seen = new Set<string>();
  for (let turn = 0; found.length < count && turn < count * 50; turn += 1) {
    const kind = KINDS[turn % KINDS.length] as Kind;
    const block = pick(blocks);
    const place = block && pick([...bare(block.code).matchAll(kind.places)]);
    const mistake = place && kind.change({text: place[0], index: place.index}, block);
    if (mistake && !seen.has(mistake.code)) {
      seen.add(mistake.code);
      found.push({block, mistake});
    }
  }
  return found;
}
