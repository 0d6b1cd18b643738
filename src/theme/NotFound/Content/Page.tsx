import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Icon} from '@help-center/search/dialog';
import {providerAddresses} from '@help-center/sdk-data/addresses';
import {guidePages} from '@site/config/home';
import {guides} from '@site/config/platforms';
import {addressLocale} from '@site/src/shell/addressLocale';
import {report} from '@site/src/shell/report';
import {useFramed} from '@site/src/shell/useFramed';
import Heading from '@theme/Heading';
import {useEffect, type ReactNode} from 'react';
import {messagesFor} from './messages';
import Nearest from './Nearest';
import styles from './styles.module.css';

/**
 * The page for addresses that don't exist. Static hosts serve one file for all of
 * them: the language follows the address, once that is known after hydration.
 */
export default function NotFoundPage(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {currentLocale, localeConfigs} = i18n;
  const {pathname} = useLocation();
  const known = useIsBrowser();
  const baseUrls = Object.fromEntries(
    Object.entries(localeConfigs).map(([name, {baseUrl}]) => [name, baseUrl]),
  );
  const locale = known ? addressLocale(pathname, baseUrls, currentLocale) : currentLocale;
  const messages = messagesFor(locale);
  // Inside the dashboard there is no bar with a search, and these ways lead out.
  const framed = useFramed();
  const target = framed ? '_blank' : undefined;
  const base = localeConfigs[locale]?.baseUrl ?? siteConfig.baseUrl;
  // Plain links: the other language's pages are unknown to this one's router.
  const ways = guides.map(({platform}) => ({
    label: messages[platform],
    href: base + guidePages(platform).start.slice(1),
  }));
  useEffect(() => report('address_miss', {page: pathname}), [pathname]);
  return (
    <main className={styles.page} lang={locale} data-needs-client>
      <PageMetadata title={messages.title} />
      <Head>
        <html lang={localeConfigs[locale]?.htmlLang ?? locale} />
      </Head>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading as="h1">{messages.title}</Heading>
      <p className={styles.lost}>{messages.lost}</p>
      <p>{messages.contact}</p>
      {!framed && (
        <button type="button" className="site-search" data-opens-search>
          <Icon name="search" />
          {messages.search}
        </button>
      )}
      <nav className={styles.ways} aria-label={messages.ways}>
        {ways.map(({label, href}) => (
          <a key={href} className="site-chip" href={href} target={target}>
            {label}
          </a>
        ))}
        <a className="site-chip" href={base} target={target}>
          {messages.home}
        </a>
        {known && (
          <a
            className="site-chip"
            href={`mailto:${providerAddresses.supportEmail}?subject=${encodeURIComponent(`404: ${pathname}`)}`}
          >
            {messages.report}
          </a>
        )}
      </nav>
      {known && !framed && <Nearest pathname={pathname} base={base} title={messages.nearest} />}
    </main>
  );
}
