import {useEffect, type RefObject} from 'react';

/**
 * Index of the heading whose part is being read. The line that decides lies in
 * the upper third of the window, and sinks to its end together with the page:
 * the last parts are often too short to come up there.
 *
 * @param tops - how far below the window's top each heading stands, in their order
 * @param height - of the window
 * @param way - how far the page scrolls in all
 * @param left - how much of that way is left
 * @returns -1 above the first heading
 */
export function headingInView(
  tops: readonly number[],
  height: number,
  way: number,
  left: number,
): number {
  const upper = height / 3;
  const sunk = Math.max(0, 1 - left / Math.min(height, way)) || 0;
  const line = upper + sunk * (height - upper);
  return tops.map((top) => top <= line).lastIndexOf(true);
}

/**
 * Marks the link of the part in view in a list of links to the page's headings.
 *
 * @param list - holds the links; their addresses are `#id`
 * @param className - of the marked link
 * @param onMark - told when another link is marked and when the window has another
 *   size
 */
export function useHeadingInView(
  list: RefObject<HTMLElement | null>,
  className: string,
  onMark?: () => void,
): void {
  useEffect(() => {
    let last = -1;
    const mark = (event?: Event) => {
      const links = Array.from(list.current?.querySelectorAll('a') ?? []);
      const tops = links.map(({hash}) => {
        const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
        // One in a closed fold or tab stands nowhere.
        return heading?.offsetParent ? heading.getBoundingClientRect().top : Infinity;
      });
      const {scrollHeight, clientHeight, scrollTop} = document.documentElement;
      const way = scrollHeight - clientHeight;
      const current = Math.max(headingInView(tops, clientHeight, way, way - scrollTop), 0);
      links.forEach((link, index) => {
        link.classList.toggle(className, index === current);
      });
      if (current !== last || event?.type !== 'scroll') {
        last = current;
        onMark?.();
      }
    };
    mark();
    document.addEventListener('scroll', mark, {passive: true});
    window.addEventListener('resize', mark);
    return () => {
      document.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  });
}
