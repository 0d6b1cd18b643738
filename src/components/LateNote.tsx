import type {ReactNode} from 'react';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Day from '@site/src/components/Day';

/**
 * Says that a translation is behind its original, which has changed since.
 *
 * @param changed - day of the original's last change, as `YYYY-MM-DD`
 */
export default function LateNote({changed}: {changed: string}): ReactNode {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  return (
    <p role="note" data-search="ignore">
      <Translate
        id="site.article.late"
        description="The placeholders are a link to the original page, and a date"
        values={{
          page: (
            <a
              key="page"
              href={createUrl({locale: defaultLocale, fullyQualified: false})}
              hrefLang={defaultLocale}
            >
              <Translate id="site.article.latePage" description="Link in the note of a late page">
                English page
              </Translate>
            </a>
          ),
          date: <Day key="date" date={changed} />,
        }}
      >
        {'This translation is being updated, because the {page} changed on {date}.'}
      </Translate>
    </p>
  );
}
