/**
 * Counts the tests of a step. Reads the JSON reports of Vitest and Playwright and
 * the `{passed, failed}` of this repository's checks; a step without a report
 * counts as one test.
 *
 * @param {string | null} report - text of the report file
 * @param {number} exitCode
 * @returns {{passed: number, failed: number}}
 */
export function countsOf(report, exitCode) {
  const counts = read(report) ?? {passed: exitCode === 0 ? 1 : 0, failed: 0};
  // A step can fail outside its tests, for example when a test file doesn't load.
  return exitCode !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

/** @param {string | null} report */
function parse(report) {
  try {
    return JSON.parse(report ?? '');
  } catch {
    return null;
  }
}

/** @param {string | null} report */
function read(report) {
  const data = parse(report);
  if (typeof data?.numPassedTests === 'number') {
    return {passed: data.numPassedTests, failed: data.numFailedTests};
  }
  if (typeof data?.stats?.expected === 'number') {
    return {passed: data.stats.expected + data.stats.flaky, failed: data.stats.unexpected};
  }
  if (typeof data?.passed === 'number' && typeof data.failed === 'number') {
    return {passed: data.passed, failed: data.failed};
  }
  return null;
}

/**
 * Part of a Playwright report.
 *
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{title: string, tests: {status: string}[]}[]} [specs]
 */

/**
 * Tests that passed only on a retry, by file and title.
 *
 * @param {string | null} report - text of a Playwright report; any other gives none
 * @returns {string[]}
 */
export function flakyOf(report) {
  const data = parse(report);
  /** @type {(suite: Suite) => string[]} */
  const inSuite = ({file, suites = [], specs = []}) => [
    ...suites.flatMap(inSuite),
    ...specs
      .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
      .map(({title}) => `${file}: ${title}`),
  ];
  return Array.isArray(data?.suites) ? data.suites.flatMap(inSuite) : [];
}

/**
 * The last line of the output, for programs to parse.
 *
 * @param {{passed: number, failed: number}} counts
 */
export function summary({passed, failed}) {
  return `${passed} passed, ${failed} failed`;
}
