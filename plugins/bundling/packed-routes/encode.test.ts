import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  encodeDocs,
  encodeInstances,
  encodeRoutes,
  readRegistry,
  readRoutes,
  writeRegistry,
} from './encode';
import {expandDocs, expandRoutes, type ChunkNames, type Doc} from './expand';

const routesFile = (body: string) =>
  `import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default ${body};\n`;

const NOT_FOUND = `{path: '*', component: ComponentCreator('*')}`;

/** Addresses as authors may name them, and worse: roots, slashes, signs of the packing. */
const segment = fc.oneof(
  fc.stringMatching(/^[a-z0-9.-]{1,12}$/),
  fc.constantFrom('', '=', '=a', '/', '//', '*', 'а-ё', '%20', '"', '\\', ' '),
);
const address = fc.array(segment, {maxLength: 4}).map((parts) => `/${parts.join('/')}`);

describe('readRoutes', () => {
  it('reads the framework’s form and leaves the not-found page out', () => {
    const source = routesFile(
      `[\n  {\n    path: '/a',\n    component: ComponentCreator('/a', '1f2'),\n    exact: true\n  },\n  ${NOT_FOUND}\n]`,
    );
    expect(readRoutes(source)).toEqual([
      {path: '/a', component: {path: '/a', hash: '1f2'}, exact: true},
    ]);
  });

  it.each([
    ['another import', `import x from 'y';\n${routesFile(`[${NOT_FOUND}]`)}`],
    ['no list', routesFile('{}')],
    ['nothing', ''],
  ])('refuses a file with %s, and names it', (_, source) => {
    expect(() => readRoutes(source)).toThrow(
      /generated routes\.js has an unknown form.*upstream\/README\.md/,
    );
  });

  it('refuses a list without the not-found page at its end', () => {
    const source = routesFile(`[{path: '/a', component: ComponentCreator('/a', '1f2')}]`);
    expect(() => readRoutes(source)).toThrow(/expected the not-found page at its end/);
  });
});

