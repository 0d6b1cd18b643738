/** The attributes of a hit that say how it is drawn and remembered. */
interface DrawnHit {
  type: string;
  hierarchy: object;
  _snippetResult?: {content?: unknown; hierarchy?: object};
}

const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

/**
 * DocSearch keeps no result of type «content» among the recent searches. It is
 * turned into one of its heading's level that is drawn with the same text, and
 * with the heading once it is remembered.
 */
export function rememberable<Item>(item: Item): Item {
  const hit = item as Item & DrawnHit;
  const level = LEVELS.find((one) => (hit.hierarchy as Record<string, unknown>)[one]);
  if (hit.type !== 'content' || !level) {
    return item;
  }
  const {content, hierarchy} = hit._snippetResult ?? {};
  // Level 1 draws the content below the title by itself.
  const drawn = level === 'lvl1' || !content ? hierarchy : {...hierarchy, [level]: content};
  return {...hit, type: level, _snippetResult: {...hit._snippetResult, hierarchy: drawn}};
}
