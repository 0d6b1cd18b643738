import {
  addXml,
  endOfLine,
  endOfPlist,
  indentAt,
  insideOf,
  lineAround,
  lineAt,
  startOfLine,
  withoutXmlComments,
  type Podfile,
  type Requirement,
} from '@help-center/build-files';
import {ATTRIBUTION, type Choice} from '../builder';
import {podfileSources} from '../check/release';
import {compareVersions} from '@help-center/build-files/versions';
import {isOwn, nowOf} from '@help-center/sdk-data/ours';
import {projectIn, releaseAsked, type ReadPodfile} from '../project';
import type {Way} from './way';

/** The minimum iOS version among the settings of Expo. */
const DEPLOYMENT_TARGET = /"deploymentTarget"\s*:\s*"(\d[\d.]{0,10})"/dg;

/** A pod, and the version that it shall have. */
interface Need {
  pod: Requirement;
  want: string;
}

/** What is to be written for a pod, also instead of a beta, with the operator that it has; null where it has no number. */
function pieceFor({pod, want}: Need): string | null {
  const [, operator = '', number] =
    /^(\s*(?:=|~>|>=)?\s*)(\d[\d.]*)(?:-[\w.-]+)?$/.exec(pod.requirement ?? '') ?? [];
  if (!pod.written || !number) {
    return null;
  }
  const parts = operator.includes('>') ? number.split('.').length : undefined;
  const whole = operator.includes('>=')
    ? (pod.requirement as string)
    : operator + want.split('.').slice(0, parts).join('.');
  const [before, after] = pod.around ?? ['', ''];
  return whole.startsWith(before) && whole.endsWith(after)
    ? whole.slice(before.length, whole.length - after.length)
    : null;
}

