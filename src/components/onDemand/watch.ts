/** How far outside the viewport a tool may be and still count as near, in pixels. */
const NEAR = 600;

const TOUCHES = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click', 'input'];
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'scroll', 'keydown'];
/** Between the two halves of a press or of a composed letter an element must not be replaced. */
const BEGINNINGS = ['pointerdown', 'keydown', 'compositionstart'];
const ENDINGS = ['pointerup', 'pointercancel', 'keyup', 'compositionend', 'blur'];

interface Options<Module> {
  /** Does not wait for the reader. */
  atOnce: boolean;
  load: () => Promise<Module>;
  /** Called once, when the module is there and the reader is not in the middle of a press. */
  onLoaded: (module: Module) => void;
  /** Called when the module could not be had, with a function that tries again. */
  onLost: (error: unknown, again: () => void) => void;
}

export interface Watch {
  /** Resolves when the latest press is over; at once when there was none. */
  lastPress: () => Promise<void>;
  stop: () => void;
}

function on(
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
): () => void {
  const options = {passive: true, capture: true};
  names.forEach((name) => target.addEventListener(name, listener, options));
  return () => names.forEach((name) => target.removeEventListener(name, listener, options));
}

/**
 * Loads a module when the reader touches an element, or does anything while it
 * is near the viewport.
 */
export function watch<Module>(
  element: Element,
  {atOnce, load, onLoaded, onLost}: Options<Module>,
): Watch {
  let near = false;
  let alive = false;
  let held = false;
  let press = Promise.resolve();
  let release = (): void => undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let loading = false;
  let loaded: Module | undefined;

  const handOver = (): void => {
    if (loaded && !held && !ended) {
      ended = true;
      onLoaded(loaded);
    }
  };
  const letGo = (): void => {
    held = false;
    release();
  };
  const wake = (): void => {
    if (loading) {
      return;
    }
    loading = true;
    load().then(
      (module) => {
        loaded = module;
        handOver();
      },
      (error: unknown) => {
        if (!ended) {
          onLost(error, () => {
            loading = false;
            wake();
          });
        }
      },
    );
  };
  const observer = new IntersectionObserver(
    (entries) => {
      near = entries.at(-1)?.isIntersecting ?? false;
      if (near && alive) {
        wake();
      }
    },
    {rootMargin: `${NEAR}px 0px`},
  );
  observer.observe(element);
  const stops = [
    on(element, TOUCHES, wake),
    on(window, SIGNS_OF_LIFE, ({type, target}) => {
      // The sidebar scrolls by itself to the page in hand.
      if (type === 'scroll' && target !== document) {
        return;
      }
      alive = true;
      if (near) {
        wake();
      }
    }),
    on(element, BEGINNINGS, () => {
      clearTimeout(ending);
      if (!held) {
        held = true;
        press = new Promise((resolve) => {
          release = resolve;
        });
      }
    }),
    on(window, ENDINGS, () => {
      // The click that a press ends in comes after it, on touch screens a little later.
      clearTimeout(ending);
      ending = setTimeout(() => {
        letGo();
        handOver();
      }, 100);
    }),
    () => observer.disconnect(),
  ];
  if (atOnce) {
    wake();
  }
  return {
    lastPress: () => press,
    stop: () => {
      ended = true;
      stops.forEach((stop) => stop());
      clearTimeout(ending);
      letGo();
    },
  };
}
