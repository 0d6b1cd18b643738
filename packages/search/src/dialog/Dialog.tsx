import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {arrange} from '../arrange';
import type {Card, Hit} from '../contract';
import {moved} from '../keys';
import {keepQuestion, markEntry} from '../opener';
import {createMemory, withoutMarks, type List, type Remembered} from '../remembered';
import {resultUrl, samePages} from '../results';
import {filtersOf, pageScope, resultsAddress} from '../scope';
import {Failure} from './Failure';
import {leaveFor} from './landing';
import {PlatformFilter} from './PlatformFilter';
import {Rows, type Group, type Row} from './Rows';
import type {SearchSite, Words} from './site';
import {useAnswer} from './useAnswer';
import {useMiss} from './useMiss';

const LIMIT = 20;
/** At most this many searches are proposed. */
const PROPOSALS = 3;
const LIST_ID = 'search-list';

const idOf = (index: number): string => `${LIST_ID}-${index}`;

/** Recent and favourite searches, as far as there are any, with the buttons of each. */
function rememberedGroups(
  memory: ReturnType<typeof createMemory>,
  words: Words,
  addressOf: (question: string) => string,
): Group[] {
  const questions = memory.questions().map((question): Row => ({
    icon: 'search',
    titles: [[question]],
    text: [],
    question,
    entry: {id: `?${question}`, href: addressOf(question), group: '', titles: [question]},
    actions: [
      {icon: 'clear', label: words.removeRecent, act: () => memory.removeQuestion(question)},
    ],
  }));
  const group = (list: List, title: string, remove: string): Group => ({
    title,
    rows: (list === 'RECENT' ? questions : []).concat(
      memory.get(list).map((entry): Row => ({
        icon: list === 'RECENT' ? 'recent' : 'favorite',
        titles: entry.titles.map((one) => [one]),
        text: [entry.group],
        entry,
        actions: [
          ...(list === 'RECENT'
            ? [{icon: 'favorite' as const, label: words.save, act: () => memory.keep(entry)}]
            : []),
          {icon: 'clear' as const, label: remove, act: () => memory.remove(list, entry.id)},
        ],
      })),
    ),
  });
  return [
    group('RECENT', words.recent, words.removeRecent),
    group('FAVORITE', words.favorite, words.removeFavorite),
  ].filter(({rows}) => rows.length > 0);
}

/**
 * The list box of links below the dialog's field. The focus stays in the field, which
 * is part of the page's HTML (`html.ts`); each row is a link, so that every way of
 * opening a link works on it.
 */
