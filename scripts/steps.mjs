/**
 * The tasks' steps. To add a check to `npm test`, add a step here; installed
 * packages are on its PATH. Steps run in parallel, one per processor, and start in
 * the order of this list, quick ones first. A step can write `{"passed": n,
 * "failed": n}` to the file in the environment variable REPORT_FILE; otherwise it
 * counts as one test.
 *
 * @typedef {Needs & StepOnly} Step
 * @typedef {object} StepOnly
 * @property {string} name - printed before and after; selects the step on the command line
 * @property {readonly string[]} command - in arguments, REPORT_FILE is replaced with the report's
 *   path, CACHE with a cache folder, FILES with the files it is limited to, or `all`
 * @property {RegExp} [reads] - files that it can be limited to
 * @property {readonly string[]} [all] - replaces FILES when no file is named
 * @property {boolean} [quick] - also part of `npm run check`; needs neither build nor browser
 * @property {readonly string[]} [after] - steps that must end before it starts, if they are selected
 * @property {boolean} [alone] - uses the whole machine
 *
 * @typedef {object} Needs
 * @property {boolean} [browser] - a browser; its path is in CHROMIUM_PATH
 * @property {boolean} [server] - the production server; its path is in NGINX_PATH
 * @property {boolean} [compilers] - the compilers of samples, as far as they can be installed
 * @property {Readonly<Record<string, string>>} [tools] - system packages by a command or file of theirs,
 *   as far as they can be installed
 */

const PAGE = /^(?:docs|i18n\/\w+|(?:\w+_)?versioned_docs)\/.*\.mdx?$/;

/** @param {...string} args */
const vitest = (...args) => [
  'vitest',
  'run',
  ...args,
  '--reporter=dot',
  '--reporter=json',
  '--outputFile=REPORT_FILE',
];

/** @param {string} tool */
const cached = (tool) => ['--cache', '--cache-strategy=content', `--cache-location=CACHE/${tool}`];

/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'types',
    // Always checks the whole program, since a change can break the code that uses it.
    // By path, because TypeScript 5, which the linter and checks parse with, has a command of the same name.
    command: [
      'node',
      'node_modules/typescript-native/bin/tsc',
      '--project',
      'tsconfig.types.json',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'CACHE/types.tsbuildinfo',
    ],
    reads: /\.(?:[mc]?[jt]s|[jt]sx|json)$/,
    quick: true,
  },
  {
    name: 'content',
    command: ['node', '--import', 'tsx', 'checks/main.ts', 'pages', 'FILES'],
    reads: PAGE,
    quick: true,
  },
  {
    name: 'format',
    command: ['prettier', '--check', '--ignore-unknown', ...cached('prettier'), 'FILES'],
    reads:
      /^(?!(?:docs|i18n|(?:\w+_)?versioned_docs)\/).*\.(?:[mc]?[jt]sx?|json|mdx?|css|ya?ml|html)$/,
    all: ['.'],
    quick: true,
  },
  {
    name: 'code samples',
    // On two processors it starts once the content check has parsed the pages for both.
    command: ['node', '--import', 'tsx', 'checks/main.ts', 'samples', '--compare', 'FILES'],
    reads: PAGE,
    quick: true,
    compilers: true,
  },
  {
    name: 'lint',
    command: ['eslint', '--max-warnings=0', ...cached('eslint'), 'FILES'],
    reads: /\.(?:[mc]?[jt]s|[jt]sx)$/,
    all: ['.'],
    quick: true,
  },
  {
    name: 'unit tests',
    command: vitest('FILES'),
    reads: /\.test\.tsx?$/,
  },
  {
    name: 'recipes',
    command: vitest('--config=tests/recipes/vitest.config.mts'),
  },
  {
    // Compares the inspector with other tools, on apps built here and libraries from npm.
    name: 'app inspector',
    command: vitest('--config=tests/inspector/vitest.config.mts'),
    tools: {
      aapt2: 'aapt',
      apksigner: 'apksigner',
      plistutil: 'libplist-utils',
      readelf: 'binutils',
      zipalign: 'zipalign',
      '/usr/share/android-framework-res/framework-res.apk': 'android-framework-res',
    },
  },
  // After the checks that fill caches, which the build must not depend on.
  {name: 'build', after: ['content', 'code samples'], command: ['tsx', 'scripts/build.ts']},
  {name: 'rules of the host', after: ['build'], command: ['tsx', 'host/generate.ts']},
  {
    name: 'host',
    after: ['rules of the host'],
    command: vitest('--config=tests/host/vitest.config.mts'),
    server: true,
  },
  {name: 'built site', after: ['rules of the host'], command: ['tsx', 'checks/site.ts']},
  {
    name: 'budgets',
    after: ['rules of the host'],
    command: ['tsx', 'checks/budgets.ts'],
    browser: true,
  },
  {name: 'search budgets', after: ['build'], command: ['tsx', 'checks/search-budgets.ts']},
  {name: 'search relevance', after: ['build'], command: ['tsx', 'scripts/search-relevance.ts']},
  {
    name: 'same site elsewhere',
    after: ['rules of the host'],
    alone: true,
    command: ['tsx', 'scripts/same-site.ts'],
  },
  // Both builds may use the same cache folders.
  {name: 'fixture site', after: ['build'], command: ['tsx', 'tests/fixtures/build.ts']},
  {
    name: 'browser tests',
    alone: true,
    command: ['playwright', 'test', 'FILES'],
    reads: /^tests\/e2e\/.*\.spec\.ts$/,
    browser: true,
    server: true,
  },
];

const interactive = Boolean(process.stdout.isTTY) && !process.env.CI;

/**
 * The npm scripts: each runs steps or a command.
 *
 * @typedef {readonly [string, ...string[]]} Command
 * @type {Record<string, {steps: (step: Step) => boolean} | Needs & {
 *   command: Command,
 *   then?: Command,
 *   built?: boolean,
 *   restartOn?: readonly string[],
 *   except?: RegExp,
 * }>}
 */
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
  test: {steps: () => true},
  check: {steps: (step) => Boolean(step.quick)},
  samples: {command: ['tsx', 'checks/main.ts', 'samples'], compilers: true},
  bench: {command: ['tsx', 'scripts/bench.ts'], browser: true},
  emulators: {command: ['tsx', 'tests/emulators/start.ts']},
};
