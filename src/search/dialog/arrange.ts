import type {Hit} from '../contract';

/** Hits of one doc set that stand together. */
export interface Run {
  group: string;
  hits: readonly Hit[];
}

const pageOf = ({url}: Hit): string => url.replace(/#.*/, '');

/**
 * Puts hits under the names of their doc sets. The best stay first: a doc set
 * that comes up again below another one gets a second run. Within a run, hits of
 * the same page stand together.
 */
export function arrange(hits: readonly Hit[]): Run[] {
  const runs: {group: string; pages: Map<string, Hit[]>}[] = [];
  for (const hit of hits) {
    let run = runs.at(-1);
    if (run?.group !== hit.group) {
      run = {group: hit.group, pages: new Map()};
      runs.push(run);
    }
    const page = pageOf(hit);
    run.pages.set(page, [...(run.pages.get(page) ?? []), hit]);
  }
  return runs.map(({group, pages}) => ({group, hits: [...pages.values()].flat()}));
}
