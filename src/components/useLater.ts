import {useEffect, useRef} from 'react';

/**
 * Puts a task off until nothing has taken its place for a while, such as the next key.
 * Without a task, only the last one is dropped; so it is when the component goes.
 *
 * @param pause - in milliseconds
 */
export function useLater(pause: number): (task?: () => void) => void {
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (task) => {
    window.clearTimeout(timer.current);
    timer.current = task && window.setTimeout(task, pause);
  };
}
