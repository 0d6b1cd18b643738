const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an ISO date in the given language, for example “12 June 2025”. An invalid
 * date is returned unchanged; the check of the data reports it.
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
  const date = new Date(`${isoDate}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? isoDate : format.format(date);
}
