import type {Localized} from '../types';
import type {Site} from './site';

/** The arguments and surroundings of a command. */
export interface Call {
  site: Site;
  /** Positional arguments. */
  given: readonly string[];
  /** The command's own options, by name without dashes. */
  options: Readonly<Record<string, string | undefined>>;
  json: boolean;
  /** Language of everything that is printed. */
  locale: string;
  /** Prints to stderr why there is no answer; returns the exit code. */
  refuse: (sentence: Localized, values?: Readonly<Record<string, string>>) => 2;
}

/** A command of the doctor. */
export interface Command {
  /** Arguments for the help, such as `<folder> [--to <release>]`. */
  usage: string;
  about: Localized<string>;
  /** Minimum number of positional arguments, 0 by default. */
  atLeast?: number;
  /** Maximum number of positional arguments. */
  atMost: number;
  /** Names of options with a value, in addition to `--lang`. */
  options?: readonly string[];
  /** @returns the exit code: 0 no findings, 1 findings, 2 wrong use or nothing readable */
  run: (call: Call) => number | Promise<number>;
}
