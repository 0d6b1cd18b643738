import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {PATIENCE} from '../../../../lib/patience';
import {createNames, type Hashes} from './names';

/* The bundler's own, documented as variables that may be assigned: how a chunk is loaded, its file
   below the public path, and that path. */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare let __webpack_get_script_filename__: (chunk: string) => string;
declare const __webpack_public_path__: string;
declare const __webpack_require__: (module: string | undefined) => {__esModule?: boolean};

async function fetchTable(code: string): Promise<Hashes> {
  const request = `${__webpack_public_path__}assets/chunks.${code}.json`;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PATIENCE);
  try {
    // Pages change more often than code: the name stays, so the browser has to ask.
    const answer = await fetch(request, {cache: 'no-cache', signal: limit.signal});
    if (!answer.ok) {
      throw new Error(`HTTP status ${answer.status}`);
    }
    return (await answer.json()) as Hashes;
  } catch (cause) {
    // As the bundler says that a chunk is lost, which this comes to.
    throw Object.assign(new Error("The names of the site's scripts could not be had.", {cause}), {
      name: 'ChunkLoadError',
      request,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Gives up style sheets that do not come, as the bundler itself does with scripts alone. */
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

const own = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLScriptElement>('script[data-chunks]')?.dataset.chunks
  : undefined;
// In development files are named after their chunks alone.
const names = own === undefined ? undefined : createNames(own, fetchTable);

if (names) {
  const original = __webpack_chunk_load__;
  const load = (chunk: string): Promise<unknown> => {
    const loading = original(chunk);
    limitStyles();
    return loading;
  };
  __webpack_get_script_filename__ = (chunk) => `assets/js/${names.nameOf(chunk)}.js`;
  // Whoever waits for the chunk hears of a failed look-up as of a lost chunk; a
  // navigation then loads the whole page.
  __webpack_chunk_load__ = (chunk) =>
    names.has(chunk) ? load(chunk) : names.lookUp().then(() => load(chunk));
}

/**
 * Loads a page's content, or its data, by the name of its chunk.
 *
 * @returns the module, data as its default export
 */
export async function loadContent(chunk: string): Promise<unknown> {
  await __webpack_chunk_load__(chunk);
  const content = __webpack_require__(names?.moduleOf(chunk));
  return content.__esModule ? content : {default: content};
}

/**
 * Addresses of the files of chunks.
 *
 * @throws when their names cannot be had
 */
export async function scriptsOf(chunks: readonly string[]): Promise<string[]> {
  if (names && !chunks.every(names.has)) {
    await names.lookUp();
  }
  return chunks
    .filter((chunk) => names?.hasFile(chunk) ?? true)
    .map((chunk) => __webpack_public_path__ + __webpack_get_script_filename__(chunk));
}
