import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {launchBrowser, weigh, weighAtRest, type Weight} from '../checks/lib/weight';
import {docSets} from '../config/docSets';
import {namedPages} from '../config/namedPages';
import {provider} from '../config/provider';
import {layConfiguration} from '../tests/fixtures/build';
import {mebibytes, phases, tellPhases, timed, totalSize} from './measure';
import {serve} from '../host/serve';

/**
 * Builds the same made-up pages with this site's generator and with others, one
 * after the other, each without a cache, and weighs a page of each.
 *
 * Ours runs with all that the site has: index of the search, Markdown twins, print guides, link
 * previews, start script, worker for times without a network, feeds; but for redirects, skills and
 * the check of named pages, which need pages of particular content. The others have their own
 * search on. Every generator shows a page the pages of its set in the sidebar, not of all sets.
 */

const root = path.dirname(__dirname);
const home = path.join(root, '.cache', 'peers');
const PAGES_IN_FOLDER = 60;

/** The last versions that run on Node 20. */
const VERSIONS = {
  starlight: {'@astrojs/starlight': '0.37.6', astro: '5.18.0'},
  vitepress: {vitepress: '1.6.4'},
};

/** Path of a page without its end, such as `android/part-1/page-1`, and its text. */
type Corpus = ReadonlyMap<string, {title: string; text: string}>;

/** One page of 6 to 8 KB, the same for the same number. */
function page(number: number): {title: string; text: string} {
  let state = number + 1;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const SYLLABLES = 'ad ban con der fil in lo me no po re sta ti ver work'.split(' ');
  const word = (): string =>
    Array.from({length: 1 + below(3)}, () => SYLLABLES[below(SYLLABLES.length)]).join('');
  const words = (count: number): string => Array.from({length: count}, word).join(' ');
  const paragraph = (): string =>
    Array.from({length: 5 + below(3)}, () => `The ${words(10 + below(6))}.`).join(' ');
  const rows = Array.from({length: 6}, () => `| \`${word()}\` | ${word()} | ${words(6)} |`);
  const kotlin = Array.from({length: 8}, () => `    val ${word()}: Int = ${word()}("${word()}")`);
  const swift = Array.from({length: 8}, () => `    let ${word()} = ${word()}("${word()}")`);
  const extras = [
    `| Name | Type | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}`,
    `\`\`\`kotlin\nfun ${word()}() {\n${kotlin.join('\n')}\n}\n\`\`\``,
    `\`\`\`swift\nfunc ${word()}() {\n${swift.join('\n')}\n}\n\`\`\``,
    `:::tip\n\n${paragraph()}\n\n:::`,
    '',
  ];
  const parts = extras.map((extra, index) =>
    [`## Part ${index + 1} of ${words(3)}`, paragraph(), paragraph(), extra].join('\n\n'),
  );
  const title = `Page ${number} on ${words(3)}`;
  const front = `---\ntitle: ${title}\ndescription: How to ${words(14)}.\n---`;
  return {title, text: [front, paragraph(), ...parts, ''].join('\n\n')};
}

