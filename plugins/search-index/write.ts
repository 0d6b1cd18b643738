import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex, INDEX_FOLDER} from '@help-center/search/indexing';
import type {Build} from '../lib/builtPages';
import {withKeptPages} from '../lib/keptPages';
import {readRecords} from './pages';
import {indexedSite, type SetInfo} from './site';

/** What it takes to write the index of one language. */
export interface IndexTask {
  build: Build;
  sets: readonly SetInfo[];
}

/** Writes the index of one language beside its pages. */
export default function writeIndex({build, sets}: IndexTask): void {
  const files = withKeptPages(build, 'search', sets, (remember) =>
    buildIndex(readRecords(build, remember), indexedSite(build.locale, sets), remember),
  );
  const folder = path.join(build.folder, INDEX_FOLDER);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [file, content] of files) {
    writeFileSync(path.join(folder, file), content);
  }
}
