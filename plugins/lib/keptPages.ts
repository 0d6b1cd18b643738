import path from 'node:path';
import {provider} from '../../config/provider';
import {cacheKey} from './fingerprint';
import type {Build} from './builtPages';
import {withKept, type Remember} from './kept';

/**
 * Keeps what a step after the build makes of the pages of one language.
 *
 * @param name - of the step
 * @param extra - what it is told beside the pages
 */
export const withKeptPages = <T>(
  {siteDir, locale}: Build,
  name: string,
  extra: unknown,
  run: (remember: Remember) => T,
): T =>
  withKept(
    path.join(siteDir, 'node_modules/.cache/built-pages', `${name}-${locale}`),
    cacheKey(siteDir, [provider, extra]),
    run,
  );
