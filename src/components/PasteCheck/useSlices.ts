import {startTransition, useCallback, useEffect, useRef, useState} from 'react';
import type {Slices} from '@help-center/sdk-rules/slices';

/** How long work may hold the page up at a time, in milliseconds. */
const SLICE = 12;

/**
 * Does long work on a text without holding the page up. Its `progress` is in percent, or null
 * while there is none. To start work ends what is going on; `take` gets the result of work that
 * is not stopped.
 */
export function useSlices() {
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
