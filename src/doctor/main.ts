import path from 'node:path';
import {checkAndroid} from './android';
import {readApp, type AppFiles, type Kind} from './files';
import {Report, site, type Finding, type Level} from './findings';
import {checkIos} from './ios';
import {fill, speak} from './said';
import {checkAppAdsFiles, checkLogs, checkSettings} from './settings';
import {printable} from './text';
import {checkUnity} from './unity';
import {words} from './words';

const KINDS: readonly Kind[] = [
  'gradle',
  'catalogue',
  'properties',
  'manifest',
  'podfile',
  'plist',
  'app-ads',
  'unity-packages',
  'unity-settings',
  'unity-dependencies',
  'log',
];

interface Arguments {
  folder: string;
  json: boolean;
  locale: string;
  asksHelp: boolean;
  /** The first thing that is neither option nor folder. */
  unknown: string | null;
}

function readArguments(given: readonly string[]): Arguments {
  const found: Arguments = {folder: '', json: false, locale: 'en', asksHelp: false, unknown: null};
  const languages = Object.keys(site.languages);
  const rest = [...given];
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    if (next === '--json') {
      found.json = true;
    } else if (next === '--help' || next === '-h') {
      found.asksHelp = true;
    } else if (next === '--lang' || next.startsWith('--lang=')) {
      const language = next === '--lang' ? (rest.shift() ?? '') : next.slice('--lang='.length);
      if (languages.includes(language)) {
        found.locale = language;
      } else {
        found.unknown ??= `--lang ${language}`;
      }
    } else if (next.startsWith('-') || found.folder) {
      found.unknown ??= next;
    } else {
      found.folder = next;
    }
  }
  return {...found, folder: found.folder || '.'};
}

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
  if (app.cut) {
    report.own('file', 'too-many-files', {file: '.', line: null, level: 'warning', page});
  }
  report.findings.sort(
    (a, b) =>
      order[a.level] - order[b.level] ||
      (a.file < b.file ? -1 : Number(a.file > b.file)) ||
      (a.line ?? 0) - (b.line ?? 0),
  );
  return report;
}

function told({level, file, line, message, fix, page}: Finding, locale: string): string {
  const say = words(locale);
  const place = printable(file) + (line === null ? '' : `:${line}`);
  return [
    `${place}  ${say.levels[level]}`,
    `  ${printable(message)}`,
    `  ${say.fix}: ${printable(fix)}`,
    `  ${say.page}: ${page}`,
    '',
  ].join('\n');
}

function help(locale: string): string {
  const {usage, about, options, exit} = words(locale);
  const languages = Object.keys(site.languages).join('|');
  const names = ['[folder]', '--json', `--lang ${languages}`, '--help'];
  const width = Math.max(...names.map((name) => name.length));
  return [
    `${usage}: node doctor.mjs [folder] [--json] [--lang ${languages}]`,
    about,
    names.map((name, index) => `  ${name.padEnd(width)}  ${options[index]}`).join('\n'),
    exit,
  ].join('\n\n');
}

function main(): number {
  const {folder, json, locale, asksHelp, unknown} = readArguments(process.argv.slice(2));
  const say = words(locale);
  speak(site.messages[locale] ?? {});
  if (asksHelp) {
    console.log(help(locale));
    return 0;
  }
  const refuse = (sentence: string, values: Record<string, string>): number => {
    console.error(printable(fill(sentence, values)));
    return 2;
  };
  if (unknown !== null) {
    return refuse(say.wrongOption, {option: unknown, help: 'node doctor.mjs --help'});
  }
  let app: AppFiles;
  try {
    app = readApp(path.resolve(folder));
  } catch {
    return refuse(say.wrongFolder, {folder});
  }
  const count = KINDS.reduce((sum, kind) => sum + app.of(kind).length, 0);
  if (count + app.unread.length === 0) {
    return refuse(say.nothing, {folder});
  }
  const {findings, sdk} = examine(app, locale);
  const counted = (level: Level): number =>
    findings.filter((finding) => finding.level === level).length;
  const errors = counted('error');
  const warnings = counted('warning');
  if (json) {
    console.log(
      JSON.stringify({version: 1, sdk, files: count, errors, warnings, findings}, null, 2),
    );
  } else {
    for (const finding of findings) {
      console.log(told(finding, locale));
    }
    console.log(fill(say.looked, {count: String(count)}));
    console.log(
      errors + warnings === 0
        ? say.clean
        : fill(say.found, {errors: String(errors), warnings: String(warnings)}),
    );
  }
  return errors > 0 ? 1 : 0;
}

// Not exit(): what is still to be printed into a pipe would be lost.
process.exitCode = main();
