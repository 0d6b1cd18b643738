import {reload as loadAgain} from './fields';
import {PATIENCE} from './patience';
import {pageWords} from './words';

/** Asks the host for a file that did not arrive: it may be back, out of reach, or gone for good. */
async function ask(file: string): Promise<'there' | 'unreachable' | 'gone'> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const {ok, status} = await fetch(file, {method: 'HEAD', cache: 'no-store', signal});
    return ok ? 'there' : status === 404 || status === 410 ? 'gone' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

interface Loss {
  /** Address of the script that did not arrive; empty if not known. */
  file: string;
  /** What could not be loaded, and what that means for the reader. */
  text: readonly string[];
  /** Called when the reader wants another try and the script can be had. */
  again: () => void;
}

/**
 * Says that something could not be loaded, with a button to try again. Where the
 * script is gone for good the page is of an earlier release: then it says so,
 * and the button loads the page anew.
 */
export function createNotice({file, text: [what = '', ...meaning], again}: Loss): HTMLElement {
  const {updated, retry, reload} = pageWords();
  const notice = document.createElement('div');
  const title = document.createElement('strong');
  const button = document.createElement('button');
  notice.className = 'start-notice';
  notice.setAttribute('role', 'alert');
  title.textContent = what;
  button.type = 'button';
  button.className = 'button button--sm button--secondary';
  button.textContent = retry;
  notice.append(title, ' ', meaning.join(' '), ' ', button);

  let next = again;
  const look = async (): Promise<boolean> => {
    const state = file ? await ask(file) : 'there';
    if (state === 'gone') {
      title.textContent = updated;
      button.textContent = reload;
      next = loadAgain;
    }
    return state === 'there';
  };
  button.addEventListener('click', async () => {
    if (next !== again) {
      next();
    } else if (!button.hasAttribute('aria-busy')) {
      button.setAttribute('aria-busy', 'true');
      if (await look()) {
        next();
      }
      button.removeAttribute('aria-busy');
    }
  });
  void look();
  return notice;
}

/**
 * Puts the notice into the markup of a tool that has no script. What it shows is
 * then what the site was built with: choices go back to that and, like buttons,
 * cannot be made. A text that was typed or pasted stays.
 *
 * @returns takes the notice back and lets the tool be worked again
 */
export function markLost(tool: Element, file: string, again: () => void): () => void {
  const words = pageWords();
  tool.querySelector('.start-notice')?.remove();
  tool.querySelectorAll('input').forEach((field) => {
    field.checked = field.defaultChecked;
  });
  tool.querySelectorAll('option').forEach((option) => {
    option.selected = option.defaultSelected;
  });
  const find = (selector: string) =>
    Array.from(tool.querySelectorAll<HTMLInputElement>(`${selector}:enabled`));
  const texts = [...find('textarea'), ...find('input:read-write')];
  const controls = [...find('input:read-only'), ...find('select'), ...find('button')];
  const stop = (isStopped: boolean): void => {
    texts.forEach((field) => (field.readOnly = isStopped));
    controls.forEach((control) => (control.disabled = isStopped));
  };
  stop(true);
  const text = tool.textContent ? [words.tool, words.default] : [words.tool];
  const notice = createNotice({file, text, again});
  tool.prepend(notice);
  return () => {
    notice.remove();
    stop(false);
  };
}
