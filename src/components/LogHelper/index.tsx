import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {inLocale} from '@site/config/locales';
import PasteCheck from '@site/src/components/PasteCheck';
import {Card as ResultCard} from '@site/src/components/ToolResult';
import {useSlices} from '@site/src/components/PasteCheck/useSlices';
import {useLater} from '@site/src/components/useLater';
import CopyLine from '@site/src/components/CopyLine';
import Words from '@site/src/components/Words';
import LostNotice from '@site/src/components/LostNotice';
import {takePasted} from '@site/src/shell/pastedLog';
import {report} from '@site/src/shell/report';
import {lostScript} from '@help-center/late-start/lostScript';
import type {Signature} from '@help-center/sdk-data';
import {
  addressOf,
  askedErrors,
  createReader,
  PARAMETER,
  verdictOf,
  type Card,
  type Knowledge,
  type Verdict,
} from '@help-center/sdk-rules/logs';
import type {Slices} from '@help-center/sdk-rules/slices';

/** Pause after the last key before the log is read, in milliseconds. */
const PAUSE = 250;
/** How much of a log is read before the page may do something else: a few milliseconds' worth. */
const SLICE = 100_000;

let loading: Promise<Loaded> | undefined;
/** What is known of logs, and a way to read them. */
interface Loaded {
  knowledge: Knowledge;
  signatures: readonly Signature[];
  newReader: ReturnType<typeof createReader>;
}

