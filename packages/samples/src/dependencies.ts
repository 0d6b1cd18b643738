import type {Block} from './blocks';
import {rowOf, type BlockProblems} from './block-problems';

/** Groups whose artifacts the catalogue lists completely. */
const COORDINATE =
  /(?<![\w.-])((?:com\.appodeal|org\.bidon|com\.applovin\.mediation|com\.unity3d\.ads-mediation)[\w.-]*|io\.bidmachine):([\w.-]+)(?::([\w.+$}{-]+))?/g;
const EXCLUDE = /\bgroup\s*[=:]\s*['"]([\w.-]+)['"]\s*,\s*module\s*[=:]\s*['"]([\w.-]+)['"]/g;
const OWN_GROUP =
  /^(?:com\.appodeal[\w.]*|org\.bidon|com\.applovin\.mediation|com\.unity3d\.ads-mediation|io\.bidmachine)$/;
const POD = /\bpod\s*\(?\s*['"]([^'"]+)['"](?:\s*,\s*['"]([^'"]*)['"])?/g;
const UNITY_POD = /<iosPod\b([^>]*)>/g;
const OWN_POD =
  /^(?:APD|Appodeal|StackConsent|StackModules|BidMachine\w*Adapter|BidonAdapter|AppLovinMediation|IronSource\w+Adapter$|ISBidon|bigo-ads-max)/i;
const PROPERTY = /\bdebug\.appodeal\.[\w.]+/g;
const POD_COMMAND = /\bpod\s+(?:update|install)((?:[ \t]+[\w.+/-]+)+)/g;
const PACKAGE = /["'](com\.appodeal\.[\w.-]*)["']/g;

function checkVersion(
  problems: BlockProblems,
  row: number,
  name: string,
  version: string | undefined,
  known: readonly string[],
): void {
  if (version && known.length > 0 && /^[=\s]*[\d.]+$/.test(version)) {
    const plain = version.replace(/^[=\s]+/, '');
    if (!known.includes(plain)) {
      problems.report(
        row,
        'sample-version',
        `${name} has version ${known.join(' or ')}, not ${plain}`,
      );
    }
  }
}

/** Do artifacts, pods, packages and system properties exist, in the release's versions? */
export function checkDependencies({code, language, sdk}: Block, problems: BlockProblems): void {
  const {artifacts, pods, symbols} = sdk;
  for (const match of code.matchAll(COORDINATE)) {
    const [, group, module, version] = match;
    const artifact = `${group}:${module}`;
    const row = rowOf(code, match.index);
    if (problems.expect(row, 'sample-artifact', artifact, artifact, artifacts.keys())) {
      checkVersion(problems, row, artifact, version, artifacts.get(artifact) ?? []);
    }
  }
  for (const match of code.matchAll(EXCLUDE)) {
    const [, group, module] = match;
    if (OWN_GROUP.test(group ?? '')) {
      const artifact = `${group}:${module}`;
      problems.expect(
        rowOf(code, match.index),
        'sample-artifact',
        artifact,
        artifact,
        artifacts.keys(),
      );
    }
  }
  const named: [string, string | undefined, number][] = [];
  if (language === 'ruby') {
    for (const match of code.matchAll(POD)) {
      named.push([match[1] as string, match[2], match.index]);
    }
  }
  if (language === 'bash') {
    for (const match of code.matchAll(POD_COMMAND)) {
      const words = (match[1] ?? '').trim().split(/\s+/);
      named.push(...words.map((word): (typeof named)[number] => [word, undefined, match.index]));
    }
  }
  if (language === 'xml') {
    for (const match of code.matchAll(UNITY_POD)) {
      const attribute = (name: string): string | undefined =>
        new RegExp(`\\b${name}=["']([^"']*)["']`).exec(match[1] ?? '')?.[1];
      named.push([attribute('name') ?? '', attribute('version'), match.index]);
    }
  }
  for (const [pod, version, index] of named) {
    if (OWN_POD.test(pod)) {
      const row = rowOf(code, index);
      if (problems.expect(row, 'sample-pod', `pod ${pod}`, pod, pods.keys())) {
        checkVersion(problems, row, `pod ${pod}`, version, pods.get(pod) ?? []);
      }
    }
  }
  for (const match of code.matchAll(PROPERTY)) {
    problems.expect(
      rowOf(code, match.index),
      'sample-property',
      match[0],
      match[0],
      symbols.android.systemProperties ?? [],
    );
  }
  if (language === 'json') {
    for (const match of code.matchAll(PACKAGE)) {
      problems.expect(
        rowOf(code, match.index),
        'sample-package',
        `package ${match[1]}`,
        match[1] as string,
        [symbols.unity.package, symbols.unity.companionPackage?.package].flatMap(
          (name) => name ?? [],
        ),
      );
    }
  }
}
