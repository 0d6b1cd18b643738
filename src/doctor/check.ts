import path from 'node:path';
import {checkAndroid} from './android';
import {readApp, type AppFiles} from './files';
import type {Call} from './commands';
import {Report, type Finding, type Level} from './findings';
import {checkIos} from './ios';
import {fill} from '@help-center/app-rules';
import {checkAppAdsFiles, checkLogs, checkSettings} from './settings';
import {printable} from './text';
import {checkUnity} from './unity';
import {words, type Say} from './words';

const order: Readonly<Record<Level, number>> = {error: 0, warning: 1, info: 2};

/** Checks everything that was found. */
function examine(app: AppFiles, locale: string): Report {
  const report = new Report(locale);
  const isUnity = app.of('unity-packages').length + app.of('unity-settings').length > 0;
  if (isUnity) {
    checkUnity(report, app);
  }
  // A Unity project's own templates name no dependencies: its plugin writes them at build time.
  checkSettings(report, app, 'manifest', isUnity ? null : checkAndroid(report, app), isUnity);
  checkSettings(report, app, 'plist', isUnity ? null : checkIos(report, app), isUnity);
  checkAppAdsFiles(report, app);
  checkLogs(report, app);
  const page = '/faq-and-troubleshooting/troubleshooting#doctor';
  for (const {path: file, why} of app.unread) {
    report.own('file', why, {file, line: null, level: 'warning', page});
  }
  if (app.isCut()) {
    report.own('file', 'too-many-files', {file: '.', line: null, level: 'warning', page});
  }
  if (report.isCut) {
    report.own('file', 'too-many-findings', {file: '.', line: null, level: 'warning', page});
  }
  report.findings.sort(
    (a, b) =>
      order[a.level] - order[b.level] ||
      (a.file < b.file ? -1 : Number(a.file > b.file)) ||
      (a.line ?? 0) - (b.line ?? 0),
  );
  return report;
}

function told({level, file, line, message, fix, page}: Finding, say: Say): string {
  const place = printable(file) + (line === null ? '' : `:${line}`);
  return [
    `${place}  ${say(words.levels[level])}`,
    `  ${printable(message)}`,
    `  ${say(words.fix)}: ${printable(fix)}`,
    `  ${say(words.page)}: ${page}`,
    '',
  ].join('\n');
}

/** Checks a folder; what the doctor does when no command is named. */
export function check({given: [folder = '.'], json, locale, refuse}: Call): number {
  let app: AppFiles;
  try {
    app = readApp(path.resolve(folder));
  } catch {
    return refuse(words.wrongFolder, {folder});
  }
  if (app.count() + app.unread.length === 0) {
    return refuse(words.nothing, {folder});
  }
  const {findings, sdk, say} = examine(app, locale);
  const counted = (level: Level): number =>
    findings.filter((finding) => finding.level === level).length;
  const errors = counted('error');
  const warnings = counted('warning');
  if (json) {
    console.log(
      JSON.stringify({version: 1, sdk, files: app.count(), errors, warnings, findings}, null, 2),
    );
  } else {
    for (const finding of findings) {
      console.log(told(finding, say));
    }
    console.log(fill(say(words.looked), {count: String(app.count())}));
    console.log(
      errors + warnings === 0
        ? say(words.clean)
        : fill(say(words.found), {errors: String(errors), warnings: String(warnings)}),
    );
  }
  return errors > 0 ? 1 : app.unread.some(({why}) => why === 'unreadable') ? 2 : 0;
}