/** What is known of logs, which is fetched when the reader turns to the field. */
function loadReader(): Promise<Loaded> {
  loading ??= Promise.all([
    import(/* webpackChunkName: "error-signatures" */ '@site/data/error-signatures.json'),
    import(/* webpackChunkName: "error-signatures" */ '@site/data/log-codes.json'),
    import(/* webpackChunkName: "error-signatures" */ '@site/data/log-stages.json'),
  ]).then(
    ([{default: errors}, {default: codes}, {default: stages}]) => {
      const {signatures} = errors;
      const knowledge = {errors: signatures, codes, stages};
      return {knowledge, signatures, newReader: createReader(knowledge)};
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Reads a log in slices. */
function* reading({knowledge, newReader}: Loaded, log: string, locale: string): Slices<Verdict> {
  const reader = newReader();
  for (let at = 0; at < log.length; at += SLICE) {
    reader.add(log.slice(at, at + SLICE));
    yield at / log.length;
  }
  return verdictOf(reader.run(), knowledge, locale);
}

/** The errors that an address names, as if a log held them. */
const cardsOf = (signatures: readonly Signature[], locale: string): Verdict => ({
  outcome: 'error',
  sentence: translate(
    {id: 'site.logHelper.found', message: 'Known errors found: {count}.'},
    {count: String(signatures.length)},
  ),
  chain: [],
  next: [],
  cards: signatures.map(({id, severity, patterns, cause, fix, page}) => ({
    id,
    level: severity,
    line: 0,
    count: 1,
    excerpt: patterns[0] ?? '',
    cause: inLocale(cause, locale),
    fix: inLocale(fix, locale),
    who: '',
    page,
  })),
});

const placeOf = ({line, count, who}: Card): string =>
  translate(
    {id: 'site.logHelper.line', message: 'Line {line}, {who}', description: 'Where and who acts'},
    {line: String(line), who},
  ) +
  (count > 1
    ? translate(
        {id: 'site.logHelper.count', message: ' (lines like this: {count})'},
        {count: String(count)},
      )
    : '');

function Result({card, known}: {card: Card; known: Signature | undefined}): ReactNode {
  const links: [string, string][] = [
    ...(card.page
      ? [[card.page, translate({id: 'site.logHelper.more', message: 'Step by step'})] as const]
      : []),
    ...(known?.fits
      ? [
          [
            `/what-fits?platform=${known.fits}`,
            translate({id: 'site.fits.title', message: 'What fits my project'}),
          ] as const,
        ]
      : []),
  ].map(([to, name]) => [to, name]);
  return (
    <ResultCard
      level={card.level}
      data-signature={card.id}
      title={<Words text={card.cause} />}
      source={card.line > 0 ? placeOf(card) : known?.tool}
      line={card.excerpt}
      fix={<Words text={card.fix} />}
      links={links}
    />
  );
}

/** The stages that a run reached, and what its log lacks. */
function Around({chain, next}: Pick<Verdict, 'chain' | 'next'>): ReactNode {
  return (
    <>
      {next.length > 0 && (
        <ul>
          {next.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {chain.length > 0 && (
        <details>
          <summary>
            <Translate id="site.logHelper.chain">What the log shows</Translate>
          </summary>
          <ol>
            {chain.map(({name, seen}) => (
              <li key={name}>
                {name}: {seen}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/**
 * Paste-and-find for build and device logs. Runs wholly in the browser: the
 * log is neither sent nor stored.
 *
 * @param props.files - read at once
 */
export default function LogHelper({files}: {files?: readonly File[]}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {pathname, search} = useLocation();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [known, setKnown] = useState<readonly Signature[]>([]);
  /** Why the list of errors is not there: the file that did not come, and the next try. */
  const [lost, setLost] = useState<{file: string; again: () => void} | null>(null);
  const {progress, start, stop} = useSlices();
  const later = useLater(PAUSE);
  const latest = useRef(0);
  /** Whether a log without a known error was counted: once for a page. */
  const isMissed = useRef(false);
  /** What was pasted or dropped on another page. */
  const [handed] = useState(takePasted);

  const read = (log: string): void => {
    latest.current += 1;
    const turn = latest.current;
    later();
    stop();
    if (!/\S/.test(log)) {
      setVerdict(null);
      setLost(null);
      return;
    }
    const find = (): void => {
      loadReader().then(
        (loaded) => {
          if (turn === latest.current) {
            setLost(null);
            setKnown(loaded.signatures);
            start(reading(loaded, log, currentLocale), (result) => {
              setVerdict(result);
              if (result.outcome === 'unknown' && !isMissed.current) {
                isMissed.current = true;
                report('log_miss', {page: pathname});
              }
            });
          }
        },
        (error: unknown) => {
          if (turn === latest.current) {
            setLost({file: lostScript(error) ?? '', again: find});
            setVerdict(null);
          }
        },
      );
    };
    later(find);
  };

  const readHanded = useEffectEvent(() => read(handed.text));
  useEffect(() => void readHanded(), []);

  // A link to errors shows them until a log is pasted.
  useEffect(() => {
    if (!new URLSearchParams(search).has(PARAMETER)) {
      return;
    }
    const turn = latest.current;
    loadReader().then(
      ({signatures}) => {
        const asked = askedErrors(search, signatures);
        if (turn === latest.current && asked.length > 0) {
          setKnown(signatures);
          setVerdict(cardsOf(asked, currentLocale));
        }
      },
      // The tables below hold the same errors.
      () => undefined,
    );
  }, [search, currentLocale]);

  const cancel = (): void => {
    latest.current += 1;
    later();
    stop();
    setVerdict(null);
  };

  const found = (verdict?.cards ?? []).flatMap(
    ({id}) => known.find((signature) => signature.id === id) ?? [],
  );

  return (
    <>
      <PasteCheck
        label={translate({
          id: 'site.logHelper.label',
          message: 'Paste your build log or device log',
        })}
        note={translate({
          id: 'site.logHelper.note',
          message: 'The log is read in your browser. Nothing is sent or stored.',
        })}
        rows={9}
        reads={['log']}
        files={files ?? handed.files}
        defaultValue={handed.text}
        onText={read}
        onFocus={() => void loadReader().catch(() => undefined)}
        progress={progress}
        onCancel={cancel}
        summary={verdict?.sentence ?? ''}
        levels={verdict?.cards.map(({level}) => level)}
        level={verdict?.cards.length ? undefined : 'info'}
        next={verdict?.outcome === 'unknown' && 'support'}
        findings={verdict?.cards.map((card) => (
          <Result
            key={`${card.id ?? card.cause} ${card.line}`}
            card={card}
            known={known.find(({id}) => id === card.id)}
          />
        ))}
      >
        <Translate id="site.logHelper.drop">
          Or drop a log, a build file or a built app here, or
        </Translate>
      </PasteCheck>
      {progress === null && verdict && <Around {...verdict} />}
      {progress === null && found.length > 0 && (
        <>
          <p>
            <Translate id="site.logHelper.share">
              A link to these errors, without your log:
            </Translate>
          </p>
          <CopyLine
            text={addressOf(window.location.href, found)}
            what={translate({id: 'site.logHelper.link', message: 'link to these errors'})}
          />
        </>
      )}
      {lost && (
        <LostNotice
          {...lost}
          text={translate({
            id: 'site.logHelper.failed',
            message: 'The list of errors could not be loaded.',
          })}
        />
      )}
    </>
  );
}
