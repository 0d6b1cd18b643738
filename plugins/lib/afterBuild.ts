import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {I18n} from '@docusaurus/types';

/** Pages of one language as the build has written them. */
export interface Build {
  siteDir: string;
  /** Build folder of the language. */
  folder: string;
  /** Base URL of the language; starts and ends with a slash. */
  baseUrl: string;
  locale: string;
  /** Languages of the site, whose folders below this one are left out. */
  locales: readonly string[];
}

/** Megabytes for what lives shortly: nearly all that is parsed does, and a small space is swept too often. */
const YOUNG = 64;

/**
 * Runs a module in a thread of its own.
 *
 * @param file - absolute path of a TypeScript module, whose default function is given the data
 * @param data - anything that can be cloned
 * @throws what the function throws
 */
export const inThread = (file: string, data: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(path.join(__dirname, 'thread.mjs'), {
      workerData: {module: file, data},
      resourceLimits: {maxYoungGenerationSizeMb: YOUNG},
    });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });

/**
 * Lets work of a language go on while the next language is built, and waits for
 * that of the last one. The process lives until all of it is done; whatever
 * fails is an unhandled rejection, with which the framework ends the build.
 */
export async function besideNextLanguage(
  {
    currentLocale,
    defaultLocale,
    locales,
  }: Pick<I18n, 'currentLocale' | 'defaultLocale' | 'locales'>,
  work: Promise<unknown>,
): Promise<void> {
  // The first language is always built before the others.
  const last = locales.filter((locale) => locale !== defaultLocale).at(-1) ?? defaultLocale;
  if (currentLocale === last) {
    await work;
  }
}
