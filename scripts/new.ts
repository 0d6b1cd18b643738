/**
 * Creates what a recipe in CONTRIBUTING.md describes, asking for what is missing:
 *
 *   npm run new -- page docs/ios/ad-types/banner.mdx
 *   npm run new -- network admob
 *   npm run new -- doc-set analytics
 *   npm run new -- beta android 4.0.0-beta.1
 *
 * Answers can also be options: `--title="Banner ads"`. Existing files are not overwritten.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {stringify} from 'yaml';
import {docSets, pagesFolder, type DocSet} from '../config/docSets';
import {defaultLocale, locales} from '../config/locales';
import {foldersOf, guides, type Guide} from '../config/platforms';
import type {AdNetworks, Entry} from '../data/ad-networks.json';
import type {Release, Releases} from '../data/releases.json';
import {asCommand} from '../host/command';
import {archivePages} from './docs-version';

/** Returns the answer to a question. */
export type Ask = (name: string, question: string) => Promise<string>;

interface Kind {
  usage: string;
  /** @returns the remaining steps */
  make: (root: string, names: readonly string[], ask: Ask) => Promise<string>;
}

function expected(fits: boolean, message: string): asserts fits {
  if (!fits) {
    throw new Error(message);
  }
}

async function edit(root: string, file: string, change: (text: string) => string): Promise<void> {
  const whole = path.join(root, file);
  const before = readFileSync(whole, 'utf8');
  const text = change(before);
  expected(text !== before, `${file} has no place for it; add it by hand, see CONTRIBUTING.md`);
  const options = {...(await resolveConfig(whole)), filepath: whole};
  writeFileSync(whole, file.endsWith('.mdx') ? text : await format(text, options));
}

const readJson = <Data>(root: string, file: string): Data =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Data;

const editJson = <Data>(root: string, file: string, change: (data: Data) => void): Promise<void> =>
  edit(root, file, () => {
    const data = readJson<Data>(root, file);
    change(data);
    return JSON.stringify(data, null, 2);
  });

/** The first unused position in a folder. */
function nextPosition(root: string, folder: string): number {
  const directory = path.join(root, folder);
  const taken = (existsSync(directory) ? readdirSync(directory) : [])
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(path.join(directory, name), 'utf8'))
    .map((text) => Number(/^sidebar_position: (\d+)/m.exec(text)?.[1] ?? 0));
  return Math.max(0, ...taken) + 1;
}

/** Asks a question once per language, such as `title` and `title-ru`. */
async function askAll(ask: Ask, name: string, question: string) {
  const answers: Release['changes'][number]['text'] = {en: ''};
  for (const locale of locales) {
    const isDefault = locale === defaultLocale;
    answers[locale] = await ask(isDefault ? name : `${name}-${locale}`, `${question} (${locale})`);
  }
  return answers;
}

async function addPages(root: string, set: DocSet, local: string, ask: Ask): Promise<void> {
  const titles = await askAll(ask, 'title', 'Title, in sentence case');
  const descriptions = await askAll(
    ask,
    'description',
    'Description, a sentence of 50 to 160 characters',
  );
  const position = nextPosition(root, path.posix.join(set.folder, path.posix.dirname(local)));
  const files = locales.map((locale) => `${pagesFolder(set, locale)}/${local}`);
  for (const file of files) {
    expected(!existsSync(path.join(root, file)), `${file} already exists; nothing was written`);
  }
  locales.forEach((locale, index) => {
    const [title, description] = [titles[locale], descriptions[locale]];
    const front = stringify({title, description, sidebar_position: position}, {lineWidth: 0});
    const file = path.join(root, files[index] as string);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `---\n${front}---\n\n${description}\n`);
  });
}

const WRITE =
  'Write the page in both languages, at least 150 words. Then: npm run docs:updated, npm run ru:reviewed -- <page>, npm run samples -- --record, npm run check.';

const page: Kind = {
  usage: 'page docs/<set>/<name>.mdx',
  async make(root, [file = ''], ask) {
    const set = docSets.find(({folder}) => file.startsWith(`${folder}/`));
    expected(
      set !== undefined && /^[\w/-]+\.mdx$/.test(file),
      `"${file}" is not a path for a page; docs/<set>/<name>.mdx was expected, with one of ${docSets.map(({id}) => id).join(', ')}`,
    );
    await addPages(root, set, file.slice(set.folder.length + 1), ask);
    return WRITE;
  },
};

const docSet: Kind = {
  usage: 'doc-set <id>',
  async make(root, [id = ''], ask) {
    expected(
      /^[a-z][a-z-]*$/.test(id),
      `"${id}" is not an id; lower-case letters and hyphens were expected`,
    );
    expected(!docSets.some((set) => set.id === id), `the doc set ${id} already exists`);
    const names = await askAll(ask, 'name', 'Name of the doc set');
    const set = {id, pluginId: id, folder: `docs/${id}`, route: id, label: 'Next'};
    await addPages(root, set, 'introduction.mdx', ask);
    await edit(root, 'config/docSets.ts', (text) =>
      text.replace("  set('onboarding'", `  set('${id}'),\n  set('onboarding'`),
    );
    await edit(root, 'config/setTitles.ts', (text) =>
      locales.reduce(
        (all, locale) =>
          all.replace(
            new RegExp(`(\\n {2}${locale}: \\{[^]*?\\n)( {4}onboarding:)`),
            (_, before: string, after: string) =>
              `${before}    ${JSON.stringify(id)}: ${JSON.stringify(names[locale])},\n${after}`,
          ),
        text,
      ),
    );
    return WRITE;
  },
};

