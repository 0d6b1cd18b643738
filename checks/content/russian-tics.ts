import {located} from '../sources/page';
import type {Problem} from '../problem';
import type {ShownString} from '../sources/strings';

/** A turn of phrase that is right once, and a habit when a page is full of it. */
interface Tic {
  name: string;
  pattern: RegExp;
  /** How often a page may have it, per 1,000 words. */
  most: number;
}

const words = (stems: string): RegExp => new RegExp(`(?<!\\p{L})(?:${stems})(?!\\p{L})`, 'giu');

const tics: readonly Tic[] = [
  {name: 'видно', pattern: words('вид(?:но|ны|ен|на)'), most: 3},
  {name: 'возьмите', pattern: words('возьмите|берите'), most: 2},
  {name: 'соберите', pattern: words('соберите'), most: 3},
  {name: 'поставьте', pattern: words('поставьте'), most: 3},
  {name: 'приносит', pattern: words('принос(?:ит|ят)'), most: 4},
  {name: 'сам', pattern: words('сам[аио]?'), most: 4},
  {name: 'стоит', pattern: words('сто(?:ит|ят)'), most: 3},
  {name: 'сказано', pattern: words('сказано|подска(?:жет|жут|зывает)|объясня(?:ет|ют)'), most: 3},
  {name: 'потому что', pattern: words('потому что'), most: 8},
  {
    name: 'two clauses joined by a colon',
    pattern: /(?:\p{L}+,? ){3,}\p{L}+: (?=\p{Ll})(?:\p{L}+,? ){3,}/gu,
    most: 8,
  },
];

/** Three times is no habit yet, however short a page is. */
const ALWAYS = 3;

/** The first place of each habit of a page's prose that is one too many; its blocks are in order. */
export function habits(prose: readonly ShownString[]): Problem[] {
  const length = prose.reduce((sum, {text}) => sum + (text.match(/\p{L}+/gu)?.length ?? 0), 0);
  return tics.flatMap(({name, pattern, most}) => {
    const places = prose.flatMap((of) =>
      [...of.text.matchAll(pattern)].map(({index}) => ({of, index})),
    );
    const allowed = Math.max(ALWAYS, Math.floor((most * length) / 1000));
    const first = places[allowed];
    const message = `"${name}" was found ${places.length} times in ${length} words; at most ${allowed} were expected`;
    return first ? located(first.of, [{index: first.index, rule: 'tic', message}]) : [];
  });
}
