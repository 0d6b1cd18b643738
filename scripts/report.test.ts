import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {countsOf, report} from './report.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  ['runs', 'reports'].forEach((name) => mkdirSync(path.join(folder, name)));
});
afterEach(() => rmSync(folder, {recursive: true}));

const write = (file: string, content: object) =>
  writeFileSync(path.join(folder, file), JSON.stringify(content));
/** A step as turbo sums it up; without a code it never began. */
const step = (task: string, exitCode?: number, status = 'MISS') => ({
  task,
  cache: {status},
  execution: exitCode === undefined ? null : {startTime: 0, endTime: 1500, exitCode},
});

function sumUp(...steps: string[]) {
  const lines: string[] = [];
  const isFine = report(
    steps,
    path.join(folder, 'runs'),
    path.join(folder, 'reports'),
    Date.now(),
    (line: string) => lines.push(line),
  );
  return {isFine, last: lines.at(-1), text: lines.join('\n')};
}

describe('report', () => {
  it('adds up what ran and what is unchanged, over all calls', () => {
    write('runs/1.json', {tasks: [step('lint', 0), step('unit', 0, 'HIT')]});
    write('runs/2.json', {tasks: [step('e2e', 0)]});
    write('reports/unit.json', {numPassedTests: 7, numFailedTests: 0});
    const spec = {title: 'opens', tests: [{status: 'flaky'}]};
    write('reports/e2e.json', {
      stats: {expected: 4, flaky: 1, unexpected: 0},
      suites: [{file: 'a.spec.ts', suites: [{file: 'a.spec.ts', specs: [spec]}]}],
    });
    const {isFine, last, text} = sumUp('lint', 'unit', 'e2e');
    expect(text).toMatch(/^✔ lint +1\.5 s$/m);
    expect(text).toMatch(/^= unit +unchanged, not run again$/m);
    expect(text).toContain('flaky, passed on the second try: a.spec.ts: opens');
    expect(last).toBe('13 passed, 0 failed');
    expect(isFine).toBe(true);
  });

  it('fails with a step that failed, and names those that did not begin', () => {
    write('runs/1.json', {tasks: [step('lint', 2), step('unit')]});
    const {isFine, last, text} = sumUp('lint', 'unit', 'e2e');
    expect(text).toMatch(/^✘ lint +1\.5 s$/m);
    expect(text).toMatch(/^– unit +not run$/m);
    expect(text).toMatch(/^– e2e +not run$/m);
    expect(last).toBe('0 passed, 1 failed');
    expect(isFine).toBe(false);
  });

  it('does not pass a run that was interrupted, which turbo does', () => {
    write('runs/1.json', {tasks: [step('lint', 0)]});
    expect(sumUp('lint', 'unit')).toMatchObject({isFine: false, last: '1 passed, 1 failed'});
  });

  it('does not pass where nothing was summed up', () => {
    rmSync(path.join(folder, 'runs'), {recursive: true});
    expect(sumUp('lint')).toMatchObject({isFine: false, last: '0 passed, 1 failed'});
  });
});

it.each([
  ['Vitest', {numPassedTests: 7, numFailedTests: 1}, false, 7, 1],
  ['Playwright', {stats: {expected: 5, flaky: 1, unexpected: 0}}, true, 6, 0],
  ['our own checks', {passed: 3, failed: 2}, false, 3, 2],
  ['tests that pass in a step that fails', {passed: 3, failed: 0}, false, 3, 1],
  ['a step without report', null, true, 1, 0],
  ['a failed step without report', null, false, 0, 1],
])('counts %s', (_, counted, isFine, passed, failed) => {
  expect(countsOf(counted, isFine)).toEqual({passed, failed});
});
