import {createNotice, markLost} from './notice';
import {reload} from './fields';
import {pageWords} from './words';

/** Takes back what was said of a script that has come after all. */
let recall = (): void => undefined;

/**
 * Says that the page stays without its scripts, and lets what it has work without them.
 *
 * @returns takes it back: the scripts must find the page as it was built
 */
function say(file: string): () => void {
  const words = pageWords();
  const notice = createNotice({file, text: [words.page, words.reading], again: reload});
  // In a frame as high as its content the window's edge may be out of sight.
  notice.toggleAttribute('data-afloat', window.parent === window);
  document.body.prepend(notice);
  const tools = Array.from(document.querySelectorAll('[data-tool]'), (tool) =>
    markLost(tool, file, reload),
  );
  const pictures = Array.from(document.querySelectorAll('.site-picture noscript'), (without) => {
    without.insertAdjacentHTML('afterend', without.textContent);
    return without.nextElementSibling;
  });
  return () => {
    notice.remove();
    tools.forEach((takeBack) => takeBack());
    pictures.forEach((element) => element?.remove());
  };
}

/**
 * Says that a file of the client is lost, or that it has come after all.
 *
 * @param file - address of the file; empty if not known, undefined when it has come
 */
export function tellLoss(file: string | undefined): void {
  recall();
  recall = file === undefined ? () => undefined : say(file);
}
