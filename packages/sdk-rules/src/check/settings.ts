import {DOMParser} from '@xmldom/xmldom';
import escaped from 'escape-string-regexp';
import {fill} from '../fill';
import {listIn} from '../types';
import {checkAppAds, type Rule} from '../app-ads/logic';
import {homes, type Choice} from '../builder';
import {type Finding as ConfigFinding, checkConfig, sentence as configSentence} from '../config';
import {createReader} from '../logs/run';
import {LOG_PAGE, verdictOf} from '../logs/verdict';
import {
  appManifests,
  lineAt,
  withoutXmlComments,
  type AppFiles,
  type TextFile,
} from '@help-center/build-files';
import {OTHER_PACKAGES} from '@help-center/sdk-data/others';
import {projectIn} from '../project';
import type {Report} from './findings';
import {keysLacking} from './release';
import {latestOf, type Site} from './site';

function parse(text: string): Document {
  return new DOMParser({
    onError: (level: string, message: string) => {
      if (level !== 'warning') {
        throw new Error(message);
      }
    },
  }).parseFromString(text, 'application/xml') as unknown as Document;
}

type Change = 'add' | 'list' | 'value' | 'remove' | 'repeated' | 'removeLine' | 'change';

/** What to do about a finding; about all others, to change something. */
const CHANGES: Partial<Record<ConfigFinding['kind'] | Rule, Change>> = {
  missing: 'add',
  recommended: 'add',
  pair: 'add',
  'skan-missing': 'list',
  'skan-network': 'list',
  placeholder: 'value',
  'sample-id': 'value',
  'unit-id': 'value',
  'malformed-id': 'value',
  'malformed-meta-id': 'value',
  'bare-number': 'value',
  'empty-id': 'value',
  'empty-text': 'value',
  account: 'value',
  'account-shape': 'value',
  duplicate: 'repeated',
  'skan-duplicate': 'repeated',
  limited: 'remove',
  removed: 'remove',
  'ad-id-removed': 'remove',
  overridden: 'remove',
  nobody: 'removeLine',
  subdomain: 'removeLine',
  'unknown-variable': 'removeLine',
  'variable-repeated': 'removeLine',
  'manager-repeated': 'removeLine',
};

/** What to do in app-ads.txt about findings that a manifest or a property list has, too. */
const APP_ADS_CHANGES: Partial<Record<Rule, Change>> = {missing: 'change', duplicate: 'removeLine'};

const MISSED = new Set<ConfigFinding['kind']>(['missing', 'recommended']);

/** The element that a file lacks, as the integration builder writes it. */
function elementOf(site: Site, key: string): string {
  const {builder} = site;
  const code = (['android', 'ios'] as const)
    .flatMap((platform) => {
      const {version} = latestOf(site, platform);
      const services = builder.itemsOf(platform, version).filter(({kind}) => kind === 'service');
      return builder.outputsOf(platform, version, {
        ...builder.defaultChoice(platform, version),
        services: services.map(({id}) => id),
      });
    })
    .filter(({file}) => /\.(?:xml|plist)$/.test(file))
    .map((output) => output.code)
    .join('\n');
  const quoted = escaped(key);
  const element = new RegExp(`<[^<>]*\\b${quoted}\\b[^<>]*>|<key>${quoted}</key>`).exec(code)?.[0];
  return (element ?? key).replace(/\s+/g, ' ');
}

/** The line that a finding is about: where its value, its key or what should hold it is. */
function lineOf(text: string, {kind, key, detail = '', count}: ConfigFinding): number | null {
  if (kind === 'not-well-formed') {
    return count ?? null;
  }
  const bare = withoutXmlComments(text);
  const at = bare.indexOf(kind === 'skan-network' ? SKAN : key);
  if (MISSED.has(kind) || at === -1) {
    const holder = /<manifest\b|<dict\b/.exec(bare);
    const slip = detail ? bare.indexOf(detail) : -1;
    const index = slip === -1 ? (holder?.index ?? -1) : slip;
    return index === -1 ? null : lineAt(bare, index);
  }
  if (kind === 'duplicate') {
    const second = bare.indexOf(key, at + key.length);
    return lineAt(bare, second === -1 ? at : second);
  }
  const after = detail ? bare.indexOf(detail, at) : -1;
  const before = detail ? bare.indexOf(detail) : -1;
  return lineAt(bare, [after, before, at].find((place) => place !== -1) as number);
}

