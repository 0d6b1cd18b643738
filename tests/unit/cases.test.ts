import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {doctorIn} from '../fixtures/doctor';

/** A project or log in `app/`, and what the doctor must and must not say of it. */
interface Case {
  why: string;
  runs: readonly {
    /** Of the command line, in the case's `app` folder. */
    args: readonly string[];
    says?: readonly string[];
    never?: readonly string[];
    code?: number;
  }[];
}

const root = path.resolve(__dirname, '../..');
const cases = path.join(root, 'tests/cases');
let folder: string;
let doctor: Awaited<ReturnType<typeof doctorIn>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cases-'));
  doctor = await doctorIn(folder);
});
afterAll(() => rmSync(folder, {recursive: true}));

const names = readdirSync(cases, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

describe.each(names)('%s', (name) => {
  const {why, runs} = JSON.parse(readFileSync(path.join(cases, name, 'case.json'), 'utf8')) as Case;
  it.each(runs.map((run) => [run.args.join(' '), run] as const))('%s', async (_, run) => {
    const {stdout, stderr, status} = await doctor(run.args, path.join(cases, name, 'app'));
    const said = stdout + stderr;
    for (const text of run.says ?? []) {
      expect(said, why).toContain(text);
    }
    for (const text of run.never ?? []) {
      expect(said, why).not.toContain(text);
    }
    if (run.code !== undefined) {
      expect(status, said).toBe(run.code);
    }
  });
});
