import {
  memo,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lostScript} from '@site/src/start/lostScript';
import {markLost} from '@site/src/start/notice';
import {record, replay, type Recording} from './recordInput';
import onDemand, {KEPT} from './index';
import {watch, type Watch} from './watch';

interface Options {
  /** Query parameters that the component reads: an address with one of them wakes it at once. */
  parameters?: readonly string[];
  /** Has nothing to work or to update, such as a drawing: the markup stays for good. */
  inert?: boolean;
}

type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

interface DormantProps<Props> {
  load: Load<Props>;
  parameters: readonly string[];
  inert: boolean;
  onWatch: (lastPress: Watch['lastPress']) => void;
  onLoaded: (component: ComponentType<Props>) => void;
  onEnd: (recording: Recording) => void;
}

/** Stands for the server's markup until the component's code is there. */
function Dormant<Props>({
  load,
  parameters,
  inert,
  onWatch,
  onLoaded,
  onEnd,
}: DormantProps<Props>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const markup = root.current as HTMLDivElement;
    // The development server sends no markup.
    const isEmpty = markup.childElementCount === 0;
    if (inert && !isEmpty) {
      return undefined;
    }
    const recorder = record(markup);
    const search = new URLSearchParams(window.location.search);
    const {lastPress, stop} = watch(markup, {
      atOnce:
        recorder.actions.length > 0 ||
        isEmpty ||
        markup.contains(document.activeElement) ||
        parameters.some((name) => search.has(name)),
      load,
      onLoaded: (module) => onLoaded(module.default),
      onLost: (error, again) => {
        console.warn('[tool] could not be loaded', error);
        markLost(markup, lostScript(error) ?? '', again);
      },
    });
    onWatch(lastPress);
    return () => {
      stop();
      onEnd(recorder.stop());
    };
  }, [load, parameters, inert, onWatch, onLoaded, onEnd]);
  return (
    <div
      data-tool={inert ? undefined : true}
      ref={root}
      dangerouslySetInnerHTML={KEPT}
      suppressHydrationWarning
    />
  );
}

/**
 * Holds the component back from the page while the reader is in the middle of a
 * press: the first half of one may come while the component is being rendered,
 * and the second half has to meet the same element. Rendered last.
 */
const Gate = memo(function Gate({
  lastPress,
}: {
  lastPress: RefObject<Watch['lastPress']>;
}): ReactNode {
  use(lastPress.current());
  return null;
});

const NO_PRESS = Promise.resolve();

function Living({
  recording,
  children,
}: {
  recording: RefObject<Recording | null>;
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    const past = recording.current;
    if (element && past) {
      // Right after React is done: it would otherwise hold back what a click changes.
      queueMicrotask(() => void replay(element, past));
    }
  }, [recording]);
  return <div ref={root}>{children}</div>;
}

/**
 * Like {@link onDemand} for tools: on the first page of a visit not even their
 * code is loaded until the reader comes near or touches them. Until then the
 * built HTML stands as it is; what the reader does to it in the meantime is done
 * again to the living component. After a navigation the code loads at once.
 *
 * @param load - imports the module whose default export is the component
 */
export default function onInteraction<Props extends object>(
  load: Load<Props>,
  {parameters = [], inert = false}: Options = {},
): ComponentType<Props> {
  const AtOnce = onDemand(load);

  function Late(props: Props): ReactNode {
    const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
    const recording = useRef<Recording | null>(null);
    const lastPress = useRef<Watch['lastPress']>(() => NO_PRESS);
    const onWatch = useCallback((current: Watch['lastPress']) => {
      lastPress.current = current;
    }, []);
    const onLoaded = useCallback((loaded: ComponentType<Props>) => {
      startTransition(() => setComponent(() => loaded));
    }, []);
    const onEnd = useCallback((ended: Recording) => {
      recording.current = ended;
    }, []);
    return Component ? (
      <Living recording={recording}>
        <Component {...props} />
        <Gate lastPress={lastPress} />
      </Living>
    ) : (
      <Dormant
        load={load}
        parameters={parameters}
        inert={inert}
        onWatch={onWatch}
        onLoaded={onLoaded}
        onEnd={onEnd}
      />
    );
  }

  return function OnInteraction(props: Props): ReactNode {
    const [hydrating] = useState(!useIsBrowser());
    return hydrating && ExecutionEnvironment.canUseDOM ? (
      <Late {...props} />
    ) : (
      <div data-tool={inert ? undefined : true}>
        <AtOnce {...props} />
      </div>
    );
  };
}
