import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {Credit, useEngine} from '@site/src/search/engine';
import {useChosenScope, useFilters} from '../context';
import {earlyText, removeEarlyField} from '../earlyField';
import {Failure} from '../failure';
import {Icon} from '../icons';
import {moved} from '../keys';
import {PlatformFilter} from '../PlatformFilter';
import {createMemory, withoutMarks, type List, type Remembered} from '../remembered';
import {useResultsPage, useResultUrl} from '../settings';
import {NoResults} from '../texts';
import {useAnswer} from '../useAnswer';
import {arrange} from './arrange';
import {Rows, type Group, type Row} from './Rows';
import {AllResults, Found, KeyHints, Proposals} from './screens';
import styles from './styles.module.css';

const LIMIT = 20;
/** At most this many searches are proposed. */
const PROPOSALS = 3;
/** Longest selection on the page that is searched for when the dialog opens. */
const LONGEST_SELECTION = 64;
const LIST_ID = 'search-list';

const idOf = (index: number): string => `${LIST_ID}-${index}`;

/** The lists of followed results as they are now, and what can be done to them. */
function useMemory(name: string) {
  const memory = useMemo(() => createMemory(name), [name]);
  const [, setChanges] = useState(0);
  return useMemo(() => {
    const change =
      <Values extends unknown[]>(act: (...values: Values) => void) =>
      (...values: Values) => {
        act(...values);
        setChanges((count) => count + 1);
      };
    return {
      get: memory.get,
      add: memory.add,
      keep: change(memory.keep),
      remove: change(memory.remove),
    };
  }, [memory]);
}

/** Rows of a list of followed results, with the buttons of each. */
function rememberedRows(
  memory: ReturnType<typeof useMemory>,
  list: List,
  remove: string,
): readonly Row[] {
  return memory.get(list).map((entry): Row => ({
    key: `${list} ${entry.id}`,
    href: entry.href,
    icon: list === 'RECENT' ? 'recent' : 'favorite',
    titles: entry.titles.map((title) => [title]),
    text: [entry.group],
    entry,
    actions: [
      ...(list === 'RECENT'
        ? [
            {
              icon: 'favorite' as const,
              label: translate({
                id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
                message: 'Save this search',
              }),
              act: () => memory.keep(entry),
            },
          ]
        : []),
      {icon: 'clear' as const, label: remove, act: () => memory.remove(list, entry.id)},
    ],
  }));
}

/** Favourite and recent searches, as far as there are any. */
function rememberedGroups(memory: ReturnType<typeof useMemory>): Group[] {
  return [
    {
      title: translate({
        id: 'theme.SearchModal.startScreen.recentSearchesTitle',
        message: 'Recent',
      }),
      rows: rememberedRows(
        memory,
        'RECENT',
        translate({
          id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
          message: 'Remove this search from history',
        }),
      ),
    },
    {
      title: translate({
        id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
        message: 'Favorite',
      }),
      rows: rememberedRows(
        memory,
        'FAVORITE',
        translate({
          id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
          message: 'Remove this search from favorites',
        }),
      ),
    },
  ].filter(({rows}) => rows.length > 0);
}

/**
 * The search dialog: a combobox whose list box holds links. The focus stays in
 * the field; rows are links themselves, so that every way of opening a link
 * works on them.
 *
 * @param initialQuery - what to search for at once; what is selected on the page if empty
 */
