import shown from '@generated/shown-releases/default/data.json';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {betas as Betas} from '@site/config/docSets';
import {guides} from '@site/config/platforms';
import ReleaseDate from '@site/src/components/ReleaseDate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import styles from '@site/src/components/Home/versions.module.css';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

function Status({latest, beta}: {latest: boolean; beta: boolean}): ReactNode {
  if (beta) {
    return (
      <span className={styles.old}>
        <Translate id="site.versions.beta">Beta, not released yet</Translate>
      </span>
    );
  }
  return latest ? (
    <span className={styles.latest}>
      <Translate id="site.versions.latest">Latest</Translate>
    </span>
  ) : (
    <span className={styles.old}>
      <Translate id="site.versions.unmaintained">Unmaintained</Translate>
    </span>
  );
}

function GuideVersions({platform, pluginId, label}: (typeof guides)[number]): ReactNode {
  const versions = useVersions(pluginId);
  const {betas} = useDocusaurusContext().siteConfig.customFields as {betas: typeof Betas};
  return (
    <section aria-labelledby={platform}>
      <Heading as="h2" id={platform}>
        {label}
      </Heading>
      <ScrollingTable>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.versions.version">Version</Translate>
            </th>
            <th scope="col">
              <Translate id="site.versions.released">Released</Translate>
            </th>
            <th scope="col">
              <Translate id="site.versions.status">Status</Translate>
            </th>
            <th scope="col">
              <Translate id="site.versions.needs">Needs</Translate>
            </th>
            <th scope="col">
              <Translate id="site.versions.read">Read</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => {
            const page = (id: string) => version.docs.find((doc) => doc.id === id)?.path;
            const start = page(version.mainDocId);
            const changelog = page('changelog');
            const upgrade = page('upgrade-guide');
            const release = shown.releases[platform][version.label];
            return (
              <tr key={version.name}>
                <td>
                  <strong>{version.label}</strong>
                </td>
                <td>
                  <ReleaseDate platform={platform} version={version.label} />
                </td>
                <td>
                  <Status latest={version.isLast} beta={version.name === betas[platform]} />
                </td>
                <td className={styles.needs}>{release?.needs.join(', ')}</td>
                <td className={styles.links}>
                  {start && (
                    <Link to={start}>
                      <Translate id="site.versions.guide">Guide</Translate>
                    </Link>
                  )}
                  {changelog && (
                    <Link to={changelog}>
                      <Translate id="site.versions.changelog">Changelog</Translate>
                    </Link>
                  )}
                  {upgrade && release?.step && (
                    <Link to={`${upgrade}#${release.step}`}>
                      <Translate id="site.versions.upgrade">Upgrade steps</Translate>
                    </Link>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </ScrollingTable>
    </section>
  );
}

/** Every version of every guide the site holds, with its state. */
export default function Versions(): ReactNode {
  return (
    <Layout
      title={translate({id: 'site.versions.title', message: 'Versions'})}
      description={translate({
        id: 'site.versions.description',
        message:
          'All versions of the Appodeal SDK guides for Android, iOS and Unity, with release dates, state and links to guide and changelog.',
      })}
    >
      <main className={styles.page}>
        <Heading as="h1">
          <Translate id="site.versions.title">Versions</Translate>
        </Heading>
        <p>
          <Translate id="site.versions.lead">
            Build with the latest version. Guides of older ones stay readable, but no longer change.
          </Translate>
        </p>
        {guides.map((guide) => (
          <GuideVersions key={guide.platform} {...guide} />
        ))}
      </main>
    </Layout>
  );
}
