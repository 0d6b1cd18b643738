import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {PATIENCE} from '@help-center/late-start/patience';
import {createNames, type Hashes} from './names';

/* Documented bundler variables that can be assigned: the function that loads a chunk, the function
   that returns its file below the public path, and that path. */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare let __webpack_get_script_filename__: (chunk: string) => string;
declare const __webpack_public_path__: string;
declare const __webpack_require__: (module: string | undefined) => {__esModule?: boolean};

async function fetchTable(code: string): Promise<Hashes> {
  const request = `${__webpack_public_path__}assets/chunks.${code}.json`;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PATIENCE);
  try {
    // The manifest changes under the same name, so the browser has to revalidate it.
    const answer = await fetch(request, {cache: 'no-cache', signal: limit.signal});
    if (!answer.ok) {
      throw new Error(`HTTP status ${answer.status}`);
    }
    return (await answer.json()) as Hashes;
  } catch (cause) {
    // The same form as the bundler's error for a lost chunk, since it has the same effect.
    throw Object.assign(new Error('The chunk manifest could not be loaded.', {cause}), {
      name: 'ChunkLoadError',
      request,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Times out style sheets that don't load; the bundler does so for scripts only. */
function limitStyles(): void {
  const sheets = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
  ).filter(({sheet}) => !sheet);
  if (sheets.length > 0) {
    setTimeout(() => {
      sheets.filter(({sheet}) => !sheet).forEach((link) => link.dispatchEvent(new Event('error')));
    }, PATIENCE);
  }
}

const pageChunks = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLScriptElement>('script[data-chunks]')?.dataset.chunks
  : undefined;
// In development, files are named after their chunks.
const names = pageChunks === undefined ? undefined : createNames(pageChunks, fetchTable);

if (names) {
  const original = __webpack_chunk_load__;
  const load = (chunk: string): Promise<unknown> => {
    const loading = original(chunk);
    limitStyles();
    return loading;
  };
  __webpack_get_script_filename__ = (chunk) => `assets/js/${names.nameOf(chunk)}.js`;
  // A failed manifest request rejects like a lost chunk, and a navigation then becomes a
  // full page load.
  __webpack_chunk_load__ = (chunk) =>
    names.has(chunk) ? load(chunk) : names.lookUp().then(() => load(chunk));
}

/**
 * Loads a page's content or data by chunk name.
 *
 * @returns the module; data is its default export
 */
export async function loadContent(chunk: string): Promise<unknown> {
  await __webpack_chunk_load__(chunk);
  const content = __webpack_require__(names?.moduleOf(chunk));
  return content.__esModule ? content : {default: content};
}

/**
 * Addresses of the chunks' files.
 *
 * @throws when the manifest can't be loaded
 */
export async function scriptsOf(chunks: readonly string[]): Promise<string[]> {
  if (names && !chunks.every(names.has)) {
    await names.lookUp();
  }
  return chunks
    .filter((chunk) => names?.hasFile(chunk) ?? true)
    .map((chunk) => __webpack_public_path__ + __webpack_get_script_filename__(chunk));
}
