import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isAlone, markupOf} from '@help-center/late-start/alone';
import {lostScript} from '@help-center/late-start/lostScript';
import {markLost} from '@help-center/late-start/notice';
import {leave} from '@help-center/late-start/takeOver';

/** Imports the module whose default export is the component. */
type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

/** React doesn't touch the server-rendered markup while this object stays the same. */
const KEPT = {__html: ''};

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
    // Only the first page of a visit has markup, and only that of a build.
    !markup.childElementCount ||
    // Links to a tool's result name it.
    window.location.search !== '' ||
    markup.contains(document.activeElement) ||
    window.siteStart.state.presses.some(({control}) => markup.contains(control))
  );
}

function Untouched<Props extends object>({
  load,
  props,
}: {
  load: Load<Props>;
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
    const hasMarkup = markup.childElementCount > 0;
    let isGone = false;
    markup.dataset.late = '';
    const attempt = (): void => {
      load().then(
        (module) =>
          afterPress(markup, () => {
            if (!isGone) {
              takePlace.current = hasMarkup ? leave(markup) : undefined;
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

/**
 * A component whose code comes when it is needed; what it shows at first is in the built HTML.
 * On the first page of a visit that is when the reader touches its markup: what is done to it
 * until then is held (`data-late`, see packages/late-start), and done when the code has come. On
 * a page that a browser has translated, React draws outside the document, and the component takes
 * the place of its markup there. Where its code can't be had, it says so and lets the reader try
 * again.
 *
 * @param load - imports the module whose default export is the component
 */
export default function onDemand<Props extends object>(load: Load<Props>): ComponentType<Props> {
  // Its own props are all that it is given.
  const Built = lazy(load) as unknown as ComponentType<Props>;
  return function OnDemand(props: Props): ReactNode {
    return ExecutionEnvironment.canUseDOM ? (
      <Untouched load={load} props={props} />
    ) : (
      <div data-tool>
        <Suspense>
          <Built {...props} />
        </Suspense>
      </div>
    );
  };
}
