/** The service worker's notice above a cached page shown while the site can't be reached. */
export const keptNote = {
  id: 'site.offline.kept',
  message: 'The site cannot be reached. This is the page as you last read it.',
} as const;

/** What an address that was never visited shows while the site can't be reached. */
export const missingPage = {
  title: {id: 'site.offline.missing.title', message: 'This page isn’t available offline'},
  text: {
    id: 'site.offline.missing.text',
    message:
      'The site cannot be reached, and you haven’t opened this page in this browser before. Check your internet connection, then try again.',
  },
  again: {id: 'site.offline.missing.again', message: 'Try again'},
  others: {id: 'site.offline.missing.others', message: 'Pages you can read now'},
} as const;
