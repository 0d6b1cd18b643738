import {createNotice, markLost} from './notice';
import {reload} from './fields';
import {pageWords} from './words';

/** The script of a file of its own, which a page loads when something of its client did not come. */

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

/** From now on it is said which file did not come, and taken back. */
export function tellLosses(): void {
  window.siteStart.tellLoss = (file) => {
    recall();
    recall = file === undefined ? () => undefined : say(file);
  };
}
