import type {MouseEvent} from 'react';

/** Whether a click opens the link somewhere else than here. */
export const isElsewhere = ({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Follows a link of the dialog: by the living client's router where there is one and
 * the address is the site's own, else the browser does.
 *
 * @param href - a path of this site, or a whole address, which loads a page
 */
export function follow(event: MouseEvent, href: string): void {
  const {navigate} = window.siteSearch ?? {};
  if (navigate && href.startsWith('/') && !isElsewhere(event)) {
    event.preventDefault();
    navigate(href);
  }
}
