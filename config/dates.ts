const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes an ISO date the way the given language does, for example «12 June 2025». */
export function formatDate(isoDate: string, locale: string): string {
  // Making a format takes far longer than using it.
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  formats.set(locale, format);
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
