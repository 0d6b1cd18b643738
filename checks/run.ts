import {mkdirSync, writeFileSync} from 'node:fs';
import {askAll, condense, format, type Question} from './problem';

/**
 * Runs a group of checks as a command: prints every problem, reports the counts to
 * the tests' reporter and sets the exit code.
 *
 * @param subject - what was checked, for the last line
 * @param files - limits the report; null for all
 */
export async function runChecks<Context>(
  questions: readonly Question<Context>[],
  context: Context,
  subject: string,
  files: ReadonlySet<string> | null = null,
): Promise<void> {
  const limited = questions.map(
    (ask) => async (of: Context) =>
      (await ask(of)).filter(
        // Problems in the data concern every page.
        ({file}) => files === null || files.has(file) || file.startsWith('data/'),
      ),
  );
  const {problems, passed, failed} = await askAll(limited, context);
  for (const problem of condense(problems)) {
    console.log(format(problem));
  }
  const seen = files ? `${[...files].join(', ')}, checked against ${subject}` : subject;
  console.log(
    problems.length > 0
      ? `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${seen}`
      : `${seen}: ${passed} checks, no problems`,
  );
  // As a step of the tests, which are npm scripts that turbo runs.
  if (process.env.TURBO_HASH) {
    mkdirSync('.cache/reports', {recursive: true});
    writeFileSync(
      `.cache/reports/${process.env.npm_lifecycle_event}.json`,
      JSON.stringify({passed, failed}),
    );
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}
