import type {ReactNode} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** What the line says in each language that is offered, to readers of that language. */
const offers: Readonly<Record<string, {text: string; close: string}>> = {
  ru: {text: 'Эта страница есть на русском', close: 'Закрыть'},
};

interface Props {
  locale: string;
  onClose: () => void;
}

/** The line, in the language that it offers, with a link to the same place of the page. */
export default function Line({locale, onClose}: Props): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const place = useHistorySelector(({location: {search, hash}}) => search + hash);
  const words = offers[locale];
  return (
    words && (
      <p className={styles.line} lang={locale}>
        <a
          href={createUrl({locale, fullyQualified: false}) + place}
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
