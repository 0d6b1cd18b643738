/**
 * What stands in a sample for a value that the reader may give once: an app key, or AdMob's app
 * ID, for which Google's public sample stands on pages that lead to a first ad.
 */
const PLACEHOLDER =
  /YOUR_(?:(?:ANDROID|IOS)_)?APP_KEY|ca-app-pub-(?:X{16}~X{10}|3940256099942544~\d{10})/;

const LANGUAGES: Readonly<Record<string, string>> = {
  kotlin: 'android',
  java: 'android',
  swift: 'ios',
  objectivec: 'ios',
};

/**
 * Splits a text at its placeholders.
 *
 * @returns texts and placeholders in turn, as `String.split` does
 */
export const splitAtPlaceholders = (text: string): string[] =>
  text.split(new RegExp(`(${PLACEHOLDER.source})`));

/**
 * Tells whose value a placeholder stands for.
 *
 * @param language - of the sample
 * @param code - the whole sample
 * @returns `android`, `ios`, `admob-android` or `admob-ios`; undefined where the sample
 *   doesn't tell which app it is about, as in Unity's calls before there were two keys
 */
export function ownValueOf(
  placeholder: string,
  language: string,
  code: string,
): string | undefined {
  if (placeholder.startsWith('ca-')) {
    return /\bandroid:/.test(code)
      ? 'admob-android'
      : code.includes('<string>')
        ? 'admob-ios'
        : undefined;
  }
  return /ANDROID|IOS/.exec(placeholder)?.[0].toLowerCase() ?? LANGUAGES[language];
}
