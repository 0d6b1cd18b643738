import type {Localized} from '../types';
import {answerReader, type Answer, type Codes} from './answers';
import {createFinder, type Finding, type Signature} from './logic';

export type StageId =
  | 'call'
  | 'start'
  | 'consent'
  | 'adapters'
  | 'request'
  | 'loaded'
  | 'show'
  | 'shown'
  | 'reward'
  | 'revenue';
type Mark = 'failed' | 'testing' | 'launched' | 'built' | 'building' | 'crash' | 'suspect';
export type OrderRule = 'show-before-loaded' | 'start-twice' | 'retry-at-once';

/** What lines tell of a run, and the sentences about it. */
export interface Stages {
  stages: readonly {
    id: StageId;
    name: Localized;
    marks: readonly string[];
    /** Marks that count in lines about ads only, and not where the line denies them. */
    adMarks?: readonly string[];
  }[];
  marks: Readonly<Record<Mark, readonly string[]>>;
  rules: Readonly<
    Record<
      OrderRule,
      {who: 'code' | 'console' | 'wait' | 'network'; cause: Localized; fix: Localized}
    >
  >;
  words: Readonly<Record<string, Localized>>;
}

/** A known error as a verdict shows it. */
export type KnownError = Signature & {
  tool?: string;
  cause: Localized;
  fix: Localized;
  page: string | null;
};

/** Everything that is known of logs. */
export interface Knowledge {
  errors: readonly KnownError[];
  codes: Codes;
  stages: Stages;
}

/** A place in the log. */
export interface Seen {
  line: number;
  excerpt: string;
}

/** What a log holds. */
export interface Run {
  lines: number;
  findings: Finding<KnownError>[];
  answers: Answer[];
  /** By stage: the first line of each ad type; '' where the line names none. */
  stages: Partial<Record<StageId, Map<string, Seen & {count: number}>>>;
  marks: Partial<Record<Mark, Seen>>;
  /** Lines that look like an error, the first few. */
  suspects: Seen[];
  /** Mistakes in the order of calls. */
  order: Map<OrderRule, Seen & {count: number}>;
}

/** Called as soon as a stage is seen, or a network answers. */
export type OnStage = (stage: StageId, adType: string, seen: Seen) => void;

const AD_TYPES: readonly [name: string, expression: RegExp][] = [
  ['rewarded video', /reward/i],
  ['interstitial', /interstitial|\bINTER\b/i],
  ['MREC', /mrec\b/i],
  ['banner', /banner|MaxAdView/i],
  ['native', /native(?!modules)/i],
  ['app open', /app ?open/i],
];
/** What lines about ads hold. */
export const ABOUT_ADS =
  /\bads?\b|[a-z]Ads?\b|banner|interstitial|reward|mrec|appodeal|bidon|bidmachine|applovin|\bmax|ironsource|levelplay|unityads|admob|mobileads|mobfox|waterfall|adapter/i;
