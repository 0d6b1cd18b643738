import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatDate} from '@site/config/dates';

/**
 * A day, written as the language of the page does.
 *
 * @param date - as `YYYY-MM-DD`
 */
export default function Day({date}: {date: string}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    // Browsers may write a date a little differently from the build.
    <time dateTime={date} suppressHydrationWarning>
      {formatDate(date, currentLocale)}
    </time>
  );
}
