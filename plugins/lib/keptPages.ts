import path from 'node:path';
import {provider} from '../../config/provider';
import {cacheKey} from './fingerprint';
import type {Build} from './builtPages';
import {withKept, type Remember} from './kept';

/**
 * Caches what a post-build step computes from the pages of one language.
 *
 * @param name - of the step
 * @param extra - input other than the pages
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
