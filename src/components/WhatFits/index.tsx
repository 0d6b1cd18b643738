import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {
  figuresOf,
  isOwnPod,
  knownPods,
  noteSentence,
  platforms,
  projectFrom,
  readTexts,
  versionsOf,
  type Figure,
  type Misuse,
  type Note,
} from '@help-center/sdk-rules/fits';
import PasteCheck from '@site/src/components/PasteCheck';
import {Card} from '@site/src/components/ToolResult';
import tool from '@site/src/css/tool.module.css';
import LostNotice from '@site/src/components/LostNotice';
import {useLater} from '@site/src/components/useLater';
import {lostScript} from '@help-center/late-start/lostScript';
import type {FitsData} from '@site/config/shownReleases';
import Result from './Result';
import {figureName, platformName, sampleOf, sourceName} from './sentences';
import {readState, solve, START, stateOf, writeState, type State} from './state';
import styles from './styles.module.css';

/** Pods of others that apps often have themselves. */
const COMMON = [
  'Firebase/Core',
  'Google-Mobile-Ads-SDK',
  'FBSDKCoreKit',
  'Adjust',
  'AppsFlyerFramework',
];

/** Pause after the last key before a text is read or the address changes, in milliseconds. */
const PAUSE = 300;

/** The requirements are fetched when the reader turns to the tool. */
const loadData = async (): Promise<FitsData> =>
  (
    await import(
      /* webpackChunkName: "release-requirements" */ '@generated/shown-releases/default/fits.json'
    )
  ).default;

function misuseSentence({kind, could}: Misuse): string {
  return kind === 'value' || could.length === 0
    ? translate({id: 'site.fits.badValue', message: 'This isn’t a version. It wasn’t counted.'})
    : translate(
        {id: 'site.fits.badName', message: 'Nothing of ours depends on it. Did you mean {names}?'},
        {names: could.join(', ')},
      );
}

interface FieldProps {
  label: string;
  value: string;
  sample: string;
  misuse: Misuse | undefined;
  onChange: (value: string) => void;
}

function Field({label, value, sample, misuse, onChange}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={tool.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        placeholder={sample}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={misuse ? true : undefined}
        aria-describedby={misuse ? `${id}-wrong` : undefined}
        onChange={({target}) => onChange(target.value)}
      />
      {misuse && (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {misuseSentence(misuse)}
        </p>
      )}
    </div>
  );
}

/** Adds a pod that has no field yet. */
function AnotherPod({
  known,
  onAdd,
}: {
  known: readonly string[];
  onAdd: (name: string, version: string) => void;
}): ReactNode {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <form
      className={styles.another}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) {
          onAdd(name.trim(), '');
          setName('');
        }
      }}
    >
      <div className={tool.field}>
        <label htmlFor={id}>
          <Translate id="site.fits.anotherPod">Another pod</Translate>
        </label>
        <input
          id={id}
          type="text"
          value={name}
          list={`${id}-pods`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({target}) => setName(target.value)}
        />
        <datalist id={`${id}-pods`}>
          {known.map((pod) => (
            <option key={pod} value={pod} />
          ))}
        </datalist>
      </div>
      <button type="submit" className={clsx(tool.control, tool.choose)}>
        <Translate id="site.fits.add">Add</Translate>
      </button>
    </form>
  );
}

/** What was left out by a name in the address, and a button that counts it again. */
function Narrowed({
  children,
  button,
  onClick,
}: PropsWithChildren<{button: string; onClick: () => void}>): ReactNode {
  return (
    <p>
      {children}{' '}
      <button type="button" className={clsx(tool.control, tool.choose)} onClick={onClick}>
        {button}
      </button>
    </p>
  );
}

/**
 * Shows which releases of the SDK fit a project. The reader's input is in the address,
 * so that it can be shared; a pasted text never leaves the
 * browser. The data is loaded when the reader turns to the tool.
 */
