import {createBackgroundClient, type WorkerHandle} from './background';
import {RetryError, type LocalClient} from './contract';
import {INDEX_FOLDER} from './format';

// DocSearch shows the failure and throws it on; the console has it already.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof RetryError) {
    event.preventDefault();
  }
});

const startWorker = () =>
  new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  ) as unknown as WorkerHandle;

const clients = new Map<string, LocalClient>();

/**
 * The client of the local index; one per language, kept while the page lives,
 * so that files are loaded once.
 *
 * @param baseUrl - base URL of the language
 */
export function localClient(baseUrl: string, locale: string): LocalClient {
  const known = clients.get(baseUrl);
  if (known) {
    return known;
  }
  const {origin} = window.location;
  const client = createBackgroundClient(
    {indexUrl: `${origin}${baseUrl}${INDEX_FOLDER}/`, locale, origin},
    startWorker,
    async () => (await import('./client')).createLocalClient,
  );
  clients.set(baseUrl, client);
  return client;
}
