/**
 * Marks a link that leads elsewhere for readers who prefer another version.
 *
 * @param pluginId - the docs plugin whose preferred version decides
 * @param pages - addresses by the names of versions
 */
export const preferredPages = (
  pluginId: string,
  pages: Readonly<Record<string, string | undefined>>,
) => ({
  'data-choice': `docs-preferred-version-${pluginId}`,
  'data-pages': JSON.stringify(pages),
});

/**
 * Has the marked links lead there before the client does.
 *
 * @param readChoice - what the reader has chosen, by the name it is stored under
 */
export function followPreferredVersions(readChoice: (name: string) => string | null): void {
  document.querySelectorAll<HTMLAnchorElement>('a[data-pages]').forEach((link) => {
    const {choice = '', pages = '{}'} = link.dataset;
    const page = (JSON.parse(pages) as Record<string, string>)[readChoice(choice) ?? ''];
    if (page) {
      link.href = page;
    }
  });
}
