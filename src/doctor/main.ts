import {inLocale, type Localized} from '@site/config/locales';
import {check} from './check';
import {commands, readArguments, type Command} from './commands';
import {site} from './findings';
import {speak} from './said';
import {fill} from '@help-center/app-rules';
import {printable} from './text';
import {words} from './words';

const languages = Object.keys(site.languages);

const CHECK: Command = {
  usage: '[folder]',
  about: words.about,
  atMost: 1,
  run: check,
};

function help(locale: string): string {
  const say = (text: Localized): string => inLocale(text, locale);
  const {usage, about, options, exit} = words;
  const width = (names: readonly string[]): number => Math.max(...names.map((name) => name.length));
  const list = (lines: readonly (readonly [name: string, does: string])[]): string =>
    lines
      .map(([name, does]) => `  ${name.padEnd(width(lines.map(([one]) => one)))}  ${does}`)
      .join('\n');
  const does = [options.folder, options.json, options.lang, options.help];
  const names = ['[folder]', '--json', `--lang ${languages.join('|')}`, '--help'];
  return [
    `${say(usage)}: node doctor.mjs [folder] [--json] [--lang ${languages.join('|')}]`,
    say(about),
    list(names.map((name, index) => [name, say(does[index] as Localized)])),
    list(
      Object.entries(commands).map(([name, command]) => [
        `${name} ${command.usage}`,
        say(command.about),
      ]),
    ),
    say(exit),
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
  const refuse = (sentence: Localized, values: Readonly<Record<string, string>> = {}): 2 => {
    console.error(printable(fill(inLocale(sentence, locale), values)));
    return 2;
  };
  if (unknown !== null || !isKnown) {
    return refuse(words.wrongOption, {
      option: unknown ?? `--lang ${language}`,
      help: 'node doctor.mjs --help',
    });
  }
  return command.run({...asked, locale, refuse});
}

// Not exit(): what is still to be printed into a pipe would be lost.
process.exitCode = await main(process.argv.slice(2));
