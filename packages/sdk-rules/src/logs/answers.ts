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

/** The text of a line without the time, process and tag that its printer put in front. */
export const messageOf = (line: string): string =>
  line.replace(PREFIX, '').replace(/^\s*\d+[- ]+\d+(?:\/\S+)?\s+/, '');

/** Prepares the reading of answers; `marks` are what lines with an answer may hold. */
export function answerReader({kinds, networks}: Codes) {
  const texts = Object.entries(kinds).flatMap(([kind, {texts: all}]) =>
    all.map((text) => ({kind, text})),
  );
  const names = networks.flatMap((network) => network.marks.map((text) => ({network, text})));
  const tags = new Map(networks.flatMap((network) => network.tags.map((tag) => [tag, network])));
  const marks = [...new Set([...FAILURES, ...[...texts, ...names].map(({text}) => text)])];

  /** The network of a line: by the longest name in it, else by its tag. */
  const networkOf = (line: string): Network | null => {
    const named = names
      .filter(({text}) => line.includes(text))
      .sort((a, b) => b.text.length - a.text.length)[0];
    return named?.network ?? tags.get(TAG.exec(line)?.[1] ?? '') ?? null;
  };

  return {
    marks,
    read: () => {
      const answers = new Map<string, Answer>();
      let near: {network: Network; line: number} | null = null;
      /** A number whose network has not been named yet. */
      let pending: {code: string; line: number; text: string} | null = null;

      const add = (
        network: Network | null,
        code: string | null,
        kind: string,
        line: number,
        text: string,
      ) => {
        const name = network?.name ?? null;
        const key = `${name} ${kind} ${code ?? ''}`;
        const known = answers.get(key);
        if (known) {
          known.count += 1;
        } else if (answers.size < MOST) {
          answers.set(key, {
            network: name,
            code,
            kind,
            line,
            excerpt: text.trim().slice(0, 240),
            count: 1,
          });
        }
      };

      const line = (number: number, text: string): void => {
        const own = networkOf(text);
        const message = messageOf(text);
        const network = own ?? (near && number - near.line <= NEAR ? near.network : null);
        if (own) {
          near = {network: own, line: number};
        }
        const kindOfText = texts
          .filter((entry) => message.includes(entry.text))
          .sort((a, b) => b.text.length - a.text.length)[0]?.kind;
        const about = own !== null || ADS.test(message);
        const labeled = [...message.matchAll(LABELED)].map((match) =>
          match.slice(1).find((group) => group !== undefined),
        );
        const numbers = network && FAILING.test(message) ? (message.match(NUMBER) ?? []) : [];
        const table =
          network && /show|display/i.test(message) && !/load/i.test(message) && network.show
            ? network.show
            : network?.codes;
        const code =
          labeled.find((one) => one !== undefined && table?.[one]) ??
          numbers.find((one) => table?.[one]) ??
          null;
        const isFailure = FAILING.test(message) || labeled.length > 0;
        if (code !== null && table?.[code] && (about || isFailure)) {
          // The text beside a number is more exact than the number.
          const kind = table[code];
          add(
            network,
            code,
            kindOfText && (kind === 'unsaid' || kind === 'internal') ? kindOfText : kind,
            number,
            text,
          );
          pending = null;
        } else if (kindOfText && about) {
          add(network, labeled[0] ?? null, kindOfText, number, text);
          pending = null;
        } else if (pending && own && number - pending.line <= NEAR) {
          const kind = own.codes[pending.code];
          if (kind) {
            add(own, pending.code, kind, pending.line, pending.text);
          }
          pending = null;
        } else if (labeled[0] !== undefined && !own && isFailure && message.length < 80) {
          pending = {code: labeled[0], line: number, text};
        } else if (
          own &&
          labeled[0] !== undefined &&
          FAILING.test(message) &&
          ADS.test(message) &&
          Object.keys(own.codes).length > 0 &&
          !/\b200\b|Code=0\b/.test(message)
        ) {
          add(own, labeled[0], 'unsaid', number, text);
        }
      };
      return {line, answers: () => [...answers.values()]};
    },
  };
}
