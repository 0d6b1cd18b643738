import type {Problem} from '@help-center/samples';

/** What a check finds in the repository, or in the build. (What a tool of the site tells its reader is a finding.) */
export type {Problem};

/** Collects the problems of one file. */
export function collector(file: string): {
  problems: Problem[];
  report: (line: number, rule: string, message: string) => void;
} {
  const problems: Problem[] = [];
  return {problems, report: (line, rule, message) => problems.push({file, line, rule, message})};
}

/** `file:line rule message`, the output format of every check; compilers add the column. */
export function format({file, line, column, rule, message}: Problem): string {
  const location = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${location} ${rule} ${message}`;
}

/** One check of a group. */
export type Question<Context> = (context: Context) => Problem[] | Promise<Problem[]>;

/**
 * Runs every check; a check counts as failed if it finds anything. One that throws because
 * of broken data must not hide the results of the others.
 *
 * @throws if no problem found before explains the error
 */
export async function askAll<Context>(
  questions: readonly Question<Context>[],
  context: Context,
): Promise<{problems: Problem[]; passed: number; failed: number}> {
  const answers: Problem[][] = [];
  for (const ask of questions) {
    try {
      answers.push(await ask(context));
    } catch (error) {
      if (!answers.flat().some(({file}) => file.startsWith('data/'))) {
        throw error;
      }
      answers.push([]);
    }
  }
  const failed = answers.filter(({length}) => length > 0).length;
  return {
    problems: answers
      .flat()
      .sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0)),
    passed: answers.length - failed,
    failed,
  };
}

/** If more files have the same problem, it is reported once, with their number. */
const SAME = 3;

/** Joins problems that many pages share, such as a broken link in the footer. */
export function condense(problems: readonly Problem[]): Problem[] {
  const whole = problems.filter(({line}) => line === undefined);
  return problems.flatMap((problem) => {
    const same = whole.filter(
      ({rule, message}) => rule === problem.rule && message === problem.message,
    );
    if (problem.line !== undefined || same.length <= SAME) {
      return [problem];
    }
    const message = `${problem.message} (and on ${same.length - 1} more pages)`;
    return problem === same[0] ? [{...problem, message}] : [];
  });
}
