import last from '@generated/shown-releases/default/last.json';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatDate} from '@help-center/sdk-data/dates';
import {addressLocale} from '@site/src/shell/addressLocale';
import {useAddressKnown} from '@site/src/shell/useFramed';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import type {ReactNode} from 'react';

/**
 * Links to the page in each language. Empty on the not-found page if a host with only
 * one such page used it for an address in another language.
 */
function Languages(): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  const {pathname} = useLocation();
  const baseUrls = Object.fromEntries(
    Object.entries(localeConfigs).map(([name, {baseUrl}]) => [name, baseUrl]),
  );
  if (useAddressKnown() && addressLocale(pathname, baseUrls, currentLocale) !== currentLocale) {
    return null;
  }
  return locales.map((locale) => {
    const {label, htmlLang} = localeConfigs[locale] ?? {};
    return locale === currentLocale ? (
      <span key={locale} aria-current="true">
        {label}
      </span>
    ) : (
      <a
        key={locale}
        href={createUrl({locale, fullyQualified: false})}
        lang={htmlLang}
        hrefLang={htmlLang}
      >
        {label}
      </a>
    );
  });
}

/** Wrapped to add the last release and the languages to the copyright line. */
export default function CopyrightWrapper(props: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <>
      <Copyright {...props} />
      <p className="footer__release">
        <Translate
          id="site.footer.lastRelease"
          values={{
            version: <Link to={last.to}>{last.version}</Link>,
            // The browser's format may differ slightly from the build's.
            date: <time suppressHydrationWarning>{formatDate(last.date, currentLocale)}</time>,
          }}
        >
          {'Last release: {version}, {date}'}
        </Translate>
      </p>
      {/* The not-found page knows its address late. */}
      <p className="footer__languages" key={String(useAddressKnown())}>
        <Languages />
      </p>
    </>
  );
}
