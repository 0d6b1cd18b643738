import {isDeepStrictEqual} from 'node:util';
import {platformOf, type Block} from './blocks';
import {baseOf, nearest} from './nearest';
import type {Problem} from './problem';
import {changeOf} from './symbols';

/** 0-based line of a position in a block. */
export const rowOf = (code: string, index: number): number =>
  code.slice(0, index).split('\n').length - 1;

/** Collects the problems of one block, and counts the names that were looked up. */
export class BlockProblems {
  readonly problems: Problem[] = [];
  /** SDK names that were looked up. */
  names = 0;

  constructor(private readonly block: Block) {}

  /** @param row - 0-based line within the block */
  report(row: number, rule: string, message: string): void {
    const {line, page} = this.block;
    const problem = {file: page.file, line: line + row, rule, message};
    if (!this.problems.some((other) => isDeepStrictEqual(other, problem))) {
      this.problems.push(problem);
    }
  }

  /**
   * Reports a name that isn't known, with the nearest known one.
   *
   * @param what - the name in the message, such as `Appodeal.showw`
   * @returns whether it is known
   */
  expect(row: number, rule: string, what: string, name: string, known: Iterable<string>): boolean {
    this.names += 1;
    const list = [...known];
    if (list.includes(name)) {
      return true;
    }
    const close = nearest(name, list);
    const {language, sdk} = this.block;
    const platform = platformOf(language);
    const note = platform && changeOf(sdk, platform, baseOf(name));
    this.report(
      row,
      rule,
      `${what} is not in the SDK ${sdk.release}${note ? ` (${note})` : ''}${close ? `; nearest is ${close}` : ''}`,
    );
    return false;
  }
}