export function Dialog({
  site: {engine, credit, settings, baseUrl, sets, platforms, choice, words, onMiss},
  dialog,
  field,
  clear,
}: {
  site: SearchSite;
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  /** The button beside the field. */
  clear: HTMLButtonElement;
}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(field.value);
  const [wanted, setActive] = useState(0);
  /** Whether the reader has chosen a row, which must not move away then. */
  const chosen = useRef(false);
  const [scope, setScope] = useState(() => pageScope(sets, choice.get()));
  const filters = useMemo(() => filtersOf(scope, sets), [scope, sets]);
  const memory = useMemo(() => createMemory(engine.name), [engine]);
  const [, redraw] = useReducer((changes: number) => changes + 1, 0);
  const [attempt, setAttempt] = useState(0);
  const outcome = useAnswer(text, {
    engine,
    limit: LIMIT,
    filters,
    asker: 'dialog',
    attempt,
    isHeld: useCallback(() => chosen.current, []),
  });

  // Loads everything while the reader is still typing; once for each opening.
  const prepare = useEffectEvent(() => engine.client().prepare(filters, true));
  useEffect(() => prepare(), []);

  const addressOf = (question: string): string | null =>
    resultsAddress(question, scope, sets, settings, baseUrl);
  const isBlank = text.trim() === '';
  const {card} = outcome;
  const rowOf = (hit: Hit | Card): Row => {
    const entryOf = (url: string): Remembered => withoutMarks(hit, resultUrl(url, settings));
    return {
      ...hit,
      entry: entryOf(hit.url),
      platforms: samePages(hit, platforms).map(({name, url}) => ({name, entry: entryOf(url)})),
      actions: [],
    };
  };
  const groups: Group[] = isBlank
    ? rememberedGroups(memory, words, (one) => addressOf(one) ?? '')
    : [
        ...(card ? [{title: words.answer, rows: [rowOf(card)]}] : []),
        ...arrange(outcome.hits.filter(({id}) => id !== card?.id)).map(({group, hits}) => ({
          title: group,
          rows: hits.map(rowOf),
        })),
      ];
  const rows = groups.flatMap((group) => group.rows);
  const active = Math.min(wanted, Math.max(rows.length - 1, 0));
  const isNothing = !isBlank && outcome.status === 'whole' && outcome.count === 0;
  const {unknown, similar} = outcome;
  const missing = [...unknown, ...similar];
  const mention = missing.length > 0 ? [words.notMentioned(missing)] : [];
  const results = addressOf(outcome.text);

  useMiss(outcome, onMiss);

  /** Titles that the last search found which found any. */
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (outcome.hits.length > 0) {
      const titles = outcome.hits.map(({titles: [title = []]}) => title.join(''));
      setFound([...new Set(titles)].slice(0, PROPOSALS));
    }
  }, [outcome.hits]);

  useEffect(() => {
    const row = list.current?.querySelector(`#${idOf(active)}`);
    if (active === 0) {
      // With the name of its group.
      list.current?.scrollTo(0, 0);
    } else {
      row?.scrollIntoView({block: 'nearest'});
    }
  }, [active, text]);

  const choose = (index: number): void => {
    setActive(index);
    chosen.current = true;
  };

  const showAnew = (): void => {
    setActive(0);
    chosen.current = false;
  };

  const ask = (next: string): void => {
    if (field.value !== next) {
      field.value = next;
    }
    setText(next);
    showAnew();
    field.focus();
  };

  const leave = (event: MouseEvent, href: string, hitId?: string): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      // Opens elsewhere.
      return;
    }
    markEntry(true);
    dialog.close();
    const {navigate} = window.siteSearch ?? {};
    // The router of a living client follows the site's own addresses, else the browser does.
    const isRouted = !!navigate && href.startsWith('/');
    if (isRouted) {
      event.preventDefault();
      navigate(href);
    }
    const hit = [card, ...outcome.hits].find((one) => one?.id === hitId);
    if (hit) {
      leaveFor(href, hit, isRouted);
    }
  };

  const follow = (event: MouseEvent, {entry, question}: Pick<Row, 'entry' | 'question'>): void => {
    if (question !== undefined) {
      event.preventDefault();
      ask(question);
      return;
    }
    memory.add(entry);
    if (!isBlank) {
      keepQuestion(text.trim());
      memory.addQuestion(text.trim());
    }
    leave(event, entry.href, entry.id);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const row = rows[active];
    const to = moved(event.key, active, rows.length);
    // Safari ends a composition before the key that confirms it, which alone has this code.
    if (event.isComposing || event.keyCode === 229 || event.altKey) {
      return;
    }
    if (to !== null) {
      event.preventDefault();
      choose(to);
    } else if (event.key === 'Enter' && row) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey || event.shiftKey) {
        memory.add(row.entry);
        window.open(row.entry.href, '_blank', 'noopener');
      } else {
        list.current?.querySelector<HTMLElement>(`#${idOf(active)}`)?.click();
      }
    }
  });
  const onInput = useEffectEvent(() => ask(field.value));
  const onClear = useEffectEvent(() => ask(''));
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const {signal} = listeners;
    field.addEventListener('input', () => onInput(), {signal});
    field.addEventListener('keydown', (event) => onKeyDown(event), {signal});
    clear.addEventListener('click', () => onClear(), {signal});
    // Typed between the drawing and now.
    setText(field.value);
    return () => listeners.abort();
  }, [field, clear]);

  useLayoutEffect(() => {
    const set = (name: string, value: string): void =>
      rows.length > 0 ? field.setAttribute(name, value) : field.removeAttribute(name);
    set('aria-controls', LIST_ID);
    set('aria-activedescendant', idOf(active));
    field.ariaExpanded = String(rows.length > 0);
    clear.hidden = text === '';
    dialog.toggleAttribute('data-busy', outcome.isLoading);
  });
  useLayoutEffect(
    () => () => {
      ['aria-controls', 'aria-activedescendant'].forEach((name) => field.removeAttribute(name));
      field.ariaExpanded = 'false';
      clear.hidden = true;
      dialog.removeAttribute('data-busy');
    },
    [dialog, field, clear],
  );

  return (
    <>
      <PlatformFilter
        platforms={platforms}
        words={words}
        chosen={scope.platform}
        onChoose={(platform) => {
          choice.set(platform);
          setScope({...scope, platform});
          showAnew();
        }}
      />
      {/* Firefox makes a scrollable element a Tab stop, though the arrow keys scroll this one. */}
      <div className="search-body" ref={list} tabIndex={-1} aria-busy={outcome.isLoading}>
        {outcome.status === 'failed' && (
          <div className="search-note" role="alert">
            <Failure
              words={words}
              again={() => {
                setAttempt(attempt + 1);
                // The button disappears together with its message.
                field.focus();
              }}
            />
          </div>
        )}
        {(isNothing || (isBlank && rows.length === 0)) && (
          <div className="search-note">
            <p>{isBlank ? words.noRecent : words.noResults(outcome.text)}</p>
            <p className="search-help">{words.tryFor}:</p>
            <ul className="clean-list search-proposals">
              {(isBlank || found.length === 0 ? words.proposals : found).map((one) => (
                <li key={one}>
                  <button type="button" onClick={() => ask(one)}>
                    {one}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {missing.length > 0 && (
          <p className="search-weak">
            {rows.length > 0 && (
              <>
                <strong>{words.notMentioned(missing)}.</strong>{' '}
                {unknown.length > 0 ? words.otherWords : words.similarWords}{' '}
              </>
            )}
            {words.askPerson(outcome.text)}
          </p>
        )}
        {rows.length > 0 && (
          <Rows
            id={LIST_ID}
            idOf={idOf}
            label={words.label}
            groups={groups}
            active={active}
            onChoose={choose}
            onFollow={follow}
            onActed={redraw}
          />
        )}
        {!isBlank && results && outcome.count ? (
          <p className="search-all">
            <a href={results} onClick={(event) => leave(event, results)}>
              {words.seeAll(outcome.count)}
            </a>
          </p>
        ) : null}
      </div>
      <p className="visually-hidden" role="status">
        {outcome.count === 0
          ? words.nothingFound(outcome.text)
          : outcome.count !== null && [words.found(outcome.count), ...mention].join('. ')}
      </p>
      <div className="search-foot">
        {/* For the eye alone: screen readers say how a combobox is worked. */}
        <p className="search-hints" aria-hidden="true">
          {[
            ['↵', words.select],
            ['↓ ↑', words.navigate],
            ['esc', words.close],
          ].map(([keys, action]) => (
            <span key={keys}>
              <kbd>{keys}</kbd> {action}
            </span>
          ))}
        </p>
        {credit}
      </div>
    </>
  );
}
