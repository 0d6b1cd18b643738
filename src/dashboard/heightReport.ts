import {afterLoad} from '@help-center/late-start/idle';
import {parentOrigin} from './origins';

declare global {
  interface Window {
    /** Call this when another page is rendered; null if no embedding page is trusted. */
    siteHeight?: (() => void) | null;
  }
}

/** Milliseconds before the first report, for fonts and late layout to settle. */
const settleTime = 1000;

const storageKey = 'help-center.parent-origin';

/** Session storage, which some third-party frames can't use; nothing is remembered then. */
const memory = {
  read(): string | null {
    try {
      return sessionStorage.getItem(storageKey);
    } catch {
      return null;
    }
  },
  write(origin: string | null): void {
    try {
      sessionStorage.setItem(storageKey, origin ?? '');
    } catch {
      // A reload inside the frame will not be reported.
    }
  },
};

/** Height of the page's content, independent of the frame's height. */
function contentHeight(): number {
  const {documentElement, body} = document;
  return Math.ceil(Math.max(documentElement.getBoundingClientRect().height, body.scrollHeight));
}

function start(domain: string): Window['siteHeight'] {
  const target = parentOrigin({
    referrer: document.referrer,
    ownOrigin: window.location.origin,
    domain,
    remembered: memory.read(),
  });
  memory.write(target);
  if (target === null) {
    return null;
  }
  document.documentElement.dataset.embedded = '';

  let isSettled = false;
  let lastHeight = 0;
  const report = () => {
    lastHeight = contentHeight();
    // In CSS pixels, and of the page that is as high.
    window.parent.postMessage(
      {type: 'DOCS_HEIGHT', height: lastHeight, requiredHref: window.location.href},
      target,
    );
  };
  // An observer is notified at most once per animation frame.
  const observer = new ResizeObserver(() => {
    if (Math.abs(contentHeight() - lastHeight) >= 1) {
      report();
    }
  });

  afterLoad(() => {
    setTimeout(() => {
      isSettled = true;
      report();
      observer.observe(document.documentElement);
    }, settleTime);
  });

  return () => {
    if (isSettled) {
      report();
    }
  };
}

/**
 * Reports the height of the content to the embedding page: a second after load, when
 * `window.siteHeight` is called, and when the height changes, at most
 * once per animation frame. Both the client and the start script call this; the first
 * call counts.
 *
 * @param domain - the provider's domain, whose subdomains may embed the site
 */
export function reportHeight(domain: string): void {
  if (window.siteHeight === undefined) {
    window.siteHeight = start(domain);
  }
}
