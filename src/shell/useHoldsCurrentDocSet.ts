import {useLocalPathname} from '@docusaurus/theme-common/internal';

/** Whether one of a menu's entries stands for the doc set in hand. */
export function useHoldsCurrentDocSet(items: readonly {activeBasePath?: unknown}[]): boolean {
  const pathname = useLocalPathname();
  return items.some(
    ({activeBasePath}) => typeof activeBasePath === 'string' && pathname.startsWith(activeBasePath),
  );
}
