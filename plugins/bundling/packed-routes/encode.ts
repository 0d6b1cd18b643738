import {isDeepStrictEqual} from 'node:util';
import {
  chunkName,
  expandDocs,
  expandRoutes,
  SEPARATOR,
  type ChunkNames,
  type ChunkShape,
  type Doc,
  type DocGroup,
  type ExpandedRoute,
  type RouteGroup,
  type RouteShape,
  type RouteTable,
} from './expand';

/** A route as the framework generates it, its component replaced by the arguments of its making. */
interface GeneratedRoute {
  path: string;
  component: {path: string; hash?: string};
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

const unexpected = (file: string, expected: string, found: unknown) =>
  new Error(
    `The generated ${file} has an unknown form; expected ${expected}, found ${JSON.stringify(found)}. Has Docusaurus been upgraded? See upstream/README.md`,
  );

/**
 * Reads the generated `routes.js`. The route of the not-found page, always the
 * last, is left out.
 *
 * @throws when the file is not of the form that Docusaurus 3.10 writes
 */
export function readRoutes(source: string): GeneratedRoute[] {
  const [, body] =
    /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n\nexport default (\[[^]*\]);\n$/.exec(
      source,
    ) ?? [];
  if (body === undefined) {
    throw unexpected('routes.js', 'two imports and a list', source.slice(0, 200));
  }
  const create = (path: string, hash?: string) => ({path, hash});
  let routes: GeneratedRoute[];
  try {
    // The file is the framework's own output of this very build.
    routes = new Function('ComponentCreator', `return ${body}`)(create) as GeneratedRoute[];
  } catch (error) {
    throw unexpected('routes.js', 'a script', String(error));
  }
  const last = routes.pop();
  if (!isDeepStrictEqual(last, {path: '*', component: {path: '*', hash: undefined}})) {
    throw unexpected('routes.js', 'the not-found page at its end', last);
  }
  return routes;
}

/**
 * Reads the generated `registry.js`.
 *
 * @returns the module to import for each chunk, as escaped in the file
 * @throws when the file is not of the form that Docusaurus 3.10 writes
 */
export function readRegistry(source: string): Map<string, string> {
  const [, body] = /^export default \{\n([^]*)\};\n$/.exec(source) ?? [];
  if (body === undefined) {
    throw unexpected('registry.js', 'an object', source.slice(0, 200));
  }
  return new Map(
    body.split('\n').map((line) => {
      const entry =
        /^ {2}"([\w-]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "(.+)"\), "\2", require\.resolveWeak\("\2"\)\],$/.exec(
          line,
        );
      if (!entry) {
        throw unexpected('registry.js', 'a chunk in each line', line);
      }
      return [entry[1] as string, entry[2] as string];
    }),
  );
}

/**
 * Packs paths, see {@link unpackPaths}.
 *
 * @throws when a path holds the separator
 */
export function packPaths(parent: string, paths: readonly string[]): string {
  let folder = parent;
  const packed = paths.map((path) => {
    if (path.includes(SEPARATOR)) {
      throw unexpected('routes.js', 'paths without line breaks', path);
    }
    const below = (start: string): string | undefined =>
      path.startsWith(`${start}/`) && /^[^/=]/.test(path.slice(start.length + 1))
        ? path.slice(start.length + 1)
        : undefined;
    const [beside, inside] = [folder === parent ? undefined : below(folder), below(parent)];
    if (path === parent) {
      return '';
    }
    folder = path.slice(0, path.lastIndexOf('/'));
    return beside === undefined ? (inside ?? `=${path}`) : `/${beside}`;
  });
  return packed.join(SEPARATOR);
}

/** Routes without the names that differ between the generated files and the tables. */
function outline(
  routes: readonly {path: string; attributes: unknown; routes?: unknown}[],
): unknown {
  return routes.map(({path, attributes, routes: children}) => ({
    path,
    attributes,
    children: children && outline(children as Parameters<typeof outline>[0]),
  }));
}

function toExpanded({path, component, routes, ...attributes}: GeneratedRoute): ExpandedRoute {
  if (typeof path !== 'string' || component?.path !== path || !component.hash) {
    throw unexpected('routes.js', 'a path and a component of the same path', {path, component});
  }
  return {path, key: component.hash, attributes, ...(routes && {routes: routes.map(toExpanded)})};
}

/**
 * Packs routes and their chunks into one table; chunks are numbered in the order
 * in which the routes name them.
 *
 * @param routes - of the generated `routes.js`
 * @param names - content of the generated `routesChunkNames.json`
 * @returns the table, and the generated name of each numbered chunk
 * @throws when the files are not of the expected form, or the table does not
 *   give back what they hold
 */