/** The pages that menus lead to, so that no link is broken, then folders of pages in turn for the sets. */
function corpus(count: number): Corpus {
  const sets = docSets.map(({id}) => id);
  const named = namedPages.map(({to}) => to.slice(1).replace(/#.*/, ''));
  // Archives are no folders of their own here.
  const isArchived = (to: string): boolean => /^\w+\/\d/.test(to);
  const paths = new Set(
    named.filter((to) => sets.includes(to.split('/')[0] as string) && !isArchived(to)),
  );
  for (let number = 0; paths.size < count; number += 1) {
    const folder = Math.floor(number / PAGES_IN_FOLDER);
    paths.add(`${sets[folder % sets.length]}/part-${folder}/page-${number}`);
  }
  return new Map([...paths].map((name, number) => [name, page(number)]));
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

interface Generator {
  name: string;
  packages?: Readonly<Record<string, string>>;
  /** Where pages go and the build comes to be, from the generator's folder. */
  pages: string;
  output: string;
  /** Of a page's file. */
  end: string;
  lay: (folder: string, pages: Corpus) => void;
  /** Command from the folder of the packages. */
  build: readonly string[];
}

const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const generators: readonly Generator[] = [
  {
    name: 'ours',
    pages: 'docs',
    output: 'build',
    end: '.mdx',
    lay: layConfiguration,
    build: [cli, 'build', '--locale', 'en'],
  },
  {
    name: 'starlight',
    packages: VERSIONS.starlight,
    pages: 'src/content/docs',
    output: 'dist',
    end: '.md',
    lay(folder) {
      const sidebar = docSets.map(({id}) => ({label: id, autogenerate: {directory: id}}));
      const options = {title: 'Peers', sidebar, routeMiddleware: './src/set.ts'};
      write(
        path.join(folder, 'astro.config.mjs'),
        `import starlight from '@astrojs/starlight';\nexport default {site: 'https://example.com', integrations: [starlight(${JSON.stringify(options)})]};\n`,
      );
      write(
        path.join(folder, 'src/content.config.ts'),
        `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n`,
      );
      write(
        path.join(folder, 'src/set.ts'),
        `export const onRequest = ({locals: {starlightRoute: route}}) => {
  route.sidebar = route.sidebar.filter(({label}) => route.id.startsWith(label + '/'));
};\n`,
      );
    },
    build: ['node_modules/astro/astro.js', 'build'],
  },
  {
    name: 'vitepress',
    packages: VERSIONS.vitepress,
    pages: 'docs',
    output: 'docs/.vitepress/dist',
    end: '.md',
    lay(folder, pages) {
      const sidebar: Record<string, {text: string; items: {text: string; link: string}[]}[]> = {};
      for (const [name, {title}] of pages) {
        const set = `/${name.split('/')[0]}/`;
        const groups = (sidebar[set] ??= []);
        const text = path.dirname(name);
        let group = groups.find((known) => known.text === text);
        if (!group) {
          group = {text, items: []};
          groups.push(group);
        }
        group.items.push({text: title, link: `/${name}`});
      }
      const themeConfig = {sidebar, search: {provider: 'local'}};
      write(
        path.join(folder, 'docs/.vitepress/config.mjs'),
        // Else every page would hold the sidebars of all.
        `export default ${JSON.stringify({title: 'Peers', metaChunk: true, themeConfig})};\n`,
      );
    },
    build: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
  },
];

/** Leaves a generator's packages and nothing else, and installs them where they are missing. */
function prepare(folder: string, packages?: Readonly<Record<string, string>>): void {
  const kept = packages ? ['node_modules', 'package-lock.json'] : [];
  for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
    if (!kept.includes(entry)) {
      rmSync(path.join(folder, entry), {recursive: true});
    }
  }
  if (packages) {
    for (const cache of ['.astro', '.vite', '.cache']) {
      rmSync(path.join(folder, 'node_modules', cache), {recursive: true, force: true});
    }
    const own = {private: true, type: 'module', dependencies: packages};
    write(path.join(folder, 'package.json'), JSON.stringify(own));
    timed(['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'], folder);
  }
}

const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

async function weighed(output: string, address: string, ours: boolean): Promise<Weight> {
  const baseUrl = ours ? provider.baseUrl : '/';
  const browser = await launchBrowser();
  const server = await serve({folder: output, port: 0, baseUrl, plain: !ours});
  try {
    const {port} = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}${baseUrl}${address}`;
    return await (ours ? weigh : weighAtRest)(browser, url);
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Prints for each generator how long it builds, how large the build is and what
 * the first visit of a page loads. One that fails is told and left out.
 *
 * @param count - of pages
 */
export async function benchPeers(count: number): Promise<void> {
  const pages = corpus(count);
  const bytes = [...pages.values()].reduce((sum, {text}) => sum + text.length, 0);
  console.log(`${pages.size} pages of ${kibibytes(bytes / pages.size)}`);
  let own: number | undefined;
  for (const {name, packages, pages: place, output, end, lay, build} of generators) {
    const folder = path.join(home, name);
    try {
      prepare(folder, packages);
      lay(folder, pages);
      for (const [file, {title, text}] of pages) {
        // VitePress alone shows no title of its own.
        const shown =
          name === 'vitepress' ? text.replace('\n---\n', `\n---\n\n# ${title}\n`) : text;
        write(path.join(folder, place, file + end), shown);
      }
      const run = timed([process.execPath, ...build], folder, {
        ...tellPhases,
        NODE_ENV: '',
        NODE_OPTIONS: '--max-old-space-size=8192',
        ASTRO_TELEMETRY_DISABLED: '1',
      });
      own ??= name === 'ours' ? run.processor : undefined;
      const size = mebibytes(totalSize(path.join(folder, output)));
      const address = [...pages.keys()].at(-1) as string;
      const {untouched, script, styles, document} = await weighed(
        path.join(folder, output),
        address,
        name === 'ours',
      );
      console.log(
        `${name}: ${run.seconds.toFixed(1)} s, processors ${run.processor.toFixed(1)} s` +
          `${own ? ` (ours is ${(own / run.processor).toFixed(2)} of it)` : ''}, output ${size}; ` +
          `first visit: script ${kibibytes(script)}, of it untouched ${kibibytes(untouched)}, ` +
          `styles ${kibibytes(styles)}, document ${kibibytes(document)}`,
      );
      phases(run.output).forEach((line) => console.log(line));
    } catch (error) {
      console.log(`${name}: left out. ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
