import type {Platform} from '../../config/platforms';
import type {Symbols} from '../../data/symbols/types';
import {Checkout} from './checkouts';

/** Where the Unity plugin has its own API, and where it calls that of each system. */
const CODE: Readonly<Record<Platform, readonly string[]>> = {
  unity: ['Runtime/Api', 'Runtime/Common', ':(exclude)Runtime/Common/Events/Internal'],
  android: ['Runtime/Platforms/Android', 'Runtime/Plugins/Android'],
  ios: ['Runtime/Platforms/iOS', 'Runtime/Plugins/iOS'],
};

/**
 * Gives the names of an API the number of a release, if the Unity plugin has and calls the same
 * ones as in the release that they are of.
 *
 * @returns what is left to a person: null if nothing is
 */
export function keepNames(
  names: Pick<Symbols, 'version' | 'differences'>,
  from: string,
  platform: Platform,
  release: string,
): string | null {
  const before = names.version;
  if (before === release) {
    return null;
  }
  const plugin = new Checkout(from, 'appodeal-unity-plugin-upm');
  const tags = [before, release].map((version) => `v${version}`) as [string, string];
  const folders = CODE[platform];
  const task = `version, and under differences what the API of ${before} has other`;
  if (!tags.every((tag) => plugin.tag(tag))) {
    return task;
  }
  const changed = plugin.changed(...tags, ...folders, ':(exclude)*.meta');
  if (changed.length > 0) {
    return `${task}; the Unity plugin has changed ${changed.join(', ')}`;
  }
  const source = `The Unity plugin has the same code in ${folders[0]} at ${tags.join(' and ')}.`;
  Object.assign(names, {
    version: release,
    differences: {[before]: {added: [], removed: [], source}},
  });
  return null;
}
