import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {docSets, type DocSet} from '../../config/docSets';
import {setTitle} from '../../config/setTitles';

/** A version of a doc set on the site. */
export interface DocVersion {
  docSet: DocSet;
  version: Pick<LoadedVersion, 'path' | 'versionName' | 'isLast' | 'sidebars'> & {
    docs: Pick<LoadedVersion['docs'][number], 'id' | 'permalink' | 'description'>[];
  };
  /** Title of the doc set, with its version if it has several. */
  title: string;
}

/** Every version of every doc set, in configuration order. Results cached by page depend on nothing else of the plugins' content. */
export const docVersions = (plugins: readonly LoadedPlugin[], locale: string): DocVersion[] =>
  docSets.flatMap((docSet) => {
    const plugin = plugins.find(
      ({name, options}) =>
        name === 'docusaurus-plugin-content-docs' && options.id === docSet.pluginId,
    );
    const content = plugin?.content as LoadedContent | undefined;
    return (content?.loadedVersions ?? []).map((version) => ({
      docSet,
      version: {
        path: version.path,
        versionName: version.versionName,
        isLast: version.isLast,
        sidebars: version.sidebars,
        docs: version.docs.map(({id, permalink, description}) => ({id, permalink, description})),
      },
      title: [setTitle(docSet.id, locale), docSet.platform && version.label]
        .filter(Boolean)
        .join(' '),
    }));
  });

/** An address without its trailing slash, which docs plugins add for a folder's index page. */
export const bare = (address: string): string => address.replace(/\/$/, '');
