import type {Catalogue, Platform} from './catalogue';
import {
  dependsOn,
  emptyProject,
  figuresOf,
  isValue,
  knownPods,
  type Figure,
  type Project,
} from './project';
import type {Reading} from './read';

/**
 * The project described by texts, for a platform. Pods that no Appodeal pod depends
 * on and invalid values are left out.
 */
export function projectFrom(
  catalogue: Catalogue,
  {sdk, figures, pods, sdkPods, isWhole}: Reading,
  platform: Platform,
): Project {
  const known = platform === 'android' ? [] : knownPods(catalogue);
  const isFigure = ([name, value]: [string, string]): boolean =>
    (figuresOf[platform] as readonly string[]).includes(name) && isValue(name as Figure, value);
  return {
    ...emptyProject(platform),
    sdk,
    figures: Object.fromEntries(Object.entries(figures).filter(isFigure)),
    pods: Object.fromEntries(
      Object.entries(pods).filter(
        ([name, value]) => dependsOn(known, name) && isValue('pod', value),
      ),
    ),
    adapters:
      isWhole && platform !== 'android'
        ? Object.keys(sdkPods).filter(
            (name) => name !== 'Appodeal' && Object.hasOwn(catalogue.ios.pods, name),
          )
        : null,
  };
}
