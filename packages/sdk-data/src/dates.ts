const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an ISO date in the given language, for example “12 June 2025”, or a month, which
 * Russian has as it follows a preposition: “April 2027”, «апреля 2027». An invalid date is
 * returned unchanged; the check of the data reports it.
 */
export function formatDate(isoDate: string, locale: string): string {
  // Creating a formatter takes far longer than using it.
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  formats.set(locale, format);
  const isMonth = /^\d{4}-\d{2}$/.test(isoDate);
  const date = new Date(`${isoDate}${isMonth ? '-01' : ''}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) {
    return isoDate;
  }
  // Without the Russian «г.», which would double the point at the end of a sentence.
  const written = format.format(date).replace(/\sг\.$/, '');
  return isMonth ? written.replace(/^1\s/, '') : written;
}
