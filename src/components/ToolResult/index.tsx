import {Children, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {homeTopics} from '@site/config/home';
import {useCopy} from '@site/src/components/code/useCopy';
import tool from '@site/src/css/tool.module.css';
import styles from './styles.module.css';

/** Severity of a finding, the gravest first. */
const LEVELS = ['error', 'warning', 'info', 'ok'] as const;
type Level = (typeof LEVELS)[number];

const levelName = (level: Level): string =>
  ({
    error: translate({id: 'site.check.error', message: 'Error'}),
    warning: translate({id: 'site.check.warning', message: 'Check'}),
    info: translate({id: 'site.check.info', message: 'Note'}),
    ok: translate({id: 'site.check.ok', message: 'Good'}),
  })[level];

/** “1 error · 2 notes”, each in the form that goes with its number. */
function useCounts(levels: readonly Level[]): string {
  const {selectMessage} = usePluralForm();
  const forms: [Level, (values: {count: number}) => string][] = [
    [
      'error',
      (values) => translate({id: 'site.result.errors', message: '1 error|{count} errors'}, values),
    ],
    [
      'warning',
      (values) => translate({id: 'site.result.checks', message: '1 check|{count} checks'}, values),
    ],
    [
      'info',
      (values) => translate({id: 'site.result.notes', message: '1 note|{count} notes'}, values),
    ],
  ];
  return forms
    .map(([level, words]) => [levels.filter((one) => one === level).length, words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => selectMessage(count, words({count})))
    .join(' · ');
}

/** Part of the pasted text in a sentence; an empty string shows as an empty box. */
export function Quoted({children}: {children: string}): ReactNode {
  return <code>{children || '\u00A0'}</code>;
}

interface CardProps {
  level: Level;
  /** What the level is called here, if not by its own name. */
  name?: string;
  /** The cause. */
  title: ReactNode;
  /** Where it was found, if it has a location. */
  source?: string;
  /** The line it was found in. */
  line?: string;
  /** What the reader can do. */
  fix?: ReactNode;
  links?: readonly [to: string, name: string][];
  children?: ReactNode;
}

/** A finding: its severity and cause, where it was found, and what to do. */
export function Card({
  level,
  name = levelName(level),
  title,
  source,
  line,
  fix,
  links = [],
  children,
  ...more
}: CardProps): ReactNode {
  return (
    <li {...more} data-level={level}>
      <p>
        <strong>{title ? `${name}.` : name}</strong> {title}
      </p>
      {source && <p className={styles.source}>{source}</p>}
      {line !== undefined && <code className={styles.line}>{line}</code>}
      {fix && (
        <p>
          <strong>
            <Translate id="site.logHelper.fix">What to do:</Translate>
          </strong>{' '}
          {fix}
        </p>
      )}
      {links.length > 0 && (
        <p className={tool.row}>
          {links.map(([to, text]) => (
            <Link key={to} to={to} className={tool.control}>
              {text}
            </Link>
          ))}
        </p>
      )}
      {children}
    </li>
  );
}

/** A list of {@link Card}s; renders nothing if there are none. */
export function Cards({children}: {children?: ReactNode}): ReactNode {
  return Children.count(children) > 0 && <ul className={styles.cards}>{children}</ul>;
}

const NEXT = {publish: '/publishing/before-you-publish', support: homeTopics.support};

interface Props {
  /** The verdict, announced when it changes; empty without a result. */
  sentence: string;
  /** Levels of the findings, which the bar counts. */
  levels?: readonly Level[];
  /** Of the verdict, if not that of the gravest finding. */
  level?: Level;
  /** What was judged, or why some of it was not. */
  source?: string;
  /** What its button copies, if not the answer as it is shown. */
  markdown?: string;
  /** While it is being read: how far, in percent; null if that isn't known. */
  busy?: {progress: number | null; label: string; onCancel: () => void} | null;
  /** Where to go next: to publishing with what is whole, to a person with what nobody here knows. */
  next?: 'publish' | 'support' | false;
  children?: ReactNode;
}

/** What any tool answers: a bar with the verdict, and what the tool has found below it. */
export default function ToolResult({
  sentence,
  levels = [],
  level = LEVELS.find((one) => levels.includes(one)) ?? 'ok',
  source,
  markdown,
  busy = null,
  next = false,
  children,
}: Props): ReactNode {
  const whole = useRef<HTMLDivElement>(null);
  const counts = useCounts(levels);
  const {copy, label} = useCopy(
    () => markdown ?? `${sentence}\n\n${whole.current?.innerText ?? ''}`.trim(),
    () =>
      markdown === undefined
        ? translate({id: 'theme.CodeBlock.copy', message: 'Copy'})
        : translate({id: 'site.upgrade.copy', message: 'Copy as Markdown'}),
  );
  return (
    <div className={styles.result}>
      <div className={sentence || busy ? styles.bar : undefined} data-level={level}>
        {/* Always there: what comes together with its text is not announced. */}
        <div role="status">
          {sentence && <p>{sentence}</p>}
          {sentence &&
            [source, busy ? '' : counts].map((text) => text && <small key={text}>{text}</small>)}
        </div>
        {busy ? (
          <>
            <progress max={100} value={busy.progress ?? undefined} aria-label={busy.label} />
            <button type="button" className={tool.control} onClick={busy.onCancel}>
              <Translate id="site.check.cancel">Cancel</Translate>
            </button>
          </>
        ) : (
          sentence && (
            <button type="button" className={tool.control} onClick={copy}>
              {label}
            </button>
          )
        )}
      </div>
      {!busy && <div ref={whole}>{children}</div>}
      {!busy && next && (
        <p>
          <Link to={NEXT[next]} className={tool.control}>
            {next === 'publish' ? (
              <Translate id="site.result.next">Next: before you publish</Translate>
            ) : (
              <Translate id="site.result.support">Next: ask a person</Translate>
            )}
          </Link>
        </p>
      )}
    </div>
  );
}
