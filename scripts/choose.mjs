import {SetupError} from './setup.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * How a step is named on the command line: `code samples` or `code-samples`.
 *
 * @param {string} name
 */
const slug = (name) => name.trim().toLowerCase().replace(/\s+/g, '-');

/** @param {readonly Step[]} steps */
const listOf = (steps) => steps.map(({name}) => slug(name)).join(', ');

/**
 * Chooses steps by the words after the task's name: names of steps, files or
 * folders that the steps shall be limited to, and `--from` with the step to
 * begin at. Files alone choose the steps that read them.
 *
 * @param {readonly string[]} words
 * @param {readonly Step[]} steps - those of the task
 * @param {(file: string) => 'file' | 'folder' | null} kindOf - what lies at a path of the repository
 * @returns {{step: Step, files: string[]}[]} with the files that each step reads; none for all
 * @throws {SetupError} for a word that is neither, and for files that a named step does not read
 */
export function choose(words, steps, kindOf) {
  /** @param {string} name */
  const find = (name) => {
    const step = steps.find((one) => slug(one.name) === slug(name));
    if (!step) {
      throw new SetupError(
        `There is no step, file or folder "${name}". Steps: ${listOf(steps)}. Files are named from the repository’s folder, such as docs/ios/get-started.mdx.`,
      );
    }
    return step;
  };
  const named = new Set();
  /** @type {string[]} */
  const files = [];
  let first = 0;
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--from') {
      const name = rest.shift();
      if (name === undefined) {
        throw new SetupError(`--from needs the step to begin at: ${listOf(steps)}.`);
      }
      first = steps.indexOf(find(name));
    } else if (word.startsWith('-')) {
      throw new SetupError(
        `There is no option "${word}". Known: --from and a step: ${listOf(steps)}.`,
      );
    } else if (!steps.some(({name}) => slug(name) === slug(word)) && kindOf(word)) {
      files.push(word);
    } else {
      named.add(find(word));
    }
  }
  const chosen = steps
    .slice(first)
    .filter((step) => named.size === 0 || named.has(step))
    .map((step) => ({
      step,
      files: files.filter(
        (file) => step.reads && (kindOf(file) === 'folder' || step.reads.test(file)),
      ),
    }));
  if (files.length === 0) {
    return chosen;
  }
  const idle = chosen.filter(({step, files: own}) => named.has(step) && own.length === 0);
  const unread = files.filter((file) => !chosen.some(({files: own}) => own.includes(file)));
  if (idle.length > 0 || unread.length > 0) {
    throw new SetupError(
      idle.length > 0
        ? `The step ${listOf(idle.map(({step}) => step))} does not read ${files.join(', ')}.`
        : `No step reads ${unread.join(', ')}; name a step to run it whole: ${listOf(steps)}.`,
    );
  }
  return chosen.filter(({files: own}) => own.length > 0);
}
