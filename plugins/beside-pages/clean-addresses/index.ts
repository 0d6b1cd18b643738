import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from './address';

/** Inserts the script of `address.ts` at the start of every page's head. */
export default function cleanAddressesPlugin({i18n}: LoadContext): Plugin {
  const bases = Object.values(i18n.localeConfigs).map(({baseUrl}) => baseUrl);
  return {
    name: 'clean-addresses',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {}, innerHTML: inlineScript(bases)}],
    }),
  };
}
