import type {Platform} from '../../../config/platforms';
import type {Release} from '../../../config/releases';
import type {Words} from './words';

/** Facts that are requirements of an app, in the order in which they are listed. */
const REQUIREMENTS: Record<Platform, readonly string[]> = {
  android: ['minSdk', 'kotlin'],
  ios: ['minIos', 'coreMinIos'],
  unity: ['minUnity', 'edm'],
};

/**
 * Says what a release needs.
 *
 * @param before - the release before, to leave out what that one needed as well
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
    // What nobody wrote down of the release before is not known to have risen.
    const isOld = before !== undefined && (before.facts[name] ?? value) === value;
    return value && say && !isOld ? [say(value)] : [];
  });
}
