import {fill} from '../fill';
import {inLocale, type Localized} from '../types';
import type {Outcome} from './answers';
import {ABOUT_ADS, GOT, type Knowledge, type Run, type Seen, type StageId} from './run';

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

/** How a build says that it failed. */
const BROKEN = /build failed/i;

/** How an app repeats that a load failed; the line of the network says why. */
const ECHO = /failed ?_?to ?_?load|load ?_?fail/i;

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
        const whose = [network ?? (code && say(words.someNetwork as Localized)), code]
          .filter(Boolean)
          .join(' ');
        return {
          level: entry.outcome === 'error' ? ('error' as const) : ('info' as const),
          line,
          count,
          excerpt,
          cause: `${whose && `${whose}: `}${say(entry.cause)}`,
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

/** What a verdict is made of: a run, and how a language says it. */
interface Told {
  run: Run;
  locale: string;
  say: (id: string, values?: Readonly<Record<string, string>>) => string;
  /** All stages, and those that the log has. */
  stages: Knowledge['stages']['stages'];
  seen: Knowledge['stages']['stages'];
  nameOf: (id: StageId) => string;
  cards: ReturnType<typeof cardsOf>;
  /** The line that looks like an error and that no card explains; whether it is about ads. */
  odd: Seen | undefined;
  isOurs: boolean;
}

/** The stages in their order, each with the lines that show it. */
const chainOf = ({run, stages, nameOf, say}: Told): Verdict['chain'] =>
  stages.map(({id}) => {
    const places = [...(run.stages[id] ?? [])];
    const told = places.map(([adType, {line, count}]) =>
      [
        adType,
        say('line', {line: String(line)}),
        count > 1 ? say('times', {count: String(count)}) : '',
      ]
        .filter(Boolean)
        .join(', '),
    );
    return {
      name: nameOf(id),
      line: places[0]?.[1].line ?? null,
      seen: told.length === 0 ? say('notHere') : told.join('; '),
    };
  });

/** What comes first in a log: an error, a crash, ads that work, or how far it got. */
function judged(told: Told): Pick<Verdict, 'outcome' | 'sentence'> {
  const {run, locale, say, seen, nameOf, cards, odd, isOurs} = told;
  const errors = cards.filter(({level, open: isOpen}) => level !== 'info' && !isOpen);
  const {crash, built, building, launched} = run.marks;
  const open = cards.find((card) => card.open && !(built && built.line > card.line));
  const count = String(run.lines);
  const lines = say(LINES[new Intl.PluralRules(locale).select(run.lines)] ?? 'linesMany', {count});
  const works = run.stages.loaded ?? run.stages.shown ?? run.stages.reward ?? run.stages.revenue;
  const last = seen.at(-1);
  const [error] = errors;
  if (error) {
    const values = {cause: error.cause, count: String(errors.length - 1)};
    const id = works ? 'worksBut' : errors.length > 1 ? 'errors' : 'error';
    return {outcome: 'error', sentence: say(id, values)};
  }
  if (crash && !built) {
    return {outcome: 'unknown', sentence: say('crash')};
  }
  if (works && !open) {
    const got = seen.filter(({id}) => GOT.includes(id));
    const empty = new Set(run.answers.flatMap(({network}) => network ?? []));
    const sentence = [
      say('works', {what: got.map(({name}) => inSentence(inLocale(name, locale))).join(', ')}),
      ...(empty.size > 0 ? [say('asked', {networks: [...empty].join(', ')})] : []),
    ].join(' ');
    return {outcome: 'normal', sentence};
  }
  if (open) {
    return {outcome: 'unknown', sentence: say('open', {cause: open.cause})};
  }
  const isOdd = odd && !built && run.answers.length === 0 && (isOurs || (!last && !launched));
  const sentence = isOdd
    ? null
    : cards[0]
      ? say('normal', {cause: cards[0].cause})
      : built
        ? say('built', {lines})
        : last
          ? say('soFar', {stage: inSentence(nameOf(last.id))})
          : launched
            ? say('launched')
            : building
              ? say('building', {lines})
              : null;
  return sentence === null
    ? {outcome: 'unknown', sentence: say('none', {lines})}
    : {outcome: 'normal', sentence};
}

/** What to do, and what is missing to say more. */
function nextOf({run, say, nameOf, seen, odd}: Told, outcome: Outcome): string[] {
  const next = run.marks.testing ? [say('testing')] : [];
  if (outcome !== 'unknown') {
    return next;
  }
  if (odd) {
    next.push(say('suspect', {line: String(odd.line), text: odd.excerpt}));
  }
  const isBuild =
    Boolean(run.marks.building) || run.findings.some(({signature}) => signature.wrapper);
  if (!isBuild) {
    const stages = NEEDED.filter((id) => !run.stages[id])
      .map((id) => inSentence(nameOf(id)))
      .join(', ');
    next.push(say('missing', {stages}), say('howAndroid'), say('howIos'));
  }
  return isBuild || (seen.length === 0 && run.answers.length === 0)
    ? [...next, say('howBuild')]
    : next;
}

/**
 * Says in a language what a log shows: the verdict, the chain of stages, what to do, what is missing.
 *
 * @param run - what `createReader` has found
 */
export function verdictOf(run: Run, knowledge: Knowledge, locale: string): Verdict {
  const {words, stages} = knowledge.stages;
  const cards = cardsOf(run, knowledge, locale);
  const seen = stages.filter(({id}) => run.stages[id]);
  const explained = new Set(cards.map(({line}) => line));
  const odds = run.suspects.filter(
    ({line, excerpt}) => !explained.has(line) && !(cards.length > 0 && ECHO.test(excerpt)),
  );
  const ours = odds.find(({excerpt}) => ABOUT_ADS.test(excerpt) || BROKEN.test(excerpt));
  const told: Told = {
    run,
    locale,
    say: (id, values = {}) => fill(inLocale(words[id] as Localized, locale), values),
    stages,
    seen,
    nameOf: (id) =>
      inLocale((stages.find((stage) => stage.id === id) as (typeof stages)[number]).name, locale),
    cards,
    odd: run.marks.crash ?? ours ?? odds[0],
    isOurs: ours !== undefined,
  };
  const {outcome, sentence} = judged(told);
  const isRun = seen.length > 0 || run.answers.length > 0;
  return {
    outcome,
    sentence,
    chain: isRun ? chainOf(told) : [],
    cards,
    next: nextOf(told, outcome),
  };
}
