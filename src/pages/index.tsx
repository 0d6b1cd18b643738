import shown from '@generated/shown-releases/default/data.json';
import Link from '@docusaurus/Link';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {guidePages, homeTopics} from '@site/config/home';
import {guides, type Guide} from '@site/config/platforms';
import {setTitle} from '@site/config/setTitles';
import {Icon} from '@help-center/search/dialog';
import CopyLine from '@site/src/components/CopyLine';
import styles from '@site/src/components/Home/styles.module.css';
import FixError from '@site/src/components/Home/FixError';
import {topicGroups} from '@site/src/components/Home/topics';
import ReleaseDate from '@site/src/components/ReleaseDate';
import {startOf} from '@site/src/shell/guideLinks';
import {lastPlatformPages, preferredPages} from '@site/src/shell/preferredPages';
import {usePlugins} from '@site/src/shell/usePlugins';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** What readers come to do, each a press away. */
const chips = (): [to: string, name: string][] => [
  ['#platforms', translate({id: 'site.home.chip.integrate', message: 'Integrate'})],
  ['#fix-an-error', translate({id: 'site.home.fixError.title', message: 'Fix an error'})],
  [homeTopics.networks, translate({id: 'site.home.chip.networks', message: 'Connect a network'})],
  [homeTopics.reporting, translate({id: 'site.home.chip.reports', message: 'Read reports'})],
];

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <Heading as="h1" className={styles.title}>
        <Translate id="site.home.title">
          One SDK, and ad networks compete for every ad your app shows
        </Translate>
      </Heading>
      <button type="button" className="site-search" data-opens-search aria-haspopup="dialog">
        <Icon name="search" />
        <Translate id="site.home.search">Find a guide, a method or an error</Translate>
      </button>
      <ul className={styles.chips}>
        {chips().map(([to, name]) => (
          <li key={to}>
            <Link to={to} className="site-chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </header>
  );
}

function PlatformCard({platform, pluginId}: Guide): ReactNode {
  const label = setTitle(platform, useDocusaurusContext().i18n.currentLocale);
  const version = useLatestVersion(pluginId);
  const pages = guidePages(platform);
  const versions = useVersions(pluginId);
  const pagesOf = (page: (other: GlobalVersion) => string | undefined) =>
    preferredPages(pluginId, versions, page);
  const named = (name: string) => pagesOf(({docs}) => docs.find(({id}) => id === name)?.path);
  const line = shown.releases[platform][version.label]?.line;
  return (
    <article className={styles.platform}>
      <Heading as="h3" className={styles.platformName}>
        <Link to={pages.start} {...pagesOf(startOf)}>
          {label}
        </Link>
      </Heading>
      <p className={styles.release}>
        <strong>{version.label}</strong> <ReleaseDate platform={platform} version={version.label} />
      </p>
      {line && (
        <div className={styles.paste}>
          <CopyLine text={line} what={label} />
        </div>
      )}
      <p className={styles.platformLinks}>
        <span aria-hidden="true" className={styles.go}>
          <Translate id="site.home.getStarted">Get started</Translate>
        </span>
        <Link to={pages.changelog} className={styles.changelog} {...named('changelog')}>
          <Translate id="site.home.changelog">Changelog</Translate>
        </Link>
        <Link to={pages.upgrade} className={styles.changelog} {...named('upgrade-guide')}>
          <Translate id="site.home.upgrade">Upgrade</Translate>
        </Link>
      </p>
    </article>
  );
}

function Platforms(): ReactNode {
  useBrokenLinks().collectAnchor('platforms');
  return (
    <section className={styles.platforms} id="platforms" aria-labelledby="platforms-title">
      <h2 id="platforms-title" className="visually-hidden">
        <Translate id="site.home.platforms">Platforms</Translate>
      </h2>
      {guides.map((guide) => (
        <PlatformCard key={guide.platform} {...guide} />
      ))}
    </section>
  );
}

function Topics(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return topicGroups().map(({title, topics}) => (
    <section key={title} className={styles.group}>
      <Heading as="h2">{title}</Heading>
      <ul className="clean-list">
        {topics.map(({title: name, text, to}) => (
          <li key={name}>
            {typeof to === 'string' ? (
              <Link to={to}>{name}</Link>
            ) : (
              <Link
                to={to('android')}
                {...lastPlatformPages((platform) => withBaseUrl(to(platform)))}
              >
                {name}
              </Link>
            )}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Plugins(): ReactNode {
  return (
    <p className={styles.plugins}>
      <Translate id="site.home.plugins">
        The guides of the plugins for Flutter and React Native are in their own repositories:
      </Translate>
      {usePlugins().map(({label, href}) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </p>
  );
}

/** Home page: search, the guides by platform, an error's fix, then what readers come for. */
export default function Home(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'site.home.description',
        message:
          'Integrate the Appodeal ad mediation SDK on Android, iOS and Unity: guides, network setup, reporting API and troubleshooting.',
      })}
    >
      <main className={styles.page}>
        <Hero />
        <Platforms />
        <FixError />
        <div className={styles.groups}>
          <Topics />
        </div>
        <Plugins />
      </main>
    </Layout>
  );
}
