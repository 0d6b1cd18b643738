import type {Block} from './blocks';
import {rowOf, type BlockProblems} from './block-problems';

/** Groups whose artifacts the catalogue lists completely. */
const GROUP = String.raw`(?:com\.appodeal[\w.-]*|org\.bidon|com\.applovin\.mediation|com\.unity3d\.ads-mediation|io\.bidmachine)`;
const COORDINATE = new RegExp(
  String.raw`(?<![\w.-])(?<name>${GROUP}:[\w.-]+)(?::(?<version>[\w.+$}{-]+))?`,
  'g',
);
const EXCLUDE = new RegExp(
  String.raw`\bgroup\s*[=:]\s*['"](?<group>${GROUP})['"]\s*,\s*module\s*[=:]\s*['"](?<module>[\w.-]+)['"]`,
  'g',
);
const POD = /\bpod\s*\(?\s*['"](?<name>[^'"]+)['"](?:\s*,\s*['"](?<version>[^'"]*)['"])?/g;
const UNITY_POD =
  /<iosPod\b(?=[^>]*\bname=["'](?<name>[^"']*)["'])(?:[^>]*\bversion=["'](?<version>[^"']*)["'])?/g;
const POD_COMMAND = /(?<=\bpod\s+(?:update|install)(?:[ \t]+[\w.+/-]+)*[ \t]+)(?<name>[\w.+/-]+)/g;
const OWN_POD =
  /^(?:APD|Appodeal|StackConsent|StackModules|BidMachine\w*Adapter|BidonAdapter|AppLovinMediation|IronSource\w+Adapter$|ISBidon|bigo-ads-max)/i;
const PROPERTY = /(?<name>\bdebug\.appodeal\.[\w.]+)/g;
const PACKAGE = /(?<=["'])(?<name>com\.appodeal\.[\w.-]*)(?=["'])/g;

/** Checks that artifacts, pods, packages and system properties exist, in the release's versions. */
export function checkDependencies({code, language, sdk}: Block, problems: BlockProblems): void {
  const {artifacts, pods, symbols} = sdk;
  /** Looks up what a pattern finds, and its version where there is one. */
  const look = (
    pattern: RegExp,
    kind: string,
    known: ReadonlyMap<string, readonly string[]>,
    says = '',
  ): void => {
    for (const {groups = {}, index} of code.matchAll(pattern)) {
      const name = groups.name ?? `${groups.group}:${groups.module}`;
      const row = rowOf(code, index);
      if (kind === 'pod' && !OWN_POD.test(name)) {
        continue;
      }
      const there = problems.expect(row, `sample-${kind}`, `${says}${name}`, name, known.keys());
      const plain = /^[=\s]*([\d.]+)$/.exec(groups.version ?? '')?.[1];
      const versions = (there && known.get(name)) || [];
      if (plain && versions.length > 0 && !versions.includes(plain)) {
        const message = `${says}${name} has version ${versions.join(' or ')}, not ${plain}`;
        problems.report(row, 'sample-version', message);
      }
    }
  };
  const listed = (names: readonly (string | undefined)[] = []): Map<string, []> =>
    new Map(names.flatMap((name) => (name ? [[name, []]] : [])));
  look(COORDINATE, 'artifact', artifacts);
  look(EXCLUDE, 'artifact', artifacts);
  const pod = {ruby: POD, bash: POD_COMMAND, xml: UNITY_POD}[language as string];
  if (pod) {
    look(pod, 'pod', pods, 'pod ');
  }
  look(PROPERTY, 'property', listed(symbols.android.systemProperties));
  if (language === 'json') {
    const {package: name, companionPackage} = symbols.unity;
    look(PACKAGE, 'package', listed([name, companionPackage?.package]), 'package ');
  }
}
