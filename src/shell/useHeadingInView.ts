import {useEffect, type RefObject} from 'react';

/**
 * Index of the heading whose section is being read. The line that decides is in the
 * upper third of the window and moves to the bottom as the page is scrolled to its
 * end, because the last sections are often too short to reach the top.
 *
 * @param tops - distance of each heading from the top of the window, in document order
 * @param height - height of the window
 * @param way - total scrollable distance
 * @param left - remaining scrollable distance
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
 * Marks the link to the current section in a list of links to the page's headings.
 *
 * @param list - contains the links; their addresses are `#id`
 * @param className - class of the marked link
 * @param onMark - called with the index of the section in view, -1 above the first one, when it has
 *   changed and when the window is resized
 */
export function useHeadingInView(
  list: RefObject<HTMLElement | null>,
  className: string,
  onMark?: (section: number) => void,
): void {
  useEffect(() => {
    let last = -2;
    const mark = (event?: Event) => {
      const links = Array.from(list.current?.querySelectorAll('a') ?? []);
      const tops = links.map(({hash}) => {
        const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
        // A heading in a closed fold or tab has no position.
        return heading?.offsetParent ? heading.getBoundingClientRect().top : Infinity;
      });
      const {scrollHeight, clientHeight, scrollTop} = document.documentElement;
      const way = scrollHeight - clientHeight;
      const current = headingInView(tops, clientHeight, way, way - scrollTop);
      links.forEach((link, index) => {
        link.classList.toggle(className, index === Math.max(current, 0));
      });
      if (current !== last || event?.type !== 'scroll') {
        last = current;
        onMark?.(current);
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
