import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {wrap} from 'comlink';
import Translate, {translate} from '@docusaurus/Translate';
import {nameFor} from '@help-center/build-files/files';
import type {Platform} from '@site/config/platforms';
import DropBox from '@site/src/components/DropBox';
import LostNotice from '@site/src/components/LostNotice';
import ToolResult from '@site/src/components/ToolResult';
import {useLater} from '@site/src/components/useLater';
import onDemand from '@site/src/components/onDemand';
import tool from '@site/src/css/tool.module.css';
import type {Answer, Patch, Source} from './worker';

const Result = onDemand(() => import(/* webpackChunkName: "build-file-patch-result" */ './Result'));

const EXAMPLES: Readonly<Record<Platform, string>> = {
  android: 'settings.gradle, build.gradle, libs.versions.toml, AndroidManifest.xml',
  ios: 'Podfile, Info.plist',
  unity: 'Packages/manifest.json, AppodealDependencies.xml, ProjectSettings.asset',
};

/** Pause after the last key before a pasted text is read, in milliseconds. */
const PAUSE = 250;

const startWorker = (): Worker =>
  new Worker(
    /* webpackChunkName: "build-file-patch-worker" */ new URL('./worker.ts', import.meta.url),
  );

/** Path of a file in its project; the folder is known where it decides what a package list is. */
function pathOf(name: string, taken: ReadonlySet<string>): string {
  const path = name === 'manifest.json' ? 'Packages/manifest.json' : name;
  let free = path;
  for (let number = 2; taken.has(free); number += 1) {
    free = `${number}/${path}`;
  }
  return free;
}

/** Files that were chosen, and one or more that come after them. */
function joined(sources: readonly Source[], more: readonly (readonly [string, Source['body']])[]) {
  const taken = new Set(sources.map(({path}) => path));
  const added = more.map(([name, body]): Source => {
    const path = pathOf(name, taken);
    taken.add(path);
    return {path, body};
  });
  return [...sources, ...added];
}

function summaryOf({files, isFound, left, release}: Answer): string {
  if (!isFound) {
    return translate({
      id: 'site.patch.noSdk',
      message: 'None of these files adds the Appodeal SDK. Add the file that names it.',
    });
  }
  if (files.length > 0) {
    return translate(
      {id: 'site.patch.changed', message: 'Changed files for {release}: {count}.'},
      {release, count: String(files.length)},
    );
  }
  return left.length > 0
    ? translate({
        id: 'site.patch.left',
        message: 'Nothing can be changed for you here. See what is left to you.',
      })
    : translate(
        {id: 'site.patch.right', message: 'These files are right for {release}.'},
        {release},
      );
}

const reasonOf = (why: Answer['unread'][number]['why'], file: string): string =>
  ({
    unknown: translate(
      {id: 'site.patch.unknown', message: '{file} isn’t a file that an upgrade changes.'},
      {file},
    ),
    large: translate(
      {id: 'site.patch.large', message: '{file} is larger than 1 MB, so it wasn’t read.'},
      {file},
    ),
    binary: translate(
      {id: 'site.patch.binary', message: '{file} isn’t text in UTF-8, so it wasn’t read.'},
      {file},
    ),
  })[why];

/**
 * Changes build files for the latest release, as `doctor.mjs patch` does. A worker reads
 * the files, which never leave the browser; its script loads with the first file.
 *
 * @param props.files - read at once
 */
export default function BuildFilePatch({
  platform,
  files,
}: {
  platform: Platform;
  files?: readonly File[];
}): ReactNode {
  const [sources, setSources] = useState<readonly Source[]>([]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isLost, setLost] = useState(false);
  const [isStrange, setStrange] = useState(false);
  const worker = useRef<Worker | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const later = useLater(PAUSE);

  const take = (next: readonly Source[]): void => {
    worker.current?.terminate();
    worker.current = null;
    setSources(next);
    setLost(false);
    setStrange(false);
    if (next.length === 0) {
      setAnswer(null);
      choose.current?.focus();
      return;
    }
    const started = startWorker();
    worker.current = started;
    const end = (found: Answer | null): void => {
      started.terminate();
      setAnswer(found);
      setLost(found === null);
    };
    started.onerror = (event) => {
      event.preventDefault();
      end(null);
    };
    wrap<Patch>(started)(next).then(end, () => end(null));
  };

  const add = (more: readonly File[]): void => {
    const named = more.filter(({name}) => name);
    if (named.length > 0) {
      take(
        joined(
          sources,
          named.map((file) => [file.webkitRelativePath || file.name, file]),
        ),
      );
    } else {
      void more[0]?.text().then(paste);
    }
  };

  useEffect(() => () => worker.current?.terminate(), []);

  const paste = (body: string): void => {
    const name = nameFor(body);
    setStrange(name === null && /\S/.test(body));
    if (name !== null) {
      take(joined(sources, [[name, body]]));
      if (text.current) {
        text.current.value = '';
      }
    }
  };

  return (
    <section
      className={clsx(tool.tool, tool.form)}
      aria-label={translate({id: 'site.patch.label', message: 'Patch for build files'})}
    >
      <DropBox
        reads={['build']}
        files={files}
        label={translate({id: 'site.patch.paste', message: 'Paste a build file'})}
        rows={4}
        onText={(body) => later(() => paste(body))}
        field={text}
        button={choose}
        multiple
        onFiles={add}
        note={
          <>
            {translate(
              {id: 'site.patch.files', message: 'For example: {files}.'},
              {files: EXAMPLES[platform]},
            )}{' '}
            <Translate id="site.patch.note">
              Your browser reads them here, and nothing is sent.
            </Translate>
          </>
        }
      />
      {isStrange && (
        <p role="alert">
          <Translate id="site.patch.strange">
            This text isn’t a build file that an upgrade changes.
          </Translate>
        </p>
      )}
      {sources.length > 0 && (
        <ul className="clean-list">
          {sources.map(({path}) => (
            <li key={path} className={tool.row}>
              <code>{path}</code>
              <button
                type="button"
                className={tool.control}
                aria-label={translate(
                  {id: 'site.patch.removeFile', message: 'Remove {file}'},
                  {file: path},
                )}
                onClick={() => take(sources.filter((source) => source.path !== path))}
              >
                <Translate id="site.patch.remove">Remove</Translate>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ToolResult
        sentence={answer ? summaryOf(answer) : ''}
        source={answer?.unread.map(({file, why}) => reasonOf(why, file)).join(' ')}
        levels={
          answer
            ? [
                ...answer.left.map(() => 'warning' as const),
                ...answer.notes.map(() => 'info' as const),
              ]
            : []
        }
        level={answer && !answer.isFound ? 'warning' : undefined}
        next={
          answer?.isFound &&
          [answer.files, answer.left, answer.unread].every((list) => list.length === 0) &&
          'publish'
        }
      >
        {answer && <Result answer={answer} />}
      </ToolResult>
      {isLost && (
        <LostNotice
          file=""
          text={translate({
            id: 'site.patch.failed',
            message: 'What changes the files could not be loaded.',
          })}
          again={() => take(sources)}
        />
      )}
    </section>
  );
}
