import type {Root} from 'react-dom/client';
import {isTranslated} from './translated';

/**
 * The client on a page that a browser has translated: React does not take the page over. The
 * framework draws its page into an element outside the document, and only tools stand in the
 * document, each in the place of its markup. The frame is plain, and links load documents.
 */

let isOn = false;

/** Whether React leaves the page as it is, but for its tools. */
export const isAlone = (): boolean => isOn;

/** Texts that React holds, and a translator has put elsewhere, are no error: what shows them stays. */
function forgiveMoved(): void {
  const {removeChild, insertBefore} = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const place = before?.parentNode === this ? before : null;
    return insertBefore.call(this, child, place) as Child;
  };
}

/**
 * Called before the framework starts. It draws into the root that it finds in a property of the
 * window, if there is one: https://github.com/facebook/docusaurus, core's clientEntry.
 *
 * @param draw - makes a root in an element; called when the page turns out to be translated, after
 *   its last file has come
 */
export function keepTranslation(draw: (place: Element) => Root): void {
  forgiveMoved();
  let root: Root | undefined;
  Object.defineProperty(window, 'docusaurusRoot', {
    get(): Root | undefined {
      if (!root && isTranslated()) {
        isOn = true;
        root = draw(document.createElement('div'));
        // Before React's own, which would go on without a document.
        addEventListener(
          'click',
          (event) => {
            if (event.target instanceof Element && event.target.closest('a[href]')) {
              event.stopImmediatePropagation();
            }
          },
          true,
        );
      }
      return root;
    },
    set(made: Root) {
      root = made;
    },
  });
}

/** The tools below an element, in their order, without the parts of tools. */
const tools = (root: ParentNode): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>('[data-tool]')).filter(
    (one) => !one.parentElement?.closest('[data-tool]'),
  );

/**
 * The markup of a tool in the translated page.
 *
 * @param drawn - the tool's element that React has drawn outside the document
 */
export const markupOf = (drawn: HTMLElement): HTMLElement | undefined =>
  tools(document)[tools(drawn.getRootNode() as Element).indexOf(drawn)];
