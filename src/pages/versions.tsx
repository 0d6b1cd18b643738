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
import type {CSSProperties, ReactNode} from 'react';

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

/** Some browsers forget what the parts of a table are when its rows become blocks. */
const parts = {
  rows: {role: 'rowgroup'},
  row: {role: 'row'},
  header: {role: 'columnheader'},
  cell: {role: 'cell'},
};

/** Names of the columns; on a phone each row is a block that repeats them. */
const columns = (): string[] => [
  translate({id: 'site.versions.version', message: 'Version'}),
  translate({id: 'site.versions.released', message: 'Released'}),
  translate({id: 'site.versions.status', message: 'Status'}),
  translate({id: 'site.versions.needs', message: 'Needs'}),
  translate({id: 'site.versions.read', message: 'Read'}),
];

function GuideVersions({platform, pluginId, label}: (typeof guides)[number]): ReactNode {
  const versions = useVersions(pluginId);
  const {betas} = useDocusaurusContext().siteConfig.customFields as {betas: typeof Betas};
  return (
    <section aria-labelledby={platform}>
      <Heading as="h2" id={platform}>
        {label}
      </Heading>
      <ScrollingTable
        className="stacked"
        role="table"
        style={
          Object.fromEntries(
            columns().map((name, index) => [`--c${index + 1}`, JSON.stringify(name)]),
          ) as CSSProperties
        }
      >
        <thead {...parts.rows}>
          <tr {...parts.row}>
            {columns().map((name) => (
              <th key={name} scope="col" {...parts.header}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...parts.rows}>
          {versions.map((version) => {
            const page = (id: string) => version.docs.find((doc) => doc.id === id)?.path;
            const start = page(version.mainDocId);
            const changelog = page('changelog');
            const upgrade = page('upgrade-guide');
            const release = shown.releases[platform][version.label];
            return (
              <tr key={version.name} {...parts.row}>
                <td {...parts.cell}>
                  <strong>{version.label}</strong>
                </td>
                <td {...parts.cell}>
                  <ReleaseDate platform={platform} version={version.label} />
                </td>
                <td {...parts.cell}>
                  <Status latest={version.isLast} beta={version.name === betas[platform]} />
                </td>
                <td {...parts.cell} className={styles.needs}>
                  {release?.needs.join(', ')}
                </td>
                <td {...parts.cell} className={styles.links}>
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
        <p>
          <Link to="/what-fits">
            <Translate id="site.versions.whatFits">
              Which of them goes with your versions of Gradle, Unity or your pods
            </Translate>
          </Link>
        </p>
        {guides.map((guide) => (
          <GuideVersions key={guide.platform} {...guide} />
        ))}
      </main>
    </Layout>
  );
}
