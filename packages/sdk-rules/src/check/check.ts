import {jsonOf} from '@help-center/text';
import {isUnity, kindOf, notRead, type AppFiles} from '@help-center/build-files';
import {checkAndroid} from './android';
import {readApp} from './files';
import type {Call} from './commands';
import {byPlace, Report, told, type Level} from './findings';
import {checkIos, PLATFORMS} from './ios';
import {fill} from '../fill';
import {listIn} from '../types';
import {checkAppAdsFiles, checkLogs, checkMediations, checkSettings} from './settings';
import {projectIn} from '../project';
import {checkUnity} from './unity';
import type {Site} from './site';

/** Frameworks by what their list of packages has, with the plugin that brings the SDK into their apps. */
const FRAMEWORKS = [
  ['pubspec', /^[ \t]{1,8}sdk:[ \t]{0,8}flutter\b/m, 'Flutter', 'stack_appodeal_flutter'],
  ['node-packages', /"react-native"\s{0,20}:/, 'React Native', 'react-native-appodeal'],
] as const;

/** Names the plugin of a framework once, instead of the SDK that each platform lacks. */
function namePlugin(report: Report, app: AppFiles): void {
  const kept = report.findings.filter(({rule}) => !/^(?:android|ios)\/no-sdk$/.test(rule));
  if (kept.length === report.findings.length || Object.keys(report.sdk).length > 0) {
    return;
  }
  for (const [kind, pattern, framework, name] of FRAMEWORKS) {
    const file = app.of(kind).find(({text}) => pattern.test(text))?.path;
    if (file) {
      report.findings.splice(0, Infinity, ...kept);
      report.own('app/no-plugin', 'warning', {file}, PLATFORMS, {framework, name});
      return;
    }
  }
}

const order: Readonly<Record<Level, number>> = {error: 0, warning: 1, info: 2};

/** Checks everything that was found. */
export function examine(site: Site, app: AppFiles, locale: string): Report {
  const report = new Report(site, locale);
  const unity = isUnity(app);
  if (unity) {
    checkUnity(report, app);
  }
  // A Unity project's own templates name no dependencies: its plugin writes them at build time.
  const android = unity ? null : checkAndroid(report, app);
  const ios = unity ? null : checkIos(report, app);
  const isJudged = (platform: string): boolean =>
    ![platform, 'unity'].some((one) => report.newer.has(one) || report.without.has(one));
  if (isJudged('android')) {
    checkSettings(report, app, 'manifest', android, unity);
  }
  if (isJudged('ios')) {
    checkSettings(report, app, 'plist', ios, unity);
  }
  if (!unity && projectIn(app).plugin) {
    checkMediations(report, app);
  }
  namePlugin(report, app);
  checkAppAdsFiles(report, app);
  checkLogs(report, app);
  const page = '/faq-and-troubleshooting/troubleshooting#doctor';
  for (const {path: file, why} of app.unread) {
    report.own(`file/${why}`, 'warning', {file}, page);
  }
  if (app.isCut()) {
    report.own('file/too-many-files', 'warning', {file: '.'}, page);
  }
  if (report.isCut) {
    report.own('file/too-many-findings', 'warning', {file: '.'}, page);
  }
  // What was not read may name the SDK.
  if (notRead(app) !== null) {
    const kept = report.findings.filter(({rule}) => !/\/no-(?:sdk|plugin)$/.test(rule));
    report.findings.splice(0, Infinity, ...kept);
  }
  report.findings.sort((a, b) => order[a.level] - order[b.level] || byPlace(a, b));
  return report;
}

/** Rules of notes that say what was not checked. */
const UNCHECKED = /\/(?:(?:newer|open|wrapped)-release|computed|level-open|nothing-known)$/;

/** Checks a folder; what the doctor does when no command is named. */
export function check({site, given: [folder = '.'], json, locale, refuse}: Call): number {
  const {words} = site;
  const app = readApp(folder);
  if (!app) {
    return refuse(words.wrongFolder, {folder});
  }
  if (app.count() + app.unread.length === 0) {
    return refuse(words.nothing, {folder});
  }
  const report = examine(site, app, locale);
  const {findings, sdk, say, unjudged} = report;
  const counted = (level: Level): number =>
    findings.filter((finding) => finding.level === level).length;
  // What was not read gives no verdict; all else with an answer is left to do.
  const isLeft = findings.some(({level, rule}) => level !== 'info' && !rule.startsWith('file/'));
  // Of a release that is not covered, only the frame is compared.
  const isWhole =
    findings.every(({rule}) => !UNCHECKED.test(rule)) &&
    Object.values(sdk).every((release) => release && site.covered.includes(release));
  const errors = counted('error');
  const warnings = counted('warning');
  const files = app.count() - app.unread.filter(({path: file}) => kindOf(file) === 'log').length;
  if (json) {
    const notJudged = [...unjudged];
    console.log(jsonOf({version: 1, sdk, files, errors, warnings, notJudged, findings}));
  } else {
    for (const finding of findings) {
      console.log(told(site, locale, finding, say(words.levels[finding.level]), finding.message));
    }
    console.log(fill(say(words.looked), {count: String(files)}));
    console.log(
      errors + warnings === 0
        ? say(isWhole ? words.clean : words.cleanSoFar)
        : fill(say(words.found), {errors: String(errors), warnings: String(warnings)}),
    );
    if (unjudged.size > 0) {
      const what = [...unjudged].map((one) => say(words.unjudged[one]));
      const known = listIn(site.covered, locale);
      console.log(fill(say(words.notJudged), {what: listIn(what, locale), known}));
    }
  }
  return isLeft ? 1 : notRead(app) === null ? 0 : 2;
}
