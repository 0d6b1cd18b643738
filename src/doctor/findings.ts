import {inLocale, type Localized} from '@site/config/locales';
import {fill} from '@help-center/app-rules';
import {words, type OwnRule} from './words';

/** What the bundler puts in: where the site is and what it says in other languages than the first. */
declare const SITE: {
  /** Address of the first language; ends with a slash. */
  address: string;
  /** What follows it for each language. */
  languages: Record<string, string>;
  messages: Record<string, Record<string, string>>;
};

export const site = SITE;

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

/** How many findings of one rule in one file are told. */
const ENOUGH = 100;

/** Gathers findings in a language. */
export class Report {
  readonly findings: Finding[] = [];
  /** The release of the SDK that each platform's files name. */
  readonly sdk: Partial<Record<string, string>> = {};

  /** Whether some were left out. */
  isCut = false;
  private readonly counts = new Map<string, number>();

  constructor(readonly locale: string) {}

  /** A text in the report's language. */
  readonly say = (text: Localized): string => inLocale(text, this.locale);

  /** Address of a page of the site, in the report's language. */
  page(path: string): string {
    return site.address + (site.languages[this.locale] ?? '') + path.replace(/^\//, '');
  }

  /** Adds a finding; more of the same rule in the same file than anyone reads are left out. */
  add(finding: Finding): void {
    const kind = `${finding.rule} ${finding.file}`;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    this.isCut ||= count > ENOUGH;
    if (count <= ENOUGH) {
      this.findings.push({...finding, page: this.page(finding.page)});
    }
  }

  /** Adds one of the doctor's own rules. */
  own(
    platform: string,
    rule: OwnRule,
    place: {file: string; line: number | null; level: Level; page: string},
    values: Readonly<Record<string, string>> = {},
  ): void {
    const {message, fix} = words.rules[rule];
    this.add({
      ...place,
      rule: `${platform}/${rule}`,
      message: fill(this.say(message), values).trim(),
      fix: fill(this.say(fix), values),
    });
  }
}
