import {satisfies} from '@renovatebot/ruby-semver';
import {gemVersion} from './compare';

const CLAUSE = /^(=|!=|>=|<=|~>|>|<)?\s{0,20}([^\s=<>~!]{1,64})$/;

/** The clauses of a requirement, such as `~> 11.10.0`; null if one isn't valid in CocoaPods. */
function clausesOf(requirement: string): string[] | null {
  const clauses = requirement.split(',').map((part) => {
    const [, operator = '=', written = ''] = CLAUSE.exec(part.trim()) ?? [];
    const version = gemVersion(written);
    return version && `${operator} ${version}`;
  });
  return clauses.every((clause) => clause !== null) ? clauses : null;
}

const versionIn = (clause: string): string => clause.replace(/^\D+/, '');

/** Whether a text is a valid version or requirement in CocoaPods. */
export const isRequirement = (text: string): boolean => clausesOf(text) !== null;

/** Answers by both requirements: releases have many of them in common. */
const answers = new Map<string, boolean>();

/**
 * Whether CocoaPods can find a version that meets two requirements, by the rules of
 * RubyGems. A bare version requires exactly that version.
 *
 * @returns true if one of them can't be parsed
 */
export function canMeet(one: string, other: string): boolean {
  const both = `${one}, ${other}`;
  const all = clausesOf(both);
  if (!all) {
    return true;
  }
  // If any version meets all clauses, one of these does: the oldest, a named one, or one just above.
  const tried = ['0.a', ...all.map(versionIn).flatMap((each) => [each, `${each}.0.0.0.1`])];
  const answer = answers.get(both) ?? tried.some((version) => satisfies(version, all.join(', ')));
  answers.set(both, answer);
  return answer;
}

/** The version in a requirement. */
export const namedVersion = (requirement: string): string =>
  versionIn(clausesOf(requirement)?.[0] ?? '');

/** The pod of a subspec; all subspecs of a pod have the same version. */
export const rootOf = (pod: string): string => pod.split('/')[0] as string;
