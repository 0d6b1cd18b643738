import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {englishStrings, filesOf, russianStrings} from '../../checks/sources/strings';

const root = path.resolve(__dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  name: string;
  exports: string | Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** What the site's React gives every package that draws something. */
const PROVIDED = /^(?:react|react-dom|@docusaurus\/core)$/;

const manifests = files
  .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
  .map((file) => ({
    folder: path.posix.dirname(file),
    manifest: JSON.parse(read(file)) as Manifest,
  }));

describe.each(manifests)('$folder', ({folder, manifest}) => {
  const {exports: entries} = manifest;

  it('says in a README what it is for and how to test it', () => {
    expect(read(`${folder}/README.md`)).toMatch(/npx vitest run (?:[\w/-]+ )*packages\/[\w-]+/);
  });

  it('is imported as source, by names that lead to a file', () => {
    const targets = typeof entries === 'string' ? [entries] : Object.values(entries);
    for (const target of targets) {
      expect(target).toMatch(/^\.\/(?:src|tests)\//);
      expect(files).toContain(path.posix.join(folder, target));
    }
  });

  it('lists the packages that its sources import', () => {
    const imported = files
      .filter((file) => file.startsWith(`${folder}/src/`) && /(?<!\.test|\.d)\.tsx?$/.test(file))
      .flatMap((file) => [
        ...read(file).matchAll(
          /(?:\bfrom |\bimport |\bimport\(|\brequire(?:\.resolve)?\()'([^'\n]+)'/g,
        ),
      ])
      .map(([, from = '']) => from)
      .filter((from) => !from.startsWith('.') && !isBuiltin(from))
      .map((from) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from);
    const listed = {...manifest.dependencies, ...manifest.devDependencies};
    const missing = imported.filter((from) => !PROVIDED.test(from) && !(from in listed));
    expect([...new Set(missing)]).toEqual([]);
  });
});

it.each([
  ...new Set(files.flatMap((file) => /^plugins\/[^/]+(?=\/)/.exec(file)?.[0] ?? [])),
  'host',
])('%s says in a README what it is for', (folder) => {
  expect(files).toContain(`${folder}/README.md`);
});

it('has documents that name only commands and files that exist', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const known = [...files, ...files.map((file) => path.posix.dirname(file))];
  const wrong = files
    .filter((file) => /(?:^|\/)(?:README|ARCHITECTURE|CONTRIBUTING)\.md$/.test(file))
    .flatMap((file) => {
      const text = read(file);
      const commands = [...text.matchAll(/\bnpm run ([a-z:-]+)/g)].map(([, name = '']) => name);
      const paths = [
        ...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mts|mjs|css|json|mdx?))`/g),
      ];
      return [
        ...commands.filter((name) => !(name in scripts)).map((name) => `${file}: npm run ${name}`),
        ...paths
          .map(([, name = '']) => name)
          .filter((name) => !known.some((one) => one === name || one.endsWith(`/${name}`)))
          .map((name) => `${file}: ${name}`),
      ];
    });
  expect(wrong).toEqual([]);
});

it('has no file that imports itself through others', () => {
  const sources = files.filter((file) => /(?<!\.test|\.spec|\.d)\.[cm]?[jt]sx?$/.test(file));
  const known = new Set(sources);
  const entries = new Map(
    manifests.flatMap(({folder, manifest: {name, exports: entry}}) =>
      Object.entries(typeof entry === 'string' ? {'.': entry} : entry).map(([key, target]) => [
        path.posix.join(name, key),
        path.posix.join(folder, target),
      ]),
    ),
  );
  const imports = new Map(
    sources.map((file) => {
      const found = read(file).matchAll(/(?:\bfrom |\bimport |\bimport\(|\brequire\()'([^'\n]+)'/g);
      const targets = [...found].flatMap(([, from = '']) => {
        const base = from.startsWith('@site/')
          ? from.slice('@site/'.length)
          : path.posix.join(path.posix.dirname(file), from);
        const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
        return (
          entries.get(from) ?? endings.map((end) => base + end).find((one) => known.has(one)) ?? []
        );
      });
      return [file, targets] as const;
    }),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) {
      circles.push([...way.slice(start), file].join(' → '));
    } else if (!done.has(file)) {
      imports.get(file)?.forEach((target) => visit(target, [...way, file]));
      done.add(file);
    }
  };
  sources.forEach((file) => visit(file, []));
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(circles).toEqual([]);
});

describe('lists of folders', () => {
  /** Folders of sources; what readers never see is left out. */
  const folders = [...new Set(files.filter((file) => /\.tsx?$/.test(file)))]
    .map((file) => file.split('/')[0] as string)
    .filter((name, index, all) => !name.includes('.') && all.indexOf(name) === index);

  it.each([['tests that a configuration of Vitest runs', /\.test\.tsx?$/, 'vitest.config.mts']])(
    'have all %s',
    (_name, pattern, config) => {
      const text = read(config);
      const included = [
        ...(/'\{([\w,/]+)\}\/\*\*\/\*\.test/.exec(text)?.[1]?.split(',') ?? []),
        ...Array.from(
          text.matchAll(/'([\w/]+)\/vitest\.config\.mts'/g),
          ([, folder = '']) => folder,
        ),
      ];
      const left = files.filter(
        (file) => pattern.test(file) && !included.some((folder) => file.startsWith(`${folder}/`)),
      );
      expect(included.length).toBeGreaterThan(5);
      expect(left).toEqual([]);
    },
  );

  it('have every folder of sources where internals of the framework are looked for', () => {
    const listed = [...read('upstream/internals.test.ts').matchAll(/'(\w+)'/g)].map(
      ([, name]) => name,
    );
    expect(folders.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it.each([
    ['English', englishStrings],
    ['Russian', russianStrings],
  ])('have every file with %s words for readers', (language, strings) => {
    const seen = new Set(filesOf(strings, root).map(({file}) => file));
    const words =
      language === 'English'
        ? /\btranslate\(|<Translate\b|\bid: 'site\./
        : /['"`][^'"`\n]*[а-яё]{3}/i;
    const left = files
      .filter((file) =>
        /^(?:config|lib|packages(?!\/search)|plugins|src)\/.*(?<!\.test|\.d)\.tsx?$/.test(file),
      )
      .filter(
        (file) => !seen.has(file) && words.test(read(file).replace(/^\s*(?:\*|\/\/).*$/gm, '')),
      );
    expect(left).toEqual([]);
  });
});
