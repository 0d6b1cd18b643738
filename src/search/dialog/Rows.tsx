import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Marked} from '../contract';
import {Icon} from '../icons';
import {MarkedText, Titles} from '../MarkedText';
import type {Remembered} from '../remembered';
import styles from './styles.module.css';

interface Action {
  icon: 'favorite' | 'clear';
  label: string;
  act: () => void;
}

export interface Row {
  key: string;
  href: string;
  icon?: 'recent' | 'favorite';
  /** The page's title and the headings down to the one found. */
  titles: readonly Marked[];
  /** What stands below that heading, or the doc set where the list does not name it. */
  text: Marked;
  /** What is remembered when the row is followed. */
  entry: Remembered;
  actions: readonly Action[];
}

export interface Group {
  title: string;
  rows: readonly Row[];
}

/** Whether a click opens the link somewhere else than here. */
const isElsewhere = ({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

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
}: {
  id: string;
  idOf: (index: number) => string;
  label: string;
  groups: readonly Group[];
  active: number;
  onChoose: (index: number) => void;
  onFollow: (entry: Remembered, isElsewhere: boolean) => void;
}): ReactNode {
  let line = 0;
  let index = 0;
  /** Each group's title and each row take a line of the grid. */
  const lines = groups.map(({title, rows}) => ({
    title,
    line: (line += 1),
    rows: rows.map((row) => ({row, line: (line += 1), index: index++})),
  }));
  return (
    <div className={styles.rows}>
      <div id={id} role="listbox" aria-label={label} className={styles.list}>
        {lines.map(({title, line: titleLine, rows}, group) => (
          <div
            key={group}
            role="group"
            className={styles.list}
            aria-labelledby={`${id}-group-${group}`}
          >
            <div
              id={`${id}-group-${group}`}
              className={styles.group}
              style={{gridRow: titleLine}}
              role="presentation"
            >
              {title}
            </div>
            {rows.map(({row, line: gridRow, index: at}) => (
              <Link
                key={row.key}
                id={idOf(at)}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                className={styles.row}
                style={{gridRow}}
                to={row.href}
                target="_self"
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => at !== active && onChoose(at)}
                onClick={(event) => onFollow(row.entry, isElsewhere(event))}
              >
                {row.icon && <Icon name={row.icon} />}
                <span className={styles.texts}>
                  <span className={styles.title}>
                    <Titles titles={row.titles} />
                  </span>
                  <span className={styles.text}>
                    <MarkedText parts={row.text} />
                  </span>
                </span>
              </Link>
            ))}
          </div>
        ))}
      </div>
      {lines
        .flatMap(({rows}) => rows)
        .filter(({row}) => row.actions.length > 0)
        .map(({row, line: gridRow}) => (
          <div key={row.key} className={styles.actions} style={{gridRow}}>
            {row.actions.map(({icon, label: what, act}) => (
              <button
                key={icon}
                type="button"
                className={styles.icon}
                title={what}
                aria-label={`${what}: ${row.titles.at(-1)?.join('')}`}
                onClick={act}
              >
                <Icon name={icon} />
              </button>
            ))}
          </div>
        ))}
    </div>
  );
}
