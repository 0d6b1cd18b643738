import {SetupError} from './setup.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * A step's name on the command line; `code samples` can be typed as `code-samples`.
 *
 * @param {string} name
 */
const slug = (name) => name.trim().toLowerCase().replace(/\s+/g, '-');

/** @param {readonly Step[]} steps */
const listOf = (steps) => steps.map(({name}) => slug(name)).join(', ');

/**
 * Selects steps by the arguments after the task's name: names of steps, files or
 * folders to limit the steps to, and `--from` with the step to start at. Files
 * without steps select the steps that read them.
 *
 * @param {readonly string[]} words
 * @param {readonly Step[]} steps - the task's steps
 * @param {(file: string) => 'file' | 'folder' | null} kindOf - what a path in the repository is
 * @returns {{step: Step, files: string[]}[]} with the files that each step reads; empty for all
 * @throws {SetupError} for an unknown argument, and for files that a named step doesn't read
 */
export function choose(words, steps, kindOf) {
  /** @param {string} name */
  const find = (name) => {
    const step = steps.find((one) => slug(one.name) === slug(name));
    if (!step) {
      throw new SetupError(
        `There is no step, file or folder "${name}". Steps: ${listOf(steps)}. Paths are relative to the repository, such as docs/ios/get-started.mdx.`,
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
        throw new SetupError(`--from needs the step to start at: ${listOf(steps)}.`);
      }
      first = steps.indexOf(find(name));
    } else if (word.startsWith('-')) {
      throw new SetupError(
        `There is no option "${word}". Known: --from with a step: ${listOf(steps)}.`,
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
  const idle = chosen.filter((choice) => named.has(choice.step) && choice.files.length === 0);
  if (idle.length > 0) {
    throw new SetupError(
      `The step ${listOf(idle.map(({step}) => step))} does not read ${files.join(', ')}.`,
    );
  }
  const unread = files.filter((file) => !chosen.some((choice) => choice.files.includes(file)));
  if (unread.length > 0) {
    throw new SetupError(
      `No step reads ${unread.join(', ')}; name a step to run it on everything: ${listOf(steps)}.`,
    );
  }
  return chosen.filter((choice) => choice.files.length > 0);
}
