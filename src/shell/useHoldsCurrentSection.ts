import {useLocalPathname} from '@docusaurus/theme-common/internal';

/** Whether one of a menu's entries stands for the section in hand: a guide, or another doc set. */
export function useHoldsCurrentSection(items: readonly {activeBasePath?: unknown}[]): boolean {
  const pathname = useLocalPathname();
  return items.some(
    ({activeBasePath}) => typeof activeBasePath === 'string' && pathname.startsWith(activeBasePath),
  );
}
