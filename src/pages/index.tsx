import shown from '@generated/shown-releases/default/data.json';
import Link from '@docusaurus/Link';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {guidePages, homeTopics} from '@site/config/home';
import {guides, type Guide} from '@site/config/platforms';
import {setTitle} from '@site/config/setTitles';
import CopyLine from '@site/src/components/CopyLine';
import styles from '@site/src/components/Home/styles.module.css';
import Tasks from '@site/src/components/Home/Tasks';
import TopicIcon from '@site/src/components/Home/TopicIcon';
import {topics} from '@site/src/components/Home/topics';
import ReleaseDate from '@site/src/components/ReleaseDate';
import {startOf} from '@site/src/shell/guideLinks';
import {preferredPages} from '@site/src/shell/preferredPages';
import {usePlugins} from '@site/src/shell/usePlugins';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
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
          <Translate id="site.home.changelog" values={{label}}>
            {'{label} changelog'}
          </Translate>
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

/** Links about all releases, below the platforms. */
function Releases(): ReactNode {
  return (
    <p className={styles.releases}>
      <Link className={styles.quiet} to="/versions">
        <Translate id="site.home.versions">All versions</Translate>
      </Link>
      <Link className={styles.quiet} to="/what-fits">
        <Translate id="site.fits.title">What fits my project</Translate>
      </Link>
    </p>
  );
}

function Topics(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="topics-title">
      <Heading as="h2" id="topics-title">
        <Translate id="site.home.topics">What readers come for</Translate>
      </Heading>
      <ul className={`clean-list margin--none ${styles.topics}`}>
        {topics().map(({name, title, text}) => (
          <li key={name}>
            <TopicIcon name={name} />
            <div>
              <Link to={homeTopics[name]} className={styles.topic}>
                {title}
              </Link>
              <p>{text}</p>
            </div>
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
      <ul className="clean-list margin--none">
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

/** Home page: what the SDK is, the guides by platform, then tasks and topics. */
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
        <Releases />
        <Tasks />
        <Topics />
        <Plugins />
      </main>
    </Layout>
  );
}
