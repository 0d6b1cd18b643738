/**
 * Expands the packed tables of routes, chunks and docs to the form that Docusaurus
 * reads. Runs in the browser at startup; `encode.ts` writes the tables.
 */

/** Chunks of a route: 0 is the next chunk not used so far, n the chunk numbered n − 1. */
export type ChunkShape = number | readonly ChunkShape[] | {readonly [key: string]: ChunkShape};

/** What routes of the same shape share: their chunks and their other attributes. */
export type RouteShape = readonly [
  chunks: Readonly<Record<string, ChunkShape>>,
  attributes: Readonly<Record<string, unknown>>,
];

/** Sibling routes of the same shape, by their paths; a route with children is its own group. */
export type RouteGroup =
  | readonly [paths: readonly string[], shape: number]
  | readonly [paths: readonly string[], shape: number, children: readonly RouteGroup[]];

export interface RouteTable {
  readonly shapes: readonly RouteShape[];
  readonly groups: readonly RouteGroup[];
}

export type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

export interface ExpandedRoute {
  path: string;
  /** Second part of the key of the route's chunks; the first is its path. */
  key: string;
  attributes: Readonly<Record<string, unknown>>;
  routes?: ExpandedRoute[];
}

/** A doc in the docs plugin's global data. */
export interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Docs with paths that follow from their ids, as sidebar and ids, or another doc. */
export type DocGroup = readonly [sidebar: string, ids: readonly string[]] | Doc;

/** Name of the chunk with a number. */
export const chunkName = (number: number): string => `p${number.toString(36)}`;

/** Restores the route tree and its chunk names. */
export function expandRoutes({shapes, groups}: RouteTable): {
  routes: ExpandedRoute[];
  chunkNames: Record<string, ChunkNames>;
} {
  const chunkNames: Record<string, ChunkNames> = {};
  let routesSoFar = 0;
  let chunksSoFar = 0;

  function namesOf(shape: ChunkShape): ChunkNames {
    if (typeof shape === 'number') {
      return chunkName(shape === 0 ? chunksSoFar++ : shape - 1);
    }
    return Array.isArray(shape)
      ? shape.map(namesOf)
      : Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, namesOf(part)]));
  }

  function routesOf(list: readonly RouteGroup[]): ExpandedRoute[] {
    return list.flatMap(([paths, shape, children]) =>
      paths.map((path): ExpandedRoute => {
        const [chunks, attributes] = shapes[shape] as RouteShape;
        const key = (routesSoFar++).toString(36);
        chunkNames[`${path}-${key}`] = namesOf(chunks);
        return {path, key, attributes, ...(children && {routes: routesOf(children)})};
      }),
    );
  }

  return {routes: routesOf(groups), chunkNames};
}

/** Restores the docs of a version. */
export function expandDocs(groups: readonly DocGroup[], versionPath: string): Doc[] {
  return groups.flatMap((group) => {
    if ('id' in group) {
      return group;
    }
    const [sidebar, ids] = group;
    return ids.map((id) => ({id, path: `${versionPath}/${id}`, sidebar}));
  });
}
