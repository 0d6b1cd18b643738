import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatDate} from '@site/config/dates';
import type {ReleaseDates} from '@site/config/shownReleases';
import type {ReactNode} from 'react';

/**
 * The day a release came out, written as the current language does; nothing
 * for a version whose day is not known.
 */
export default function ReleaseDate({
  platform,
  version,
}: {
  platform: keyof ReleaseDates;
  version: string;
}): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {currentLocale} = i18n;
  const date = (siteConfig.customFields?.releaseDates as ReleaseDates)[platform][version];
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
