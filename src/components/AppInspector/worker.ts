import {expose} from 'comlink';
import facts from '@generated/app-inspector/default/facts.json';
import words from '@generated/app-inspector/default/words.json';
import {
  fill,
  inspect,
  Refused,
  report,
  type Progress,
  type Report,
  type Source,
  type Words,
} from '@help-center/app-inspector';

/** What the page is told. */
export type Reply =
  | {report: Report}
  /** One sentence on why the file can't be inspected. */
  | {refused: string}
  /** The browser's error for a file that it can't read, such as one that has changed. */
  | {unreadable: string};

/** Milliseconds between two progress messages. */
const PAUSE = 100;

const sourceOf = (file: File): Source => ({
  name: file.name,
  size: file.size,
  read: async (offset, length) =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
});

/** Inspects a file, and tells now and then how far it has come. */
async function answer(
  file: File,
  locale: string,
  show: (progress: Progress) => void,
): Promise<Reply> {
  const texts = words[locale] as Words;
  let told = 0;
  const tell = (progress: Progress): void => {
    if (Date.now() - told >= PAUSE) {
      told = Date.now();
      show(progress);
    }
  };
  try {
    return {report: report(await inspect(sourceOf(file), facts, tell), texts, (path) => path)};
  } catch (error) {
    return error instanceof Refused
      ? {refused: fill(texts.refusals[error.reason], {...error.values, file: file.name})}
      : {unreadable: String(error)};
  }
}

/** What the page calls. */
export type Inspect = typeof answer;

expose(answer);