const DENIED =
  /n['’]t\b|\b(?:no|not|never|false|fail\w*|error|until|before|after|wait\w*|when|if|cannot)\b/i;
/** What a line says of an ad that isn’t there, although it holds the name of a callback. */
const FAILED = /error ?code|fail|n['’]t\b/i;
/** The stages that show that ads come. */
export const GOT: readonly StageId[] = ['loaded', 'shown', 'reward', 'revenue'];
const CLOCK = /(?:^|\s)(\d\d):(\d\d):(\d\d)[.,](\d{3})/;
const PROCESS = /^\S*\s*\S+\s+(\d+)(?:[- ]+\d+)|\(\s*(\d+)\)|\[(\d+):\d+\]/;
/** A retry this soon after a failure, in milliseconds, is no pause. */
const AT_ONCE = 1000;
const RETRIES = 3;
const SUSPECTS = 20;
const EXCERPT = 240;

const adTypeOf = (text: string): string => AD_TYPES.find(([, is]) => is.test(text))?.[0] ?? '';

function clockOf(text: string): number | null {
  const [, hours, minutes, seconds, milliseconds] = CLOCK.exec(text) ?? [];
  return hours === undefined
    ? null
    : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(milliseconds);
}

/** Judges the order of calls, line by line. */
function orderJudge(run: Run) {
  const starts = new Map<string, {what: string; text: string; line: number}>();
  const isLoaded = new Map<string, boolean>();
  const requested = new Set<string>();
  const failedAt = new Map<string, number>();
  const retries = new Map<string, number>();
  /** Shows without an ad so far, by ad type; the lines that follow decide. */
  const early = new Map<string, Seen>();
  const blame = (rule: OrderRule, seen: Seen): void => {
    const known = run.order.get(rule);
    run.order.set(rule, {...(known ?? seen), count: (known?.count ?? 0) + 1});
  };
  return {
    stage: (stage: StageId, adType: string, text: string, seen: Seen): void => {
      const show = early.get(adType);
      if (show && (stage === 'loaded' || text.includes('isLoaded: false'))) {
        blame('show-before-loaded', show);
        early.delete(adType);
      }
      if (
        stage === 'call' &&
        /initialize Appodeal|Initializing AppLovin MAX|Appodeal\.initialize\(/.test(text)
      ) {
        const process = PROCESS.exec(text)?.slice(1).find(Boolean) ?? '';
        const what = text.replace(/^.*?(?=SDK-Public|Initializing|Appodeal\.)/, '');
        const before = starts.get(process);
        // Two printers may write one call down, as two lines or at the same moment.
        const isSame =
          before?.text === text && (seen.line === before.line + 1 || clockOf(text) !== null);
        if (before?.what === what && !isSame) {
          blame('start-twice', seen);
        }
        starts.set(process, {what, text, line: seen.line});
      } else if (stage === 'request') {
        requested.add(adType);
        const [at, before] = [clockOf(text), failedAt.get(adType)];
        failedAt.delete(adType);
        // The SDK's own cache asks again by its own rules.
        if (
          at !== null &&
          before !== undefined &&
          !text.includes('[Cache]') &&
          at - before >= 0 &&
          at - before < AT_ONCE
        ) {
          retries.set(adType, (retries.get(adType) ?? 0) + 1);
          if (retries.get(adType) === RETRIES) {
            blame('retry-at-once', seen);
          }
        } else {
          retries.delete(adType);
        }
      } else if (stage === 'loaded') {
        isLoaded.set(adType, true);
      } else if (stage === 'show' && adType && !isLoaded.get(adType) && !isLoaded.get('')) {
        if (requested.has(adType)) {
          blame('show-before-loaded', seen);
        } else if (run.stages.call ?? run.stages.start) {
          early.set(adType, seen);
        }
      } else if (stage === 'shown') {
        isLoaded.set(adType, true);
        early.delete(adType);
      }
    },
    failed: (adType: string, text: string): void => {
      const at = clockOf(text);
      if (at !== null) {
        failedAt.set(adType, at);
      }
    },
  };
}

/** Whether a line with the mark of a stage shows that stage. */
const shows = (id: StageId, isLoose: boolean, text: string): boolean =>
  isLoose ? ABOUT_ADS.test(text) && !DENIED.test(text) : !GOT.includes(id) || !FAILED.test(text);

/** Notes a line with another mark. */
function note({marks, suspects}: Run, id: Mark, seen: Seen): void {
  // How a build ended is said last.
  marks[id] = id === 'built' ? seen : (marks[id] ?? seen);
  if (id === 'suspect' && suspects.at(-1)?.line !== seen.line && suspects.length < SUSPECTS) {
    suspects.push(seen);
  }
}

/**
 * Prepares the reading of logs: known errors, answers of networks and stages in one pass.
 *
 * @returns begins a log; `add` takes it in pieces, `run` says what it holds
 */
export function createReader({errors, codes, stages}: Knowledge) {
  const reader = answerReader(codes);
  const stageMarks = stages.stages.flatMap(({id, marks, adMarks = []}) => [
    ...marks.map((text) => ({id, text, isLoose: false})),
    ...adMarks.map((text) => ({id, text, isLoose: true})),
  ]);
  const otherMarks = (Object.keys(stages.marks) as Mark[]).flatMap((id) =>
    stages.marks[id].map((text) => ({id, text})),
  );
  const newSearch = createFinder(errors, [
    ...stageMarks.map(({text}) => text),
    ...otherMarks.map(({text}) => text),
    ...reader.marks,
  ]);

  return (onStage?: OnStage) => {
    const run: Run = {
      lines: 0,
      findings: [],
      answers: [],
      stages: {},
      marks: {},
      suspects: [],
      order: new Map(),
    };
    const answers = reader.read();
    const judge = orderJudge(run);
    const onMarks = (line: number, text: string, marks: readonly number[]): void => {
      const seen = {line, excerpt: text.trim().slice(0, EXCERPT)};
      let adType: string | undefined;
      const ofAnswers: number[] = [];
      const ids = new Set<StageId>();
      for (const mark of marks) {
        const other = otherMarks[mark - stageMarks.length];
        if (mark < stageMarks.length) {
          const {id, isLoose} = stageMarks[mark] as (typeof stageMarks)[number];
          if (shows(id, isLoose, text)) {
            ids.add(id);
          }
        } else if (other) {
          note(run, other.id, seen);
          if (other.id === 'failed') {
            judge.failed((adType ??= adTypeOf(text)), text);
          }
        } else {
          ofAnswers.push(mark - stageMarks.length - otherMarks.length);
        }
      }
      for (const id of ids) {
        adType ??= adTypeOf(text);
        const of = (run.stages[id] ??= new Map<string, Seen & {count: number}>());
        const known = of.get(adType);
        if (known) {
          known.count += 1;
        } else {
          of.set(adType, {...seen, count: 1});
          onStage?.(id, adType, seen);
        }
        judge.stage(id, adType, text, seen);
      }
      if (ofAnswers.length > 0) {
        answers.line(line, text.replaceAll('\\"', '"'), ofAnswers);
      }
    };
    const search = newSearch(onMarks);
    return {
      add: search.add,
      run: (): Run => ({
        ...run,
        findings: search.findings(),
        answers: answers.answers(),
        lines: search.lines(),
      }),
    };
  };
}
