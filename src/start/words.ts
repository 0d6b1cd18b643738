/** What the start of a page has to say before, or without, the site's other scripts. */
export const words = {
  page: {id: 'site.start.page', message: 'Part of this page could not be loaded.'},
  reading: {
    id: 'site.start.reading',
    message: 'You can read on and follow links. Search, menus and tools do not work.',
  },
  tool: {id: 'site.start.tool', message: 'This tool could not be loaded.'},
  default: {
    id: 'site.start.default',
    message: 'What it shows is the default, not a result for your input.',
  },
  updated: {id: 'site.start.updated', message: 'The site was updated.'},
  retry: {id: 'site.start.retry', message: 'Retry'},
  reload: {id: 'site.start.reload', message: 'Reload'},
} as const;

export type Words = Readonly<Record<keyof typeof words, string>>;