/** Sets the numbers of requirements, also where they have a name that others share. */
function setPodVersions(
  way: Way,
  {file, text}: Podfile,
  pods: readonly Requirement[],
  needs: readonly Need[],
  resolved: ReadonlyMap<string, string>,
): void {
  const pieces = new Map(needs.map((need) => [need.pod, pieceFor(need)]));
  // What all that share a name want written there.
  const shared = new Map<number | undefined, Set<string | null>>();
  for (const pod of pods) {
    const wanted = shared.get(pod.written?.start) ?? new Set();
    shared.set(pod.written?.start, wanted.add(pieces.get(pod) ?? null));
  }
  for (const {pod, want} of needs) {
    const {index, name, written} = pod;
    const piece = pieces.get(pod) ?? null;
    if (written && piece !== null && shared.get(written.start)?.size === 1) {
      way.edits.replace(written, piece);
      continue;
    }
    const rest = text.slice(index, lineAround(text, index)?.end ?? index);
    const isComputed =
      written !== null || /^pod[\s(]{0,20}["'][^"']*["']\s*,\s*(?!:?\w+\s*(?:=>|:))/.test(rest);
    const isElsewhere = /\b(?:git|path|podspec)\b/.test(rest);
    if (isComputed || isElsewhere || (name === 'Appodeal' && resolved.get(name) !== want)) {
      way.leave(isComputed ? 'variable' : 'open', {file, line: pod.line}, {name, want});
    }
  }
}

/** How much of the recommended set a Podfile lacks at most that was made of it. */
const OF_A_SET = 1 / 4;

/** Names the pods that the release has for the networks of a Podfile, and the Podfile lacks. */
function leaveMissing(way: Way, last: Requirement, choice: Choice, kept: readonly Requirement[]) {
  const {site, release} = way;
  const all = site.builder.defaultChoice('ios', release);
  const own = site.builder
    .itemsOf('ios', release)
    .filter(({id, ios, preferEngines}) => ios && !preferEngines && all.networks.includes(id));
  const lacking = own.filter(({id}) => !choice.networks.includes(id));
  const set =
    lacking.length <= own.length * OF_A_SET
      ? {
          ...choice,
          networks: [...choice.networks, ...all.networks],
          services: [
            ...choice.services,
            ...site.services.flatMap(({id, needs}) =>
              all.services.includes(id) && needs.length + Number(ATTRIBUTION.includes(id)) === 0
                ? [id]
                : [],
            ),
          ],
        }
      : choice;
  const want = [...way.partsOf('ios', set)]
    .filter(([name]) => !kept.some((pod) => pod.name === name))
    .map((pod) => pod.join(' '))
    .join(', ');
  if (want) {
    const page = '/ios/advanced/configure-mediated-networks#builder';
    way.leave('missing', last, {want, release, page});
  }
}

/** Sets the pods to those of the release, or of a choice. */
function setPods(way: Way, podfile: ReadPodfile): Choice {
  const {edits, site, release} = way;
  const {file, text, resolved} = podfile;
  const known = site.podsOf(release);
  const pods = podfile.pods.map((pod) => {
    const name = nowOf(pod.name, known);
    const start = text.indexOf(pod.name, pod.index);
    edits.replace({file, start, end: start + pod.name.length}, name);
    return {...pod, name};
  });
  const drop = ({index}: Requirement): boolean => {
    const {start = 0, end = 0} = lineAround(text, index) ?? {};
    const line = text.slice(start, end).trim();
    const bare = line.replace(/(["'])[^"']*\1/g, '""');
    const isAlone =
      /^pod\b[^;]*[\w"')\]}]$/.test(bare) && !/\s(?:if|unless|do|and|or)\b/.test(bare);
    if (isAlone) {
      edits.remove(file, index, index);
    }
    return isAlone;
  };
  const needs: Need[] = [];
  const kept = way.settle(
    pods,
    known,
    (name) => site.pastPods.includes(name),
    (pod, expected) => {
      if (expected.length > 0 && !expected.includes(pod.version ?? '')) {
        needs.push({pod, want: expected[0] as string});
      }
    },
    drop,
  );
  const stays = new Set(kept);
  const gone = (pod: Requirement): boolean => isOwn(pod.name) && !stays.has(pod);
  setPodVersions(
    way,
    podfile,
    pods.filter((pod) => !gone(pod)),
    needs,
    resolved,
  );
  const {wanted, choice} = way.choiceOf('ios', (name) => kept.some((pod) => pod.name === name));
  const sdkPods = kept.filter(({name}) => isOwn(name) || way.choosable('ios').has(name));
  const last = sdkPods.at(-1);
  if (wanted && last) {
    const missing = way.choose('ios', sdkPods, wanted, drop);
    const quote = /["']/.exec(text.slice(last.index))?.[0] ?? "'";
    const lines = missing.map(
      ([name, version]) =>
        `${indentAt(text, last.index)}pod ${quote}${name}${quote}, ${quote}${version}${quote}`,
    );
    if (lines.length > 0) {
      edits.insert(file, endOfLine(text, last.index), lines);
    }
  } else if (last && kept.some(({name}) => isOwn(name) && name !== 'Appodeal')) {
    leaveMissing(way, last, choice, kept);
  }
  return choice;
}

/** Adds missing pod sources to a Podfile, after the existing ones. */
function addSources({edits, site, release}: Way, {file, text}: Podfile): void {
  const {missing} = podfileSources(site, text, release);
  const last = [...text.matchAll(/^[ \t]*source\b/gm)].at(-1);
  if (missing.length === 0) {
    return;
  }
  const quote = /\bsource\s*(["'])/.exec(text)?.[1] ?? /["']/.exec(text)?.[0] ?? "'";
  const after = last?.index ?? /^[ \t\uFEFF]*platform\b/m.exec(text)?.index;
  const first = /^[ \t\uFEFF]*(?:abstract_target|target|def)\b/m.exec(text)?.index ?? 0;
  edits.insert(
    file,
    after === undefined ? startOfLine(text, first) : endOfLine(text, after),
    missing.map((url) => `source ${quote}${url}${quote}`),
  );
}

/** Lets ads load over HTTP where an app has rules of its own for connections; what forbids it is the app's. */
function patchSecurity(way: Way, file: string, text: string): void {
  const key = 'NSAppTransportSecurity';
  const rules = insideOf(text, key, 'dict');
  const written = rules && text.slice(rules.open, rules.close);
  if (!written || /<key>NSAllowsArbitraryLoads<\/key>\s*<true/.test(written)) {
    return;
  }
  if (/>NSAllows(?:ArbitraryLoads(?:ForMedia|InWebContent)?|LocalNetworking)</.test(written)) {
    way.leave('loads', {file, line: lineAt(text, rules.open)}, {key});
  } else {
    addXml(way.edits, file, rules.close, ['<key>NSAllowsArbitraryLoads</key>', '<true/>']);
  }
}

/** Adds what an Info.plist lacks of the builder's output for a choice. */
function patchPlist(way: Way, file: string, choice: Choice): void {
  const {edits, site, release} = way;
  const text = withoutXmlComments(edits.text(file));
  const end = endOfPlist(text);
  if (end === -1) {
    way.leave('plist', {file});
    return;
  }
  const listed = new Set<string>();
  for (const {0: written, index} of text.matchAll(/[\da-z]{1,40}\.skadnetwork/gi)) {
    const id = written.toLowerCase();
    listed.add(id);
    edits.replace({file, start: index, end: index + id.length}, id);
  }
  const {ids, networks} = site.skadnetwork;
  const items = [...new Set([...ids, ...networks.own.flatMap((one) => one.ids)])]
    .filter((id) => !listed.has(`${id}.skadnetwork`))
    .flatMap((id) => [
      '<dict>',
      '    <key>SKAdNetworkIdentifier</key>',
      `    <string>${id}.skadnetwork</string>`,
      '</dict>',
    ]);
  const lowered = text.toLowerCase();
  const has = (key: string): boolean => text.includes(`>${key}<`);
  const additions: string[] = [];
  const list = insideOf(text, 'SKAdNetworkItems', 'array');
  if (list && items.length > 0) {
    addXml(edits, file, list.close, items);
  } else if (!list && has('SKAdNetworkItems')) {
    const line = lineAt(text, text.indexOf('SKAdNetworkItems'));
    way.leave('key', {file, line}, {key: 'SKAdNetworkItems', name: 'iOS'});
  } else if (!list) {
    const entries = items.map((line) => `    ${line}`);
    additions.push('<key>SKAdNetworkItems</key>', '<array>', ...entries, '</array>');
  }
  const written = site.builder
    .outputsOf('ios', release, choice)
    .find(({file: name}) => name === 'Info.plist');
  const {generated} = projectIn(way.app).ios;
  for (const key of ['NSAppTransportSecurity', 'NSUserTrackingUsageDescription']) {
    const [value] =
      new RegExp(`^<key>${key}</key>\\n(?:(?!<key>).*\\n?)*`, 'm').exec(written?.code ?? '') ?? [];
    if (value && !has(key) && !generated.has(key)) {
      additions.unshift(...value.trimEnd().split('\n'));
      if (value.includes('<string>')) {
        way.leave('worded', {file}, {key});
      }
    }
  }
  if (additions.length > 0) {
    addXml(edits, file, end, additions);
  }
  patchSecurity(way, file, text);
  way.leaveKeys(
    'ios',
    file,
    choice,
    (key) => generated.has(key) || lowered.includes(key.toLowerCase()),
  );
}

/**
 * Patches the Podfile and the Info.plist of an iOS app.
 *
 * @returns whether a Podfile mentions the SDK
 */
export function patchIos(way: Way): boolean {
  const {site, release, app} = way;
  const {plugin, ios} = projectIn(app);
  const {podfiles: all, swift, targets} = ios;
  const podfiles = all.flatMap((one) => (one.core ? [{...one, core: one.core}] : []));
  const [podfile] = podfiles;
  if (swift && way.judge('ios', swift)) {
    way.leave('open', swift, {name: 'Appodeal', want: release});
  }
  if (!podfile) {
    const {builder} = site;
    const all = builder.minimumOf('ios', release, builder.defaultChoice('ios', release));
    for (const expo of plugin ? app.of('expo') : []) {
      way.raise(expo, DEPLOYMENT_TARGET, all.minIos, 'iOS', false);
    }
    return swift !== null;
  }
  if (podfiles.length > 1) {
    for (const one of podfiles) {
      way.leave('podfiles', one);
    }
    return true;
  }
  const {file, core, text} = podfile;
  const isBrought = plugin !== null || way.left.some(({kind}) => kind === 'package');
  if (isBrought && core.version !== release) {
    if (!way.isBeyond('ios', core)) {
      way.leavePackage(core);
    }
    return true;
  }
  const newest = site.releasesOf('ios')[0]?.version ?? release;
  if (!way.judge('ios', {...core, version: releaseAsked(core, newest)})) {
    return true;
  }
  // Half a set of adapters would be worse than the old one.
  if (podfile.computed.length > 0) {
    for (const pod of podfile.computed) {
      way.leave('names', pod, {name: pod.name, release});
    }
    return true;
  }
  const choice = setPods(way, podfile);
  addSources(way, podfile);
  const {minIos} = site.builder.minimumOf('ios', release, choice);
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const levels = [...podfile.platforms, ...podfile.hooks];
  for (const {line, written} of levels) {
    // React Native's own minimum is no lower.
    const isKnown = text.split('\n')[line - 1]?.includes('min_ios_version_supported');
    if (!written && !isKnown && minIos) {
      way.leave('platform', {file, line}, {want: minIos});
    }
  }
  for (const place of minIos ? targets.unread : []) {
    way.leave('platform', place, {want: minIos as string});
  }
  for (const written of [
    ...levels.flatMap((one) => one.written ?? []),
    ...targets.written.filter((target) => target.file.startsWith(folder)),
  ]) {
    if (minIos && compareVersions(written.text, minIos) < 0) {
      way.edits.replace(written, minIos);
      const place = way.placeOf(written);
      if (written.file === file) {
        way.leave('raised', place, {name: 'iOS', found: written.text, want: minIos, release});
      } else {
        way.noteRaised(place, 'iOS', written.text, minIos, false);
      }
    }
  }
  for (const expo of app.of('expo')) {
    way.raise(expo, DEPLOYMENT_TARGET, minIos, 'iOS', false);
  }
  const near = ios.plists.filter((plist) => plist.path.startsWith(folder));
  for (const plist of near.length > 0 ? near : ios.plists) {
    patchPlist(way, plist.path, choice);
  }
  for (const {path: place} of ios.plists.length === 0 && ios.makesPlists ? app.of('xcode') : []) {
    way.leave('made', {file: place}, {key: 'SKAdNetworkItems'});
    way.leaveKeys('ios', place, choice, (key) => ios.generated.has(key));
  }
  return true;
}
