/** Fewer are no list of questions. */
const FEWEST = 3;

/**
 * Whether a page is questions and answers from beginning to end.
 *
 * @param headings - its headings of the second level, as text or HTML
 */
export const areQuestions = (headings: readonly string[]): boolean =>
  headings.length >= FEWEST && headings.every((heading) => heading.trim().endsWith('?'));
