import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {
  HtmlClassNameProvider,
  PageMetadata,
  useHistorySelector,
  usePluralForm,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {guides} from '@site/config/platforms';
import {useSearchParameters} from '@site/src/search/context';
import {isPartial, type SearchAnswer} from '@site/src/search/contract';
import {Credit, useEngine} from '@site/src/search/localEngine';
import type {Hit} from '@site/src/search/render';
import {scopeFromQuery, withScope, type Scope} from '@site/src/search/scope';
import {useResultUrl} from '@site/src/search/settings';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';

// Replaces the theme's results page, which speaks to the hosted engine alone
// and draws its answers unescaped; this one serves both engines.

const PAGE_SIZE = 20;
/** As many hits as the hosted engine gives. */
const MOST_HITS = 1000;
const TYPING_PAUSE = 200;

const SNIPPETS = ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'content'];

interface State {
  query: string;
  hits: Hit[];
  count: number;
  /** «incomplete»: there are hits, and a part of the texts could not be had. */
  status: 'idle' | 'loading' | 'partial' | 'incomplete' | 'done' | 'failed';
}

const EMPTY: State = {query: '', hits: [], count: 0, status: 'idle'};

/**
 * Searches while the reader types.
 *
 * @param pages - how many pages of results to show; asked for in one piece, since
 *   what has come in since the last search may change the order
 * @param attempt - another number searches again
 */
function useResults(query: string, pages: number, scope: Scope, attempt: number) {
  const [state, setState] = useState<State>(EMPTY);
  const parameters = useSearchParameters(scope);
  const engine = useEngine();

  useEffect(() => {
    if (!query.trim()) {
      setState(EMPTY);
      return undefined;
    }
    let current = true;
    setState((before) => ({...before, status: 'loading'}));
    const timer = setTimeout(async () => {
      try {
        const client = await engine.load();
        const request = {
          requests: [
            {
              indexName: engine.indexName,
              query,
              hitsPerPage: pages * PAGE_SIZE,
              attributesToSnippet: SNIPPETS.map((name) => `${name}:30`),
              highlightPreTag: '<mark>',
              highlightPostTag: '</mark>',
              ...parameters,
            },
          ],
        };
        const show = ({results: [result]}: SearchAnswer, status: State['status']) => {
          if (current && result) {
            setState({query, hits: result.hits, count: result.nbHits, status});
          }
        };
        const answer = await client.search(request);
        if (isPartial(answer) && client.complete && current) {
          show(answer, 'partial');
          const whole = await client.complete(request).catch(() => answer);
          show(whole, isPartial(whole) ? 'incomplete' : 'done');
        } else {
          show(answer, 'done');
        }
      } catch (error) {
        if (current) {
          console.warn('[search]', error);
          setState((before) => ({
            // The pages before the one that failed are still right.
            ...(pages > 1 ? before : {...EMPTY, query}),
            status: 'failed',
          }));
        }
      }
    }, TYPING_PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, pages, parameters, engine, attempt]);
  return state;
}

/** Marked texts are escaped by the engine's client. */
function Marked({as: Tag, html}: {as: 'span' | 'p'; html: string}): ReactNode {
  return <Tag dangerouslySetInnerHTML={{__html: html}} />;
}

function Result({hit}: {hit: Hit}): ReactNode {
  const toPath = useResultUrl();
  const levels = Object.entries(hit._highlightResult?.hierarchy ?? {})
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, level]) => level?.value)
    .filter((value): value is string => Boolean(value));
  const title = levels.pop() ?? hit.hierarchy.lvl1 ?? hit.url;
  const summary = hit._snippetResult?.content?.value;
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={toPath(hit.url)}>
          <Marked as="span" html={title} />
        </Link>
      </Heading>
      <p className={styles.trail}>
        {levels.map((level, index) => (
          <Marked key={index} as="span" html={level} />
        ))}
      </p>
      {summary && <Marked as="p" html={summary} />}
    </article>
  );
}

/** Where to search, kept in the address so that it can be shared and gone back to. */
function useScope(): [Scope, (scope: Scope) => void] {
  const history = useHistory();
  const docs = useAllDocsData();
  const search = useHistorySelector(({location}) => location.search);
  const told = JSON.stringify(scopeFromQuery(search, docs));
  return [
    // The same object while another part of the address changes, which is no new search.
    useMemo(() => JSON.parse(told) as Scope, [told]),
    (scope) => history.replace({search: withScope(history.location.search, scope, docs)}),
  ];
}

function VersionSelects({
  versions,
  onChange,
}: {
  versions: Readonly<Record<string, string>>;
  onChange: (versions: Record<string, string>) => void;
}): ReactNode {
  const versioned = Object.entries(useAllDocsData()).filter(([, docs]) => docs.versions.length > 1);
  return versioned.map(([id, docs]) => (
    <label key={id} className={styles.version}>
      {guides.find(({pluginId}) => pluginId === id)?.name ?? id}{' '}
      <select
        value={versions[id] ?? docs.versions.find(({isLast}) => isLast)?.name}
        onChange={(event) => onChange({...versions, [id]: event.target.value})}
      >
        {docs.versions.map(({name, label}) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  ));
}

function Status({state}: {state: State}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {query, count, status} = state;
  if (status === 'failed' || status === 'incomplete') {
    const {titleText, helpText} = translations.modal?.errorScreen ?? {};
    return (
      <>
        <strong>{titleText}</strong>
        <br />
        {helpText}
      </>
    );
  }
  if (status === 'done' && count === 0) {
    return (
      <>
        {translations.modal?.noResultsScreen?.noResultsText} «<strong>{query}</strong>»
      </>
    );
  }
  if (status === 'partial' || (status === 'loading' && count === 0)) {
    return <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>;
  }
  return count > 0
    ? selectMessage(
        count,
        translate(
          {
            id: 'site.search.resultsFound.plurals',
            message: 'One result found|{count} results found',
          },
          {count},
        ),
      )
    : null;
}

function SearchPageContent(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const [scope, setScope] = useScope();
  const inHand = JSON.stringify([query, scope]);
  const [reached, setReached] = useState({inHand, pages: 1});
  const pages = reached.inHand === inHand ? reached.pages : 1;
  const [attempt, setAttempt] = useState(0);
  const state = useResults(query, pages, scope, attempt);
  const {hits, count, status} = state;
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
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
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
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
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
          <VersionSelects
            versions={scope.versions}
            onChange={(versions) => setScope({...scope, versions})}
          />
        </form>
        <p role="status" className={styles.status}>
          <Status state={state} />
        </p>
        <Credit className={styles.vendor} />
        <div ref={list}>
          {hits.map((hit) => (
            <Result key={hit.objectID} hit={hit} />
          ))}
        </div>
        {hits.length < Math.min(count, MOST_HITS) && (
          <button
            type="button"
            className="button button--secondary margin-top--md"
            onClick={() => {
              firstNew.current = hits.length;
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

/** The results page, `/search?q=…`. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <SearchPageContent />
    </HtmlClassNameProvider>
  );
}
