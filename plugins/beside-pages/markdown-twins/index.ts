import type {LoadContext, Plugin} from '@docusaurus/types';
import {inLocale} from '../../../config/locales';
import {docVersions} from '../../lib/docVersions';
import {words} from './words';
import type {TwinsTask} from './write';

/**
 * Writes every page as Markdown beside its HTML, and lists and whole texts of
 * them: `llms.txt` and `llms-full.txt` for the language and for each doc set and version.
 * Skills for assistants are made of the same text, in the first language.
 *
 * @param options - `skills`: whether the site has the pages that skills are made of
 */
export default function markdownTwins(
  {siteDir, siteConfig, i18n, baseUrl}: LoadContext,
  {skills = false}: {skills?: boolean},
): Plugin {
  const {currentLocale: locale, locales} = i18n;
  const say = inLocale(words, locale);
  return {
    name: 'markdown-twins',

    // For readers that take the text of the HTML; nobody else meets it.
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
      const task: TwinsTask = {
        build: {siteDir, folder: outDir, baseUrl, locale, locales},
        site: {url: siteConfig.url, title: siteConfig.title},
        language: i18n.localeConfigs[locale]?.label ?? locale,
        versions: docVersions(plugins, locale),
        skills: skills && locale === i18n.defaultLocale,
      };
      const {default: writeTwins} = await import('./write');
      writeTwins(task);
    },
  };
}
