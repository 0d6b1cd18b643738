import {scopeOf, type DocSets, type Scope} from '../scope';

const meta = (name: string): string | undefined =>
  Array.from(
    document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`),
    ({content}) => content,
  ).at(-1);

/** Scope of the page in hand, as its head says it for search engines. */
export function pageScope(sets: DocSets): Scope {
  const version = meta('docusaurus_version');
  const tag = meta('docusaurus_tag');
  const set = Object.keys(sets).find((id) => tag === `docs-${id}-${version}`);
  return scopeOf(set, version, sets);
}

/**
 * Scope of the current page with the platform that the reader searches for: the
 * last choice, unless the page is of the guide of another platform.
 */
export function chosenScope(sets: DocSets, last: string | null): Scope {
  const scope = pageScope(sets);
  const inHand = sets[scope.set ?? '']?.platform ?? last;
  return {...scope, platform: last === inHand ? last : null};
}
