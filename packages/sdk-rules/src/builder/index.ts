import type {BuilderData, FileFacts} from './data';
import {rulesOf} from './logic';
import {writerOf} from './outputs';

export {sampleAdMobAppIds} from './admob';
export type {BuilderData, Conflict, FileFacts} from './data';
export {ATTRIBUTION} from './checks';
export {adTypesOf, homes, idsOf, type Choice, type Finding, type Item} from './model';
export type {Output} from './outputs';
export {describe, type BuilderWords} from './sentences';

/** The integration builder: what can be picked, what of it collides, and the files of a set. */
export function builderOf(data: BuilderData, facts: FileFacts) {
  const rules = rulesOf(data);
  return {...rules, ...writerOf(rules, facts)};
}

export type Builder = ReturnType<typeof builderOf>;
