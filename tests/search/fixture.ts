import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Question} from './relevance';
import {recordsOf, type SearchRecord} from '../../plugins/search-index/records';

const read = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');

/** The ranking is tuned on one set and judged by the other, which nobody looks into. */
export type QuestionSet = 'tuning' | 'held-back';

/** Which set a question belongs to, by a hash of its words: for good, whoever adds it. */
export function setOf(question: string): QuestionSet {
  const [first = 0] = createHash('sha256').update(question).digest();
  return first % 2 === 0 ? 'tuning' : 'held-back';
}

/** Questions as people ask them in a language, with the pages that answer them. */
export function readQuestions(locale: string, set: QuestionSet): Question[] {
  return JSON.parse(read(`${set}.${locale}.json`)) as Question[];
}

/**
 * Reads the search records of the Russian fixture, whose pages are written the
 * way the build does, as far as search looks at them.
 */
export function readRussianFixture(): SearchRecord[] {
  return read('fixture-ru/pages.md')
    .split(/^# /m)
    .filter(Boolean)
    .flatMap((page) => {
      const [head = '', ...lines] = page.trim().split('\n');
      const [address = '', tag, , title] = head.split(' | ');
      const body = lines
        .filter(Boolean)
        .map((line) => {
          const heading = /^## (\S+) \| (.+)$/.exec(line);
          return heading
            ? `<h2 id="${heading[1]}">${heading[2]}</h2>`
            : `<p>${line.replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`;
        })
        .join('\n');
      return recordsOf(
        `<html lang="ru"><head><title>${title} | Справка</title><meta name="docusaurus_locale" content="ru">` +
          `<meta name="docusaurus_tag" content="${tag}"><meta name="docusaurus_version" content="current"></head>` +
          `<body><article><div class="theme-doc-markdown"><h1>${title}</h1>${body}</div></article></body></html>`,
        address,
      );
    });
}
