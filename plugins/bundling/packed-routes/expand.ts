/**
 * The compact tables of routes, chunks and docs, and the way back to what the
 * framework reads. Runs in the browser at start; `encode.ts` makes the tables.
 */

/** Chunks of a route: 0 is the next chunk not met so far, n the chunk numbered n − 1. */
export type ChunkShape = number | readonly ChunkShape[] | {readonly [key: string]: ChunkShape};

/** What routes of a kind share: their chunks and their other attributes. */
export type RouteShape = readonly [
  chunks: Readonly<Record<string, ChunkShape>>,
  attributes: Readonly<Record<string, unknown>>,
];

/** Sibling routes of one shape, by their packed paths; one with children stands alone. */
export type RouteGroup =
  | readonly [paths: string, shape: number]
  | readonly [path: string, shape: number, children: readonly RouteGroup[]];

export interface RouteTable {
  readonly shapes: readonly RouteShape[];
  readonly groups: readonly RouteGroup[];
}

export type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

export interface ExpandedRoute {
  path: string;
  /** Second half of the key of the route's chunks; the first is its path. */
  key: string;
  attributes: Readonly<Record<string, unknown>>;
  routes?: ExpandedRoute[];
}

/** A doc as the docs plugin lists it for the whole site. */
export interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Docs whose paths follow from their ids, by sidebar and packed ids, or a doc as it is. */
export type DocGroup = readonly [sidebar: string, ids: string] | Doc;

/** Stands between packed paths: the one character that no path holds. */
export const SEPARATOR = '\n';

/** Name of the chunk with a number. */
export const chunkName = (number: number): string => `p${number.toString(36)}`;

/**
 * Unpacks paths: below the parent, or, after a slash, beside the path before;
 * after an equals sign a path stands as it is.
 */
export function unpackPaths(parent: string, packed: string): string[] {
  let folder = parent;
  return packed.split(SEPARATOR).map((part) => {
    if (part === '') {
      return parent;
    }
    let path = part.slice(1);
    if (part[0] === '/') {
      path = folder + part;
    } else if (part[0] !== '=') {
      path = `${parent}/${part}`;
    }
    folder = path.slice(0, path.lastIndexOf('/'));
    return path;
  });
}

/** Restores the tree of routes and the names of their chunks. */
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

  function routesOf(list: readonly RouteGroup[], parent: string): ExpandedRoute[] {
    return list.flatMap(([packed, shape, children]) =>
      unpackPaths(parent, packed).map((path): ExpandedRoute => {
        const [chunks, attributes] = shapes[shape] as RouteShape;
        const key = (routesSoFar++).toString(36);
        chunkNames[`${path}-${key}`] = namesOf(chunks);
        return {path, key, attributes, ...(children && {routes: routesOf(children, path)})};
      }),
    );
  }

  return {routes: routesOf(groups, ''), chunkNames};
}

/** Restores the docs of a version that lies at a path. */
export function expandDocs(groups: readonly DocGroup[], versionPath: string): Doc[] {
  return groups.flatMap((group) => {
    if ('id' in group) {
      return group;
    }
    const [sidebar, ids] = group;
    return unpackPaths(versionPath, ids).map((path) => ({
      id: path.slice(versionPath.length + 1),
      path,
      sidebar,
    }));
  });
}
