import {useLocalPathname} from '@docusaurus/theme-common/internal';

/** Whether one of a menu's entries links to the current doc set. */
export function useHoldsCurrentDocSet(items: readonly {activeBasePath?: unknown}[]): boolean {
  const pathname = useLocalPathname();
  return items.some(
    ({activeBasePath}) => typeof activeBasePath === 'string' && pathname.startsWith(activeBasePath),
  );
}
