import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {inLocale} from '@site/config/locales';
import PasteCheck from '@site/src/components/PasteCheck';
import {FindingItem} from '@site/src/components/PasteCheck/findings';
import Words from '@site/src/components/Words';
import LostNotice from '@site/src/start/LostNotice';
import {lostScript} from '@site/src/start/notice';
import {createFinder, type Finding} from './logic';

/** Pause after the last key before the log is read, in milliseconds. */
const PAUSE = 250;

type Find = ReturnType<typeof createFinder>;

let finder: Promise<Find> | undefined;

/** The entries are fetched when the reader turns to the field, and once. */
function loadFinder(): Promise<Find> {
  finder ??= import(
    /* webpackChunkName: "error-signatures" */ '@site/data/error-signatures.json'
  ).then(
    ({default: {signatures}}) => createFinder(signatures),
    (error: unknown) => {
      finder = undefined;
      throw error;
    },
  );
  return finder;
}

function Result({finding, locale}: {finding: Finding; locale: string}): ReactNode {
  const {signature, line, excerpt, count} = finding;
  return (
    <FindingItem
      level={signature.severity}
      data-signature={signature.id}
      place={
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
      }
      line={excerpt}
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
  const [findings, setFindings] = useState<Finding[] | null>(null);
  /** Why the list of errors is not there: the file that did not come, and the next try. */
  const [lost, setLost] = useState<{file: string; again: () => void} | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef(0);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const read = (log: string): void => {
    latest.current += 1;
    const turn = latest.current;
    window.clearTimeout(timer.current);
    if (log.trim() === '') {
      setFindings(null);
      setLost(null);
      return;
    }
    const find = (): void => {
      loadFinder().then(
        (finder) => {
          if (turn === latest.current) {
            setLost(null);
            setFindings(finder(log));
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
    timer.current = window.setTimeout(find, PAUSE);
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
        onText={read}
        onFocus={() => void loadFinder().catch(() => undefined)}
        summary={summary}
      >
        {findings?.map((finding) => (
          <Result key={finding.signature.id} finding={finding} locale={currentLocale} />
        ))}
      </PasteCheck>
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
