import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {localeOf} from '@site/config/locales';

/** The language a page without a translation is in; undefined where it is the reader's. */
export function useForeignLanguage(): string | undefined {
  const {currentLocale} = useDocusaurusContext().i18n;
  const written = localeOf(useDoc().metadata.source);
  return written === currentLocale ? undefined : written;
}
