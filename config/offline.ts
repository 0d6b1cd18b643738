/** What the service worker says above a kept page that it shows because the site does not answer. */
export const keptNote = {
  id: 'site.offline.kept',
  message: 'The site cannot be reached. This is the page as you last read it.',
} as const;