const RELEASES = 'data/releases.json';
const NETWORKS = 'data/ad-networks.json';

function guideNamed(name: string | undefined): Guide {
  const guide = guides.find(({platform}) => platform === name);
  expected(
    guide !== undefined,
    `"${name ?? ''}" is not a platform; one of ${guides.map(({platform}) => platform).join(', ')} was expected`,
  );
  return guide;
}

async function askDay(ask: Ask): Promise<string> {
  const day = await ask('date', 'Day of the release, as 2025-06-12');
  expected(
    /^\d{4}-\d\d-\d\d$/.test(day),
    `"${day}" is not a date; YYYY-MM-DD was expected, such as 2025-06-12`,
  );
  return day;
}

const network: Kind = {
  usage: 'network <id>',
  async make(root, [id = ''], ask) {
    expected(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id),
      `"${id}" is not an id; one such as admob was expected`,
    );
    const {networks, services} = readJson<AdNetworks>(root, NETWORKS);
    expected(
      ![...networks, ...services].some((one) => one.id === id),
      `${NETWORKS} already has ${id}; nothing was written`,
    );
    const name = await ask('name', 'Name of the network, as its owner writes it');
    const entry: Entry = {
      id,
      name,
      kind: 'network',
      runtimeName: null,
      adTypes: null,
      demand: null,
      platforms: {android: null, ios: null, unity: null},
      needs: [],
      requires: [],
      conflicts: [],
      sources: {},
    };
    await editJson<AdNetworks>(root, NETWORKS, (data) => {
      data.networks.push(entry);
      data.networks.sort((a, b) => a.id.localeCompare(b.id, 'en'));
    });
    return `Add its artifacts, pods and sources to ${NETWORKS}; null means not published. Then: npm run check, npm run unit.`;
  },
};

const beta: Kind = {
  usage: 'beta <platform> <version>',
  async make(root, [name, version = ''], ask) {
    const {platform, pluginId} = guideNamed(name);
    expected(
      /^\d+\.\d+\.\d+-(?:alpha|beta|rc)\.\d+$/.test(version),
      `"${version}" is not a beta; one such as 4.0.0-beta.1 was expected`,
    );
    const known = readJson<Releases>(root, RELEASES).platforms[platform];
    const latest = known.releases[0] as Release;
    expected(!known.beta, `${RELEASES} already has a beta of ${platform}; nothing was written`);
    const date = await askDay(ask);
    archivePages(root, pluginId, version);
    // What the plugin's repository calls a release says its version, in the beta's pages too.
    const facts = JSON.parse(
      JSON.stringify(latest.facts).replaceAll(`v${latest.version}"`, `v${version}"`),
    ) as Release['facts'];
    await editJson<Releases>(root, RELEASES, ({platforms}) => {
      platforms[platform].beta = {version, date, facts};
    });
    await editJson<AdNetworks>(root, NETWORKS, (data) => {
      data.releases.unshift(version);
      // A beta starts as a copy of the previous release.
      const copy = (table: Record<string, unknown> | undefined): void => {
        if (table && latest.version in table) {
          table[version] = table[latest.version];
        }
      };
      for (const {platforms} of [...data.networks, ...data.services]) {
        [platforms.android, platforms.ios, platforms.unity].forEach((on) => copy(on?.releases));
      }
      for (const {android, ios} of data.engineAdapters) {
        copy(android?.versions);
        copy(ios?.releases);
      }
    });
    await edit(root, 'config/docSets.ts', (text) =>
      text.replace(
        /(export const betas: [^=]*= \{)/,
        (_, start: string) => `${start}${platform}: '${version}', `,
      ),
    );
    return `Facts and adapters are those of ${latest.version}: change what differs, and edit the pages in ${foldersOf(pluginId).archive}/version-${version}. Then: npm run check, npm run build.`;
  },
};

const kinds: Readonly<Record<string, Kind>> = {page, network, 'doc-set': docSet, beta};

/**
 * Runs a recipe.
 *
 * @returns the remaining steps
 * @throws with what was expected, before anything is written
 */
export async function make(
  root: string,
  [name = '', ...names]: readonly string[],
  ask: Ask,
): Promise<string> {
  const kind = kinds[name];
  const usage = Object.values(kinds).map((one) => `  npm run new -- ${one.usage}`);
  expected(kind !== undefined, `"${name}" can't be created. Usage:\n${usage.join('\n')}`);
  return kind.make(root, names, ask);
}

/** Takes answers from options such as `--title=…`, and asks for the others in a terminal. */
function asker(given: Readonly<Record<string, unknown>>): Ask {
  return async (name, question) => {
    const answer = given[name];
    if (typeof answer === 'string') {
      return answer;
    }
    expected(process.stdin.isTTY, `--${name}=… is missing: ${question}`);
    const terminal = createInterface({input: process.stdin, output: process.stdout});
    try {
      return (await terminal.question(`${question}: `)).trim();
    } finally {
      terminal.close();
    }
  };
}

void asCommand(__filename, async () => {
  const {values, positionals} = parseArgs({allowPositionals: true, strict: false});
  console.log(await make(process.cwd(), positionals, asker(values)));
});
