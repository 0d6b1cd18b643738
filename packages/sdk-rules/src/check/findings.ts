import {printable} from '@help-center/text';
import {fill} from '../fill';
import type {Localized} from '../types';
import {inLocale} from '../types';
import {type OwnRule, type Site} from './site';

export type Level = 'error' | 'warning' | 'info';

/** One thing the doctor has to say. */
export interface Finding {
  level: Level;
  /** Path from the app's folder. */
  file: string;
  /** From 1; null where it is about the whole file. */
  line: number | null;
  /** Name for programs, such as `android/min-sdk`. */
  rule: string;
  message: string;
  /** What to do. */
  fix: string;
  /** Address of the page that says more. */
  page: string;
}

/** The order of files and lines. */
export const byPlace = (
  a: Pick<Finding, 'file' | 'line'>,
  b: Pick<Finding, 'file' | 'line'>,
): number => (a.file < b.file ? -1 : Number(a.file > b.file)) || (a.line ?? 0) - (b.line ?? 0);

/** Address of a page of the site in a language. */
export const pageAddress = ({address, languages}: Site, locale: string, path: string): string =>
  address + (languages[locale] ?? '') + path.replace(/^\//, '');

/**
 * A finding as a terminal prints it.
 *
 * @param what - follows the location
 * @param message - printed on a separate line, if any
 */
export function told(
  {words}: Site,
  locale: string,
  {file, line, fix, page}: Pick<Finding, 'file' | 'line' | 'fix' | 'page'>,
  what: string,
  message?: string,
): string {
  return [
    `${file}${line === null ? '' : `:${line}`}  ${what}`,
    ...(message === undefined ? [] : [`  ${message}`]),
    `  ${inLocale(words.fix, locale)}: ${fix}`,
    `  ${inLocale(words.page, locale)}: ${page}`,
    '',
  ]
    .map(printable)
    .join('\n');
}

/** How many findings of one rule in one file are reported. */
const ENOUGH = 100;

/** Gathers findings in a language. */
export class Report {
  readonly findings: Finding[] = [];
  /** The release of the SDK that each platform's files name. */
  readonly sdk: Partial<Record<string, string>> = {};
  /** Platforms whose release is newer than what is known: nothing else of them is judged. */
  readonly newer = new Set<string>();
  /** Platforms whose build files have no SDK: their settings are nobody's here. */
  readonly without = new Set<string>();
  /** What was not judged, because only newer releases are known so well. */
  readonly unjudged = new Set<keyof Site['words']['unjudged']>();

  /** Whether some were left out. */
  isCut = false;
  private readonly counts = new Map<string, number>();

  constructor(
    readonly site: Site,
    readonly locale: string,
  ) {}

  /** A text in the report's language. */
  readonly say = (text: Localized): string => inLocale(text, this.locale);

  /** Adds a finding; more of the same rule in the same file than anyone reads are left out. */
  add(finding: Finding): void {
    const kind = `${finding.rule} ${finding.file}`;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    this.isCut ||= count > ENOUGH;
    if (count <= ENOUGH) {
      this.findings.push({...finding, page: pageAddress(this.site, this.locale, finding.page)});
    }
  }

  /** Adds one of the doctor's own rules. */
  own(
    rule: `${string}/${OwnRule}`,
    level: Level,
    {file, line = null}: {file: string; line?: number | null},
    page: string,
    values: Readonly<Record<string, string>> = {},
  ): void {
    const {message, fix} = this.site.words.rules[rule.replace(/^.*\//, '') as OwnRule];
    this.add({
      file,
      line,
      level,
      page,
      rule,
      message: fill(this.say(message), values).trim(),
      fix: fill(this.say(fix), values),
    });
  }
}
