/**
 * What the tasks do. To add a check to `npm test`, add a step here, with the
 * installed commands on its PATH. Steps run side by side, as many as there are
 * processors, and begin in the order of this list, the quick ones first. A step
 * may write `{"passed": n, "failed": n}` to the file named by the environment
 * variable REPORT_FILE; otherwise it counts as one.
 *
 * @typedef {object} Step
 * @property {string} name - printed before and after; names the step on the command line
 * @property {readonly string[]} command - REPORT_FILE in an argument becomes the report's path,
 *   CACHE a folder to keep things in, FILES the files it is limited to, or `all`
 * @property {RegExp} [reads] - files that it can be limited to
 * @property {readonly string[]} [all] - what FILES stands for when no file is named
 * @property {boolean} [quick] - also part of `npm run check`: needs neither build nor browser
 * @property {readonly string[]} [after] - steps that end before it begins, where they are asked for
 * @property {boolean} [alone] - takes the whole machine
 * @property {boolean} [browser] - needs a browser, given in CHROMIUM_PATH
 * @property {boolean} [server] - needs the server of production, given in NGINX_PATH
 * @property {boolean} [compilers] - needs the compilers of samples, as far as they can be installed
 * @property {Record<string, string>} [env]
 */

const PAGE = /^(?:docs|i18n\/\w+|(?:\w+_)?versioned_docs)\/.*\.mdx?$/;

/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'types',
    // A change shows where it is used: the whole program is read, whatever file is named.
    // By its path: TypeScript 5, which linter and checks parse with, has a command of the same name.
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
    command: ['tsx', 'checks/content.ts', 'FILES'],
    reads: PAGE,
    quick: true,
  },
  {
    name: 'format',
    command: [
      'prettier',
      '--check',
      '--ignore-unknown',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=CACHE/prettier',
      'FILES',
    ],
    reads:
      /^(?!(?:docs|i18n|(?:\w+_)?versioned_docs)\/).*\.(?:[mc]?[jt]sx?|json|mdx?|css|ya?ml|html)$/,
    all: ['.'],
    quick: true,
  },
  {
    name: 'code samples',
    // On two processors it begins when the content check has parsed the pages for both.
    command: ['tsx', 'checks/samples/index.ts', '--compare', 'FILES'],
    reads: PAGE,
    quick: true,
    compilers: true,
  },
  {
    name: 'lint',
    command: [
      'eslint',
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=CACHE/eslint',
      'FILES',
    ],
    reads: /\.(?:[mc]?[jt]s|[jt]sx)$/,
    all: ['.'],
    quick: true,
  },
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile=REPORT_FILE',
      'FILES',
    ],
    reads: /\.test\.tsx?$/,
  },
  // After the checks that keep most of what they know: none of it may show in the build.
  {name: 'build', after: ['content', 'code samples'], command: ['tsx', 'scripts/build.ts']},
  {name: 'rules of the host', after: ['build'], command: ['tsx', 'host/generate.ts']},
  {
    name: 'host',
    after: ['rules of the host'],
    command: [
      'vitest',
      'run',
      '--config=tests/host/vitest.config.mts',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile=REPORT_FILE',
    ],
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
  // Both builds may keep things in the same folders.
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
 * One npm script each: steps, or a command.
 *
 * @typedef {readonly [string, ...string[]]} Command
 * @type {Record<string, {steps: (step: Step) => boolean} | {
 *   command: () => Command,
 *   then?: Command,
 *   file?: string,
 *   hint?: string,
 *   browser?: boolean,
 *   server?: boolean,
 *   compilers?: boolean,
 *   restartOn?: readonly string[],
 * }>}
 */
export const tasks = {
  start: {
    command: () => ['docusaurus', 'start', ...(interactive ? [] : ['--no-open'])],
    // Pages take their facts from these while they are compiled, and the
    // framework reads the code that does it once.
    restartOn: ['config', 'data', 'lib', 'packages', 'plugins'],
  },
  build: {command: () => ['tsx', 'scripts/build.ts'], then: ['tsx', 'host/generate.ts']},
  serve: {
    command: () => ['tsx', 'host/serve.ts'],
    file: 'build/404.html',
    hint: 'Run "npm run build" first.',
  },
  host: {
    command: () => ['node', '--import', 'tsx', 'host/production.ts'],
    file: 'build/404.html',
    hint: 'Run "npm run build" first.',
    server: true,
  },
  test: {steps: () => true},
  check: {steps: (step) => Boolean(step.quick)},
  samples: {command: () => ['tsx', 'checks/samples/index.ts'], compilers: true},
  bench: {command: () => ['tsx', 'scripts/bench.ts'], file: 'scripts/bench.ts', browser: true},
  emulators: {
    command: () => ['tsx', 'tests/emulators/start.ts'],
    file: 'tests/emulators/start.ts',
  },
};
