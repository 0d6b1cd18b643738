import {parseArgs} from 'node:util';
import type {Localized} from '@site/config/locales';
import {inspectCommand} from './inspect';
import {fits} from './fits';

/** What a command was given. */
export interface Call {
  /** What stands beside the options. */
  given: readonly string[];
  /** The options that the command has of its own, by name without dashes. */
  options: Readonly<Record<string, string | undefined>>;
  json: boolean;
  /** Language of everything that is printed. */
  locale: string;
  /** Says on stderr why there is no answer, and gives the exit code for it. */
  refuse: (sentence: Localized, values?: Readonly<Record<string, string>>) => 2;
}

/** Something that the doctor does. */
export interface Command {
  /** What is written behind the name, such as `<folder> [--to <release>]`; for the help. */
  usage: string;
  about: Localized<string>;
  /** How much may stand beside the options. */
  atMost: number;
  /** Names of options that take a value, beside `--lang`. */
  options?: readonly string[];
  /** @returns the exit code: 0 fine, 1 findings, 2 wrong use or nothing that can be read */
  run: (call: Call) => number | Promise<number>;
}

/** The commands by name, beside the check of a folder, which has none. */
export const commands: Readonly<Record<string, Command>> = {
  fits,
  inspect: inspectCommand,
};

interface Asked extends Pick<Call, 'given' | 'options' | 'json'> {
  language: string;
  help: boolean;
  /** The first thing that the command does not know. */
  unknown: string | null;
}

/** Reads what stands behind the name of a command. */
export function readArguments(args: readonly string[], {atMost, options = []}: Command): Asked {
  const {values, positionals} = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: {
      json: {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
      ...Object.fromEntries(['lang', ...options].map((name) => [name, {type: 'string'}] as const)),
    },
  });
  const {json, help, lang, ...others} = values;
  const strange = Object.entries(others).find(
    ([name, value]) => !options.includes(name) || typeof value !== 'string',
  )?.[0];
  return {
    given: positionals,
    options: others as Asked['options'],
    json: json === true,
    language: lang === undefined ? 'en' : String(lang),
    help: help === true,
    unknown: strange
      ? `${strange.length > 1 ? '--' : '-'}${strange}`
      : (positionals[atMost] ?? null),
  };
}
