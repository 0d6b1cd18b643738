/**
 * What the tasks do. To add a check to `npm test`, add a step here: it runs in
 * the order of this list, with the installed commands on its PATH. A step may
 * write `{"passed": n, "failed": n}` to the file named by the environment
 * variable REPORT_FILE; otherwise it counts as one.
 *
 * @typedef {object} Step
 * @property {string} name - printed before and after
 * @property {readonly string[]} command - REPORT_FILE in an argument becomes the report's path
 * @property {string} [file] - the step is left out while this file does not exist
 * @property {boolean} [quick] - also part of `npm run check`: needs neither build nor browser
 * @property {boolean} [browser] - needs a browser, given in CHROMIUM_PATH
 * @property {Record<string, string>} [env]
 */

/** @type {readonly Step[]} */
export const steps = [
  {name: 'types', command: ['tsc', '--noEmit'], quick: true},
  {name: 'lint', command: ['eslint', '.', '--max-warnings=0'], quick: true},
  {name: 'format', command: ['prettier', '--check', '.'], quick: true},
  {name: 'content', command: ['tsx', 'checks/content.ts'], file: 'checks/content.ts', quick: true},
  {
    name: 'code samples',
    command: ['tsx', 'checks/samples/index.ts'],
    file: 'checks/samples/index.ts',
    quick: true,
  },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', '--outputFile=REPORT_FILE'],
  },
  {name: 'build', command: ['docusaurus', 'build']},
  {name: 'rules of the host', command: ['tsx', 'deploy/generate.ts']},
  {name: 'built site', command: ['tsx', 'checks/site.ts'], file: 'checks/site.ts'},
  {
    name: 'budgets',
    command: ['tsx', 'checks/budgets.ts'],
    file: 'checks/budgets.ts',
    browser: true,
  },
  {
    name: 'search budgets',
    command: ['tsx', 'checks/search-budgets.ts'],
    file: 'checks/search-budgets.ts',
  },
  {name: 'search relevance', command: ['tsx', 'scripts/search-relevance.ts']},
  {
    name: 'fixture site',
    command: ['tsx', 'tests/fixtures/build.ts'],
    file: 'tests/fixtures/build.ts',
  },
  {name: 'browser tests', command: ['playwright', 'test'], browser: true},
];

const interactive = Boolean(process.stdout.isTTY) && !process.env.CI;

/**
 * One npm script each.
 *
 * @type {Record<string, {
 *   steps?: (step: Step) => boolean,
 *   command?: () => readonly string[],
 *   then?: readonly string[],
 *   file?: string,
 *   hint?: string,
 *   browser?: boolean,
 *   restartOn?: readonly string[],
 * }>}
 */
export const tasks = {
  start: {
    command: () => ['docusaurus', 'start', ...(interactive ? [] : ['--no-open'])],
    // Pages take their facts from these while they are compiled, and the
    // framework reads the code that does it once.
    restartOn: ['config', 'data', 'lib', 'plugins'],
  },
  build: {command: () => ['docusaurus', 'build'], then: ['tsx', 'deploy/generate.ts']},
  serve: {
    command: () => ['tsx', 'scripts/serve.ts'],
    file: 'build/404.html',
    hint: 'Run "npm run build" first.',
  },
  test: {steps: () => true},
  check: {steps: (step) => Boolean(step.quick)},
  bench: {command: () => ['tsx', 'scripts/bench.ts'], file: 'scripts/bench.ts', browser: true},
  emulators: {
    command: () => ['tsx', 'tests/emulators/start.ts'],
    file: 'tests/emulators/start.ts',
  },
};
