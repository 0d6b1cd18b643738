import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';

/**
 * Makes a component that pages may use without an import but whose code only
 * the pages that show it load. The built HTML holds its content all the same.
 *
 * @param load - imports the module whose default export is the component
 */
export default function onDemand<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  return function OnDemand(props: Props): ReactNode {
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    );
  };
}
