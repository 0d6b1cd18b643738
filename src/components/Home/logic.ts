/** Something the home page leads to. */
export interface Topic {
  /** Stable name, also the end of its texts' ids. */
  id: string;
  /** Addresses without base URL and leading slash, best first; a hash may follow. */
  targets: readonly string[];
}

interface DocsData {
  versions: readonly {isLast: boolean; docs: readonly {path: string}[]}[];
}

/**
 * Addresses of all pages of the latest versions.
 *
 * @param docs - data of all docs plugin instances
 * @param baseUrl - base URL of the current language; starts and ends with a slash
 * @returns addresses without base URL
 */
export function pageAddresses(
  docs: Readonly<Record<string, DocsData>>,
  baseUrl: string,
): ReadonlySet<string> {
  return new Set(
    Object.values(docs)
      .flatMap(({versions}) => versions.filter(({isLast}) => isLast))
      .flatMap((version) => version.docs.map(({path}) => path))
      .filter((path) => path.startsWith(baseUrl))
      .map((path) => path.slice(baseUrl.length)),
  );
}

/**
 * Keeps the topics that have a page, each with the best address that exists.
 */
export function presentTopics<T extends Topic>(
  topics: readonly T[],
  pages: ReadonlySet<string>,
): (T & {to: string})[] {
  return topics.flatMap((topic) => {
    const target = topic.targets.find((address) => pages.has(address.split('#')[0] as string));
    return target === undefined ? [] : [{...topic, to: `/${target}`}];
  });
}
