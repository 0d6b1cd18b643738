import {inLocale} from '@site/config/locales';
import {check} from './check';
import {commands, readArguments, type Command} from './commands';
import {site} from './findings';
import {fill, speak} from './said';
import {printable} from './text';
import {words} from './words';

const languages = Object.keys(site.languages);

const CHECK: Command = {
  usage: '[folder]',
  about: {en: words('en').about, ru: words('ru').about},
  atMost: 1,
  run: check,
};

function help(locale: string): string {
  const {usage, about, options, exit} = words(locale);
  const width = (names: readonly string[]): number => Math.max(...names.map((name) => name.length));
  const list = (lines: readonly (readonly [name: string, does: string])[]): string =>
    lines
      .map(([name, does]) => `  ${name.padEnd(width(lines.map(([one]) => one)))}  ${does}`)
      .join('\n');
  const names = ['[folder]', '--json', `--lang ${languages.join('|')}`, '--help'];
  return [
    `${usage}: node doctor.mjs [folder] [--json] [--lang ${languages.join('|')}]`,
    about,
    list(names.map((name, index) => [name, options[index] as string])),
    list(
      Object.entries(commands).map(([name, command]) => [
        `${name} ${command.usage}`,
        inLocale(command.about, locale),
      ]),
    ),
    exit,
  ]
    .filter(Boolean)
    .join('\n\n');
}

async function main([first = '', ...rest]: readonly string[]): Promise<number> {
  const named = Object.hasOwn(commands, first) ? commands[first] : undefined;
  const command = named ?? CHECK;
  const {
    language,
    help: asksHelp,
    unknown,
    ...asked
  } = readArguments(named ? rest : [first, ...rest].filter(Boolean), command);
  const isKnown = languages.includes(language);
  const locale = isKnown ? language : 'en';
  speak(site.messages[locale] ?? {});
  if (asksHelp) {
    console.log(help(locale));
    return 0;
  }
  const refuse = (sentence: string, values: Readonly<Record<string, string>> = {}): 2 => {
    console.error(printable(fill(sentence, values)));
    return 2;
  };
  if (unknown !== null || !isKnown) {
    return refuse(words(locale).wrongOption, {
      option: unknown ?? `--lang ${language}`,
      help: 'node doctor.mjs --help',
    });
  }
  return command.run({...asked, locale, refuse});
}

// Not exit(): what is still to be printed into a pipe would be lost.
process.exitCode = await main(process.argv.slice(2));
