declare function loader(this: {resourcePath: string}, source: string): string;
declare namespace loader {
  const subsets: Readonly<Record<'ad-networks.json' | 'releases.json', (data: unknown) => unknown>>;
}
export = loader;