export function Dialog({
  initialQuery,
  onType,
  onClose,
}: {
  initialQuery: string;
  onType: (text: string) => void;
  onClose: () => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [selection] = useState(() =>
    (window.getSelection()?.toString() ?? '').trim().slice(0, LONGEST_SELECTION),
  );
  const [text, setText] = useState(initialQuery || selection);
  const [wanted, setActive] = useState(0);
  /** Whether the reader has chosen a row, which must not move away then. */
  const chosen = useRef(false);
  const engine = useEngine();
  const [scope, choosePlatform] = useChosenScope();
  const filters = useFilters(scope);
  const memory = useMemory(engine.name);
  const toHref = useResultUrl();
  const resultsPage = useResultsPage(scope);
  const [attempt, setAttempt] = useState(0);
  const outcome = useAnswer(text, {
    limit: LIMIT,
    filters,
    asker: 'dialog',
    attempt,
    isHeld: useCallback(() => chosen.current, []),
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    const early = earlyText();
    removeEarlyField();
    element?.showModal();
    if (early !== null && early !== initialQuery) {
      setText(early);
      onType(early);
    }
    // A reader who typed goes on, one who selected something may want something else.
    const {length = 0} = field.current?.value ?? '';
    field.current?.focus();
    field.current?.setSelectionRange(initialQuery ? length : 0, length);
    // Closing gives the focus back.
    return () => element?.close();
    // For the query it was opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    // Has everything loaded while the reader still types.
    engine.client().prepare(filters, true);
    // Once for each opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [engine]);

  const isBlank = text.trim() === '';
  const groups: Group[] = isBlank
    ? rememberedGroups(memory)
    : arrange(outcome.hits).map(({group, hits}) => ({
        title: group,
        rows: hits.map((hit): Row => {
          const href = toHref(hit.url);
          const entry = withoutMarks(hit, href);
          return {key: hit.id, href, titles: hit.titles, text: hit.text, entry, actions: []};
        }),
      }));
  const rows = groups.flatMap((group) => group.rows);
  const active = Math.min(wanted, Math.max(rows.length - 1, 0));
  const isNothing = !isBlank && outcome.status === 'whole' && outcome.count === 0;

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

  const ask = (next: string): void => {
    setText(next);
    onType(next);
    setActive(0);
    chosen.current = false;
    field.current?.focus();
  };

  const choose = (index: number): void => {
    setActive(index);
    chosen.current = true;
  };

  const follow = (entry: Remembered, isElsewhere: boolean): void => {
    memory.add(entry);
    if (!isElsewhere) {
      onClose();
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[active];
    const to = moved(event.key, active, rows.length);
    if (event.nativeEvent.isComposing || event.altKey) {
      return;
    }
    if (to !== null) {
      event.preventDefault();
      choose(to);
    } else if (event.key === 'Enter' && row) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey || event.shiftKey) {
        memory.add(row.entry);
        window.open(row.href, '_blank', 'noopener');
      } else {
        list.current?.querySelector<HTMLElement>(`#${idOf(active)}`)?.click();
      }
    }
  };

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return createPortal(
    // The keyboard's way out is Escape, which the browser knows.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      // The event comes late: the dialog may be gone, and another one open.
      onClose={() => dialog.current?.open === false && onClose()}
      onMouseDown={(event) => {
        if (event.target === dialog.current) {
          // The focus goes back to where it was, not to what lies below.
          event.preventDefault();
          onClose();
        }
      }}
    >
      <div className={styles.panel}>
        <div className={styles.bar}>
          <span className={outcome.isLoading ? styles.busy : styles.lens}>
            <Icon name="search" />
          </span>
          <input
            ref={field}
            className={styles.field}
            role="combobox"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={512}
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={rows.length > 0 ? LIST_ID : undefined}
            aria-activedescendant={rows.length > 0 ? idOf(active) : undefined}
            placeholder={translate({
              id: 'theme.SearchModal.placeholder',
              message: 'Search docs',
            })}
            value={text}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <button
              type="button"
              className={styles.icon}
              aria-label={translate({
                id: 'theme.SearchModal.searchBox.resetButtonTitle',
                message: 'Clear the query',
              })}
              onClick={() => ask('')}
            >
              <Icon name="clear" />
            </button>
          )}
          <button type="button" className={styles.cancel} onClick={onClose}>
            {translate({
              id: 'theme.SearchModal.searchBox.cancelButtonText',
              message: 'Cancel',
            })}
          </button>
        </div>
        <PlatformFilter
          chosen={scope.platform}
          onChoose={(platform) => {
            choosePlatform(platform);
            setActive(0);
            chosen.current = false;
          }}
        />
        <div className={styles.body} ref={list} aria-busy={outcome.isLoading}>
          {isBlank && rows.length === 0 && (
            <Proposals
              title={translate({
                id: 'theme.SearchModal.startScreen.noRecentSearchesText',
                message: 'No recent searches',
              })}
              onChoose={ask}
            />
          )}
          {outcome.status === 'failed' && (
            <div className={styles.note} role="alert">
              <Failure
                again={() => {
                  setAttempt(attempt + 1);
                  // The button goes away with what it says.
                  field.current?.focus();
                }}
              />
            </div>
          )}
          {isNothing && (
            <Proposals
              title={<NoResults query={outcome.text} />}
              proposals={found}
              onChoose={ask}
            />
          )}
          {rows.length > 0 && (
            <Rows
              id={LIST_ID}
              idOf={idOf}
              label={label}
              groups={groups}
              active={active}
              onChoose={choose}
              onFollow={follow}
            />
          )}
          {!isBlank && resultsPage && outcome.count ? (
            <AllResults href={resultsPage(outcome.text)} count={outcome.count} onFollow={onClose} />
          ) : null}
        </div>
        <Found outcome={outcome} />
        <div className={styles.foot}>
          <KeyHints />
          <Credit />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
