import Link from '@docusaurus/Link';
import {useDocsPreferredVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {guidePages} from '@site/config/home';
import {guides, type Guide} from '@site/config/platforms';
import Auction from '@site/src/components/Home/Auction';
import styles from '@site/src/components/Home/styles.module.css';
import {topics} from '@site/src/components/Home/topics';
import ReleaseDate from '@site/src/components/ReleaseDate';
import {startOf} from '@site/src/shell/guideLinks';
import {usePlugins} from '@site/src/shell/usePlugins';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.heroText}>
        <p className={styles.eyebrow}>
          <Translate id="site.home.eyebrow">Appodeal Help Center</Translate>
        </p>
        <Heading as="h1" className={styles.title}>
          <Translate id="site.home.title">
            One SDK, and ad networks compete for every ad your app shows
          </Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate id="site.home.lead">
            Guides from the first test ad to reports, privacy and the errors in between.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link className={styles.start} href="#platforms">
            <Translate id="site.home.start">Choose your platform</Translate>
          </Link>
          <Link className={styles.quiet} to="/versions">
            <Translate id="site.home.versions">All versions</Translate>
          </Link>
        </p>
      </div>
      <Auction />
    </header>
  );
}

function PlatformCard({platform, pluginId, label}: Guide): ReactNode {
  const latest = useLatestVersion(pluginId);
  const version = useDocsPreferredVersion(pluginId).preferredVersion ?? latest;
  const pages = guidePages(platform);
  const start = version.isLast ? pages.start : (startOf(version) ?? pages.start);
  const changelog =
    (!version.isLast && version.docs.find(({id}) => id === 'changelog')?.path) || pages.changelog;
  return (
    <article className={styles.platform}>
      <Heading as="h3" className={styles.platformName}>
        <Link to={start}>{label}</Link>
      </Heading>
      <p className={styles.release}>
        <strong>{version.label}</strong> <ReleaseDate platform={platform} version={version.label} />
      </p>
      <p className={styles.platformLinks}>
        <span aria-hidden="true" className={styles.go}>
          <Translate id="site.home.getStarted">Get started</Translate>
        </span>
        <Link to={changelog} className={styles.changelog}>
          <Translate id="site.home.changelog" values={{label}}>
            {'{label} changelog'}
          </Translate>
        </Link>
      </p>
    </article>
  );
}

function Platforms(): ReactNode {
  useBrokenLinks().collectAnchor('platforms');
  return (
    <section className={styles.platforms} id="platforms" aria-labelledby="platforms-title">
      <h2 id="platforms-title" className={styles.hidden}>
        <Translate id="site.home.platforms">Platforms</Translate>
      </h2>
      {guides.map((guide) => (
        <PlatformCard key={guide.platform} {...guide} />
      ))}
    </section>
  );
}

function Topics(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="topics-title">
      <Heading as="h2" id="topics-title">
        <Translate id="site.home.topics">What readers come for</Translate>
      </Heading>
      <ul className={styles.topics}>
        {topics.map(({to, title, text}) => (
          <li key={to}>
            <Link to={to} className={styles.topic}>
              {title}
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plugins(): ReactNode {
  return (
    <section className={styles.plugins} aria-labelledby="plugins-title">
      <div>
        <Heading as="h2" id="plugins-title">
          <Translate id="site.home.plugins">Flutter and React Native</Translate>
        </Heading>
        <p>
          <Translate id="site.home.pluginsText">
            These plugins have their guides in their own repositories.
          </Translate>
        </p>
      </div>
      <ul>
        {usePlugins().map(({label, href}) => (
          <li key={href}>
            <Link className={styles.quiet} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Front page: what the SDK is, the way in for each platform, then what people look for most. */
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
        <Topics />
        <Plugins />
      </main>
    </Layout>
  );
}
