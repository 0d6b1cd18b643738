import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatDate} from '@help-center/sdk-data/dates';

/**
 * A date in the format of the page's language.
 *
 * @param date - as `YYYY-MM-DD`
 */
export default function Day({date}: {date: string}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    // The browser's format may differ slightly from the build's.
    <time dateTime={date} suppressHydrationWarning>
      {formatDate(date, currentLocale).replace(' ', '\u00a0')}
    </time>
  );
}
