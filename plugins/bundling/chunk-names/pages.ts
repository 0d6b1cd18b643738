import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import escaped from 'escape-string-regexp';

/**
 * Writes into a page which files its own chunks are: on the tag of its first script,
 * or on that of the list which names this script (plugins/start-script).
 *
 * @param html - of the page
 * @param script - address of the first script
 * @param chunks - digest of the code, then the page's chunks with their hashes
 * @throws when the page does not name the script exactly once
 */
export function insertChunks(html: string, script: string, chunks: readonly string[]): string {
  const wrong = chunks.find((chunk) => !/^[\w.~-]+$/.test(chunk));
  if (wrong !== undefined) {
    throw new Error(`expected the name of a chunk without blanks and quotes, found ${wrong}`);
  }
  const file = escaped(script);
  const tag = new RegExp(
    `<script\\b(?=[^>]*\\bsrc=(?:"${file}"|${file}[\\s>])|[^>]*>\\[[^<]*"${file}"\\])`,
    'g',
  );
  const tags = html.match(tag) ?? [];
  if (tags.length !== 1) {
    throw new Error(`expected one <script src="${script}">, found ${tags.length}`);
  }
  return html.replace(tag, `$& data-chunks="${chunks.join(' ')}"`);
}

/** File of a page, as the framework names it where addresses end without a slash. */
export function pageFile(outDir: string, baseUrl: string, address: string): string {
  const below = address.slice(baseUrl.length);
  const name = below === '' || below.endsWith('/') ? `${below}index.html` : `${below}.html`;
  return path.join(outDir, name.replace(/\.html\.html$/, '.html'));
}

/** Changes a file in one step, so that who reads it meanwhile finds it whole. */
export async function changeFile(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  let changed: string;
  try {
    changed = change(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
  await writeFile(`${file}.new`, changed);
  await rename(`${file}.new`, file);
}
