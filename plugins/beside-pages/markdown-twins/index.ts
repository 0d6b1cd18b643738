import type {LoadContext, Plugin} from '@docusaurus/types';
import {inLocale} from '../../../config/locales';
import {docVersions} from '../../lib/docVersions';
import {words} from './words';

/**
 * Writes every page as Markdown next to its HTML, and `llms.txt` and `llms-full.txt`
 * for the language and for each doc set and version. Skills for assistants are
 * written from the same text, in the default language.
 *
 * @param options - `skills`: whether to write skills, which needs the pages they quote
 */
export default function markdownTwins(
  context: LoadContext,
  {skills = false}: {skills?: boolean},
): Plugin {
  const {siteConfig, baseUrl, i18n} = context;
  const {currentLocale: locale, defaultLocale} = i18n;
  const say = inLocale(words, locale);
  return {
    name: 'markdown-twins',

    // Hidden from readers; for programs that extract the text of the HTML.
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'p',
          attributes: {class: 'visually-hidden', 'aria-hidden': 'true'},
          innerHTML: `${say.list(`${siteConfig.url}${baseUrl}llms.txt`)}. ${say.twins.replaceAll('`', '')}`,
        },
      ],
    }),

    async postBuild({outDir, plugins}) {
      const {default: writeTwins} = await import('./write');
      const versions = docVersions(plugins, locale);
      writeTwins(context, outDir, versions, skills && locale === defaultLocale);
    },
  };
}
