import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import escaped from 'escape-string-regexp';

/**
 * Writes the names of a page's own chunks into the page: on the tag of the entry script,
 * or on that of the list that names it (packages/late-start).
 *
 * @param html - HTML of the page
 * @param script - address of the entry script
 * @param chunks - digest of the code, then the page's chunks with their hashes
 * @throws when the page doesn't name the script exactly once
 */
export function insertChunks(html: string, script: string, chunks: readonly string[]): string {
  const wrong = chunks.find((chunk) => !/^[\w.~-]+$/.test(chunk));
  if (wrong !== undefined) {
    throw new Error(`expected the name of a chunk without white space and quotes, found ${wrong}`);
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

/** The file of a page, as Docusaurus names it without trailing slashes. */
export function pageFile(outDir: string, baseUrl: string, address: string): string {
  const below = address.slice(baseUrl.length);
  const name = below === '' || below.endsWith('/') ? `${below}index.html` : `${below}.html`;
  return path.join(outDir, name.replace(/\.html\.html$/, '.html'));
}

/** Changes a file atomically, so that concurrent readers never see part of it. */
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
