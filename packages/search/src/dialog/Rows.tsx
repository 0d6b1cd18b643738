import type {MouseEvent, ReactNode} from 'react';
import type {CardLine, Marked} from '../contract';
import type {Remembered} from '../remembered';
import {CardLines} from './CardLines';
import {Icon} from './Icon';
import {MarkedText, Titles} from './MarkedText';

export interface Row {
  /** Of the list that remembers it. */
  icon?: 'recent' | 'favorite' | 'search';
  /** Asked again where the row is no result. */
  question?: string;
  /** The page's title and the headings down to the one found. */
  titles: readonly Marked[];
  /** What stands below that heading, or the doc set where the list does not name it. */
  text: Marked;
  /** Marked words that only stand for others that were typed. */
  meant?: readonly string[];
  /** All that stands there, where it answers the question. */
  lines?: readonly CardLine[];
  /** Where it leads, and what is remembered when it is followed. */
  entry: Remembered;
  /** The same page of other platforms, with the names of those. */
  platforms?: readonly {name: string; entry: Remembered}[];
  actions: readonly {icon: 'favorite' | 'clear'; label: string; act: () => void}[];
}

export interface Group {
  title: string;
  rows: readonly Row[];
}

/**
 * The list box of the search. What an option holds is hidden from screen
 * readers, so that each is a link itself, and the buttons of remembered rows
 * stand beside the list, in the lines of their rows.
 *
 * @param idOf - gives the id of the row at a position, counted through all groups
 * @param active - position of the row that Enter follows
 */
export function Rows({
  id,
  idOf,
  label,
  groups,
  active,
  onChoose,
  onFollow,
  onActed,
}: {
  id: string;
  idOf: (index: number) => string;
  label: string;
  groups: readonly Group[];
  active: number;
  onChoose: (index: number) => void;
  onFollow: (event: MouseEvent, row: Pick<Row, 'entry' | 'question'>) => void;
  onActed: () => void;
}): ReactNode {
  let line = 0;
  let index = 0;
  /** Each group's title and each row take a line of the grid. */
  const lines = groups.map(({title, rows}) => ({
    title,
    line: (line += 1),
    rows: rows.map((row) => ({
      ...row,
      key: `${row.icon} ${row.entry.id}`,
      gridRow: (line += 1),
      at: index++,
    })),
  }));
  return (
    <div className="search-rows">
      <div id={id} role="listbox" aria-label={label} className="search-list">
        {lines.map(({title, line: titleLine, rows}, group) => (
          <div
            key={group}
            role="group"
            className="search-list"
            aria-labelledby={`${id}-group-${group}`}
          >
            <div
              id={`${id}-group-${group}`}
              className="search-group"
              style={{gridRow: titleLine}}
              role="presentation"
            >
              {title}
            </div>
            {rows.map(
              ({
                key,
                gridRow,
                at,
                icon,
                titles,
                text,
                meant,
                lines: all,
                entry,
                question,
                platforms = [],
              }) => (
                <a
                  key={key}
                  id={idOf(at)}
                  role="option"
                  aria-selected={at === active}
                  tabIndex={-1}
                  className="search-row"
                  data-platforms={platforms.length > 0 || undefined}
                  style={{gridRow}}
                  href={entry.href}
                  // Keeps the focus in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => at !== active && onChoose(at)}
                  onClick={(event) => onFollow(event, {entry, question})}
                >
                  {icon && <Icon name={icon} />}
                  <span className="search-texts">
                    <span className="search-title">
                      <Titles titles={titles} meant={meant} />
                    </span>
                    {all ? (
                      <CardLines lines={all} />
                    ) : (
                      <span className="search-text">
                        <MarkedText parts={text} meant={meant} />
                      </span>
                    )}
                  </span>
                </a>
              ),
            )}
          </div>
        ))}
      </div>
      {lines
        .flatMap(({rows}) => rows)
        .flatMap(({key, gridRow, at, titles, platforms}) =>
          platforms?.length
            ? [
                <div key={key} className="search-same" style={{gridRow}}>
                  {platforms.map(({name, entry}) => (
                    <a
                      key={name}
                      href={entry.href}
                      // Tab goes from the chosen row to its own links, not through all of them.
                      tabIndex={at === active ? undefined : -1}
                      aria-label={`${name}: ${titles.map((one) => one.join('')).join(' › ')}`}
                      onClick={(event) => onFollow(event, {entry})}
                    >
                      {name}
                    </a>
                  ))}
                </div>,
              ]
            : [],
        )}
      {lines
        .flatMap(({rows}) => rows)
        .filter(({actions}) => actions.length > 0)
        .map(({key, gridRow, titles, actions}) => (
          <div key={key} className="search-actions" style={{gridRow}}>
            {actions.map(({icon, label: what, act}) => (
              <button
                key={icon}
                type="button"
                className="search-icon"
                title={what}
                aria-label={`${what}: ${titles.at(-1)?.join('')}`}
                onClick={() => {
                  act();
                  onActed();
                }}
              >
                <Icon name={icon} />
              </button>
            ))}
          </div>
        ))}
    </div>
  );
}
