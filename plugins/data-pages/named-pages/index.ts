import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {namedPages as named, type NamedPage} from './pages';
import {bare} from '../../lib/docVersions';

/**
 * Fails the build when the configuration links to a page that doesn't exist.
 *
 * @param pages - the pages that the configuration names, unless others are given
 * @throws with one line per missing page: file, entry and address
 */
export default function namedPages(
  {baseUrl}: Pick<LoadContext, 'baseUrl'>,
  {pages = named}: {pages?: readonly NamedPage[]},
): Plugin {
  return {
    name: 'named-pages',
    allContentLoaded({allContent}) {
      const contentOf = (kind: string): unknown[] =>
        Object.values(allContent[`docusaurus-plugin-content-${kind}`] ?? {});
      const addresses = new Set(
        [
          ...(contentOf('docs') as Docs[]).flatMap(({loadedVersions}) =>
            loadedVersions.flatMap(({docs}) => docs),
          ),
          ...(contentOf('pages') as (Pages | null)[]).flatMap((list) => list ?? []),
          // The page of a folder has a slash at its end here, and none in its route.
        ].map(({permalink}) => bare(permalink)),
      );
      const problems = pages.flatMap(({file, entry, to}) =>
        addresses.has(baseUrl + to.replace(/^\/|[?#].*$/g, '')) || to === '/'
          ? []
          : [`${file}: ${entry} links to ${to}, but no page has this address.`],
      );
      if (problems.length > 0) {
        throw new Error([...problems, 'The address of a page was expected.'].join('\n'));
      }
    },
  };
}
