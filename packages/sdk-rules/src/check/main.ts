import path from 'node:path';
import {parseArgs} from 'node:util';
import {printable} from '@help-center/text';
import {fill} from '../fill';
import type {Localized} from '../types';
import {check} from './check';
import type {Call, Command} from './commands';
import {inLocale} from '../types';
import {type Site} from './site';

type Commands = Readonly<Record<string, Command>>;

/** Arguments with their placeholders in a language. */
const inWords = (usage: string, {placeholders}: Site['words'], locale: string): string =>
  usage.replace(/[a-z=]+(?=[>\]]| …)/g, (name) =>
    inLocale(placeholders[name] ?? {en: name}, locale),
  );

function help({words, languages: known}: Site, commands: Commands, locale: string): string {
  const languages = Object.keys(known);
  const say = (text: Localized): string => inLocale(text, locale);
  const {usage, about, options, exit} = words;
  const list = (lines: readonly (readonly [name: string, does: Localized])[]): string => {
    const width = Math.max(...lines.map(([name]) => name.length));
    return lines.map(([name, does]) => `  ${name.padEnd(width)}  ${say(does)}`).join('\n');
  };
  const folder = inWords('[folder]', words, locale);
  return [
    `${say(usage)}: node doctor.mjs ${folder} [--json] [--lang ${languages.join('|')}]`,
    say(about),
    list([
      [folder, options.folder],
      ['--json', options.json],
      [`--lang ${languages.join('|')}`, options.lang],
      ['--version', options.version],
      ['--check-update', options.checkUpdate],
      ['--help', options.help],
    ]),
    list(
      Object.entries(commands).map(([name, {usage: takes, about: does}]) => [
        `${name} ${inWords(takes, words, locale)}`,
        does,
      ]),
    ),
    say(exit),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Runs the doctor with the arguments of a terminal.
 *
 * @param commands - by name; checking a folder is the default and has none
 * @param args - the arguments after the program's name
 * @returns the exit code
 */
export async function main(
  site: Site,
  commands: Commands,
  [first = '', ...rest]: readonly string[],
): Promise<number> {
  const {words} = site;
  const languages = Object.keys(site.languages);
  const named = Object.hasOwn(commands, first) ? commands[first] : undefined;
  const command = named ?? {usage: '[folder]', about: words.about, atMost: 1, run: check};
  const commandOptions = command.options ?? [];
  const {
    positionals: given,
    values: {json, help: asksHelp, lang = 'en', ...options},
  } = parseArgs({
    args: named ? [...rest] : [first, ...rest].filter(Boolean),
    strict: false,
    allowPositionals: true,
    options: {
      json: {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
      ...Object.fromEntries(
        ['lang', ...commandOptions].map((name) => [name, {type: 'string'}] as const),
      ),
    },
  });
  const language = String(lang);
  const locale = languages.includes(language) ? language : 'en';
  if (asksHelp) {
    console.log(help(site, commands, locale));
    return 0;
  }
  const refuse = (sentence: Localized, values: Readonly<Record<string, string>> = {}): 2 => {
    const {folder} = values;
    const whole = folder === undefined ? values : {...values, folder: path.resolve(folder)};
    console.error(printable(fill(inLocale(sentence, locale), whole)));
    return 2;
  };
  const strange = Object.entries(options).find(
    ([name, value]) => !commandOptions.includes(name) || typeof value !== 'string',
  )?.[0];
  const unknown = strange
    ? `${strange.length > 1 ? '--' : '-'}${strange}`
    : (given[command.atMost] ?? (locale === language ? null : `--lang ${language}`));
  if (unknown !== null) {
    return refuse(words.wrongOption, {option: unknown, help: 'node doctor.mjs --help'});
  }
  if (given.length < (command.atLeast ?? 0)) {
    const what = /<[^>]+>/.exec(inWords(command.usage, words, locale))?.[0] ?? '';
    return refuse(words.needs, {command: first, what, help: 'node doctor.mjs --help'});
  }
  return command.run({
    given,
    options: options as Call['options'],
    json: json === true,
    site,
    locale,
    refuse,
  });
}
