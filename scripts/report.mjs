/**
 * Part of a Playwright report.
 *
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{title: string, tests: {status: string}[]}[]} [specs]
 */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
const flakyIn = ({file, suites = [], specs = []}) => [
  ...suites.flatMap(flakyIn),
  ...specs
    .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
    .map(({title}) => `${file}: ${title}`),
];

/** @param {string | null} report */
function parse(report) {
  try {
    return JSON.parse(report ?? '');
  } catch {
    return null;
  }
}

/**
 * Counts the tests of a step. Reads the JSON reports of Vitest and Playwright and
 * the `{passed, failed}` of this repository's checks; a step without a report
 * counts as one test.
 *
 * @param {string | null} report - text of the report file
 * @param {number} exitCode
 * @returns {{passed: number, failed: number, flaky: string[]}} `flaky`: tests that passed only on
 *   a retry, by file and title
 */
export function countsOf(report, exitCode) {
  const data = parse(report);
  const [passed, failed] = [
    [data?.numPassedTests, data?.numFailedTests],
    [data?.stats?.expected + data?.stats?.flaky, data?.stats?.unexpected],
    [data?.passed, data?.failed],
  ].find((counts) => counts.every(Number.isInteger)) ?? [exitCode === 0 ? 1 : 0, 0];
  return {
    passed,
    // A step can fail outside its tests, for example when a test file doesn't load.
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    flaky: (data?.suites ?? []).flatMap(flakyIn),
  };
}

/**
 * The last line of the output, for programs to parse.
 *
 * @param {{passed: number, failed: number}} counts
 */
export function summary({passed, failed}) {
  return `${passed} passed, ${failed} failed`;
}
