import {useEffect, useRef, useState, type ReactNode} from 'react';
import {proxy, wrap} from 'comlink';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Progress, Report} from '@help-center/app-inspector';
import DropBox from '@site/src/components/DropBox';
import LostNotice from '@site/src/components/LostNotice';
import ToolResult from '@site/src/components/ToolResult';
import onDemand from '@site/src/components/onDemand';
import tool from '@site/src/css/tool.module.css';
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
      message: '{name} can’t be read. Choose it again, because it may have changed or moved.',
    },
    {name: file.name},
  );
  return {is: 'refused', file, sentence};
}

/**
 * Shows what is inside a built app. A worker reads the file in slices; it never leaves
 * the browser. The worker's script loads when a file is chosen.
 *
 * @param props.files - the first one is read at once
 */
export default function AppInspector({files}: {files?: readonly File[]}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [state, setState] = useState<State | null>(null);
  const worker = useRef<Worker | null>(null);
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

  useEffect(() => () => worker.current?.terminate(), []);

  return (
    <div className={tool.tool}>
      <DropBox
        reads={['app']}
        files={files}
        button={choose}
        accept=".apk,.aab,.aar,.ipa,.zip,.apks,.xapk"
        onFiles={([chosen]) => chosen && start(chosen)}
        note={
          <Translate id="site.inspector.note">
            The file stays on your computer. Your browser reads it locally, and nothing is sent, not
            even the file name.
          </Translate>
        }
      >
        <Translate id="site.inspector.drop">Drop an APK, AAB, AAR or IPA here, or</Translate>
      </DropBox>
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
          next={
            state?.is === 'done' &&
            state.report.findings.every(({severity}) => severity === 'note') &&
            'publish'
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
