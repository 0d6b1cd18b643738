declare function loader(this: unknown, source: string, map: unknown): void;
declare namespace loader {
  function translationsIn(
    source: string,
    translations: Readonly<Record<string, string>>,
  ): Record<string, string>;
}
export = loader;
