import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import {areQuestions} from '@help-center/text';
import {useDocSet} from '@site/src/shell/useDocSet';

/**
 * Wraps the metadata. The title includes the guide, since all three guides have a page
 * such as “User data”. The canonical address of an archived page is the same page in the
 * latest version, or its main page if the topic is gone; otherwise search engines would
 * keep listing old versions. Structured data describes the article and when it changed,
 * except on pages of questions, where plugins/markdown/questions adds its own.
 */
export default function MetadataWrapper(): ReactNode {
  const {metadata, toc} = useDoc();
  const {pluginId} = useDocsVersion();
  const latest = useLatestVersion(pluginId);
  const {siteConfig, i18n} = useDocusaurusContext();
  const set = useDocSet();
  const twin =
    metadata.version === latest.name
      ? undefined
      : (latest.docs.find(({id}) => id === metadata.id) ??
        latest.docs.find(({id}) => id === latest.mainDocId));
  const url = twin && `${siteConfig.url}${twin.path}`;
  const {updated} = metadata.frontMatter as {updated?: string};
  const name = set ? `${metadata.title} · ${set.title}` : metadata.title;
  const isArticle = !areQuestions(toc.filter(({level}) => level === 2).map(({value}) => value));
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: metadata.title,
    description: metadata.description,
    inLanguage: i18n.currentLocale,
    // Unknown values are left out.
    dateModified: updated,
    isPartOf: set && {'@type': 'CreativeWork', name: set.title},
    publisher: {'@type': 'Organization', name: 'Appodeal'},
  };
  return (
    <>
      <Metadata />
      <PageMetadata title={name} />
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={`${siteConfig.url}${metadata.permalink.replace(/\/$/, '')}.md`}
        />
        <meta property="og:image:alt" content={name} />
      </Head>
      {isArticle && (
        <Head>
          <script type="application/ld+json">{JSON.stringify(article)}</script>
        </Head>
      )}
      {url && (
        <Head>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </Head>
      )}
    </>
  );
}
