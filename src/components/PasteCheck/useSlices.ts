import {startTransition, useCallback, useEffect, useRef, useState} from 'react';
import type {Slices} from '@help-center/app-rules/slices';

/** How long work may hold the page up at a time, in milliseconds. */
const SLICE = 12;

interface InSlices {
  /** How much of the work is done, in percent; null while there is none. */
  progress: number | null;
  /** Starts work in place of what is going on, and gives the result to `take` unless it is stopped. */
  start: <Result>(work: Slices<Result>, take: (result: Result) => void) => void;
  stop: () => void;
}

/** Does long work on a text without holding the page up. */
export function useSlices(): InSlices {
  const [progress, setProgress] = useState<number | null>(null);
  const timer = useRef<number | undefined>(undefined);

  const stop = useCallback((): void => {
    window.clearTimeout(timer.current);
    setProgress(null);
  }, []);
  const start = useCallback(
    <Result>(work: Slices<Result>, take: (result: Result) => void): void => {
      stop();
      const goOn = (): void => {
        const end = performance.now() + SLICE;
        for (let next = work.next(); ; next = work.next()) {
          if (next.done) {
            setProgress(null);
            const {value} = next;
            // Hundreds of findings are rendered in slices, too.
            startTransition(() => take(value));
            return;
          }
          if (performance.now() > end) {
            setProgress(Math.round(100 * next.value));
            timer.current = window.setTimeout(goOn);
            return;
          }
        }
      };
      goOn();
    },
    [stop],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {progress, start, stop};
}
