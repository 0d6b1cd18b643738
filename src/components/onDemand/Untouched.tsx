import {useLayoutEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {isAlone, markupOf} from '@help-center/late-start/alone';
import {lostScript} from '@help-center/late-start/lostScript';
import {markLost} from '@help-center/late-start/notice';
import {leave} from '@help-center/late-start/takeOver';

/** React doesn't touch the server-rendered markup while this object stays the same. */
export const KEPT = {__html: ''};

/** Signs that the reader is about to use a tool. */
const TOUCHES = ['pointerover', 'touchstart', 'dragenter', 'focusin', 'keydown', 'click', 'input'];

/**
 * Calls back once the reader is neither in the middle of a press, whose second half must meet
 * the same element, nor in a dialog, which gives the focus back to the element it came from.
 */
function afterPress(root: HTMLElement, callback: () => void): void {
  if (!root.querySelector(':active') && !document.querySelector('dialog[open]')) {
    callback();
    return;
  }
  const options = {once: true, capture: true};
  const end = new AbortController();
  ['pointerup', 'pointercancel', 'keyup', 'blur', 'close'].forEach((type) =>
    window.addEventListener(
      type,
      () => {
        end.abort();
        // The click comes after it, on touch screens a little later.
        setTimeout(() => afterPress(root, callback), 100);
      },
      {...options, signal: end.signal},
    ),
  );
}

/** Whether a tool has to come without a touch. */
function isTouched(markup: HTMLElement): boolean {
  return (
    // The development server sends no markup.
    markup.childElementCount === 0 ||
    // Links to a tool's result name it.
    window.location.search !== '' ||
    markup.contains(document.activeElement) ||
    window.siteStart.state.presses.some(({control}) => markup.contains(control))
  );
}

/**
 * A tool on the first page of a visit: its markup is the server's until the reader touches
 * it, which loads its code. What is done to it until then is held (`data-late`, see
 * packages/late-start), and done when the code has come. On a page that a browser has
 * translated, React draws outside the document, and the tool takes the place of its markup there.
 *
 * @param load - imports the module whose default export is the tool
 */
export default function Untouched<Props extends object>({
  load,
  props,
}: {
  load: () => Promise<{default: ComponentType<Props>}>;
  props: Props;
}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const takePlace = useRef<ReturnType<typeof leave>>(undefined);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  useLayoutEffect(() => {
    const drawn = root.current as HTMLDivElement;
    const markup = (isAlone() && markupOf(drawn)) || drawn;
    const untouched = new AbortController();
    let isGone = false;
    markup.dataset.late = '';
    const attempt = (): void => {
      load().then(
        (module) =>
          afterPress(markup, () => {
            if (!isGone) {
              takePlace.current = leave(markup);
              flushSync(() => {
                setComponent(() => module.default);
                if (markup !== drawn) {
                  const here = document.createElement('div');
                  here.dataset.tool = '';
                  markup.replaceWith(here);
                  setPlace(here);
                }
              });
            }
          }),
        (error: unknown) => {
          if (!isGone) {
            console.warn('[tool] could not be loaded', error);
            markLost(markup, lostScript(error) ?? '', attempt);
          }
        },
      );
    };
    const touch = (): void => {
      untouched.abort();
      attempt();
    };
    const options = {capture: true, passive: true, signal: untouched.signal};
    TOUCHES.forEach((type) => markup.addEventListener(type, touch, options));
    // After the page's own effects, which find what fields hold (`adopt` in packages/late-start).
    queueMicrotask(() => {
      if (!untouched.signal.aborted && isTouched(markup)) {
        touch();
      }
    });
    return () => {
      untouched.abort();
      isGone = true;
    };
  }, [load]);
  useLayoutEffect(() => {
    if (Component) {
      takePlace.current?.(place ?? (root.current as HTMLDivElement));
    }
  }, [Component, place]);
  if (Component && place) {
    return (
      <div ref={root} data-tool>
        {createPortal(<Component {...props} />, place)}
      </div>
    );
  }
  return Component ? (
    <div key="living" ref={root} data-tool>
      <Component {...props} />
    </div>
  ) : (
    <div ref={root} data-tool dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />
  );
}
