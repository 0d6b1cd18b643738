import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {fixtureBuilds} from '../fixtures/builds';

export const site = path.resolve(process.env.E2E_BUILD ?? 'build');
export const fixture = fixtureBuilds.production;

/**
 * The text of a built file, as it is served at an address without a slash at its end.
 *
 * @throws when the build has none
 */
export function read(address: string, build = site): string {
  const file = ['', '.html', '/index.html']
    .map((end) => path.join(build, `${address}${end}`))
    .find((one) => path.extname(one) !== '' && existsSync(one));
  if (!file) {
    throw new Error(`${build} has no ${address}`);
  }
  return readFileSync(file, 'utf8');
}

/** A built page as a reader without scripts has it: what stands in `noscript` is part of it. */
export const page = (address: string, build = site): CheerioAPI =>
  load(read(address, build), {scriptingEnabled: false});

/** The words of elements, each with single spaces. */
export const texts = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
