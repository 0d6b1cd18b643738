import {LEVELS, type Hit} from './contract';

/** A result that was followed before. */
export interface Remembered {
  id: string;
  /** Path on this site, or the whole address of another. */
  href: string;
  group: string;
  /** The page's title and the headings down to the one found. */
  titles: readonly string[];
}

export type List = 'RECENT' | 'FAVORITE';

/** Readers have lists that DocSearch has kept: the names and the form of their entries are its own. */
function write({id, href, group, titles}: Remembered) {
  const levels = [group, ...titles].slice(0, LEVELS.length);
  return {
    objectID: id,
    type: `lvl${levels.length - 1}`,
    url: href,
    hierarchy: Object.fromEntries(levels.map((text, level) => [`lvl${level}`, text])),
  };
}

function read(entry: unknown): Remembered[] {
  const {objectID, url, hierarchy} = (entry ?? {}) as Partial<ReturnType<typeof write>>;
  const titles = LEVELS.slice(1)
    .map((level) => hierarchy?.[level])
    .filter((title) => typeof title === 'string' && title !== '');
  return typeof objectID === 'string' &&
    typeof url === 'string' &&
    /^(?:\/(?![/\\])|https?:\/\/)/i.test(url) &&
    titles.length > 0
    ? [{id: objectID, href: url, group: String(hierarchy?.lvl0 ?? ''), titles: titles as string[]}]
    : [];
}

/** A hit as it is remembered: without its marks. */
export function withoutMarks({id, group, titles}: Hit, href: string): Remembered {
  return {id, href, group, titles: titles.map((parts) => parts.join(''))};
}

/** As many questions are kept beside them. */
const QUESTIONS = 3;

/** How many recent searches are kept, without favourites and with any. */
const RECENT = {alone: 7, besideFavorites: 4};
const FAVORITES = 10;

/**
 * Recent and favourite searches in the browser's storage. Where that is refused,
 * they last as long as the page.
 *
 * @param name - of the engine; each has its own lists
 * @param open - gives the storage; may throw
 */
export function createMemory(name: string, open: () => Storage = () => window.localStorage) {
  const lists = new Map<List, readonly Remembered[]>();
  const keyOf = (list: List): string => `__DOCSEARCH_${list}_SEARCHES__${name}`;

  const get = (list: List): readonly Remembered[] => {
    try {
      const stored: unknown = JSON.parse(open().getItem(keyOf(list)) ?? '[]');
      return Array.isArray(stored) ? stored.flatMap(read) : [];
    } catch {
      return lists.get(list) ?? [];
    }
  };

  const set = (list: List, entries: readonly Remembered[]): void => {
    lists.set(list, entries);
    try {
      open().setItem(keyOf(list), JSON.stringify(entries.map(write)));
    } catch {
      // Refused or full.
    }
  };

  const questionsKey = `__DOCSEARCH_QUESTIONS__${name}`;
  let asked: readonly string[] = [];
  const questions = (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(open().getItem(questionsKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
    } catch {
      return asked;
    }
  };
  const setQuestions = (texts: readonly string[]): void => {
    asked = texts;
    try {
      open().setItem(questionsKey, JSON.stringify(texts));
    } catch {
      // Refused or full.
    }
  };

  const without = (list: List, id: string) => get(list).filter((entry) => entry.id !== id);

  return {
    get,
    /** What was asked when results were opened, newest first. */
    questions,
    addQuestion: (text: string): void =>
      setQuestions([text, ...questions().filter((one) => one !== text)].slice(0, QUESTIONS)),
    removeQuestion: (text: string): void => setQuestions(questions().filter((one) => one !== text)),
    /** Forgets an entry of a list. */
    remove: (list: List, id: string): void => set(list, without(list, id)),
    /** Puts an entry first among the recent ones, unless it is a favourite. */
    add(entry: Remembered): void {
      const favorites = get('FAVORITE');
      if (!favorites.some(({id}) => id === entry.id)) {
        const limit = favorites.length > 0 ? RECENT.besideFavorites : RECENT.alone;
        set('RECENT', [entry, ...without('RECENT', entry.id)].slice(0, limit));
      }
    },
    /** Makes a recent entry a favourite. */
    keep(entry: Remembered): void {
      set('FAVORITE', [entry, ...without('FAVORITE', entry.id)].slice(0, FAVORITES));
      set('RECENT', without('RECENT', entry.id));
    },
  };
}