describe('readRegistry', () => {
  const line = (name: string, module: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

  it('gives the module of each chunk', () => {
    const source = `export default {\n${line('content---a-1f2', '@site/docs/a.mdx')}${line('x', '~docs/x.json').trimEnd()}};\n`;
    expect([...readRegistry(source)]).toEqual([
      ['content---a-1f2', '@site/docs/a.mdx'],
      ['x', '~docs/x.json'],
    ]);
  });

  it('names the line it does not know', () => {
    const source = `export default {\n${line('a', '@site/a.mdx')}  "b": lazy("@site/b.mdx"),\n};\n`;
    expect(() => readRegistry(source)).toThrow(/registry\.js.*lazy\(\\"@site\/b\.mdx\\"\)/);
  });

  it('refuses a file of another form', () => {
    expect(() => readRegistry('module.exports = {}')).toThrow(/generated registry\.js/);
  });
});

describe('writeRegistry', () => {
  it('numbers the modules in the order of the chunks', () => {
    const modules = new Map([
      ['b', '@site/b.mdx'],
      ['a', '@site/a.mdx'],
    ]);
    const {pages} = writeRegistry(['a', 'b'], modules);
    expect(pages.indexOf('"p0" */ "@site/a.mdx"')).toBeGreaterThan(0);
    expect(pages.indexOf('"p1" */ "@site/b.mdx"')).toBeGreaterThan(pages.indexOf('"p0"'));
  });

  it('keeps what pages hold apart from components', () => {
    const modules = new Map([
      ['a', '@site/a.mdx'],
      ['b', '@theme/DocItem'],
      ['c', '@generated/docs/default/p/c.json'],
      ['d', '@generated/docusaurus.config'],
    ]);
    const {components, pages} = writeRegistry([...modules.keys()], modules);
    expect(components).toContain(
      '"p1": () => import(/* webpackChunkName: "p1" */ "@theme/DocItem")',
    );
    expect(components).toContain('"p3": ');
    expect(components).not.toMatch(/p0|p2/);
    expect(pages).not.toMatch(/p1|p3/);
  });

  it('refuses a chunk without a module', () => {
    expect(() => writeRegistry(['a'], new Map())).toThrow(/expected the chunk a/);
  });
});

/** A route with children or without, and the chunks of each, as the framework names them. */
interface Sample {
  path: string;
  exact: boolean;
  chunks: ChunkNames;
  children: Sample[];
}

const chunks: fc.Arbitrary<ChunkNames> = fc.letrec<{tree: ChunkNames; leaf: string}>((tie) => ({
  leaf: fc.constantFrom('layout', 'page', 'a', 'b', 'c', '__proto', 'p0'),
  tree: fc.oneof(
    {maxDepth: 2},
    tie('leaf'),
    fc.array(tie('tree'), {maxLength: 2}),
    fc.dictionary(fc.constantFrom('__comp', '__context', 'content', '0'), tie('tree'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).tree;

const sample: fc.Arbitrary<Sample> = fc.letrec<{route: Sample}>((tie) => ({
  route: fc.record({
    path: address,
    exact: fc.boolean(),
    chunks: fc.dictionary(fc.constantFrom('__comp', 'content'), chunks, {noNullPrototype: true}),
    children: fc.oneof(
      {maxDepth: 2},
      fc.constant<Sample[]>([]),
      fc.array(tie('route'), {maxLength: 3}),
    ),
  }),
})).route;

describe('encodeRoutes', () => {
  type Generated = Parameters<typeof encodeRoutes>[0][number];

  function generate(samples: readonly Sample[]) {
    const names: Record<string, ChunkNames> = {};
    let made = 0;
    const route = ({path, exact, chunks: tree, children}: Sample): Generated => {
      const hash = `h${made++}`;
      names[`${path}-${hash}`] = tree;
      return {
        path,
        component: {path, hash},
        ...(exact && {exact}),
        ...(children.length > 0 && {routes: children.map(route)}),
      };
    };
    return {routes: samples.map(route), names};
  }

  it('gives back every path, attribute and chunk', () => {
    fc.assert(
      fc.property(fc.array(sample, {maxLength: 6}), (samples) => {
        const {routes, names} = generate(samples);
        const {table, chunks: order} = encodeRoutes(routes, names);
        const stored = JSON.parse(JSON.stringify(table)) as typeof table;
        const expanded = expandRoutes(stored);

        const original = (tree: ChunkNames): ChunkNames =>
          typeof tree === 'string'
            ? (order[parseInt(tree.slice(1), 36)] as string)
            : Array.isArray(tree)
              ? tree.map(original)
              : Object.fromEntries(
                  Object.entries(tree).map(([key, part]) => [key, original(part)]),
                );
        const read = (list: typeof expanded.routes): Sample[] =>
          list.map(({path, key, attributes, routes: children = []}) => ({
            path,
            exact: Boolean(attributes.exact),
            chunks: original(expanded.chunkNames[`${path}-${key}`] as ChunkNames),
            children: read(children),
          }));
        expect(read(expanded.routes)).toEqual(samples);
        expect(new Set(order).size).toBe(order.length);
      }),
    );
  });

  it('refuses a route whose chunks are missing', () => {
    const {routes} = generate([{path: '/a', exact: true, chunks: {}, children: []}]);
    expect(() => encodeRoutes(routes, {})).toThrow(/routesChunkNames\.json.*chunks of \/a-h0/);
  });

  it('refuses chunks of an unknown form', () => {
    const {routes} = generate([{path: '/a', exact: true, chunks: {}, children: []}]);
    const names = {'/a-h0': {content: 7}} as unknown as Record<string, ChunkNames>;
    expect(() => encodeRoutes(routes, names)).toThrow(/routesChunkNames\.json.*names of chunks/);
  });

  it('refuses a component that belongs to another path', () => {
    const routes = [{path: '/a', component: {path: '/b', hash: '1'}}];
    expect(() => encodeRoutes(routes, {})).toThrow(/a path and a component of the same path/);
  });
});

describe('encodeDocs', () => {
  const doc: fc.Arbitrary<Doc> = fc
    .record(
      {
        id: fc.oneof(segment, fc.stringMatching(/^[a-z]{1,4}\/[a-z]{1,4}$/)),
        path: address,
        sidebar: fc.constantFrom('docs', 'other'),
      },
      {requiredKeys: ['id', 'path']},
    )
    .chain((one) => fc.constantFrom(one, {...one, path: `/android/${one.id}`}));

  it('gives back the docs in their order', () => {
    fc.assert(
      fc.property(fc.array(doc, {maxLength: 12}), (docs) => {
        const stored = JSON.parse(JSON.stringify(encodeDocs(docs, '/android'))) as ReturnType<
          typeof encodeDocs
        >;
        expect(expandDocs(stored, '/android')).toEqual(docs);
      }),
    );
  });

  it('keeps everything else of the versions', () => {
    const version = {path: '/x', label: '3.7.0', isLast: true, docs: [{id: 'a', path: '/x/a'}]};
    expect(encodeInstances({default: {versions: [version]}})).toEqual({
      default: {versions: [{...version, docs: [{id: 'a', path: '/x/a'}]}]},
    });
  });
});
