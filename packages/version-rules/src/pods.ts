import {satisfies} from '@renovatebot/ruby-semver';
import {compareVersions, gemVersion} from './compare';

/** One part of a requirement, such as `~> 11.10.0`. */
interface Clause {
  operator: string;
  version: string;
}

const CLAUSE = /^(=|!=|>=|<=|~>|>|<)?\s{0,20}([^\s=<>~!]{1,64})$/;

/** The parts of a requirement; null where one is not written as CocoaPods writes it. */
function clausesOf(requirement: string): Clause[] | null {
  const clauses = requirement.split(',').map((part): Clause | null => {
    const [, operator = '=', written = ''] = CLAUSE.exec(part.trim()) ?? [];
    const version = gemVersion(written);
    return version === null ? null : {operator, version};
  });
  return clauses.includes(null) ? null : (clauses as Clause[]);
}

/** Whether a text is a version or a requirement that CocoaPods would understand. */
export const isRequirement = (text: string): boolean => clausesOf(text) !== null;

/** The first version that `~>` refuses: `11.11` after `~> 11.10.0`, `12` after `~> 11.10`. */
function bump(version: string): string {
  const numbers = (/^\d+(?:\.\d+)*/.exec(version)?.[0] ?? '0').split('.').map(Number);
  if (numbers.length > 1) {
    numbers.pop();
  }
  return [...numbers.slice(0, -1), (numbers.at(-1) ?? 0) + 1].join('.');
}

interface Limit {
  version: string;
  included: boolean;
}

const lower = ({operator, version}: Clause): Limit[] =>
  /^(?:>=?|~>)$/.test(operator) ? [{version, included: operator !== '>'}] : [];

const upper = ({operator, version}: Clause): Limit[] =>
  operator === '~>'
    ? [{version: bump(version), included: false}]
    : /^<=?$/.test(operator)
      ? [{version, included: operator === '<='}]
      : [];

/** The strictest of some limits, from below or from above. */
const strictest = (limits: readonly Limit[], sign: 1 | -1): Limit | undefined =>
  [...limits].sort(
    (a, b) =>
      sign * compareVersions(b.version, a.version) || Number(a.included) - Number(b.included),
  )[0];

/**
 * Whether CocoaPods can find a version for two requirements, by the rules of
 * RubyGems. A bare version is the requirement of exactly that version.
 *
 * @returns true where one of them is not understood: nothing is judged by it
 */
export function canMeet(one: string, other: string): boolean {
  const [left, right] = [clausesOf(one), clausesOf(other)];
  if (!left || !right) {
    return true;
  }
  const all = [...left, ...right];
  const exact = all.find(({operator}) => operator === '=');
  if (exact) {
    return all.every(({operator, version}) => satisfies(exact.version, `${operator} ${version}`));
  }
  const from = strictest(all.flatMap(lower), 1);
  const to = strictest(all.flatMap(upper), -1);
  if (!from || !to) {
    return true;
  }
  const order = compareVersions(from.version, to.version);
  return order < 0 || (order === 0 && from.included && to.included);
}

/** The version that a requirement names. */
export const namedVersion = (requirement: string): string =>
  clausesOf(requirement)?.[0]?.version ?? '';

/** The pod that a subspec is a part of; all parts of a pod have one version. */
export const rootOf = (pod: string): string => pod.split('/')[0] as string;
