import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as catalogue from '@help-center/sdk-data';
import {forgetFacts} from '../lib/facts';

/** The data files that pages take most from, and what was read from them. A change of any other restarts the server. */
export const LIVE = {
  'ad-networks.json': catalogue.adNetworks,
  'error-signatures.json': catalogue.errorSignatures,
  'release-requirements.json': catalogue.releaseRequirements,
  'releases.json': catalogue.releases,
};

/**
 * Reads the data files again, for the development server. The objects stay the same and get
 * the new content, so that all modules that import them see it.
 *
 * @throws with the file's name when a file is not JSON; then all keep what they had
 */
export function refreshData(siteDir: string): void {
  const fresh = Object.entries(LIVE).map(([name, value]) => {
    try {
      return [value, JSON.parse(readFileSync(path.join(siteDir, 'data', name), 'utf8'))] as const;
    } catch (error) {
      throw new Error(`data/${name}: ${(error as Error).message}`);
    }
  });
  for (const [value, content] of fresh) {
    for (const key of Object.keys(value)) {
      Reflect.deleteProperty(value, key);
    }
    Object.assign(value, content);
  }
  forgetFacts();
}
