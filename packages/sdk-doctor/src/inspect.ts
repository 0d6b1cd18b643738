import {closeSync, constants, fstatSync, openSync, readSync} from 'node:fs';
import path from 'node:path';
import {
  fill,
  grouped,
  inspect,
  listed,
  report,
  Refused,
  unreadIn,
  type Progress,
  type Source,
} from '@help-center/app-inspector';
import type {Localized} from '@help-center/sdk-rules';
import {
  inLocale,
  pageAddress,
  told,
  type Call,
  type Command,
  type Site,
} from '@help-center/sdk-rules/check';
import {jsonOf, printable} from '@help-center/text';
import {inspectorFacts, inspectorWords} from '@help-center/sdk-data/inspector';
import {words} from '@help-center/sdk-data/words';

/** How often a line says what is being read, in milliseconds. */
const PAUSE = 2000;

/** @throws when there is no such file, or it is none that can be read at any place */
function openFile(file: string): Source & {close: () => void} {
  // A pipe without a writer would be waited for.
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const stat = fstatSync(handle);
  if (!stat.isFile()) {
    closeSync(handle);
    throw new Error(`${file} is no file`);
  }
  const {size} = stat;
  return {
    name: path.basename(file),
    size,
    read: async (offset, length) => {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, readSync(handle, bytes, 0, length, offset));
    },
    close: () => closeSync(handle),
  };
}

/** Why a file was not inspected: a sentence and its values. */
export class NotInspected extends Error {
  constructor(
    readonly why: Localized,
    readonly values: Readonly<Record<string, string>>,
  ) {
    super(fill(why.en, values));
  }
}

/**
 * Reads a built app.
 *
 * @throws NotInspected where it can't be read
 */
export async function inspectFile(
  site: Site,
  name: string,
  locale: string,
  onProgress: (progress: Progress) => void = () => undefined,
) {
  const texts = inspectorWords(locale);
  let file: ReturnType<typeof openFile> | undefined;
  try {
    file = openFile(name);
    const inspection = await inspect(file, inspectorFacts(), onProgress);
    return report(inspection, texts, (page) => pageAddress(site, locale, page));
  } catch (error) {
    throw error instanceof Refused
      ? new NotInspected(
          {en: texts.refusals[error.reason]},
          {...error.values, file: path.basename(name)},
        )
      : new NotInspected(words.wrongFile, {file: name});
  } finally {
    file?.close();
  }
}

async function run({site, given, json, locale, refuse}: Call): Promise<number> {
  const [name = ''] = given;
  const texts = inspectorWords(locale);
  let printedAt = Date.now();
  // Says now and then on stderr what is being read, where somebody watches.
  const onProgress = ({entry}: Progress): void => {
    if (process.stderr.isTTY && Date.now() - printedAt > PAUSE) {
      printedAt = Date.now();
      process.stderr.write(`${printable(entry)}\n`);
    }
  };
  let found: Awaited<ReturnType<typeof inspectFile>>;
  try {
    found = await inspectFile(site, name, locale, onProgress);
  } catch (error) {
    if (error instanceof NotInspected) {
      return refuse(error.why, error.values);
    }
    throw error;
  }
  const {findings} = found;
  if (json) {
    console.log(jsonOf(found));
  } else {
    console.log(`${printable(found.verdict)}\n`);
    for (const [{severity, message, fix, see}, [entry = '', ...more]] of grouped(findings)) {
      const level = inLocale(words.levels[severity === 'note' ? 'info' : severity], locale);
      const place = {
        file: `${path.basename(name)} › ${entry}`,
        line: null,
        fix,
        page: see,
      };
      const also = more.length > 0 ? fill(texts.verdicts.places, {names: listed(texts, more)}) : '';
      console.log(told(site, locale, place, level, [message, also].filter(Boolean).join(' ')));
    }
  }
  return findings.some(({severity}) => severity === 'error')
    ? 1
    : unreadIn(findings).length > 0
      ? 2
      : 0;
}

/** Looks into a built app. */
export const inspectCommand: Command = {
  usage: '<file>',
  about: {
    en: 'tells what is inside a built app: APK, AAB, AAR, IPA, .xcarchive or .app in a zip',
    ru: 'показывает, что внутри собранного приложения: APK, AAB, AAR, IPA, .xcarchive или .app в zip-архиве',
  },
  atLeast: 1,
  atMost: 1,
  run,
};
