import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {localeOf} from '@site/config/locales';

/** The language of a page that isn't translated; undefined if it is in the site's language. */
export function useForeignLanguage(): string | undefined {
  const {currentLocale} = useDocusaurusContext().i18n;
  const written = localeOf(useDoc().metadata.source);
  return written === currentLocale ? undefined : written;
}
