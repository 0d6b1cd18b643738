import {useEffect, useReducer, useState, type ComponentType, type ReactNode} from 'react';

type Props = Record<string, unknown>;

export interface LoadingProps {
  isLoading: boolean;
  pastDelay: boolean;
  timedOut: boolean;
  error: unknown;
  retry: () => void;
}

interface Options<Loader, Loaded> {
  loader: Loader;
  /** Shown until the code is there, and where it could not be had. */
  loading: ComponentType<LoadingProps>;
  render: (loaded: Loaded, props: Props) => ReactNode;
}

/** After how many milliseconds a reader is told that something is on its way. */
const DELAY = 200;

interface Attempt<Loaded> {
  promise: Promise<Loaded>;
  loaded?: Loaded;
  error?: unknown;
}

function attemptAt<Loaded>(load: () => Promise<Loaded>): Attempt<Loaded> {
  const attempt: Attempt<Loaded> = {
    promise: load().then(
      (loaded) => (attempt.loaded = loaded),
      (error: unknown) => {
        attempt.error = error;
        throw error;
      },
    ),
  };
  return attempt;
}

/** A component whose code is loaded when it is shown, or before by `preload`. */
export default function Loadable<Loaded>({
  loader,
  loading: Loading,
  render,
}: Options<() => Promise<Loaded>, Loaded>): ComponentType<Props> & {
  preload: () => Promise<Loaded>;
} {
  let attempt: Attempt<Loaded> | undefined;
  const current = () => (attempt ??= attemptAt(loader));

  function LoadableComponent(props: Props): ReactNode {
    const [, update] = useReducer((count: number) => count + 1, 0);
    const [pastDelay, setPastDelay] = useState(false);
    const {promise, loaded, error} = current();
    const isLoading = !loaded && !error;
    useEffect(() => {
      if (!isLoading) {
        return undefined;
      }
      let isShown = true;
      const timer = setTimeout(() => setPastDelay(true), DELAY);
      const settle = (): void => {
        clearTimeout(timer);
        if (isShown) {
          update();
        }
      };
      promise.then(settle, settle);
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [promise, isLoading]);
    if (loaded) {
      return render(loaded, props);
    }
    const retry = (): void => {
      attempt = undefined;
      update();
    };
    return (
      <Loading
        isLoading={isLoading}
        pastDelay={pastDelay}
        timedOut={false}
        error={error}
        retry={retry}
      />
    );
  }
  LoadableComponent.preload = () => current().promise;
  return LoadableComponent;
}

/** A component of several modules. */
Loadable.Map = <Loaded extends Record<string, unknown>>({
  loader,
  ...options
}: Options<{[Name in keyof Loaded]: () => Promise<Loaded[Name]>}, Loaded>) =>
  Loadable<Loaded>({
    ...options,
    loader: async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(loader).map(async ([name, load]) => [name, await load()])),
      ) as Loaded,
  });
