import {useEffect, useEffectEvent, useState} from 'react';

const holdsFiles = (event: DragEvent): boolean =>
  !event.defaultPrevented && (event.dataTransfer?.types.includes('Files') ?? false);

/**
 * Takes files that are dropped anywhere on the page; the first to ask gets them. Beside a field,
 * a file would otherwise take the page's place.
 *
 * @returns whether files are held over the page
 */
export function useDrops(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onFiles);
  useEffect(() => {
    const gone = new AbortController();
    const listen = (
      type: 'dragover' | 'dragleave' | 'drop',
      listener: (event: DragEvent) => void,
    ) => window.addEventListener(type, listener, {signal: gone.signal});
    listen('dragover', (event) => {
      if (holdsFiles(event)) {
        event.preventDefault();
        setIsOver(true);
      }
    });
    listen('dragleave', ({relatedTarget}) => relatedTarget || setIsOver(false));
    listen('drop', (event) => {
      setIsOver(false);
      if (holdsFiles(event)) {
        event.preventDefault();
        drop(Array.from(event.dataTransfer?.files ?? []));
      }
    });
    return () => gone.abort();
  }, []);
  return isOver;
}
