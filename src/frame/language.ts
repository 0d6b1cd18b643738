/** The best of the reader's languages that the site has. */
export const bestLanguage = (
  preferred: readonly string[],
  languages: readonly string[],
): string | undefined =>
  preferred
    .map((language) => language.toLowerCase().split('-')[0]!)
    .find((language) => languages.includes(language));