const SKAN = 'SKAdNetworkItems';
const META = /facebook|^fb\d*|CFBundleURL/i;

function pageOf(file: 'manifest' | 'plist', key: string, isUnity: boolean): string {
  if (key === SKAN && !isUnity) {
    return `/ios/${homes.ios}#builder`;
  }
  const platform = file === 'manifest' ? 'android' : 'ios';
  if (META.test(key)) {
    return `/${isUnity ? 'unity' : platform}/services/meta#add-the-keys`;
  }
  if (isUnity) {
    return '/unity/get-started#settings';
  }
  return platform === 'android'
    ? '/android/get-started#prepare-the-manifest'
    : '/ios/get-started#prepare-info-plist';
}

/**
 * Checks manifests or property lists.
 *
 * @param choice - what the build contains; null if unknown
 * @param isUnity - whether Unity's plugin adds what these files lack
 */
export function checkSettings(
  report: Report,
  app: AppFiles,
  kind: 'manifest' | 'plist',
  choice: Choice | null,
  isUnity: boolean,
): void {
  const {site} = report;
  const {skadnetwork, configWords, words} = site;
  const files = app.of(kind);
  const {plists, makesPlists, generated: made} = projectIn(app).ios;
  const own = kind === 'manifest' ? appManifests(app) : plists;
  const platform = kind === 'manifest' ? 'android' : 'ios';
  const reportKeys = (
    at: {file: string; line?: number | null},
    lacks: (key: string) => boolean,
  ) => {
    for (const one of choice ? keysLacking(site, platform, choice, lacks) : []) {
      const text = one.text ? report.say(one.text) : '';
      for (const [rule, keys, level] of [
        // What is known to happen without the keys stops no app for sure.
        ['key-missing', one.required, text ? 'warning' : 'error'],
        ['key-optional', one.optional, 'info'],
      ] as const) {
        const values = {name: one.name, key: listIn(keys, report.locale), text};
        if (keys.length > 0) {
          report.own(`${kind}/${rule}`, level, at, pageOf(kind, values.key, isUnity), values);
        }
      }
    }
  };
  const bare = new Map(files.map((file) => [file, withoutXmlComments(file.text)]));
  const generated = kind === 'plist' ? made : new Set<string>();
  const isMade = kind === 'plist' && !isUnity && own.length === 0 && makesPlists;
  for (const {path: file} of isMade ? app.of('xcode') : []) {
    reportKeys({file}, (key) => !made.has(key));
  }
  const filesByKey = new Map<string, TextFile[]>();
  /** The files that contain a key; each key is searched for once. */
  const holding = (key: string): TextFile[] => {
    const found = filesByKey.get(key) ?? files.filter((file) => bare.get(file)?.includes(key));
    filesByKey.set(key, found);
    return found;
  };
  // The build stops where the attribute names a file that isn't there.
  const lacksConfig = ({kind: found, key}: ConfigFinding): boolean =>
    found === 'recommended' &&
    key === 'android:networkSecurityConfig' &&
    app.of('network-config').length === 0;
  for (const file of own) {
    const elsewhere = (key: string): boolean =>
      generated.has(key) || holding(key).some((other) => other !== file);
    const {findings} = checkConfig(file.text, parse, skadnetwork);
    const told = findings
      .filter(
        ({level, kind: found}) => level === 'error' || level === 'warning' || found === 'sample-id',
      )
      .filter((finding) => !MISSED.has(finding.kind) || !(isUnity || elsewhere(finding.key)))
      // Only the build files tell whether the build has what needs the key.
      .filter(({kind: found, detail}) => found !== 'missing' || !detail || !choice);
    for (const finding of told) {
      const {level, key, detail = '', count = 0} = finding;
      report.add({
        level: level === 'ok' ? 'info' : level,
        file: file.path,
        line: lineOf(file.text, finding),
        rule: `${kind}/${finding.kind}`,
        message: fill(report.say(configSentence(finding, configWords)), {
          key,
          detail,
          count: String(count),
          date: site.formatDate(skadnetwork.asOf, report.locale),
        }),
        fix: fill(
          report.say(
            words[lacksConfig(finding) ? 'addWithConfig' : (CHANGES[finding.kind] ?? 'change')],
          ),
          {
            snippet: elementOf(site, key),
            what:
              finding.kind === 'limited'
                ? 'android:maxSdkVersion'
                : finding.kind === 'duplicate'
                  ? key
                  : detail,
          },
        ),
        page: pageOf(kind, finding.kind.startsWith('skan-') ? SKAN : key, isUnity),
      });
    }
    const lowered = bare.get(file)?.toLowerCase() ?? '';
    if (!isUnity) {
      const line = lineOf(file.text, {level: 'error', kind: 'missing', key: ''});
      // The config checker has already reported some keys.
      reportKeys(
        {file: file.path, line},
        (key) =>
          !lowered.includes(key.toLowerCase()) &&
          !elsewhere(key) &&
          !told.some((finding) => finding.key === key),
      );
    }
  }
}

