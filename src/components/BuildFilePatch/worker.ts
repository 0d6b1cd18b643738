import {expose} from 'comlink';
import data from '@generated/upgrade-plans/default/patch.json';
import {diffOf, factsFrom, patchApp, valuesOf, type Changed} from '@help-center/sdk-rules/patch';
import {fill} from '@help-center/sdk-rules';
import {kindOf, type TextFile} from '@help-center/build-files';

/** A file that was chosen, or a text that was pasted. */
export interface Source {
  /** Path in the project, as far as known. */
  path: string;
  body: File | string;
}

/** A sentence about a place in a file. */
export interface Remark {
  file: string;
  line: number | null;
  sentence: string;
}

export interface Answer {
  release: string;
  diff: string;
  files: readonly Changed[];
  left: readonly Remark[];
  notes: readonly Remark[];
  /** Whether any file has to do with the SDK. */
  isFound: boolean;
  /** Files that weren't looked at, and why. */
  unread: readonly {file: string; why: 'unknown' | 'large' | 'binary'}[];
}

/** The largest file, in bytes: no build file is nearly that large. */
const MAX_SIZE = 1_000_000;

const site = factsFrom(data);
const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/** Patches files to the latest release. */
async function answer(sources: readonly Source[]): Promise<Answer> {
  const files: TextFile[] = [];
  const unread: {file: string; why: 'unknown' | 'large' | 'binary'}[] = [];
  for (const {path: file, body} of sources) {
    const size = typeof body === 'string' ? body.length : body.size;
    const kind = kindOf(file);
    if (!kind || kind === 'log' || kind === 'app-ads') {
      unread.push({file, why: 'unknown'});
    } else if (size > MAX_SIZE) {
      unread.push({file, why: 'large'});
    } else {
      try {
        const text = typeof body === 'string' ? body : decoder.decode(await body.arrayBuffer());
        if (text.includes('\0')) {
          throw new Error('not a text');
        }
        files.push({path: file, text});
      } catch {
        unread.push({file, why: 'binary'});
      }
    }
  }
  const [release = ''] = site.covered;
  const {left, notes, ...patched} = patchApp(
    site,
    {of: (kind) => files.filter(({path}) => kindOf(path) === kind)},
    release,
  );
  const remark = (one: (typeof left)[number]): Remark => ({
    file: one.file,
    line: one.line,
    sentence: fill(data.words[one.kind], valuesOf(one)),
  });
  return {
    ...patched,
    release,
    diff: diffOf(patched.files),
    left: left.map(remark),
    notes: notes.map(remark),
    unread,
  };
}

/** What the page calls. */
export type Patch = typeof answer;

expose(answer);
