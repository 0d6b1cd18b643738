import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useFoundText} from '../texts';
import type {Outcome} from '../useAnswer';
import styles from './styles.module.css';

/** Says to screen readers how much was found. */
export function Found({outcome: {text, count}}: {outcome: Outcome}): ReactNode {
  const foundText = useFoundText();
  return (
    <p className={styles.spoken} role="status">
      {count === 0
        ? translate(
            {id: 'site.search.nothingFound', message: 'Nothing was found for “{query}”'},
            {query: text},
          )
        : count !== null && foundText(count)}
    </p>
  );
}

/**
 * What stands in the place of results, and searches to try.
 *
 * @param proposals - what was found last; without any, what many look for is proposed
 */
export function Proposals({
  title,
  proposals = [],
  onChoose,
}: {
  title: ReactNode;
  proposals?: readonly string[];
  onChoose: (query: string) => void;
}): ReactNode {
  const usual = translate({
    id: 'site.search.proposals',
    message: 'banner|rewarded video|test mode|GDPR|app-ads.txt',
    description: 'Searches that find something, with bars between them',
  }).split('|');
  return (
    <div className={styles.note}>
      <p>{title}</p>
      <p className={styles.help}>
        <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">
          Try searching for
        </Translate>
        :
      </p>
      <ul className={styles.proposals}>
        {(proposals.length > 0 ? proposals : usual).map((text) => (
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
  count,
  onFollow,
}: {
  href: string;
  count: number;
  onFollow: () => void;
}): ReactNode {
  return (
    <p className={styles.all}>
      <Link to={href} onClick={onFollow}>
        <Translate id="theme.SearchBar.seeAll" values={{count}}>
          {'See all {count} results'}
        </Translate>
      </Link>
    </p>
  );
}

/** What the keys do, for the eye alone: screen readers say how a combobox is worked. */
export function KeyHints(): ReactNode {
  const hints = [
    ['↵', translate({id: 'theme.SearchModal.footer.selectText', message: 'Select'})],
    ['↓ ↑', translate({id: 'theme.SearchModal.footer.navigateText', message: 'Navigate'})],
    ['esc', translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'})],
  ] as const;
  return (
    <p className={styles.hints} aria-hidden="true">
      {hints.map(([keys, action]) => (
        <span key={keys}>
          <kbd>{keys}</kbd>
          {action}
        </span>
      ))}
    </p>
  );
}
