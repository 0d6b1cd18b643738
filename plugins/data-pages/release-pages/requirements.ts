import type {Platform} from '../../../config/platforms';
import type {Release} from '@help-center/sdk-data/releases';
import type {Words} from './words';

/** Facts that are requirements of an app, in display order. */
const REQUIREMENTS: Record<Platform, readonly string[]> = {
  android: ['minSdk', 'kotlin'],
  ios: ['minIos', 'coreMinIos'],
  unity: ['minUnity', 'edm'],
};

/**
 * Describes a release's requirements.
 *
 * @param before - the previous release; requirements it shares are left out
 */
export function requirementsOf(
  platform: Platform,
  {facts}: Pick<Release, 'facts'>,
  words: Words,
  before?: Pick<Release, 'facts'>,
): string[] {
  return REQUIREMENTS[platform].flatMap((name) => {
    const value = facts[name];
    const say = words.requirements[name];
    // If the previous release's requirement is unknown, it isn't reported as new.
    const isOld = before !== undefined && (before.facts[name] ?? value) === value;
    return value && say && !isOld ? [say(value)] : [];
  });
}
