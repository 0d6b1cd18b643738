import type {ReactNode} from 'react';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useFramed} from '@site/src/shell/useFramed';
import styles from './styles.module.css';

/** The offer in each language that can be offered. */
const offers: Readonly<Record<string, {text: string; close: string}>> = {
  ru: {text: 'Эта страница есть на русском', close: 'Закрыть'},
};

/**
 * Tells a reader whose browser prefers another language, once, that the page exists in
 * it: the frame shows it (src/frame/notices.ts). It overlays the page, so nothing shifts.
 *
 * @param missing - languages that the page isn't translated into
 */
export default function LanguageOffer({missing}: {missing: readonly string[]}): ReactNode {
  const {currentLocale, defaultLocale, locales} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  if (useFramed() || currentLocale !== defaultLocale) {
    return null;
  }
  return locales.map((locale) => {
    const words = offers[locale];
    return (
      words &&
      !missing.includes(locale) && (
        <p key={locale} hidden className={styles.line} lang={locale} data-offer={locale}>
          <a href={createUrl({locale, fullyQualified: false})} hrefLang={locale}>
            {words.text}
          </a>
          <button type="button" className="clean-btn close" aria-label={words.close}>
            <span aria-hidden="true">×</span>
          </button>
        </p>
      )
    );
  });
}
