/**
 * How many tests a step ran. Understands the JSON reports of Vitest and
 * Playwright and the `{passed, failed}` of our own checks; a step without a
 * report counts as one.
 *
 * @param {string | null} report - text of the report file
 * @param {number} exitCode
 * @returns {{passed: number, failed: number}}
 */
export function countsOf(report, exitCode) {
  const counts = read(report) ?? {passed: exitCode === 0 ? 1 : 0, failed: 0};
  // A step may fail beside its tests, for example when a test file does not load.
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
 * A part of Playwright's report.
 *
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{title: string, tests: {status: string}[]}[]} [specs]
 */

/**
 * Tests that passed only on the second try, by file and title.
 *
 * @param {string | null} report - text of a report of Playwright; any other has none
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
 * The line that machines read: it stands alone at the end of the output.
 *
 * @param {{passed: number, failed: number}} counts
 */
export function summary({passed, failed}) {
  return `${passed} passed, ${failed} failed`;
}
