import {readChoice, settings, storeChoice} from '@help-center/late-start/settings';
import {all, page} from './dom';
import {bestLanguage} from './language';

/** The announcement, and the offer to read the page in another language. */

const DISMISSED = 'docusaurus.announcement.dismiss';
const SEEN = 'docusaurus.announcement.id';
const OFFER = 'language-offer';

/** Shows the announcement again where another one was closed; the framework's script, which comes next, hides a closed one. */
export function beginAnnouncement(id: string | undefined): void {
  if (id && readChoice(DISMISSED) && readChoice(SEEN) !== id) {
    storeChoice(DISMISSED, null);
  }
}

export function closeAnnouncement(id: string | undefined): void {
  storeChoice(SEEN, id ?? null);
  storeChoice(DISMISSED, 'true');
  showAnnouncement();
}

export function showAnnouncement(): void {
  page.announcementBarInitiallyDismissed = `${readChoice(DISMISSED) === 'true'}`;
}

/** Offers the page in the reader's language, once. */
export function showOffer(): void {
  all('[data-offer][hidden]').forEach((offer) => {
    if (
      parent === window &&
      bestLanguage(navigator.languages, settings.languages) === offer.dataset.offer &&
      !readChoice(OFFER)
    ) {
      storeChoice(OFFER, 'seen');
      offer.hidden = false;
    }
  });
}

export function closeOffer(button: HTMLElement): void {
  button.closest<HTMLElement>('[data-offer]')!.hidden = true;
}
