import {useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {inLocale} from '@site/config/locales';
import PasteCheck from '@site/src/components/PasteCheck';
import {FindingItem} from '@site/src/components/PasteCheck/findings';
import {useSlices} from '@site/src/components/PasteCheck/useSlices';
import {useLater} from '@site/src/components/useLater';
import CopyLine from '@site/src/components/CopyLine';
import Words from '@site/src/components/Words';
import LostNotice from '@site/src/components/LostNotice';
import {takeLog} from '@site/src/shell/pastedLog';
import {lostScript} from '@help-center/late-start/lostScript';
import type {Signature} from '@help-center/sdk-data';
import {
  addressOf,
  askedErrors,
  createFinder,
  PARAMETER,
  type Finding,
  type Search,
} from '@help-center/sdk-rules/logs';
import type {Slices} from '@help-center/sdk-rules/slices';

/** Pause after the last key before the log is read, in milliseconds. */
const PAUSE = 250;
/** How much of a log is read before the page may do something else: a few milliseconds' worth. */
const SLICE = 100_000;

/** An error to show: one in the log, or one that the address names. */
type Shown = Finding<Signature> | {signature: Signature};

let newSearch: ReturnType<typeof createFinder<Signature>> | undefined;

/** The entries, which are fetched when the reader turns to the field, and a way to search for them. */
async function loadFinder() {
  const {signatures} = (
    await import(/* webpackChunkName: "error-signatures" */ '@site/data/error-signatures.json')
  ).default;
  newSearch ??= createFinder<Signature>(signatures);
  return {signatures, newSearch};
}

/** Reads a log in slices. */
function* reading(search: Search<Signature>, log: string): Slices<Finding<Signature>[]> {
  for (let at = 0; at < log.length; at += SLICE) {
    search.add(log.slice(at, at + SLICE));
    yield at / log.length;
  }
  return search.findings();
}

function placeOf({signature, line, count}: Finding<Signature>): string {
  return (
    translate(
      {id: 'site.logHelper.line', message: 'Line {line}, {tool}', description: 'Where and who'},
      {line: String(line), tool: signature.tool},
    ) +
    (count > 1
      ? translate(
          {id: 'site.logHelper.count', message: ' (lines like this: {count})'},
          {count: String(count)},
        )
      : '')
  );
}

function Result({shown, locale}: {shown: Shown; locale: string}): ReactNode {
  const {signature} = shown;
  const found = 'line' in shown ? shown : null;
  return (
    <FindingItem
      level={signature.severity}
      data-signature={signature.id}
      location={found ? placeOf(found) : signature.tool}
      line={found ? found.excerpt : signature.patterns[0]}
    >
      <p>
        <Words text={inLocale(signature.cause, locale)} />
      </p>
      <p>
        <strong>
          <Translate id="site.logHelper.fix">What to do:</Translate>
        </strong>{' '}
        <Words text={inLocale(signature.fix, locale)} />
        {signature.page && (
          <>
            {' '}
            <Link to={signature.page}>
              <Translate id="site.logHelper.more">Step by step</Translate>
            </Link>
          </>
        )}
        {signature.fits && (
          <>
            {' '}
            <Link to={`/what-fits?platform=${signature.fits}`}>
              <Translate id="site.fits.title">What fits my project</Translate>
            </Link>
          </>
        )}
      </p>
    </FindingItem>
  );
}

/**
 * Paste-and-find for build and device logs. Runs wholly in the browser: the
 * log is neither sent nor stored.
 */
export default function LogHelper(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {search} = useLocation();
  const [findings, setFindings] = useState<Shown[] | null>(null);
  /** Why the list of errors is not there: the file that did not come, and the next try. */
  const [lost, setLost] = useState<{file: string; again: () => void} | null>(null);
  const {progress, start, stop} = useSlices();
  const later = useLater(PAUSE);
  const latest = useRef(0);
  /** A log that was pasted on another page. */
  const [handed] = useState(takeLog);

  const read = (log: string): void => {
    latest.current += 1;
    const turn = latest.current;
    later();
    stop();
    if (!/\S/.test(log)) {
      setFindings(null);
      setLost(null);
      return;
    }
    const find = (): void => {
      loadFinder().then(
        (loaded) => {
          if (turn === latest.current) {
            setLost(null);
            start(reading(loaded.newSearch(), log), setFindings);
          }
        },
        (error: unknown) => {
          if (turn === latest.current) {
            setLost({file: lostScript(error) ?? '', again: find});
            setFindings(null);
          }
        },
      );
    };
    later(find);
  };

  const readHanded = useEffectEvent(() => handed && read(handed));
  useEffect(() => void readHanded(), []);

  // A link to errors shows them until a log is pasted.
  useEffect(() => {
    if (!new URLSearchParams(search).has(PARAMETER)) {
      return;
    }
    const turn = latest.current;
    loadFinder().then(
      ({signatures}) => {
        const asked = askedErrors(search, signatures);
        if (turn === latest.current && asked.length > 0) {
          setFindings(asked.map((signature) => ({signature})));
        }
      },
      // The tables below hold the same errors.
      () => undefined,
    );
  }, [search]);

  const cancel = (): void => {
    latest.current += 1;
    later();
    stop();
    setFindings(null);
  };

  const summary = useMemo(() => {
    if (findings === null) {
      return '';
    }
    return findings.length === 0
      ? translate({
          id: 'site.logHelper.none',
          message:
            'No known error in this text. Paste the part above the first line that says “failed”, or search the tables below.',
        })
      : translate(
          {id: 'site.logHelper.found', message: 'Known errors found: {count}.'},
          {count: String(findings.length)},
        );
  }, [findings]);

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
        defaultValue={handed}
        onText={read}
        onFocus={() => void loadFinder().catch(() => undefined)}
        progress={progress}
        onCancel={cancel}
        summary={summary}
      >
        {findings?.map((shown) => (
          <Result key={shown.signature.id} shown={shown} locale={currentLocale} />
        ))}
      </PasteCheck>
      {progress === null && findings !== null && findings.length > 0 && (
        <>
          <p>
            <Translate id="site.logHelper.share">
              A link to these errors, without your log:
            </Translate>
          </p>
          <CopyLine
            text={addressOf(
              window.location.href,
              findings.map(({signature}) => signature),
            )}
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
