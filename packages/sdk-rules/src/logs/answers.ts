import type {Localized} from '../types';

/** Whether something has to be done; `unknown`: these lines can't tell. */
export type Outcome = 'normal' | 'unknown' | 'error';

/** What ad networks answer, by kind and by number. */
export interface Codes {
  kinds: Readonly<
    Record<
      string,
      {
        outcome: Outcome;
        who: 'code' | 'console' | 'wait' | 'network' | 'nobody';
        texts: readonly string[];
        cause: Localized;
        fix: Localized;
      }
    >
  >;
  networks: readonly {
    id: string;
    name: string;
    marks: readonly string[];
    tags: readonly string[];
    codes: Readonly<Record<string, string>>;
    show?: Readonly<Record<string, string>>;
    /** Its lines also tell of other networks, whose names they show. */
    mediates?: boolean;
    /** The entry with its numbers on Android, where its name alone doesn’t tell the platform. */
    logcat?: string;
  }[];
}

type Network = Codes['networks'][number];

/** An answer of a network that isn't an ad. */
export interface Answer {
  /** Null where the lines don't tell whose answer it is. */
  network: string | null;
  code: string | null;
  kind: string;
  line: number;
  excerpt: string;
  count: number;
}

/** How many lines lie between a network's name and its code, at most. */
const NEAR = 8;
/** Most answers of different kinds that are kept. */
const MOST = 200;

/** What a line that tells of a failure holds. */
const FAILURES = [
  'ailed to load',
  'ailed to show',
  'ailed to fetch',
  'ailedToLoad',
  'oad failed',
  'oad Failed',
  'LoadFailed',
  'could not be loaded',
  'failed with error',
  'code:',
  'code=',
  'Code=',
  'Code:',
  'Code":',
  'code":',
  'code :',
  'Code :',
  'code ',
  'Domain',
  ' (1',
];

const PREFIX =
  /^\s*(?:\[[ +\d]+ms\] )?(?:\d{4}[-/])?(?:\d\d[-/]\d\d )?(?:\d\d:\d\d:\d\d[.,]\d+)?(?:[+-]\d{4})?\s*/;
