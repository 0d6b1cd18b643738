import type {LoadContext, Plugin} from '@docusaurus/types';
import {docVersions} from '../../lib/docVersions';

/** Writes each guide's latest version as one printable document at `<guide>/print`; see the README. */
export default function printGuides(context: LoadContext): Plugin {
  return {
    name: 'print-guides',
    async postBuild({outDir, plugins}) {
      const {default: writeGuides} = await import('./write');
      writeGuides(context, outDir, docVersions(plugins, context.i18n.currentLocale));
    },
  };
}
