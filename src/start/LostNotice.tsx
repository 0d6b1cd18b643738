import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {createNotice} from './notice';

/**
 * Says that a part of the interface could not be loaded.
 *
 * @param file - address of the script that is missing; empty if not known
 * @param text - which part, as long as the script may still be had
 * @param again - called when it can be had
 */
export default function LostNotice({
  file,
  text,
  again,
}: {
  file: string;
  text: string;
  again: () => void;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = createNotice({file, text: [text], again});
    place.current?.append(notice);
    return () => notice.remove();
  }, [file, text, again]);
  return <div ref={place} />;
}
