import googleTagManager, {type PluginOptions} from '@docusaurus/plugin-google-tag-manager';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-google-tag-manager';

/** Default until the container sets consent: https://developers.google.com/tag-platform/security/guides/consent */
const CONSENT = `function gtag(){dataLayer.push(arguments)}gtag('consent','default',{${[
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
]
  .map((use) => `${use}:'denied'`)
  .join()}});`;

/** Forwards events of the site's components to the tag manager; see src/shell/report.ts. */
const COUNTED = `document.addEventListener('site-count',function(e){dataLayer.push(e.detail)});`;

/**
 * The official plugin with three differences: consent is denied before the container
 * loads; a page in a frame, such as the dashboard's, doesn't load it; and neither does
 * a browser without scripts, where the other two would not work.
 */
export default function tagManager(context: LoadContext, options: PluginOptions): Plugin | null {
  const official = googleTagManager(context, options);
  return (
    official && {
      ...official,
      injectHtmlTags(args) {
        const tags = official.injectHtmlTags?.(args);
        const head = [tags?.headTags ?? []].flat();
        const isScript = (tag: string | HtmlTagObject): tag is HtmlTagObject =>
          typeof tag === 'object' && tag.tagName === 'script';
        const code = head.filter(isScript).map(({innerHTML}) => innerHTML);
        const [layer, ...loader] = code;
        if (!layer || loader.length !== 1) {
          throw new Error(
            'plugins/tag-manager: two scripts were expected from @docusaurus/plugin-google-tag-manager.',
          );
        }
        return {
          // No preconnect: a page in a frame would open the connection for nothing.
          headTags: [
            {
              tagName: 'script',
              innerHTML: `${layer}${CONSENT}${COUNTED}if(window.self===window.top){${loader.join('')}}`,
            },
          ],
        };
      },
    }
  );
}
