/** The service worker's notice above a cached page shown while the site can't be reached. */
export const keptNote = {
  id: 'site.offline.kept',
  message: 'The site cannot be reached. This is the page as you last read it.',
} as const;
