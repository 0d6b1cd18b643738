import {useMemo, useState} from 'react';
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import {useSearchParameters} from './context';
import {isPartial, type SearchAnswer, type SearchClient} from './contract';
import {createCounts} from './counts';
import {HitLink} from './HitLink';
import {latestOnly} from './latest';
import {rememberable} from './recent';
import {ResultsFooter} from './ResultsFooter';
import {isExternal} from './settings-core';
import {useResultsPage, useResultUrl, useSearchSettings} from './settings';
import {prepareStorage} from './storage';
import {useDialogRoles} from './useDialogRoles';
import {useTabInside} from './useTabInside';

type ModalProps = Pick<
  DocSearchModalProps,
  | 'transformSearchClient'
  | 'transformItems'
  | 'navigator'
  | 'hitComponent'
  | 'resultsFooterComponent'
  | 'searchParameters'
>;

/** What the dialog around the list is told; all of it stable. */
interface Listeners {
  /** A result is about to be followed. */
  onNavigate?: () => void;
  /** A search was answered, or has failed. */
  onOutcome?: (answer: SearchAnswer | null) => void;
  /** The last search would find more now. Returns whether it is asked again for that. */
  onMore?: () => boolean;
}

/**
 * Properties of DocSearch's modal that are the same for every engine; mends its
 * roles, its keys and what it finds in the browser's storage besides.
 *
 * @param wrap - makes the client that answers from the one DocSearch has made;
 *   has to be a stable function
 */
export function useModalProps(
  wrap: (client: SearchClient) => SearchClient,
  {onNavigate, onOutcome, onMore}: Listeners = {},
): ModalProps {
  const history = useHistory();
  const settings = useSearchSettings();
  const toPath = useResultUrl();
  const resultsPage = useResultsPage();
  const searchParameters = useSearchParameters();
  const [counts] = useState(createCounts);
  useState(() => ExecutionEnvironment.canUseDOM && prepareStorage());
  useDialogRoles();
  useTabInside();

  // DocSearch reads its callbacks on the first render only and makes a new
  // client whenever this function changes.
  const [transformSearchClient] = useState(() => (client: DocSearchTransformClient) => {
    const engine = latestOnly(wrap(client as unknown as SearchClient));
    let newest: unknown;
    const count = ({results}: SearchAnswer) =>
      results.forEach(({query, nbHits}) => counts.set(query, nbHits));
    const complete = async (request: unknown) => {
      const whole = await engine.complete?.(request);
      // Partial still: the rest cannot be had, so that nobody knows how much there is.
      if (whole && newest === request && !isPartial(whole) && !onMore?.()) {
        count(whole);
        onOutcome?.(whole);
      }
    };
    return {
      ...client,
      addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
      transporter: client.transporter,
      search: async (request: unknown) => {
        newest = request;
        const answer = await engine.search(request).catch((error: unknown) => {
          onOutcome?.(null);
          throw error;
        });
        onOutcome?.(answer);
        if (!isPartial(answer)) {
          count(answer);
        } else if (newest === request) {
          // Fails when it is overtaken, or when the next search will fail too and say so.
          complete(request).catch(() => undefined);
        }
        return answer;
      },
    } as unknown as DocSearchTransformClient;
  });

  return useMemo(
    () => ({
      transformSearchClient,
      searchParameters: searchParameters as ModalProps['searchParameters'],
      transformItems: (items) =>
        items.map((item) => rememberable({...item, url: toPath(item.url)})),
      navigator: {
        navigate({itemUrl}) {
          onNavigate?.();
          if (isExternal(itemUrl, settings)) {
            window.location.href = itemUrl;
          } else {
            history.push(itemUrl);
          }
        },
      },
      hitComponent: HitLink,
      ...(resultsPage && {
        resultsFooterComponent: ({state}) => (
          <ResultsFooter
            href={resultsPage(state.query)}
            query={state.query}
            counts={counts}
            onClose={onNavigate}
          />
        ),
      }),
    }),
    [
      transformSearchClient,
      searchParameters,
      toPath,
      resultsPage,
      settings,
      history,
      counts,
      onNavigate,
    ],
  );
}
