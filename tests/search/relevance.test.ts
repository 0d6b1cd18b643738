import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {stem} from '@help-center/search/analysis';
import {docSets, pagesFolder} from '../../config/docSets';
import {locales} from '../../config/locales';
import keywords from '../../data/search-keywords.json';
import {readQuestions, setOf, type QuestionSet} from './fixture';
import {pageOf} from './relevance';

const root = path.join(__dirname, '../..');

/** Whether a page of the latest version is written in a language, or made of code. */
function isWritten(page: string, locale: string): boolean {
  if (existsSync(path.join(root, 'src/pages', `${page === '/' ? 'index' : page}.tsx`))) {
    return true;
  }
  const [, route = '', ...rest] = page.split('/');
  const docSet = docSets.find((one) => one.route === route);
  const file = docSet && path.join(root, pagesFolder(docSet, locale), ...rest);
  return ['.mdx', '/index.mdx'].some((ending) => file && existsSync(file + ending));
}

/** Whether the words of a question decide that it is of this set. */
const isHashed = (set: QuestionSet): boolean => set === 'tuning' || set === 'held-back';

const sets = (['tuning', 'held-back', 'by-name', 'readers'] satisfies QuestionSet[]).flatMap(
  (set) => locales.map((locale) => [set, locale] as const),
);

describe.each(sets)('the questions of the set «%s» in the language «%s»', (set, locale) => {
  const questions = readQuestions(locale, set);

  it('are those that belong to it, each once', () => {
    const asked = questions.map(({q}) => q);
    expect(asked.filter((q) => isHashed(set) && setOf(q) !== set)).toEqual([]);
    expect(asked.filter((q, at) => asked.indexOf(q) !== at)).toEqual([]);
  });

  it('name pages that there are', () => {
    const named = questions.flatMap(({pages, from = []}) => pages.concat(from)).map(pageOf);
    expect(named.filter((page) => !isWritten(page, locale))).toEqual([]);
    expect(questions.filter(({pages}) => pages.length === 0)).toEqual([]);
  });
});

it.each(locales)('the keywords in the language «%s» are no questions of readers', (locale) => {
  const stemsOf = (text: string): string => text.toLowerCase().split(/\s+/).map(stem).join(' ');
  const asked = new Set(readQuestions(locale, 'readers').map(({q}) => stemsOf(q)));
  // A name of one or two words is a topic, whoever asks for it.
  const said = Object.values<Readonly<Record<string, readonly string[]>>>(keywords)
    .flatMap((words) => words[locale] ?? [])
    .filter((word) => word.split(' ').length > 2);
  expect(said.filter((word) => asked.has(stemsOf(word)))).toEqual([]);
});
