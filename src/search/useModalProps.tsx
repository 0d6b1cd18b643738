import {useMemo, useRef, useState} from 'react';
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchParameters} from './context';
import type {SearchClient} from './contract';
import {latestOnly} from './latest';
import {rememberable} from './recent';
import {ResultsFooter} from './ResultsFooter';
import {isExternal} from './settings-core';
import {useResultsPage, useResultUrl, useSearchSettings} from './settings';

type ModalProps = Pick<
  DocSearchModalProps,
  | 'transformSearchClient'
  | 'transformItems'
  | 'navigator'
  | 'hitComponent'
  | 'resultsFooterComponent'
  | 'searchParameters'
>;

/**
 * Properties of DocSearch's modal that are the same for every engine.
 *
 * @param wrap - makes the client that answers from the one DocSearch has made;
 *   has to be a stable function
 * @param onNavigate - called before a result is followed; stable
 * @param onOutcome - told after each search whether it was answered; stable
 */
export function useModalProps(
  wrap: (client: SearchClient) => SearchClient,
  onNavigate?: () => void,
  onOutcome?: (answered: boolean) => void,
): ModalProps {
  const history = useHistory();
  const settings = useSearchSettings();
  const toPath = useResultUrl();
  const resultsPage = useResultsPage();
  const searchParameters = useSearchParameters();
  const counts = useRef(new Map<string, number>());

  // DocSearch reads its callbacks on the first render only and makes a new
  // client whenever this function changes.
  const [transformSearchClient] = useState(() => (client: DocSearchTransformClient) => {
    const engine = latestOnly(wrap(client as unknown as SearchClient));
    return {
      ...client,
      addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
      transporter: client.transporter,
      search: async (request: unknown) => {
        const answer = await engine.search(request).catch((error: unknown) => {
          onOutcome?.(false);
          throw error;
        });
        onOutcome?.(true);
        for (const {query, nbHits} of answer.results) {
          counts.current.set(query, nbHits);
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
      hitComponent: ({hit, children}) => <Link to={hit.url}>{children}</Link>,
      ...(resultsPage && {
        resultsFooterComponent: ({state}) => (
          <ResultsFooter
            href={resultsPage(state.query)}
            count={counts.current.get(state.query)}
            onClose={onNavigate}
          />
        ),
      }),
    }),
    [transformSearchClient, searchParameters, toPath, resultsPage, settings, history, onNavigate],
  );
}
