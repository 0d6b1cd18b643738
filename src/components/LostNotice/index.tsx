import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {createNotice} from '@help-center/late-start/notice';

/**
 * Says that part of the page could not be loaded.
 *
 * @param file - address of the missing script; empty if unknown
 * @param text - which part, shown while the script can still be loaded
 * @param again - called when it can be loaded
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
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = createNotice({file, text: [text], again});
    container.current?.append(notice);
    return () => notice.remove();
  }, [file, text, again]);
  return <div ref={container} />;
}
