import Head from '@docusaurus/Head';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import SiteMenu from '@site/src/shell/SiteMenu';
import {useFramed} from '@site/src/shell/useFramed';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';

/**
 * Wrapped to mark framed pages for the styles, to preload the fonts of the language in
 * parallel with the styles, and for the menu of pages outside the guides, which have none
 * of their own.
 */
export default function LayoutWrapper(props: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {script} = new Intl.Locale(currentLocale).maximize();
  const framed = useFramed();
  const {activeDoc} = useActiveDocContext(useActivePlugin()?.pluginId);
  return (
    <HtmlClassNameProvider className={framed ? 'framed' : ''}>
      <Head>
        {/* Digits, spaces and names are Latin in every language. */}
        {(script === 'Cyrl' ? [cyrillic, latin] : [latin]).map((face) => (
          <link
            key={face}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={face}
          />
        ))}
      </Head>
      <Layout {...props}>
        {!activeDoc && !framed && <SiteMenu />}
        {props.children}
      </Layout>
    </HtmlClassNameProvider>
  );
}
