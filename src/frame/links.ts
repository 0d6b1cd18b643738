import {readChoice, storeChoice} from '@help-center/late-start/settings';
import {closeDropdown} from './dropdowns';
import {all} from './dom';
import {closeMenu, openMenu} from './menu';

/** Links that lead where the reader's choices lead, and those of the open menu. */

declare global {
  interface Window {
    /** Set by the client: follows an address of the site without loading a page. */
    siteNavigate?: (href: string, replaces: boolean) => void;
  }
}

/** Where the platform of the last guide is kept, in the place of a plugin's version. */
const PLATFORM = 'last-platform';
const versionSlot = (plugin: string): string =>
  plugin === PLATFORM ? plugin : `docs-preferred-version-${plugin}`;

/** Links to the same page in another language or version keep what the address says of it. */
const KEEPS = '[data-keeps], a[lang], [data-offer] a';

/**
 * Has the marked links (src/shell/preferredPages.ts) lead to the version that the reader has
 * chosen, and to the platform of the last guide; a choice that is no version any more is forgotten.
 */
export function showPreferred(): void {
  // A page that others frame may not store anything, and is nobody's last guide.
  if (parent === window) {
    all('[data-guide]').forEach(({dataset}) => storeChoice(PLATFORM, dataset.guide as string));
  }
  all('a[data-pages]').forEach((link) => {
    const {plugin = '', pages = '', was} = link.dataset;
    const choice = readChoice(versionSlot(plugin));
    const known = JSON.parse(pages) as Record<string, string | null>;
    if (choice && !(choice in known)) {
      storeChoice(versionSlot(plugin), null);
    }
    const page = choice && known[choice];
    if (page) {
      link.dataset.was ??= link.getAttribute('href')!;
      link.setAttribute('href', page);
    } else if (was) {
      link.setAttribute('href', was);
      delete link.dataset.was;
    }
  });
}

/** Follows an address: by the router, where there is one. */
function follow(event: Event, href: string, replaces: boolean, isDocument: boolean): void {
  if (isDocument || !window.siteNavigate) {
    if (replaces) {
      event.preventDefault();
      location.replace(href);
    }
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const {pathname, search, hash} = new URL(href);
  window.siteNavigate(pathname + search + hash, replaces);
}

/** Called when a link is pressed, by mouse, key or finger. */
export function onLink(event: MouseEvent, link: HTMLAnchorElement): void {
  const {plugin, version, was} = link.dataset;
  if (plugin && version !== undefined) {
    storeChoice(versionSlot(plugin), version || null);
    showPreferred();
  }
  const keeps = link.matches(KEEPS);
  if (keeps) {
    // As it is now: the router has not heard of what the tabs have written there.
    link.search = location.search;
    link.hash = location.hash;
  }
  closeDropdown();
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  if (button || ctrlKey || metaKey || shiftKey || altKey || link.target === '_blank') {
    return;
  }
  const isForeign = !!link.target || !!link.hreflang || link.origin !== location.origin;
  if (openMenu()?.contains(link)) {
    const isHere = link.href === location.href;
    closeMenu(isHere);
    if (isHere) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      follow(event, link.href, true, isForeign);
    }
  } else if (was !== undefined || keeps) {
    follow(event, link.href, false, isForeign);
  }
}
