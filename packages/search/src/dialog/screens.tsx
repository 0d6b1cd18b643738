import type {MouseEvent, ReactNode} from 'react';
import type {Words} from './site';
import type {Outcome} from './useAnswer';

/** Says to screen readers how much was found. */
export function Found({
  outcome: {text, count},
  words,
}: {
  outcome: Outcome;
  words: Words;
}): ReactNode {
  return (
    <p className="search-spoken" role="status">
      {count === 0 ? words.nothingFound(text) : count !== null && words.found(count)}
    </p>
  );
}

/**
 * The screen without results, with searches to try.
 *
 * @param proposals - the searches that found something last; if empty, common searches
 */
export function Proposals({
  title,
  proposals = [],
  words,
  onChoose,
}: {
  title: ReactNode;
  proposals?: readonly string[];
  words: Words;
  onChoose: (query: string) => void;
}): ReactNode {
  return (
    <div className="search-note">
      <p>{title}</p>
      <p className="search-help">{words.tryFor}:</p>
      <ul className="search-proposals">
        {(proposals.length > 0 ? proposals : words.proposals).map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The link to the results page, with the number of all results. */
export function AllResults({
  href,
  text,
  onFollow,
}: {
  href: string;
  text: string;
  onFollow: (event: MouseEvent) => void;
}): ReactNode {
  return (
    <p className="search-all">
      <a href={href} onClick={onFollow}>
        {text}
      </a>
    </p>
  );
}

/** What the keys do, for the eye alone: screen readers say how a combobox is worked. */
export function KeyHints({words}: {words: Words}): ReactNode {
  const hints = [
    ['↵', words.select],
    ['↓ ↑', words.navigate],
    ['esc', words.close],
  ] as const;
  return (
    <p className="search-hints" aria-hidden="true">
      {hints.map(([keys, action]) => (
        <span key={keys}>
          <kbd>{keys}</kbd>
          {action}
        </span>
      ))}
    </p>
  );
}
