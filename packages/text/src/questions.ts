/** Minimum number of questions. */
const FEWEST = 3;

/**
 * Whether a page consists of questions and answers.
 *
 * @param headings - its level-2 headings, as text or HTML
 */
export const areQuestions = (headings: readonly string[]): boolean =>
  headings.length >= FEWEST && headings.every((heading) => heading.trim().endsWith('?'));
