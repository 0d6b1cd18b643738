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
  /** Names that the message only counts. */
  more: string[];
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
  verdicts: Readonly<
    Record<
      'pages' | 'errors' | 'warnings' | 'clean' | 'more' | 'unread' | 'list' | 'places',
      string
    >
  >;
  refusals: Readonly<Record<Refusal, string>>;
}

const order: Readonly<Record<Severity, number>> = {error: 0, warning: 1, note: 2};
/** Findings about memory pages of single libraries, which the verdict sums up. */
const PAGES = new Set(['not-16k', 'relro-16k', 'zip-16k']);
/** Findings about what could not be read. */
const UNREAD = new Set(['damaged', 'long-names', 'shared-bytes', 'spent', 'zip-bomb']);
/** How many names a sentence lists; the others it counts. */
export const LISTED = 8;
/** Longer than any name or value; what somebody made longer is cut. */
const MAX_VALUE = 300;

/** Names in a sentence: the first of them, and how many more there are. */
export const listed = ({verdicts}: Words, names: readonly string[]): string =>
  names.length > LISTED
    ? fill(verdicts.list, {
        names: names.slice(0, LISTED).join(', '),
        count: String(names.length - LISTED),
      })
    : names.join(', ');

/** Findings that say the same of several entries, together. */
export function grouped(findings: readonly Finding[]): [first: Finding, entries: string[]][] {
  const groups = new Map<string, [Finding, string[]]>();
  for (const finding of findings) {
    const {severity, message, fix, see, entry} = finding;
    const key = [severity, message, fix, see].join('\n');
    const group = groups.get(key);
    if (group) {
      group[1].push(entry);
    } else {
      groups.set(key, [finding, [entry]]);
    }
  }
  return [...groups.values()];
}

/** What could not be read, so that no verdict says that nothing is wrong. */
export const unreadIn = (findings: readonly {id: string; entry: string}[]): string[] =>
  findings.filter(({id}) => UNREAD.has(id)).map(({entry}) => entry);

/** A sentence with its placeholders filled in. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function verdict(
  words: Words,
  findings: readonly Finding[],
  libraries: readonly Library[],
): string {
  const {verdicts} = words;
  const of = (wanted: Severity) => findings.filter(({severity}) => severity === wanted);
  const [errors, warnings] = [of('error'), of('warning')];
  const paths = new Set(findings.filter(({id}) => PAGES.has(id)).map(({entry}) => entry));
  if (paths.size > 0) {
    const names = [...new Set([...paths].map((path) => path.slice(path.lastIndexOf('/') + 1)))];
    const rest = errors.filter(({id}) => !PAGES.has(id)).length;
    const pages = fill(verdicts.pages, {
      count: String(paths.size),
      total: String(libraries.filter(({bits}) => bits === 64).length),
      names: listed(words, names),
    });
    return rest > 0 ? `${pages} ${fill(verdicts.more, {count: String(rest)})}` : pages;
  }
  const unread = new Set(unreadIn(findings));
  const unjudged =
    unread.size > 0 ? [fill(verdicts.unread, {names: listed(words, [...unread])})] : [];
  if (errors[0]) {
    const {message: first} = errors[0];
    return [fill(verdicts.errors, {count: String(errors.length), first}), ...unjudged].join(' ');
  }
  if (unjudged[0]) {
    return unjudged[0];
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
    const said = Object.fromEntries(
      Object.entries(values).map(([key, value]) => {
        const cut = [value].flat().map((each) => each.slice(0, MAX_VALUE));
        return [key, listed(words, cut)];
      }),
    );
    return {
      entry,
      severity: severity ?? text.severity,
      id,
      message: fill(text.message, said),
      fix: fill(text.fix, said),
      more: Object.values(values).flatMap((value) =>
        typeof value === 'string' ? [] : value.slice(LISTED),
      ),
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
