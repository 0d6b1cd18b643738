import shown from '@generated/shown-releases/default/data.json';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {betas as Betas} from '@site/config/docSets';
import {guides} from '@site/config/platforms';
import {setTitle} from '@site/config/setTitles';
import LaterReleases from '@site/src/components/LaterReleases';
import ReleaseDate from '@site/src/components/ReleaseDate';
import {versionChoice} from '@site/src/shell/preferredPages';
import StackedTable from '@site/src/components/StackedTable';
import styles from '@site/src/components/Home/versions.module.css';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {type ReactNode} from 'react';

function Status({latest, beta}: {latest: boolean; beta: boolean}): ReactNode {
  return (
    <span className={latest && !beta ? styles.latest : 'site-tag'}>
      {beta ? (
        <Translate id="site.versions.beta">Beta, not released yet</Translate>
      ) : latest ? (
        <Translate id="site.versions.latest">Latest</Translate>
      ) : (
        <Translate id="site.versions.unmaintained">Unmaintained</Translate>
      )}
    </span>
  );
}

const columns = (): string[] => [
  translate({id: 'site.versions.version', message: 'Version'}),
  translate({id: 'site.versions.released', message: 'Released'}),
  translate({id: 'site.versions.status', message: 'Status'}),
  translate({id: 'site.versions.needs', message: 'Requirements'}),
  translate({id: 'site.versions.read', message: 'Read'}),
];

function GuideVersions({platform, pluginId}: (typeof guides)[number]): ReactNode {
  const versions = useVersions(pluginId);
  const {siteConfig, i18n} = useDocusaurusContext();
  const {betas} = siteConfig.customFields as {betas: typeof Betas};
  return (
    <section aria-labelledby={platform}>
      <Heading as="h2" id={platform}>
        {setTitle(platform, i18n.currentLocale)}
      </Heading>
      <StackedTable
        columns={columns()}
        classNames={[undefined, undefined, undefined, styles.needs, styles.links]}
        rows={versions.map((version) => {
          const page = (id: string) => version.docs.find((doc) => doc.id === id)?.path;
          const upgrade = page('upgrade-guide');
          const release = shown.releases[platform][version.label];
          const links = [
            [page(version.mainDocId), translate({id: 'site.versions.guide', message: 'Guide'})],
            [page('changelog'), translate({id: 'site.versions.changelog', message: 'Changelog'})],
            [
              upgrade && release?.step && `${upgrade}#${release.step}`,
              translate({id: 'site.versions.upgrade', message: 'Upgrade steps'}),
            ],
          ] as const;
          return {
            key: version.name,
            cells: [
              version.label,
              <ReleaseDate key="released" platform={platform} version={version.label} />,
              <Status
                key="status"
                latest={version.isLast}
                beta={version.name === betas[platform]}
              />,
              release?.needs.join(', '),
              links.map(
                ([to, name]) =>
                  to && (
                    <Link key={name} to={to} {...versionChoice(pluginId, version)}>
                      {name}
                    </Link>
                  ),
              ),
            ],
          };
        })}
      />
    </section>
  );
}

/** Every version of every guide on the site, with its status. */
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
        <LaterReleases platform="android" />
      </main>
    </Layout>
  );
}
