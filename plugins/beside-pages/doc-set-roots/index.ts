import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesOf} from '../../lib/sidebar';

/**
 * Redirects the root of every doc set, in each version, to its first page. Pass
 * `createRedirects` to the client-redirects plugin, which writes the redirect pages;
 * `plugin` collects what it needs.
 */
export function docSetRoots() {
  /** Roots by their target page, both relative to the language's base URL. */
  const roots = new Map<string, string>();
  return {
    plugin: ({baseUrl}: LoadContext): Plugin => ({
      name: 'doc-set-roots',
      allContentLoaded({allContent}) {
        roots.clear();
        const sets = allContent['docusaurus-plugin-content-docs'] ?? {};
        for (const {loadedVersions} of Object.values(sets) as LoadedContent[]) {
          for (const {path: root, docs, sidebars} of loadedVersions) {
            const [id] = (Object.values(sidebars)[0] ?? []).flatMap(pagesOf);
            const page = docs.find((doc) => doc.id === id)?.permalink;
            if (page && !docs.some(({permalink}) => permalink === root)) {
              roots.set(`/${page.slice(baseUrl.length)}`, `/${root.slice(baseUrl.length)}`);
            }
          }
        }
        return Promise.resolve();
      },
    }),
    createRedirects: (page: string): string | undefined => roots.get(page),
  };
}
