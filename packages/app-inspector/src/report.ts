import type {Refusal} from './formats/zip';
import type {Inspection, Library, Severity} from './model';

/** A finding, in one language. */
export interface Finding {
  /** Path in the file, or the file's own name. */
  entry: string;
  severity: Severity;
  id: string;
  message: string;
  /** What to do. */
  fix: string;
  /** Address of the page that says more. */
  see: string;
}

/** The result of an inspection, in one language. */
export interface Report extends Omit<Inspection, 'name' | 'notices'> {
  /** One line. */
  verdict: string;
  findings: Finding[];
}

/** The inspector's texts in one language; `{names}` in sentences are filled in. */
export interface Words {
  findings: Readonly<
    Record<
      string,
      {
        severity: Severity;
        message: string;
        fix: string;
        /** Path of the page that says more. */
        see: string;
        /** That for an app of iOS, where it differs. */
        seeIos?: string | undefined;
      }
    >
  >;
  /** One line each: libraries to fix, other errors, warnings alone, nothing. */
  verdicts: Readonly<Record<'pages' | 'errors' | 'warnings' | 'clean' | 'more', string>>;
  refusals: Readonly<Record<Refusal, string>>;
}

const order: Readonly<Record<Severity, number>> = {error: 0, warning: 1, note: 2};
/** Findings about memory pages of single libraries, which the verdict sums up. */
const PAGES = new Set(['not-16k', 'relro-16k', 'zip-16k']);
/** Maximum number of names in a verdict, which is one line. */
const LISTED = 5;

/** A sentence with its placeholders filled in. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function verdict(
  {verdicts}: Words,
  findings: readonly Finding[],
  libraries: readonly Library[],
): string {
  const of = (wanted: Severity) => findings.filter(({severity}) => severity === wanted);
  const [errors, warnings] = [of('error'), of('warning')];
  const paths = new Set(findings.filter(({id}) => PAGES.has(id)).map(({entry}) => entry));
  if (paths.size > 0) {
    const names = [...new Set([...paths].map((path) => path.slice(path.lastIndexOf('/') + 1)))];
    const rest = errors.filter(({id}) => !PAGES.has(id)).length;
    const pages = fill(verdicts.pages, {
      count: String(paths.size),
      total: String(libraries.filter(({bits}) => bits === 64).length),
      names: names.slice(0, LISTED).join(', ') + (names.length > LISTED ? ' …' : ''),
    });
    return rest > 0 ? `${pages} ${fill(verdicts.more, {count: String(rest)})}` : pages;
  }
  if (errors[0]) {
    return fill(verdicts.errors, {count: String(errors.length), first: errors[0].message});
  }
  return warnings.length > 0
    ? fill(verdicts.warnings, {count: String(warnings.length)})
    : verdicts.clean;
}

/**
 * Puts an inspection into words: the verdict first, then the findings, the gravest first.
 *
 * @param address - turns a path of the site into an address
 */
export function report(
  {name: _, notices, ...found}: Inspection,
  words: Words,
  address: (path: string) => string,
): Report {
  const findings = notices.map(({id, entry, severity, values}): Finding => {
    const text = words.findings[id];
    if (!text) {
      throw new Error(`no words for the finding "${id}"`);
    }
    return {
      entry,
      severity: severity ?? text.severity,
      id,
      message: fill(text.message, values),
      fix: fill(text.fix, values),
      see: address((found.kind === 'ipa' && text.seeIos) || text.see),
    };
  });
  findings.sort((a, b) => order[a.severity] - order[b.severity]);
  return {
    ...found,
    verdict: verdict(words, findings, found.libraries),
    findings,
  };
}
