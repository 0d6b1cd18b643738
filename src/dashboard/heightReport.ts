import {afterLoad} from '../../lib/idle';
import {parentOrigin} from './origins';

/** Message to the page that embeds this one. */
export interface HeightMessage {
  type: 'DOCS_HEIGHT';
  /** Height of the content in CSS pixels. */
  height: number;
  /** Address of the page the height belongs to. */
  requiredHref: string;
}

interface HeightReporter {
  /** To be called when another page stands in the document. */
  pathChanged(): void;
}

declare global {
  interface Window {
    /** What reports the height here; null where nobody may be told. */
    siteHeight?: HeightReporter | null;
  }
}

/** Lets fonts and late layout settle before the first report. */
const settleTime = 1000;

const storageKey = 'help-center.parent-origin';

/** Session storage is refused to some third-party frames; then nothing is remembered. */
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
      if (origin === null) {
        sessionStorage.removeItem(storageKey);
      } else {
        sessionStorage.setItem(storageKey, origin);
      }
    } catch {
      // A reload inside the frame will not be reported.
    }
  },
};

/** Height of what the page holds, whatever the height of the frame. */
function contentHeight(): number {
  const {documentElement, body} = document;
  return Math.ceil(Math.max(documentElement.getBoundingClientRect().height, body.scrollHeight));
}

function start(domain: string): HeightReporter | null {
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
    const message: HeightMessage = {
      type: 'DOCS_HEIGHT',
      height: lastHeight,
      requiredHref: window.location.href,
    };
    window.parent.postMessage(message, target);
  };
  // An observer is notified at most once a frame.
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

  return {
    pathChanged() {
      if (isSettled) {
        report();
      }
    },
  };
}

/**
 * Reports the height of the content to the embedding page: a second after load,
 * when {@link HeightReporter.pathChanged} is called, and when the height changes, at
 * most once a frame. The client and what comes before it both ask for it, whichever
 * is first.
 *
 * @param domain - the provider's domain, whose subdomains may embed the site
 */
export function reportHeight(domain: string): void {
  if (window.siteHeight === undefined) {
    window.siteHeight = start(domain);
  }
}
