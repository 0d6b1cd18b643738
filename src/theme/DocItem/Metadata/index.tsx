import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import {useDocSet} from '@site/src/shell/useDocSet';

/**
 * Wraps the metadata so that the title names the guide, since three of them have
 * a page “User data”, and so that an archived page names the same page of the latest
 * version as canonical: otherwise search engines keep leading to old versions.
 * The latest version is reached by its main page where the topic is gone.
 */
export default function MetadataWrapper(): ReactNode {
  const {metadata} = useDoc();
  const {pluginId} = useDocsVersion();
  const latest = useLatestVersion(pluginId);
  const {siteConfig} = useDocusaurusContext();
  const set = useDocSet();
  const twin =
    metadata.version === latest.name
      ? undefined
      : (latest.docs.find(({id}) => id === metadata.id) ??
        latest.docs.find(({id}) => id === latest.mainDocId));
  const url = twin && `${siteConfig.url}${twin.path}`;
  return (
    <>
      <Metadata />
      {set && <PageMetadata title={`${metadata.title} · ${set.title}`} />}
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={`${siteConfig.url}${metadata.permalink.replace(/\/$/, '')}.md`}
        />
      </Head>
      {url && (
        <Head>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </Head>
      )}
    </>
  );
}
