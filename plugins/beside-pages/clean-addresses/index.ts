import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from './address';

/** Puts the script of `address.ts` into every page's head, before anything else runs. */
export default function cleanAddressesPlugin({i18n}: LoadContext): Plugin {
  const bases = Object.values(i18n.localeConfigs).map(({baseUrl}) => baseUrl);
  return {
    name: 'clean-addresses',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {}, innerHTML: inlineScript(bases)}],
    }),
  };
}