const TAG = /(?:^|[\s/])[VDIWEF](?:\/| )\s*(\[?[\w$#]+(?: [A-Z]\w+)*\]?)\s*(?:\(\s*\d+\))?:/;
const LABELED =
  /(?:code|status)["']?\s*(?::|=|\s)\s*["']?(-?\d{1,9})\b|ad failed to load\s*:\s*(-?\d+)|\((-?\d{1,9})\) [A-Z]|\bError\((-?\d+)/gi;
const NUMBER = /(?<![\w.:/-])-?\d{3,9}(?![\w.:/-]*[\w/])/g;
const FAILING = /fail|error|could not|couldn.t|no fill|reject/i;
const ADS =
  /\bads?\b|banner|interstitial|reward|native|mrec|waterfall|placement|bidding|auction|adapter|onAd|FILL|[a-z]Ads?\b/i;

/** The code of the network that a mediation got an answer from. */
const INNER = /(?:mediatedNetwork|thirdPartySdk)ErrorCode["']?\s*[=:]\s*(-?\d+)/;
/** Libraries whose packages begin as those of a network. */
const NAMESAKES = /com[./]facebook[./](?!ads)\w+/g;
/** A number that no server or system uses: its network can be told by it alone. */
const isDistinctive = (code: string): boolean => Number(code) >= 10_000 || Number(code) <= -20;

/** The text of a line without the time, process and tag that its printer put in front. */
export const messageOf = (line: string): string =>
  line.replace(PREFIX, '').replace(/^\s*\d+[- ]+\d+(?:\/\S+)?\s+/, '');

/** What one line says by itself. */
interface Facts {
  named: readonly Network[];
  /** The network that the line is of. */
  own: Network | null;
  message: string;
  /** The kind of answer that its words tell of. */
  kind: string | undefined;
  /** Numbers that are called a code or a status. */
  codes: readonly string[];
  isFailure: boolean;
  isAboutAds: () => boolean;
}

/** Collects answers, with the number of times that each was given. */
function collector() {
  const answers = new Map<string, Answer>();
  return {
    add: (
      network: Network | null,
      code: string | null,
      kind: string,
      {line, text}: {line: number; text: string},
    ): void => {
      const name = network?.name ?? null;
      const key = `${name} ${kind} ${code ?? ''}`;
      const known = answers.get(key);
      if (known) {
        known.count += 1;
      } else if (answers.size < MOST) {
        const excerpt = text.trim().slice(0, 240);
        answers.set(key, {network: name, code, kind, line, excerpt, count: 1});
      }
    },
    answers: (): Answer[] => [...answers.values()],
  };
}

/** Prepares the reading of single lines; `marks` are what those with an answer may hold. */
function factReader({kinds, networks}: Codes) {
  const texts = new Map<string, string>(
    Object.entries(kinds).flatMap(([kind, {texts: all}]) => all.map((text) => [text, kind])),
  );
  const names = new Map<string, Network>(
    networks.flatMap((network) => network.marks.map((text) => [text, network])).reverse() as [
      string,
      Network,
    ][],
  );
  const tags = new Map(networks.flatMap((network) => network.tags.map((tag) => [tag, network])));
  // The longest first: what is named most exactly counts.
  const marks = [...new Set([...FAILURES, ...texts.keys(), ...names.keys()])].sort(
    (a, b) => b.length - a.length,
  );
  return {
    marks,
    facts: (text: string, found: readonly number[]): Facts => {
      const message = messageOf(text);
      const plain = text.includes('facebook') ? text.replace(NAMESAKES, '') : text;
      const named: Network[] = [];
      let kind: string | undefined;
      for (const index of [...found].sort((a, b) => a - b)) {
        const mark = marks[index] as string;
        const network = names.get(mark);
        if (network && (plain === text || plain.includes(mark))) {
          named.push(network);
        }
        kind ??= message.includes(mark) ? texts.get(mark) : undefined;
      }
      const tag = TAG.exec(text)?.[1];
      const [first = tags.get(tag ?? '')] = named;
      const own = (tag && networks.find(({id}) => id === first?.logcat)) || first || null;
      const codes = [...message.matchAll(LABELED)].flatMap(
        (match) => match.slice(1).find((group) => group !== undefined) ?? [],
      );
      return {
        named,
        own,
        message,
        kind,
        codes,
        isFailure: FAILING.test(message),
        isAboutAds: () => ADS.test(message),
      };
    },
  };
}

/** By code, the only network that has it; null where several have it. */
function ownersOf(networks: Codes['networks']): Map<string, Network | null> {
  const owners = new Map<string, Network | null>();
  for (const network of networks) {
    for (const code of Object.keys(network.codes)) {
      const other = owners.get(code);
      owners.set(code, other === undefined || other?.name === network.name ? network : null);
    }
  }
  return owners;
}

/** The answer of a network that a mediation tells of in its own line. */
function innerAnswer({named, message, kind}: Facts) {
  const asked = named.some(({mediates}) => mediates)
    ? named.find(({mediates}) => !mediates)
    : undefined;
  const inner = asked ? (INNER.exec(message)?.[1] ?? '') : '';
  const known = asked?.codes[inner];
  const what = known ?? kind;
  return asked && what ? {network: asked, code: known ? inner : null, kind: what} : null;
}

/** The code in a line that the network has, with its kind. */
function codeOf({message, codes, isFailure, kind}: Facts, network: Network) {
  const isShow = /show|display/i.test(message) && !/load/i.test(message);
  const table = (isShow && network.show) || network.codes;
  const numbers = isFailure ? (message.match(NUMBER) ?? []) : [];
  const code = [...codes, ...numbers].find((one) => table[one]);
  const own = code === undefined ? undefined : table[code];
  // The text beside a number is more exact than the number.
  return code !== undefined && own
    ? {code, kind: kind && (own === 'unsaid' || own === 'internal') ? kind : own}
    : null;
}

/** Prepares the reading of answers; `marks` are what lines with an answer may hold. */
export function answerReader(all: Codes) {
  const {marks, facts} = factReader(all);
  const owners = ownersOf(all.networks);

  return {
    marks,
    read: () => {
      const {add, answers} = collector();
      let near: {network: Network; line: number} | null = null;
      /** The last line whose words told of an answer: a number below it is of the same answer. */
      let said = -1;
      /** A number whose network has not been named yet. */
      let pending: {code: string; line: number; text: string} | null = null;

      const networkOf = ({own, codes: [code], kind, isAboutAds}: Facts, line: number) => {
        const nearby = near && line - near.line <= NEAR ? near.network : null;
        // A mediation’s own number beside the name of the network that it asked.
        const owner = code !== undefined && own && !own.codes[code] ? owners.get(code) : null;
        if (owner?.mediates && kind === undefined && isDistinctive(code as string)) {
          return owner;
        }
        if (own || code === undefined) {
          return own ?? nearby;
        }
        // A number that the network nearby doesn't have is another network's.
        if (nearby && (nearby.codes[code] || !owners.has(code))) {
          return nearby;
        }
        return (nearby || isDistinctive(code)) && isAboutAds() ? (owners.get(code) ?? null) : null;
      };

      const line = (number: number, text: string, found: readonly number[]): void => {
        const seen = facts(text, found);
        const {own, message, kind, codes, isFailure, isAboutAds} = seen;
        const place = {line: number, text};
        const network = networkOf(seen, number);
        if (own) {
          near = {network: own, line: number};
        }
        const inner = innerAnswer(seen);
        const answer = network && codeOf(seen, network);
        const before = pending && number - pending.line <= NEAR ? pending : null;
        const [label] = codes;
        pending = null;
        const isSaid = kind === undefined && said === number - 1;
        said = kind === undefined ? said : number;
        if (inner) {
          add(inner.network, inner.code, inner.kind, place);
        } else if (isSaid && !own && label !== undefined) {
          // The words of the line above are more exact.
        } else if (answer && (own || isFailure || label !== undefined || isAboutAds())) {
          add(network, answer.code, answer.kind, place);
        } else if (kind && (own || isAboutAds())) {
          add(network, label ?? null, kind, place);
        } else if (before && own) {
          const late = own.codes[before.code];
          if (late) {
            add(own, before.code, late, before);
          }
        } else if (label !== undefined && !own && message.length < 80) {
          pending = {code: label, line: number, text};
        } else {
          pending = before;
          if (
            own &&
            label !== undefined &&
            isFailure &&
            isAboutAds() &&
            Object.keys(own.codes).length > 0 &&
            !/\b200\b|Code=0\b/.test(message)
          ) {
            add(own, label, 'unsaid', place);
          }
        }
      };
      return {line, answers};
    },
  };
}
