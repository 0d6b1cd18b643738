/** What a check finds wrong in the repository, and where. (What a tool tells its reader is a finding.) */
export interface Problem {
  /** Path relative to the repository (or to the build, for checks of the built site). */
  file: string;
  /** 1-based; left out where a file as a whole is meant. */
  line?: number;
  /** 1-based, where it is known. */
  column?: number;
  /** Short kebab-case name of the rule. */
  rule: string;
  /** What is wrong and what was expected. */
  message: string;
}

/** Collects what is found wrong in one file. */
export function collector(file: string): {
  problems: Problem[];
  report: (line: number, rule: string, message: string) => void;
} {
  const problems: Problem[] = [];
  return {problems, report: (line, rule, message) => problems.push({file, line, rule, message})};
}

/** `file:line rule message`, the form of every check; compilers name the column too. */
export function format({file, line, column, rule, message}: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place} ${rule} ${message}`;
}

/** One question that a group of checks asks. */
export interface Question<Context> {
  name: string;
  ask: (context: Context) => Problem[] | Promise<Problem[]>;
}

export interface Answers {
  problems: Problem[];
  passed: number;
  failed: number;
}

/** Asks every question; a question counts as failed when it finds anything. */
export async function askAll<Context>(
  questions: readonly Question<Context>[],
  context: Context,
): Promise<Answers> {
  const answers: Answers = {problems: [], passed: 0, failed: 0};
  for (const {ask} of questions) {
    const problems = await ask(context);
    answers.problems.push(...problems);
    answers[problems.length > 0 ? 'failed' : 'passed'] += 1;
  }
  answers.problems.sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
  return answers;
}

/** More files than this with the same problem are told once, with their number. */
const SAME = 3;

/** Joins what is wrong on page after page, such as a broken link of the footer. */
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
  const told = new Set<string>();
  return problems.flatMap((problem) => {
    const name = key(problem);
    const count = name === null ? 1 : (counts.get(name) as number);
    if (name === null || count <= SAME) {
      return [problem];
    }
    if (told.has(name)) {
      return [];
    }
    told.add(name);
    return [{...problem, message: `${problem.message} (and on ${count - 1} more pages)`}];
  });
}
