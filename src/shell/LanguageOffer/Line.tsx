import type {ReactNode} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** The offer in each language that can be offered. */
const offers: Readonly<Record<string, {text: string; close: string}>> = {
  ru: {text: 'Эта страница есть на русском', close: 'Закрыть'},
};

interface Props {
  locale: string;
  onClose: () => void;
}

/** The offer, in the offered language, with a link to the same position on the page. */
export default function Line({locale, onClose}: Props): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const searchAndHash = useHistorySelector(({location: {search, hash}}) => search + hash);
  const words = offers[locale];
  return (
    words && (
      <p className={styles.line} lang={locale}>
        <a
          href={createUrl({locale, fullyQualified: false}) + searchAndHash}
          hrefLang={locale}
          onClick={onClose}
        >
          {words.text}
        </a>
        <button
          type="button"
          className="clean-btn close"
          aria-label={words.close}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </p>
    )
  );
}
