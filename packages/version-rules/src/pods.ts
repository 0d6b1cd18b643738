import {satisfies} from '@renovatebot/ruby-semver';
import {compareVersions, gemVersion} from './compare';

/** One clause of a requirement, such as `~> 11.10.0`. */
interface Clause {
  operator: string;
  version: string;
}

const CLAUSE = /^(=|!=|>=|<=|~>|>|<)?\s{0,20}([^\s=<>~!]{1,64})$/;

/** The clauses of a requirement; null if one isn't valid in CocoaPods. */
function clausesOf(requirement: string): Clause[] | null {
  const clauses = requirement.split(',').map((part): Clause | null => {
    const [, operator = '=', written = ''] = CLAUSE.exec(part.trim()) ?? [];
    const version = gemVersion(written);
    return version === null ? null : {operator, version};
  });
  return clauses.includes(null) ? null : (clauses as Clause[]);
}

/** Whether a text is a valid version or requirement in CocoaPods. */
export const isRequirement = (text: string): boolean => clausesOf(text) !== null;

/** The first version that `~>` excludes: `11.11` after `~> 11.10.0`, `12` after `~> 11.10`. */
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

/** The strictest of several lower or upper limits. */
const strictest = (limits: readonly Limit[], sign: 1 | -1): Limit | undefined =>
  [...limits].sort(
    (a, b) =>
      sign * compareVersions(b.version, a.version) || Number(a.included) - Number(b.included),
  )[0];

/**
 * Whether CocoaPods can find a version that meets two requirements, by the rules of
 * RubyGems. A bare version requires exactly that version.
 *
 * @returns true if one of them can't be parsed
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

/** The version in a requirement. */
export const namedVersion = (requirement: string): string =>
  clausesOf(requirement)?.[0]?.version ?? '';

/** The pod of a subspec; all subspecs of a pod have the same version. */
export const rootOf = (pod: string): string => pod.split('/')[0] as string;
