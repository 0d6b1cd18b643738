import {DOMParser} from '@xmldom/xmldom';
import escaped from 'escape-string-regexp';
import {formatDate} from '@site/config/dates';
import {latestVersion} from '@site/config/releases';
import errors from '@site/data/error-signatures.json';
import appAds from '@site/data/app-ads.json';
import appAdsWords from '@site/data/words/app-ads.json';
import configWords from '@site/data/words/config-checker.json';
import skadnetwork from '@site/data/skadnetwork-ids.json';
import {fill} from '@help-center/app-rules';
import {checkAppAds, type Rule} from '@help-center/app-rules/app-ads';
import {homes, type Choice} from '@help-center/app-rules/builder';
import {
  type Finding as ConfigFinding,
  checkConfig,
  sentence as configSentence,
} from '@help-center/app-rules/config';
import {createFinder} from '@help-center/app-rules/logs';
import {defaultChoice, itemsOf, outputsOf} from '@site/src/components/IntegrationBuilder/rules';
import type {AppFiles, TextFile} from './files';
import type {Report} from './findings';
import {neededKeys} from './release';
import {lineAt, withoutXmlComments} from './text';
import {words} from './words';

function parse(text: string): Document {
  return new DOMParser({
    onError: (level: string, message: string) => {
      if (level !== 'warning') {
        throw new Error(message);
      }
    },
  }).parseFromString(text, 'application/xml') as unknown as Document;
}

type Change = 'add' | 'list' | 'value' | 'remove' | 'change';

const configChanges: Partial<Record<ConfigFinding['kind'], Change>> = {
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
  duplicate: 'remove',
  'skan-duplicate': 'remove',
  limited: 'remove',
  removed: 'remove',
  'ad-id-removed': 'remove',
  overridden: 'remove',
};

const appAdsChanges: Partial<Record<Rule, Change>> = {
  duplicate: 'remove',
  quotes: 'remove',
  'empty-field': 'remove',
  nobody: 'remove',
  subdomain: 'remove',
  'unknown-variable': 'remove',
  'variable-repeated': 'remove',
  'manager-repeated': 'remove',
  'too-many-fields': 'remove',
  placeholder: 'value',
  account: 'value',
  'account-shape': 'value',
};

const MISSED = new Set<ConfigFinding['kind']>(['missing', 'recommended']);

/** The element that a file lacks, as the integration builder writes it. */
function elementOf(key: string): string {
  const code = (['android', 'ios'] as const)
    .flatMap((platform) => {
      const version = latestVersion(platform);
      const services = itemsOf(platform, version).filter(({kind}) => kind === 'service');
      return outputsOf(platform, version, {
        ...defaultChoice(platform, version),
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
    const place = slip === -1 ? (holder?.index ?? -1) : slip;
    return place === -1 ? null : lineAt(bare, place);
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

/** Whether a property list is an app's own: extensions, frameworks and tests have others. */
const isAppPlist = ({path, text}: TextFile): boolean =>
  !/<key>\s{0,20}NSExtension\s{0,20}<\/key>|<string>\s{0,20}(?:FMWK|BNDL|XPC!)\s{0,20}<\/string>/.test(
    text,
  ) && !/(?:^|\/)[^/]*Tests?\//i.test(path);

/** Whether a manifest is an app's own, not one of a library or a test. */
const isAppManifest = ({path, text}: TextFile): boolean =>
  text.includes('<application') && !/(?:^|\/)src\/(?!main\/)/.test(path);

/**
 * Checks manifests or property lists.
 *
 * @param choice - what the build holds; null where that is not known
 * @param isUnity - whether the plugin writes what these files lack
 */
export function checkSettings(
  report: Report,
  app: AppFiles,
  kind: 'manifest' | 'plist',
  choice: Choice | null,
  isUnity: boolean,
): void {
  const files = app.of(kind);
  const isOwn = kind === 'manifest' ? isAppManifest : isAppPlist;
  const needed = choice ? neededKeys(kind === 'manifest' ? 'android' : 'ios', choice) : [];
  const bare = new Map(files.map((file) => [file, withoutXmlComments(file.text)]));
  const held = new Map<string, TextFile[]>();
  /** The files that hold a key; each key is looked for once. */
  const holding = (key: string): TextFile[] => {
    const found = held.get(key) ?? files.filter((file) => bare.get(file)?.includes(key));
    held.set(key, found);
    return found;
  };
  for (const file of files.filter((each) => isOwn(each))) {
    const elsewhere = (key: string): boolean => holding(key).some((other) => other !== file);
    const {findings} = checkConfig(file.text, parse, skadnetwork);
    const told = findings
      .filter(({level}) => level === 'error' || level === 'warning')
      .filter((finding) => !MISSED.has(finding.kind) || !(isUnity || elsewhere(finding.key)))
      // The checker cannot know whether what needs the key is in the build; the build files say so.
      .filter(({kind: found, detail}) => found !== 'missing' || !detail || !choice);
    for (const finding of told) {
      const {level, key, detail = '', count = 0} = finding;
      report.add({
        level: level === 'error' ? level : 'warning',
        file: file.path,
        line: lineOf(file.text, finding),
        rule: `${kind}/${finding.kind}`,
        message: fill(report.say(configSentence(finding, configWords)), {
          key,
          detail,
          count: String(count),
          date: formatDate(skadnetwork.asOf, report.locale),
        }),
        fix: fill(report.say(words[configChanges[finding.kind] ?? 'change']), {
          snippet: elementOf(key),
        }),
        page: finding.kind.startsWith('skan-')
          ? pageOf(kind, SKAN, isUnity)
          : pageOf(kind, key, isUnity),
      });
    }
    const lowered = bare.get(file)?.toLowerCase() ?? '';
    for (const {key, name, text} of isUnity ? [] : needed) {
      // What the checker has said of a key need not be said again.
      if (
        !lowered.includes(key.toLowerCase()) &&
        !elsewhere(key) &&
        !told.some((finding) => finding.key === key)
      ) {
        report.own(
          kind,
          'key-missing',
          {
            file: file.path,
            line: lineOf(file.text, {level: 'error', kind: 'missing', key}),
            level: 'error',
            page: pageOf(kind, key, isUnity),
          },
          {name, key, text: text ? report.say(text) : ''},
        );
      }
    }
  }
}

/** Checks every app-ads.txt. */
export function checkAppAdsFiles(report: Report, app: AppFiles): void {
  for (const {path: file, text} of app.of('app-ads')) {
    for (const {line, level, problem, detail, first = 0} of checkAppAds(text, appAds.networks)
      .findings) {
      report.add({
        level,
        file,
        line: line || null,
        rule: `app-ads/${problem}`,
        message: fill(report.say(appAdsWords[problem]), {detail, line: String(first)}),
        fix: report.say(words[appAdsChanges[problem] ?? 'change']),
        page: '/advanced/app-ads#line',
      });
    }
  }
}

const plain = (text: string): string => text.replaceAll('`', '');

/** Looks for known errors in every log. */
export function checkLogs(report: Report, app: AppFiles): void {
  const newSearch = createFinder(errors.signatures);
  for (const {path: file, read} of app.logs) {
    const search = newSearch();
    read(search.add);
    for (const {signature, line} of search.findings()) {
      report.add({
        level: signature.severity,
        file,
        line,
        rule: `log/${signature.id}`,
        message: plain(report.say(signature.cause)),
        fix: plain(report.say(signature.fix)),
        page: signature.page ?? '/faq-and-troubleshooting/troubleshooting#log-helper',
      });
    }
  }
}
