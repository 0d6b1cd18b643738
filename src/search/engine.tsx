import {useMemo, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createBackgroundClient, type WorkerHandle} from './background';
import type {SearchClient} from './contract';
import {INDEX_FOLDER} from '../../lib/search/format';

/** What the dialog and the results page know of the engine that answers. */
export interface Engine {
  /** Part of the names under which the browser keeps recent and favourite searches. */
  name: string;
  /** The engine's client, kept while the page lives; for browsers alone. */
  client: () => SearchClient;
}

const startWorker = () =>
  new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  ) as unknown as WorkerHandle;

const clients = new Map<string, SearchClient>();

function localClient(baseUrl: string, locale: string): SearchClient {
  const {origin} = window.location;
  const client =
    clients.get(baseUrl) ??
    createBackgroundClient(
      {indexUrl: `${origin}${baseUrl}${INDEX_FOLDER}/`, locale, origin},
      startWorker,
      async () => (await import('./client')).createLocalClient,
    );
  clients.set(baseUrl, client);
  return client;
}

/** The local index; `hostedEngine.tsx` takes the place of this module where a hosted one answers. */
export function useEngine(): Engine {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return useMemo(
    () => ({
      name: `help-center-${currentLocale}`,
      client: () => localClient(baseUrl, currentLocale),
    }),
    [baseUrl, currentLocale],
  );
}

/** Says who answers; nobody to name here. */
export function Credit(): ReactNode {
  return null;
}
