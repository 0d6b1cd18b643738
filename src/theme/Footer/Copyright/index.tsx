import last from '@generated/shown-releases/default/last.json';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatDate} from '@site/config/dates';
import {addressLocale} from '@site/src/shell/addressLocale';
import {useAddressKnown} from '@site/src/shell/useFramed';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import type {ReactNode} from 'react';

/**
 * The same page in each language. Nothing where a host that knows one not-found
 * page alone answered with it for an address of another language.
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

/** Wrapped to have the last release and the languages in the line of the small print. */
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
            // Browsers may write a date a little differently from the build.
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
