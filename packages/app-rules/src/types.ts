export type Platform = 'android' | 'ios' | 'unity';

/** A text by language; English where another one lacks it. */
export type Localized<Said = string> = Readonly<Record<'en', Said> & Partial<Record<string, Said>>>;

/** The list of SKAdNetwork IDs, and the networks that publish their own. */
export interface SkadnetworkIds {
  /** ISO 8601. */
  asOf: string;
  ids: readonly string[];
  networks: {own: readonly {id: string; name: string; ids: readonly string[]}[]};
}
