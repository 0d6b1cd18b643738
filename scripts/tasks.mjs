/**
 * The npm scripts that first install what they need on this machine.
 *
 * @typedef {readonly [string, ...string[]]} Command
 *
 * @typedef {object} Needs
 * @property {boolean} [browser] - a browser; its path is in CHROMIUM_PATH
 * @property {boolean} [server] - the production server; its path is in NGINX_PATH
 * @property {boolean} [compilers] - the compilers of samples, as far as they can be installed
 * @property {Readonly<Record<string, string>>} [tools] - system packages by a command or file of theirs,
 *   as far as they can be installed
 *
 * @typedef {object} Task
 * @property {Command} command
 * @property {Command} [then]
 * @property {boolean} [built] - reads the last build
 * @property {readonly string[]} [restartOn] - folders that it reads only when it starts
 * @property {RegExp} [except] - files in them that it follows itself
 */

const interactive = Boolean(process.stdout.isTTY) && !process.env.CI;

/** @type {Record<string, Task & Needs>} */
export const tasks = {
  start: {
    command: ['docusaurus', 'start', ...(interactive ? [] : ['--no-open'])],
    // Pages take facts from these at compile time, and Docusaurus loads the code
    // that does it only once.
    restartOn: ['config', 'data', 'packages', 'plugins'],
    // Followed by plugins/live-edits.
    except: /^data\/(?:ad-networks|error-signatures|release-requirements|releases)\.json$/,
  },
  build: {command: ['tsx', 'scripts/build.ts'], then: ['tsx', 'host/generate.ts']},
  serve: {command: ['tsx', 'host/serve.ts'], built: true},
  host: {command: ['node', '--import', 'tsx', 'host/production.ts'], built: true, server: true},
  samples: {command: ['tsx', 'checks/main.ts', 'samples'], compilers: true},
  bench: {command: ['tsx', 'scripts/bench.ts'], browser: true},
  links: {command: ['tsx', 'scripts/links.ts'], built: true},
  misses: {command: ['tsx', 'scripts/misses.ts']},
  release: {command: ['tsx', 'scripts/release.ts']},
  emulators: {command: ['tsx', 'tests/emulators/start.ts']},
};

/** Programs that the app inspector is compared with. */
const INSPECTOR_TOOLS = {
  aapt2: 'aapt',
  apksigner: 'apksigner',
  plistutil: 'libplist-utils',
  readelf: 'binutils',
  zipalign: 'zipalign',
  '/usr/share/android-framework-res/framework-res.apk': 'android-framework-res',
};

/** What tests in other engines than Chromium need, by engine; first what starts it. */
export const ENGINE_TOOLS = {
  Firefox: {'firefox-esr': 'firefox-esr'},
  WebKit: {WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb'},
};

/**
 * One call of turbo.
 *
 * @typedef {object} Call
 * @property {Readonly<Record<string, Needs & {makes?: readonly string[]}>>} steps - `makes`: folders
 *   that are removed first, since what is restored would be added to what is there
 * @property {boolean} [alone] - one step at a time, because each takes the whole machine
 * @property {boolean} [shown] - what the steps print is shown as they go, otherwise if they fail
 */

/**
 * The steps of `npm test`: each is a script of package.json and a task of turbo.json. Calls of
 * turbo follow one another until one fails. The order of calls is not in turbo.json, where it
 * would make a step depend on everything that an earlier one reads.
 *
 * @type {readonly Call[]}
 */
export const calls = [
  {
    steps: {
      content: {},
      typecheck: {},
      lint: {},
      format: {},
      'code-samples': {compilers: true},
      unit: {compilers: true},
      recipes: {compilers: true},
      inspector: {tools: INSPECTOR_TOOLS},
    },
  },
  {
    alone: true,
    steps: {
      build: {makes: ['build', 'host/dist']},
      fixture: {makes: ['.cache/fixture-site']},
      rebuild: {},
    },
  },
  {
    steps: {
      hosting: {server: true},
      pages: {},
      'built-site': {},
      budgets: {},
      'search-budgets': {},
      'bench:search': {},
    },
  },
  {alone: true, steps: {elsewhere: {}}},
  {
    alone: true,
    shown: true,
    steps: {
      engines: {tools: Object.assign({}, ...Object.values(ENGINE_TOOLS))},
      e2e: {browser: true, server: true},
    },
  },
];

/** Steps of `npm run check`: they take seconds, and need neither build nor browser. */
export const QUICK = ['content', 'typecheck', 'lint', 'format', 'code-samples'];

/** Those of them that can be limited to pages. */
export const OF_PAGES = ['content', 'code-samples'];
