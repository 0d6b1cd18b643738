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
import {lostScript} from '@site/src/start/lostScript';
import {markLost} from '@site/src/start/notice';

/** Loads the lost component once more. */
const Again = createContext<() => void>(() => undefined);

const noChanges = () => () => undefined;

/** Whether a component takes over the server's markup. */
const useHydrating = (): boolean =>
  useState(
    useSyncExternalStore(
      noChanges,
      () => false,
      () => true,
    ),
  )[0];

/** React leaves the server's markup alone while this object stays the same. */
export const KEPT = {__html: ''};

/** Stands for a component whose code could not be had; a table, for example, is there without its filter. */
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
 * Makes a component that pages may use without an import but whose code only
 * the pages that show it load. The built HTML holds its content all the same.
 * Where the code cannot be had, the component says so.
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
      // What is said stays until there is something else.
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
