import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import {areQuestions} from '@help-center/text';
import {useDocSet} from '@site/src/shell/useDocSet';

/**
 * Wraps the metadata so that the title names the guide, since three of them have
 * a page “User data”, and so that an archived page names the same page of the latest
 * version as canonical: otherwise search engines keep leading to old versions.
 * The latest version is reached by its main page where the topic is gone. Search engines
 * are also told what kind of article it is and when it changed; of pages of questions
 * plugins/markdown/questions tells it.
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
    // What is not known is left out.
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
