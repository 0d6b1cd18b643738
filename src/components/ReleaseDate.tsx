import shown from '@generated/shown-releases/default/data.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatDate} from '@site/config/dates';
import type {Platform} from '@site/config/platforms';
import type {ReactNode} from 'react';

/**
 * The day a release came out, written as the current language does; nothing
 * for a version whose day is not known.
 */
export default function ReleaseDate({
  platform,
  version,
}: {
  platform: Platform;
  version: string;
}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const date = shown.releases[platform][version]?.date;
  if (!date) {
    return null;
  }
  return (
    // Browsers may write a date a little differently from the build.
    <time dateTime={date} suppressHydrationWarning>
      {formatDate(date, currentLocale)}
    </time>
  );
}