/** Checks every app-ads.txt. */
export function checkAppAdsFiles(report: Report, app: AppFiles): void {
  const {appAdsNetworks, appAdsWords, words} = report.site;
  for (const {path: file, text} of app.of('app-ads')) {
    for (const {line, level, problem, detail, first = 0} of checkAppAds(text, appAdsNetworks)
      .findings) {
      report.add({
        level,
        file,
        line: line || null,
        rule: `app-ads/${problem}`,
        message: fill(report.say(appAdsWords[problem]), {detail, line: String(first)}),
        fix: report.say(words[APP_ADS_CHANGES[problem] ?? CHANGES[problem] ?? 'change']),
        page: '/advanced/app-ads#line',
      });
    }
  }
}

/** Names packages for Flutter and React Native that bring another mediation beside Appodeal. */
export function checkMediations(report: Report, app: AppFiles): void {
  const [platform = 'android'] = projectIn(app).platforms;
  // AdMob's are also used for what isn't mediation.
  const pages = {max: `/${platform}/move-from/max`, levelplay: `/${platform}/move-from/levelplay`};
  for (const [from, page] of Object.entries(pages)) {
    const names = (OTHER_PACKAGES[from] ?? []).map(escaped).join('|');
    const pattern = new RegExp(`^[ \\t{,"]{0,80}(${names})"?[ \\t]{0,20}:`, 'gm');
    for (const {path: file, text} of [...app.of('pubspec'), ...app.of('node-packages')]) {
      for (const {1: name = '', index} of text.matchAll(pattern)) {
        const place = {file, line: lineAt(text, index)};
        report.own('app/other-mediation', 'info', place, page, {name});
      }
    }
  }
}

/** Reads every log. */
export function checkLogs(report: Report, app: AppFiles): void {
  const newReader = app.logs.length > 0 ? createReader(report.site.logs) : null;
  for (const {path: file, read} of app.logs) {
    const reader = newReader?.();
    if (!reader) {
      continue;
    }
    read(reader.add);
    const run = reader.run();
    const {cards, outcome} = verdictOf(run, report.site.logs, report.locale);
    for (const {level, line, id = 'answer', cause, fix, page} of cards) {
      report.add({
        level,
        file,
        line,
        rule: `log/${id}`,
        message: cause,
        fix,
        page: page ?? LOG_PAGE,
      });
    }
    const isUnread = app.unread.some(({path}) => path === file);
    if (outcome === 'unknown' && cards.length === 0 && !isUnread) {
      report.own('log/nothing-known', 'info', {file}, LOG_PAGE, {count: String(run.lines)});
    }
  }
}
