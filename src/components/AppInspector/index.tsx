import {useEffect, useEffectEvent, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {proxy, wrap} from 'comlink';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Progress, Report} from '@help-center/app-inspector';
import LostNotice from '@site/src/components/LostNotice';
import NeedsScripts from '@site/src/components/NeedsScripts';
import ToolResult from '@site/src/components/ToolResult';
import onDemand from '@site/src/components/onDemand';
import tool from '@site/src/css/tool.module.css';
import styles from './styles.module.css';
import type {Inspect, Reply} from './worker';

const Result = onDemand(() => import(/* webpackChunkName: "app-inspector-result" */ './Result'));

/** State of an inspection. */
type State =
  | {is: 'reading'; file: File; progress?: Progress}
  | {is: 'done'; file: File; report: Report}
  | {is: 'refused'; file: File; sentence: string}
  /** The worker's script didn't load, or it crashed. */
  | {is: 'lost'; file: File};

const startWorker = (): Worker =>
  new Worker(
    /* webpackChunkName: "app-inspector-worker" */ new URL('./worker.ts', import.meta.url),
  );

const holdsFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

function sentenceOf(state: State): string {
  const {name} = state.file;
  switch (state.is) {
    case 'reading':
      return translate({id: 'site.inspector.reading', message: 'Reading {name}.'}, {name});
    case 'done':
      return state.report.verdict;
    case 'refused':
      return state.sentence;
    case 'lost':
      return '';
  }
}

/** What is shown of an inspection that has ended. */
function stateAfter(reply: Reply, file: File): State {
  if ('report' in reply) {
    return {is: 'done', file, report: reply.report};
  }
  if ('refused' in reply) {
    return {is: 'refused', file, sentence: reply.refused};
  }
  console.warn('[inspector]', reply.unreadable);
  const sentence = translate(
    {
      id: 'site.inspector.unreadable',
      message: '{name} can’t be read. Choose it again: it may have changed or moved.',
    },
    {name: file.name},
  );
  return {is: 'refused', file, sentence};
}

/**
 * Shows what is inside a built app. A worker reads the file in slices; it never leaves
 * the browser. The worker's script loads when a file is chosen.
 */
export default function AppInspector(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const note = useId();
  const [state, setState] = useState<State | null>(null);
  const [isOver, setIsOver] = useState(false);
  const worker = useRef<Worker | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLDivElement>(null);

  /** Ends a running inspection and keeps the focus when its button disappears. */
  const end = (next: State | null): void => {
    worker.current?.terminate();
    worker.current = null;
    if (result.current?.contains(document.activeElement)) {
      choose.current?.focus();
    }
    setState(next);
  };

  const start = (file: File): void => {
    end({is: 'reading', file});
    const started = startWorker();
    worker.current = started;
    const lose = (): void => end({is: 'lost', file});
    started.onerror = (event) => {
      event.preventDefault();
      lose();
    };
    // What an inspection that has ended still says comes too late.
    const ifCurrent = (next: () => void): void => {
      if (worker.current === started) {
        next();
      }
    };
    const show = proxy((progress: Progress) =>
      ifCurrent(() => setState({is: 'reading', file, progress})),
    );
    wrap<Inspect>(started)(file, currentLocale, show)
      .then((reply) => ifCurrent(() => end(stateAfter(reply, file))))
      .catch(() => ifCurrent(lose));
  };

  // A file dropped beside the field would otherwise take the page's place.
  const drop = useEffectEvent(start);
  useEffect(() => {
    const gone = new AbortController();
    const listen = (
      type: 'dragover' | 'dragleave' | 'drop',
      listener: (event: DragEvent) => void,
    ) => window.addEventListener(type, listener, {signal: gone.signal});
    listen('dragover', (event) => {
      if (holdsFiles(event)) {
        event.preventDefault();
        setIsOver(true);
      }
    });
    listen('dragleave', ({relatedTarget}) => relatedTarget || setIsOver(false));
    listen('drop', (event) => {
      setIsOver(false);
      if (holdsFiles(event)) {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file) {
          drop(file);
        }
      }
    });
    return () => {
      gone.abort();
      worker.current?.terminate();
    };
  }, []);

  return (
    <div className={tool.tool}>
      <div className={clsx(styles.zone, isOver && styles.over)}>
        <p>
          <Translate id="site.inspector.drop">Drop an APK, AAB, AAR or IPA here, or</Translate>{' '}
          <button
            ref={choose}
            type="button"
            className={clsx(tool.control, tool.choose)}
            aria-describedby={note}
            onClick={() => input.current?.click()}
          >
            <Translate id="site.inspector.choose">Choose a file</Translate>
          </button>
        </p>
        {/* The browser's own button can't be worded in the page's language. */}
        <input
          ref={input}
          type="file"
          accept=".apk,.aab,.aar,.ipa,.zip,.apks,.xapk"
          hidden
          onChange={({target}) => {
            const file = target.files?.[0];
            if (file) {
              start(file);
            }
            // The same file, built again, can be chosen again.
            target.value = '';
          }}
        />
        <p id={note} className={styles.note}>
          <Translate id="site.inspector.note">
            The file never leaves this machine: your browser reads it here, and nothing is sent, not
            even its name.
          </Translate>
        </p>
        <NeedsScripts className={styles.note}>
          <Translate id="site.inspector.terminal">
            In a terminal, the doctor does the same.
          </Translate>
        </NeedsScripts>
      </div>
      <div ref={result}>
        <ToolResult
          sentence={state ? sentenceOf(state) : ''}
          source={state?.is === 'reading' ? state.progress?.entry : state?.file.name}
          level={state?.is === 'refused' ? 'error' : undefined}
          levels={
            state?.is === 'done'
              ? state.report.findings.map(({severity}) => (severity === 'note' ? 'info' : severity))
              : undefined
          }
          busy={
            state?.is === 'reading'
              ? {
                  progress: null,
                  label: translate({id: 'site.inspector.progress', message: 'Reading the file'}),
                  onCancel: () => end(null),
                }
              : null
          }
        >
          {state?.is === 'done' && <Result report={state.report} />}
        </ToolResult>
      </div>
      {state?.is === 'lost' && (
        <LostNotice
          file=""
          text={translate({
            id: 'site.inspector.failed',
            message: 'What reads the file could not be loaded.',
          })}
          again={() => start(state.file)}
        />
      )}
    </div>
  );
}
