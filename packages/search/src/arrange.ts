import type {Hit} from './contract';

/**
 * Puts hits under the names of their doc sets. The best stay first: a doc set
 * that comes up again below another one gets a second run.
 */
export function arrange(hits: readonly Hit[]) {
  const runs: {group: string; hits: Hit[]}[] = [];
  for (const hit of hits) {
    const run = runs.at(-1);
    if (run?.group === hit.group) {
      run.hits.push(hit);
    } else {
      runs.push({group: hit.group, hits: [hit]});
    }
  }
  return runs;
}
