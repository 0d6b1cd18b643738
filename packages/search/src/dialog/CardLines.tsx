import type {ReactNode} from 'react';
import type {CardLine} from '../contract';

/** The whole text of a place; spans, since it also stands within a link. */
export function CardLines({lines}: {lines: readonly CardLine[]}): ReactNode {
  return (
    <span className="search-card">
      {lines.map(({label, text = [], code}, index) =>
        code === undefined ? (
          <span key={index}>
            {label && <b>{label}: </b>}
            {text.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}{' '}
          </span>
        ) : (
          <code key={index}>{code}</code>
        ),
      )}
    </span>
  );
}
