import {platformOf, type Block} from './blocks';
import {baseOf, nearest} from './nearest';
import type {Problem} from './problem';
import {changeOf} from './symbols';

/** 0-based line of a place in a block. */
export const rowOf = (code: string, index: number): number =>
  code.slice(0, index).split('\n').length - 1;

/** Collects what a check finds in one block, and counts the names it proved. */
export class BlockProblems {
  readonly problems: Problem[] = [];
  /** SDK names that were looked up. */
  names = 0;

  constructor(private readonly block: Block) {}

  /** @param row - 0-based line within the block */
  report(row: number, rule: string, message: string): void {
    const problem = {
      file: this.block.page.file,
      line: this.block.line + row,
      rule,
      message,
    };
    const same = this.problems.some(
      ({line, rule: other, message: text}) =>
        line === problem.line && other === rule && text === message,
    );
    if (!same) {
      this.problems.push(problem);
    }
  }

  /**
   * Looks a name up and reports it with the nearest real one when it is not there.
   *
   * @param what - how the message calls it, such as `Appodeal.showw`
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
