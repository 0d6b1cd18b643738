import {realpathSync} from 'node:fs';
import {
  inLocale,
  pageAddress,
  readLog,
  told,
  type Call,
  type Command,
} from '@help-center/sdk-rules/check';
import {createReader, verdictOf, type Run, type Verdict} from '@help-center/sdk-rules/logs';
import {jsonOf, printable} from '@help-center/text';
import {words} from '@help-center/sdk-data/words';

const LOG_PAGE = '/faq-and-troubleshooting/troubleshooting#log-helper';

/** Prints a verdict: the sentence, the chain of stages, what to do, what is missing. */
function print({site, locale, json}: Call, file: string, verdict: Verdict): 0 | 1 | 2 {
  const {outcome, sentence, chain, cards, next} = verdict;
  const say = (id: string): string => inLocale(site.logs.stages.words[id] ?? {en: id}, locale);
  if (json) {
    console.log(jsonOf({version: 1, file, ...verdict}));
  } else {
    console.log(`${printable(sentence)}\n`);
    if (chain.length > 0) {
      const width = Math.max(...chain.map(({name}) => name.length));
      console.log(`${say('chain')}:`);
      for (const {name, seen} of chain) {
        console.log(printable(`  ${name.padEnd(width)}  ${seen}`));
      }
      console.log('');
    }
    for (const {level, id, line, excerpt, cause, fix, who, page} of cards) {
      const address = pageAddress(site, locale, id ? `/e/${id}` : (page ?? LOG_PAGE));
      const what = `${inLocale(words.levels[level], locale)}  ${excerpt}`;
      console.log(
        told(site, locale, {file, line, fix: `${fix} (${who})`, page: address}, what, cause),
      );
    }
    for (const one of next) {
      console.log(printable(one));
    }
  }
  return outcome === 'error' ? 1 : outcome === 'unknown' ? 2 : 0;
}

function logs(call: Call): number {
  const [name = ''] = call.given;
  const {site, locale, refuse} = call;
  const reader = createReader(site.logs)();
  let isRead = false;
  try {
    isRead = readLog(realpathSync(name), reader.add);
  } catch {
    // No such file.
  }
  return isRead
    ? print(call, name, verdictOf(reader.run(), site.logs, locale))
    : refuse(
        {
          en: '{file} can’t be read. Expected the log of a run or a build as a text file; inspect reads a built app.',
          ru: 'Файл {file} не удалось прочитать. Нужен лог запуска или сборки в виде текста. Собранное приложение читает inspect.',
        },
        {file: name},
      );
}

/** How long the pipe is empty, in milliseconds, until nothing more is expected after Ctrl+C. */
const QUIET = 300;

/** Reads a log as it is printed; ends with the verdict. */
async function watch(call: Call): Promise<number> {
  const {site, locale} = call;
  const told = new Set<string>();
  const tell = (line: number, text: string): void => {
    if (!call.json && !told.has(text)) {
      told.add(text);
      console.log(printable(`${String(line).padStart(6)}  ${text}`));
    }
  };
  const reader = createReader(site.logs)((stage, adType, {line}) => {
    const name = site.logs.stages.stages.find(({id}) => id === stage)?.name;
    tell(line, [name && inLocale(name, locale), adType].filter(Boolean).join(', '));
  });
  let run: Run = reader.run();
  let rest = '';
  let quiet: NodeJS.Timeout | undefined;
  let isStopping = false;
  const stop = (): void => void process.stdin.destroy();
  // Ctrl+C stops the printer, too; what it has written before is still in the pipe.
  const untilQuiet = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(stop, QUIET);
  };
  const onInterrupt = (): void => {
    if (isStopping) {
      stop();
    }
    isStopping = true;
    untilQuiet();
  };
  process.on('SIGINT', onInterrupt);
  process.stdin.setEncoding('utf8');
  try {
    for await (const piece of process.stdin as AsyncIterable<string>) {
      if (isStopping) {
        untilQuiet();
      }
      const text = rest + piece;
      const end = text.lastIndexOf('\n') + 1;
      rest = text.slice(end);
      // Whole lines only, so that what they hold can be said at once.
      reader.add(text.slice(0, end));
      run = reader.run();
      for (const {line, cause} of verdictOf(run, site.logs, locale).cards) {
        tell(line, cause);
      }
    }
  } catch {
    // Stopped by the reader.
  }
  clearTimeout(quiet);
  process.off('SIGINT', onInterrupt);
  reader.add(rest);
  if (!call.json) {
    console.log('');
  }
  return print(call, 'adb logcat', verdictOf(reader.run(), site.logs, locale));
}

/** Says what the log of a run or a build shows. */
export const logsCommand: Command = {
  usage: '<file>',
  about: {
    en: 'tells from the log of a run or a build why there are no ads, or why it fails',
    ru: 'объясняет по логу запуска или сборки, почему нет рекламы или сборка не удалась',
  },
  atLeast: 1,
  atMost: 1,
  run: logs,
};

/** The same for a log that is still being written. */
export const watchCommand: Command = {
  usage: '',
  about: {
    en: 'reads a log as it comes: adb logcat | node doctor.mjs watch; Ctrl+C ends with the verdict',
    ru: 'читает лог по мере появления: adb logcat | node doctor.mjs watch; по Ctrl+C выводит итог',
  },
  atMost: 0,
  run: watch,
};
