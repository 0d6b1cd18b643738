import {
  createContext,
  lazy,
  startTransition,
  Suspense,
  useContext,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isAlone} from '@help-center/late-start/alone';
import {lostScript} from '@help-center/late-start/lostScript';
import {markLost} from '@help-center/late-start/notice';
import Untouched, {KEPT} from './Untouched';

/** Retries loading the component. */
const Again = createContext<() => void>(() => undefined);

const noChanges = () => () => undefined;

/** Whether the component hydrates server-rendered markup. */
const useHydrating = (): boolean =>
  useState(
    useSyncExternalStore(
      noChanges,
      () => false,
      () => true,
    ),
  )[0];

/** Shown if a component's code can't be loaded; its children, such as a table without its filter, stay. */
function Lost({file, children}: PropsWithChildren<{file: string}>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const again = useContext(Again);
  const isHydrating = useHydrating();
  useLayoutEffect(() => {
    markLost(root.current as HTMLDivElement, file, again);
  }, [file, again]);
  return isHydrating ? (
    <div ref={root} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />
  ) : (
    <div ref={root}>{children}</div>
  );
}

/**
 * Makes a component available to pages without an import, loading its code only on
 * the pages that use it. Its content is in the built HTML all the same. If the code
 * can't be loaded, the component says so.
 *
 * @param load - imports the module whose default export is the component
 */
export default function onDemand<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().catch((error: unknown): {default: ComponentType<Props>} => {
        const file = lostScript(error);
        if (file === undefined || !ExecutionEnvironment.canUseDOM) {
          throw error;
        }
        return {default: (props: PropsWithChildren) => <Lost file={file}>{props.children}</Lost>};
      }),
    ) as unknown as ComponentType<Props>;
  let Lazy = attempt();

  return function OnDemand(props: Props): ReactNode {
    const [, render] = useReducer((count: number) => count + 1, 0);
    const [again] = useState(() => () => {
      Lazy = attempt();
      // Keeps the current content until the new one is ready.
      startTransition(render);
    });
    return (
      <Again value={again}>
        <Suspense fallback={null}>
          <Lazy {...props} />
        </Suspense>
      </Again>
    );
  };
}

/** The same for a tool: on the first page of a visit, its code is loaded when the reader touches the markup. */
export function tool<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  const OnDemand = onDemand(load);
  return function Tool(props: Props): ReactNode {
    const isHydrating = useHydrating();
    return ExecutionEnvironment.canUseDOM && (isHydrating || isAlone()) ? (
      <Untouched load={load} props={props} />
    ) : (
      <div data-tool>
        <OnDemand {...props} />
      </div>
    );
  };
}
