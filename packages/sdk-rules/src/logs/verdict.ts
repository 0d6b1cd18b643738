import {fill} from '../fill';
import {inLocale, type Localized} from '../types';
import type {Outcome} from './answers';
import type {Knowledge, Run, StageId} from './run';

/** Something that the log shows, with its cause and fix. */
export interface Card {
  level: 'error' | 'warning' | 'info';
  /** Id of the known error; absent for answers of networks and the order of calls. */
  id?: string;
  line: number;
  count: number;
  excerpt: string;
  cause: string;
  fix: string;
  /** Who can act, in words. */
  who: string;
  page: string | null;
}

/** What is said of a log, in one language, wherever it is asked. */
export interface Verdict {
  /** `unknown`: the log can't tell. */
  outcome: Outcome;
  /** One or two sentences. */
  sentence: string;
  /** The stages of a run, in their order; empty for a log of a build. */
  chain: {name: string; seen: string; line: number | null}[];
  cards: Card[];
  /** What is missing, and how to get it. */
  next: string[];
}

/** Page with the log helper. */
export const LOG_PAGE = '/faq-and-troubleshooting/troubleshooting#log-helper';

/** Headings of that page about the answers of networks. */
const [NO_FILL_PAGE, CODES_PAGE] = ['no-fill', 'codes'].map(
  (heading) => `/faq-and-troubleshooting/troubleshooting#${heading}`,
) as [string, string];

const rank = {error: 0, warning: 1, info: 2} as const;
const plain = (text: string): string => text.replaceAll('`', '').replaceAll('**', '');

/** A name inside a sentence: “Ad loaded” begins small there, “SDK started” doesn’t. */
const inSentence = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** The stages that every run passes. */
const NEEDED: readonly StageId[] = ['start', 'request', 'loaded', 'shown'];

/** How an app repeats that a load failed; the line of the network says why. */
const ECHO = /failed ?_?to ?_?load|load ?_?fail/i;

/** The stages that show that ads come. */
const GOT: readonly StageId[] = ['loaded', 'shown', 'reward', 'revenue'];

/** The words for a number of lines, by its plural form. */
const LINES: Partial<Record<Intl.LDMLPluralRule, string>> = {one: 'linesOne', few: 'linesFew'};

/** Everything with a cause, the gravest first. */
function cardsOf(
  {findings, answers, order}: Run,
  {codes, stages}: Knowledge,
  locale: string,
): (Card & {open: boolean})[] {
  const say = (text: Localized): string => inLocale(text, locale);
  const {words} = stages;
  const who = (id: string): string => say(words[id] as Localized);
  const answering = new Set(
    answers.filter(({kind}) => codes.kinds[kind]?.outcome === 'normal').map(({network}) => network),
  );
  const places = new Set(findings.map(({line}) => line));
  return [
    ...findings.map(({signature, line, count, excerpt}) => ({
      level: signature.severity,
      id: signature.id,
      line,
      count,
      excerpt,
      cause: plain(say(signature.cause)),
      fix: plain(say(signature.fix)),
      who: who(signature.who ?? (signature.severity === 'info' ? 'nobody' : 'code')),
      page: signature.page,
      open: signature.open === true,
    })),
    ...[...order].map(([rule, {line, count, excerpt}]) => ({
      level: 'error' as const,
      line,
      count,
      excerpt,
      cause: say(stages.rules[rule].cause),
      fix: say(stages.rules[rule].fix),
      who: who(stages.rules[rule].who),
      page: null,
      open: false,
    })),
    // A line with a known error has been explained by it.
    ...answers
      .filter(({line}) => !places.has(line))
      .map(({network, code, kind, line, count, excerpt}) => {
        const entry = codes.kinds[kind] as Knowledge['codes']['kinds'][string];
        const whose = network ?? say(words.someNetwork as Localized);
        return {
          level: entry.outcome === 'error' ? ('error' as const) : ('info' as const),
          line,
          count,
          excerpt,
          cause: `${whose}${code === null ? '' : ` ${code}`}: ${say(entry.cause)}`,
          fix: say(entry.fix),
          who: who(entry.who),
          page: kind === 'no-fill' ? NO_FILL_PAGE : CODES_PAGE,
          // What else the network answers shows that it works.
          open: entry.outcome === 'unknown' && !answering.has(network),
        };
      }),
  ].sort(
    (a, b) => rank[a.level] - rank[b.level] || Number(b.open) - Number(a.open) || a.line - b.line,
  );
}

