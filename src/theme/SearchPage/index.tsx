import {Fragment, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {
  filtersOf,
  resultUrl,
  samePages,
  scopeFromQuery,
  withScope,
  type Card,
  type Hit,
  type Scope,
} from '@help-center/search';
import {
  CardLines,
  Failure,
  leaveFor,
  MarkedText,
  PlatformFilter,
  Titles,
  useAnswer,
  useMiss,
  type Outcome,
} from '@help-center/search/dialog';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {PageMetadata, useHistorySelector, useSearchQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {guides} from '@site/config/platforms';
import {setTitle} from '@site/config/setTitles';
import {credit, engine} from '@site/src/search/engine';
import {onMiss} from '@site/src/search/miss';
import {sets, settings} from '@site/src/search/site';
import {words} from '@site/src/search/words';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

// Replaces the theme's results page, which speaks to the hosted engine alone
// and draws its answers unescaped; this one serves both engines.

const PAGE_SIZE = 20;
/** As many hits as the hosted engine gives. */
const MOST_HITS = 1000;
const TYPING_PAUSE = 200;
const NONE: Pick<Outcome, 'hits' | 'card'> = {hits: []};

function Result({hit}: {hit: Hit | Card}): ReactNode {
  const href = resultUrl(hit.url, settings);
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={href} onClick={() => leaveFor(href, hit, href.startsWith('/'))}>
          <Titles titles={hit.titles} meant={hit.meant} />
        </Link>
      </Heading>
      <p className={styles.group}>
        {hit.group}
        {samePages(hit, guides).map(({name, url}) => (
          <Fragment key={name}>
            {' · '}
            <Link to={resultUrl(url, settings)}>{name}</Link>
          </Fragment>
        ))}
      </p>
      {'lines' in hit ? (
        <CardLines lines={hit.lines} />
      ) : (
        hit.text.length > 0 && (
          <p className="search-excerpt">
            <MarkedText parts={hit.text} meant={hit.meant} />
          </p>
        )
      )}
    </article>
  );
}

/** Where to search, kept in the address so that it can be shared and gone back to. */
function useScope(): [Scope, (scope: Scope) => void] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const told = JSON.stringify(scopeFromQuery(search, sets));
  return [
    // The same object while another part of the address changes, which is no new search.
    useMemo(() => JSON.parse(told) as Scope, [told]),
    (scope) => history.replace({search: withScope(history.location.search, scope, sets)}),
  ];
}

