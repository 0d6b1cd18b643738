import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX_FOLDER} from '../../lib/search/format';
import type {Build} from '../lib/builtPages';
import {withKeptPages} from '../lib/keptPages';
import {readRecords} from './pages';
import {buildIndex, type SetInfo} from './shards';

/** What it takes to write the index of one language. */
export interface IndexTask {
  build: Build;
  sets: readonly SetInfo[];
}

/** Writes the index of one language beside its pages. */
export default function writeIndex({build, sets}: IndexTask): void {
  const files = withKeptPages(build, 'search', sets, (remember) =>
    buildIndex(readRecords(build, remember), build.locale, sets, remember),
  );
  const folder = path.join(build.folder, INDEX_FOLDER);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [file, content] of files) {
    writeFileSync(path.join(folder, file), content);
  }
}