export default function WhatFits(): ReactNode {
  const location = useLocation();
  const history = useHistory();
  const group = useId();
  const [state, setState] = useState<State>(START);
  const [data, setData] = useState<FitsData | null>(null);
  const [lost, setLost] = useState<{file: string; again: () => void} | null>(null);
  /** What was found in the pasted text. */
  const [found, setFound] = useState<{summary: string; notes: readonly Note[]} | null>(null);
  /** The query that the state was last written to. */
  const written = useRef('');
  const addressLater = useLater(PAUSE);
  const readLater = useLater(PAUSE);

  const load = useCallback(function attempt(): void {
    loadData().then(
      (loaded) => {
        setLost(null);
        setData(loaded);
      },
      (error: unknown) => setLost({file: lostScript(error) ?? '', again: attempt}),
    );
  }, []);

  // The static HTML shows the default; the address counts after hydration.
  useEffect(() => {
    if (location.search !== written.current) {
      written.current = location.search;
      const asked = readState(location.search);
      setState(asked);
      if (writeState('', asked) !== '') {
        load();
      }
    }
  }, [location.search, load]);

  const change = (next: State): void => {
    setState(next);
    load();
    addressLater(() => {
      const now = history.location;
      written.current = writeState(now.search, next);
      history.replace({...now, search: written.current});
    });
  };
  const has = (name: string, value: string): void =>
    change({...state, has: {...state.has, [name]: value}});

  const solution = useMemo(
    () => data && solve(data.catalogue, data.steps[state.platform], state),
    [data, state],
  );

  const read = (text: string): void => {
    if (text.trim() === '') {
      readLater();
      setFound(null);
      return;
    }
    readLater(() => {
      loadData().then(
        ({catalogue}) => {
          const result = readTexts([text]);
          if (result.platform) {
            const project = projectFrom(catalogue, result, result.platform);
            change(stateOf(project));
          }
          setFound({
            summary: result.platform
              ? translate(
                  {id: 'site.fits.read', message: 'Read: {sources}.'},
                  {sources: result.sources.map(sourceName).join(', ')},
                )
              : translate({
                  id: 'site.fits.notRead',
                  message: 'No error or file about versions was recognized in this text.',
                }),
            notes: result.notes,
          });
        },
        (error: unknown) => setLost({file: lostScript(error) ?? '', again: () => read(text)}),
      );
    });
  };

  const {platform} = state;
  const adapters = Object.keys(state.has).filter(isOwnPod);
  const pods = Object.keys(state.has).filter(
    (name) =>
      !isOwnPod(name) &&
      !COMMON.includes(name) &&
      !Object.values(figuresOf).some((figures) => figures.includes(name as Figure)),
  );
  const field = (name: string, label: string, sample: string): ReactNode => (
    <Field
      key={name}
      label={label}
      value={state.has[name] ?? ''}
      sample={sample}
      misuse={solution?.misuses[name]}
      onChange={(value) => has(name, value)}
    />
  );
  const versions = data ? versionsOf(data.catalogue, platform) : [];

  return (
    <section
      className={tool.tool}
      aria-label={translate({id: 'site.fits.label', message: 'What fits my project'})}
      onFocus={data || lost ? undefined : load}
    >
      <PasteCheck
        reads={['log', 'build']}
        label={translate({
          id: 'site.fits.paste',
          message: 'Paste an error or a lock file',
        })}
        note={translate({
          id: 'site.fits.pasteNote',
          message:
            'Errors of CocoaPods and Gradle, Podfile.lock, packages-lock.json, the output of “gradle dependencies”. The text is read in your browser: nothing is sent or stored.',
        })}
        rows={5}
        onText={read}
        summary={found?.summary ?? ''}
        level="info"
        findings={found?.notes.map((note) => (
          <Card
            key={note.kind + note.names.join()}
            level="info"
            title={noteSentence(translate, note)}
          />
        ))}
      />
      <div className={tool.form}>
        <fieldset className={tool.row}>
          <legend className={tool.label}>
            <Translate id="site.fits.platform">Or say what you have</Translate>
          </legend>
          {platforms.map((id) => (
            <label key={id}>
              <input
                type="radio"
                name={group}
                checked={id === platform}
                onChange={() => change({...state, platform: id, sdk: ''})}
              />
              <span>{platformName[id]}</span>
            </label>
          ))}
        </fieldset>
        <div className={tool.fields}>
          {figuresOf[platform].map((figure) => field(figure, figureName(figure), sampleOf[figure]))}
          <div className={tool.field}>
            <label htmlFor={`${group}-sdk`}>
              <Translate id="site.fits.sdk">Appodeal SDK</Translate>
            </label>
            <select
              id={`${group}-sdk`}
              value={state.sdk}
              onChange={({target}) => change({...state, sdk: target.value})}
            >
              <option value="">
                {translate({id: 'site.fits.noSdk', message: 'Not in the app yet'})}
              </option>
              {[...new Set([...(state.sdk ? [state.sdk] : []), ...versions])].map((version) => (
                <option key={version}>{version}</option>
              ))}
            </select>
          </div>
        </div>
        {platform !== 'android' && (
          <>
            <p className={tool.label}>
              <Translate id="site.fits.pods">Pods of your own, as CocoaPods writes them</Translate>
            </p>
            <div className={tool.fields}>
              {[...COMMON, ...pods].map((name) => field(name, name, '~> 1.2.3'))}
            </div>
            <AnotherPod known={data ? knownPods(data.catalogue) : []} onAdd={has} />
          </>
        )}
        {adapters.length > 0 && (
          <Narrowed
            button={translate({id: 'site.fits.allAdapters', message: 'Count all adapters'})}
            onClick={() => {
              const kept = Object.entries(state.has).filter(([name]) => !isOwnPod(name));
              change({...state, has: Object.fromEntries(kept)});
            }}
          >
            {translate(
              {id: 'site.fits.adapters', message: 'Only these adapters count: {names}.'},
              {names: adapters.join(', ')},
            )}
          </Narrowed>
        )}
        {state.without.length > 0 && (
          <Narrowed
            button={translate({id: 'site.fits.withThem', message: 'Count them again'})}
            onClick={() => change({...state, without: []})}
          >
            {translate(
              {id: 'site.fits.without', message: 'Left out: {names}.'},
              {names: state.without.join(', ')},
            )}
          </Narrowed>
        )}
      </div>
      {solution && (
        <Result
          solution={solution}
          onLeaveOut={(names) =>
            change({...state, without: [...new Set([...state.without, ...names])]})
          }
        />
      )}
      {lost && (
        <LostNotice
          {...lost}
          text={translate({
            id: 'site.fits.failed',
            message: 'The list of requirements could not be loaded.',
          })}
        />
      )}
    </section>
  );
}