/** Chooses the version of the platform's guide that is searched; and of others where it is not the latest. */
function VersionSelects({
  scope: {versions, platform},
  onChange,
}: {
  scope: Scope;
  onChange: (versions: Record<string, string>) => void;
}): ReactNode {
  const docs = useAllDocsData();
  return guides.flatMap(({platform: own, pluginId, name: guide}) => {
    const offered = docs[pluginId]?.versions ?? [];
    const latest = offered.find(({isLast}) => isLast)?.name;
    const version = versions[pluginId] ?? latest;
    const isShown = platform === null ? version !== latest : platform === own;
    return isShown && offered.length > 1
      ? [
          <label key={pluginId} className={styles.version}>
            {translate({id: 'site.search.version', message: '{guide} version'}, {guide})}{' '}
            <select
              value={version}
              onChange={(event) => onChange({...versions, [pluginId]: event.target.value})}
            >
              {offered.map(({name, label}) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>,
        ]
      : [];
  });
}

function Status({outcome, again}: {outcome: Outcome; again: () => void}): ReactNode {
  const {text, hits, count, status, isLoading} = outcome;
  if (status === 'partial' || (isLoading && hits.length === 0)) {
    return <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>;
  }
  if (status === 'failed' || status === 'incomplete') {
    return <Failure words={words} again={again} />;
  }
  const {unknown, similar} = outcome;
  const missing = [...unknown, ...similar];
  return (
    <>
      {count === 0 ? words.noResults(text) : count !== null && words.found(count)}
      {missing.length > 0 && (
        <>
          . {words.notMentioned(missing)}. {unknown.length === 0 && `${words.similarWords} `}
          {words.askPerson(text)}
        </>
      )}
    </>
  );
}

/** Shown without scripts: says so, and lists other ways to the pages. */
function WithoutScripts(): ReactNode {
  const docs = useAllDocsData();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <noscript>
      <p>
        <Translate id="site.search.scripts">
          The search needs scripts, and they are off in your browser. The guides are here:
        </Translate>
      </p>
      <ul>
        {Object.entries(docs).map(([id, {path, versions}]) => {
          const latest = versions.find(({isLast}) => isLast);
          const main = latest?.docs.find((doc) => doc.id === latest.mainDocId);
          const guide = guides.find(({pluginId}) => pluginId === id);
          return (
            <li key={id}>
              <a href={main?.path ?? path}>{setTitle(guide?.platform ?? id, currentLocale)}</a>
            </li>
          );
        })}
      </ul>
    </noscript>
  );
}

/** The results page, `/search?q=…`. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const [scope, setScope] = useScope();
  const inHand = JSON.stringify([query, scope]);
  const [reached, setReached] = useState({inHand, pages: 1});
  const pages = reached.inHand === inHand ? reached.pages : 1;
  const [attempt, setAttempt] = useState(0);
  const outcome = useAnswer(query, {
    engine,
    // All at once, since text that has loaded since the last search may change the order.
    limit: pages * PAGE_SIZE,
    filters: useMemo(() => filtersOf(scope, sets), [scope]),
    asker: 'page',
    pause: TYPING_PAUSE,
    attempt,
  });
  useMiss(outcome, onMiss);
  const {count, status} = outcome;
  // What titles alone have found would move when the texts come.
  const {hits, card = null} = status === 'partial' ? NONE : outcome;
  const rows = hits.filter(({id}) => id !== card?.id);
  const failed = status === 'failed' || status === 'incomplete';
  const tryAgain = () => setAttempt(attempt + 1);

  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef(0);
  useEffect(() => {
    // The button may be gone, and the reader goes on with what came.
    const hit = firstNew.current > 0 ? list.current?.children[firstNew.current] : null;
    if (hit) {
      firstNew.current = 0;
      hit.querySelector('a')?.focus();
    }
  }, [hits]);
  const title = query
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”'},
        {query},
      )
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
  const label = translate({
    id: 'theme.SearchPage.inputPlaceholder',
    message: 'Type your search here',
  });
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main data-needs-client className={styles.page}>
        <Heading as="h1" className={styles.heading}>
          {title}
        </Heading>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (failed) {
              tryAgain();
            }
          }}
        >
          <input
            type="search"
            name="q"
            className={styles.input}
            placeholder={label}
            aria-label={label}
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <PlatformFilter
            platforms={guides}
            words={words}
            chosen={scope.platform}
            onChoose={(platform) => setScope({...scope, platform})}
          />
          <VersionSelects scope={scope} onChange={(versions) => setScope({...scope, versions})} />
        </form>
        <WithoutScripts />
        <p role="status" className={styles.status}>
          <Status outcome={outcome} again={tryAgain} />
        </p>
        <p className={styles.vendor}>{credit}</p>
        {card && <Result hit={card} />}
        <div ref={list}>
          {rows.map((hit) => (
            <Result key={hit.id} hit={hit} />
          ))}
        </div>
        {hits.length < Math.min(count ?? 0, MOST_HITS) && (
          <button
            type="button"
            className="button button--secondary margin-top--md"
            onClick={() => {
              firstNew.current = rows.length;
              if (failed && hits.length < pages * PAGE_SIZE) {
                tryAgain();
              } else {
                setReached({inHand, pages: pages + 1});
              }
            }}
          >
            <Translate id="site.search.more">More results</Translate>
          </button>
        )}
      </main>
    </Layout>
  );
}
