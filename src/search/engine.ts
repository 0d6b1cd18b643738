import {createLocalClient, RetryError, type LocalClient} from './client';
import {INDEX_FOLDER} from './format';

// DocSearch shows the failure and throws it on; the console has it already.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof RetryError) {
    event.preventDefault();
  }
});

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
  const client = createLocalClient({
    indexUrl: `${baseUrl}${INDEX_FOLDER}/`,
    locale,
    origin: window.location.origin,
  });
  clients.set(baseUrl, client);
  return client;
}