export function encodeRoutes(
  routes: readonly GeneratedRoute[],
  names: Readonly<Record<string, ChunkNames>>,
): {table: RouteTable; chunks: string[]} {
  const shapes = new Map<string, number>();
  const chunks = new Map<string, number>();

  function shapeOf(tree: ChunkNames): ChunkShape {
    if (typeof tree === 'string') {
      const known = chunks.get(tree);
      if (known !== undefined) {
        return known + 1;
      }
      chunks.set(tree, chunks.size);
      return 0;
    }
    if (typeof tree !== 'object' || tree === null) {
      throw unexpected('routesChunkNames.json', 'names of chunks', tree);
    }
    return Array.isArray(tree)
      ? tree.map(shapeOf)
      : Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, shapeOf(part)]));
  }

  function groupsOf(list: readonly ExpandedRoute[], parent: string): RouteGroup[] {
    const groups: {paths: string[]; shape: number; children?: RouteGroup[]}[] = [];
    for (const {path, key, attributes, routes: children} of list) {
      const tree = names[`${path}-${key}`];
      if (tree === undefined) {
        throw unexpected('routesChunkNames.json', `chunks of ${path}-${key}`, tree);
      }
      const text = JSON.stringify([shapeOf(tree), attributes]);
      const shape = shapes.get(text) ?? shapes.size;
      shapes.set(text, shape);
      const last = groups.at(-1);
      if (children) {
        groups.push({paths: [path], shape, children: groupsOf(children, path)});
      } else if (last?.shape === shape && !last.children) {
        last.paths.push(path);
      } else {
        groups.push({paths: [path], shape});
      }
    }
    return groups.map(({paths, shape, children}) => {
      const packed = packPaths(parent, paths);
      return children ? [packed, shape, children] : [packed, shape];
    });
  }

  const expected = routes.map(toExpanded);
  const groups = groupsOf(expected, '');
  const table = {
    groups,
    shapes: Array.from(shapes.keys(), (text) => JSON.parse(text) as RouteShape),
  };
  const order = [...chunks.keys()];

  // Nothing may be lost: a page without its chunks would only fail in the browser.
  const numbers = new Map(order.map((name, number) => [name, chunkName(number)]));
  const renamed = (tree: ChunkNames): ChunkNames =>
    typeof tree === 'string'
      ? (numbers.get(tree) as string)
      : Array.isArray(tree)
        ? tree.map(renamed)
        : Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, renamed(part)]));
  const keys = (list: readonly ExpandedRoute[]): string[] =>
    list.flatMap(({path, key, routes: children = []}) => [`${path}-${key}`, ...keys(children)]);
  const expanded = expandRoutes(table);
  if (
    !isDeepStrictEqual(outline(expanded.routes), outline(expected)) ||
    !isDeepStrictEqual(
      keys(expanded.routes).map((key) => expanded.chunkNames[key]),
      keys(expected).map((key) => renamed(names[key] as ChunkNames)),
    )
  ) {
    throw unexpected('routes.js', 'routes that the table gives back', outline(expanded.routes));
  }
  return {table, chunks: order};
}

/** Whether a module is a page's content or data: one of many, loaded by the name of its chunk. */
export const isContent = (module: string): boolean => /\.(?:mdx?|json)$/.test(module);

/**
 * Writes the imports of the chunks: those of components, by the names of their chunks,
 * and, for the bundler alone, those of pages.
 *
 * @param chunks - generated names, in order
 * @param registry - module of each generated name
 * @throws when a chunk has no module
 */
export function writeRegistry(
  chunks: readonly string[],
  registry: ReadonlyMap<string, string>,
): {components: string; pages: string} {
  const components: string[] = [];
  const pages: string[] = [];
  chunks.forEach((generated, number) => {
    const module = registry.get(generated);
    if (module === undefined) {
      throw unexpected('registry.js', `the chunk ${generated}`, module);
    }
    const name = chunkName(number);
    const load = `() => import(/* webpackChunkName: "${name}" */ "${module}"),\n`;
    if (isContent(module)) {
      pages.push(`  ${load}`);
    } else {
      components.push(`  "${name}": ${load}`);
    }
  });
  return {
    components: `export default {\n${components.join('')}};\n`,
    pages: `export default [\n${pages.join('')}];\n`,
  };
}

/**
 * Packs the docs of a version that lies at a path.
 *
 * @throws when the groups do not give back the docs
 */
export function encodeDocs(docs: readonly Doc[], versionPath: string): DocGroup[] {
  const groups: (Doc | {sidebar: string; paths: string[]})[] = [];
  for (const doc of docs) {
    const {id, path, sidebar, ...rest} = doc;
    const last = groups.at(-1);
    if (
      sidebar === undefined ||
      id === '' ||
      path !== `${versionPath}/${id}` ||
      Object.keys(rest).length > 0
    ) {
      groups.push(doc);
    } else if (last && 'paths' in last && last.sidebar === sidebar) {
      last.paths.push(path);
    } else {
      groups.push({sidebar, paths: [path]});
    }
  }
  const packed = groups.map((group): DocGroup =>
    'paths' in group ? [group.sidebar, packPaths(versionPath, group.paths)] : group,
  );
  if (!isDeepStrictEqual(expandDocs(packed, versionPath), docs)) {
    throw unexpected('globalData.json', 'docs that the groups give back', docs);
  }
  return packed;
}

/** A version of a docs instance; what is not named stays as it is. */
interface Version<Docs> {
  path: string;
  docs: Docs;
}

type Instances<Docs> = Record<string, {versions: Version<Docs>[]}>;

/** Packs the docs in the data that the docs plugin gives the whole site. */
export function encodeInstances(instances: Instances<Doc[]>): Instances<DocGroup[]> {
  return Object.fromEntries(
    Object.entries(instances).map(([id, instance]) => [
      id,
      {
        ...instance,
        versions: instance.versions.map((version) => ({
          ...version,
          docs: encodeDocs(version.docs, version.path),
        })),
      },
    ]),
  );
}
