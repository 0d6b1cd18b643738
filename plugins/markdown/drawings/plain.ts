import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Figure} from './figure';

const folder = path.join(__dirname, 'plain');

/** Drawings that one or two pages show: a file per language, `plain/<name>.<locale>.svg`. */
export const plainDrawings: readonly string[] = readdirSync(folder).flatMap(
  (file) => /^(.+)\.en\.svg$/.exec(file)?.[1] ?? [],
);

const PARTS =
  /^<svg [^>]*viewBox="0 0 344 (\d+)">\n<title>(.+)<\/title>\n<desc>(.+)<\/desc>\n([^]+)\n<\/svg>\n$/;

/**
 * A drawing from its file, whose name is its id on the page.
 *
 * @throws with the file where it is missing, or isn't a drawing of 344 units with title and sentence
 */
export function plain(name: string, locale: string): Figure {
  const file = path.join(folder, `${name}.${locale}.svg`);
  const [, height, title, sentence, svg] = PARTS.exec(readFileSync(file, 'utf8')) ?? [];
  if (!title || !sentence || !svg) {
    throw new Error(
      `${path.basename(file)}: an <svg viewBox="0 0 344 …"> was expected, then <title> and <desc>, each on a line`,
    );
  }
  return {id: name, title, sentence, svg, height: Number(height)};
}