/**
 * Says in a language what a log shows: the verdict, the chain of stages, what to do, what is missing.
 *
 * @param run - what `createReader` has found
 */
export function verdictOf(run: Run, knowledge: Knowledge, locale: string): Verdict {
  const {words, stages} = knowledge.stages;
  const say = (id: string, values: Readonly<Record<string, string>> = {}): string =>
    fill(inLocale(words[id] as Localized, locale), values);
  const cards = cardsOf(run, knowledge, locale);
  const nameOf = (id: StageId): string =>
    inLocale((stages.find((stage) => stage.id === id) as (typeof stages)[number]).name, locale);
  const seen = stages.filter(({id}) => run.stages[id]);
  const isRun = seen.length > 0 || run.answers.length > 0;
  const chain = isRun
    ? stages.map(({id}) => {
        const places = [...(run.stages[id] ?? [])];
        return {
          name: nameOf(id),
          line: places[0]?.[1].line ?? null,
          seen:
            places.length === 0
              ? say('notHere')
              : places
                  .map(([adType, {line, count}]) =>
                    [
                      adType,
                      say('line', {line: String(line)}),
                      count > 1 ? say('times', {count: String(count)}) : '',
                    ]
                      .filter(Boolean)
                      .join(', '),
                  )
                  .join('; '),
        };
      })
    : [];
  const errors = cards.filter(({level, open: isOpen}) => level !== 'info' && !isOpen);
  const open = cards.find((card) => card.open);
  const explained = new Set(cards.map(({line}) => line));
  const odd =
    run.marks.crash ??
    run.suspects.find(
      ({line, excerpt}) => !explained.has(line) && !(cards.length > 0 && ECHO.test(excerpt)),
    );
  const count = String(run.lines);
  const lines = say(LINES[new Intl.PluralRules(locale).select(run.lines)] ?? 'linesMany', {count});
  const {crash, built, building, testing, launched} = run.marks;
  const works = run.stages.loaded ?? run.stages.shown ?? run.stages.reward ?? run.stages.revenue;
  const last = seen.at(-1);

  let outcome: Outcome = 'normal';
  let sentence: string;
  if (errors.length > 0) {
    outcome = 'error';
    sentence = say(works ? 'worksBut' : errors.length > 1 ? 'errors' : 'error', {
      cause: (errors[0] as Card).cause,
      count: String(errors.length - 1),
    });
  } else if (crash && !built) {
    outcome = 'unknown';
    sentence = say('crash');
  } else if (works && !open) {
    const got = seen.filter(({id}) => GOT.includes(id));
    const empty = new Set(run.answers.flatMap(({network}) => network ?? []));
    sentence = [
      say('works', {what: got.map(({name}) => inSentence(inLocale(name, locale))).join(', ')}),
      ...(empty.size > 0 ? [say('asked', {networks: [...empty].join(', ')})] : []),
    ].join(' ');
  } else if (open) {
    outcome = 'unknown';
    sentence = say('open', {cause: open.cause});
  } else if (odd && !last && !launched && !built && run.answers.length === 0) {
    outcome = 'unknown';
    sentence = say('none', {lines});
  } else if (cards[0]) {
    sentence = say('normal', {cause: cards[0].cause});
  } else if (built) {
    sentence = say('built', {lines});
  } else if (last) {
    sentence = say('soFar', {stage: inSentence(nameOf(last.id))});
  } else if (launched) {
    sentence = say('launched');
  } else if (building) {
    sentence = say('building', {lines});
  } else {
    outcome = 'unknown';
    sentence = say('none', {lines});
  }

  const next: string[] = [];
  if (testing) {
    next.push(say('testing'));
  }
  if (outcome === 'unknown') {
    if (odd) {
      next.push(say('suspect', {line: String(odd.line), text: odd.excerpt}));
    }
    const isBuild =
      Boolean(run.marks.building) || run.findings.some(({signature}) => signature.wrapper);
    if (!isBuild) {
      next.push(
        say('missing', {
          stages: NEEDED.filter((id) => !run.stages[id])
            .map((id) => inSentence(nameOf(id)))
            .join(', '),
        }),
        say('howAndroid'),
        say('howIos'),
      );
    }
    if (isBuild || !isRun) {
      next.push(say('howBuild'));
    }
  }
  return {outcome, sentence, chain, cards, next};
}
