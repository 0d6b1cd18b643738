/** Ad types as pages name them. */
export const adTypes = ['banner', 'interstitial', 'mrec', 'native', 'rewarded-video'] as const;
export type AdType = (typeof adTypes)[number];

export type Platform = 'android' | 'ios' | 'unity';

/** A text by language; English where another one lacks it. */
export type Localized<Text = string> = Readonly<Record<'en', Text> & Partial<Record<string, Text>>>;

/** The list of SKAdNetwork IDs, and the networks that publish their own. */
export interface SkadnetworkIds {
  /** ISO 8601. */
  asOf: string;
  ids: readonly string[];
  networks: {own: readonly {id: string; name: string; ids: readonly string[]}[]};
}

/** A text in a language, or in English if it isn't translated. */
export const inLocale = <Text>(text: Localized<Text>, locale: string): Text =>
  text[locale] ?? text.en;

/** Names in a row, the last after "and". */
export const listIn = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, {type: 'conjunction'}).format(names);
