/** A problem that a check finds in the repository. (What a tool of the site tells its reader is a finding.) */
export interface Problem {
  /** Path relative to the repository (or to the build, for checks of the built site). */
  file: string;
  /** 1-based; left out if the whole file is meant. */
  line?: number;
  /** 1-based, if known. */
  column?: number;
  /** Short kebab-case name of the rule. */
  rule: string;
  /** What is wrong and what was expected. */
  message: string;
}

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
export interface Question<Context> {
  name: string;
  ask: (context: Context) => Problem[] | Promise<Problem[]>;
}

export interface Answers {
  problems: Problem[];
  passed: number;
  failed: number;
}

/**
 * Runs one check. If it throws because of broken data, that must not hide the
 * results of the others.
 *
 * @throws if no problem found before explains the error
 */
async function answer<Context>(
  ask: Question<Context>['ask'],
  context: Context,
  before: readonly Problem[],
): Promise<Problem[]> {
  try {
    return await ask(context);
  } catch (error) {
    if (!before.some(({file}) => file.startsWith('data/'))) {
      throw error;
    }
    return [];
  }
}

/** Runs every check; a check counts as failed if it finds anything. */
export async function askAll<Context>(
  questions: readonly Question<Context>[],
  context: Context,
): Promise<Answers> {
  const answers: Answers = {problems: [], passed: 0, failed: 0};
  for (const {ask} of questions) {
    const problems = await answer(ask, context, answers.problems);
    answers.problems.push(...problems);
    answers[problems.length > 0 ? 'failed' : 'passed'] += 1;
  }
  answers.problems.sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
  return answers;
}

/** If more files have the same problem, it is reported once, with their number. */
const SAME = 3;

/** Joins problems that many pages share, such as a broken link in the footer. */
export function condense(problems: readonly Problem[]): Problem[] {
  const key = ({line, rule, message}: Problem): string | null =>
    line === undefined ? `${rule} ${message}` : null;
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const name = key(problem);
    if (name !== null) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const reported = new Set<string>();
  return problems.flatMap((problem) => {
    const name = key(problem);
    const count = name === null ? 1 : (counts.get(name) as number);
    if (name === null || count <= SAME) {
      return [problem];
    }
    if (reported.has(name)) {
      return [];
    }
    reported.add(name);
    return [{...problem, message: `${problem.message} (and on ${count - 1} more pages)`}];
  });
}
