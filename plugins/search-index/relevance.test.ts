import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sections} from '../../config/sections';
import {recordsOf} from './records';
import {clientOf, judge, meanReciprocalRank, type Question} from './relevance';
import {buildIndex} from './shards';

const folder = path.join(__dirname, '../../tests/search');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** Writes the pages of the fixture the way the build does, as far as search looks at them. */
function fixturePages(): {path: string; html: string}[] {
  return read('fixture-ru/pages.md')
    .split(/^# /m)
    .filter(Boolean)
    .map((page) => {
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
      return {
        path: address,
        html:
          `<html lang="ru"><head><title>${title} | Справка</title><meta name="docusaurus_locale" content="ru">` +
          `<meta name="docusaurus_tag" content="${tag}"><meta name="docusaurus_version" content="current"></head>` +
          `<body><article><div class="theme-doc-markdown"><h1>${title}</h1>${body}</div></article></body></html>`,
      };
    });
}

describe('relevance in Russian', () => {
  const pages = fixturePages();
  const records = pages.flatMap(({html, path: address}) => recordsOf(html, address));
  const questions = JSON.parse(read('questions.ru.json')) as Question[];
  const tags = new Map(records.map((record) => [record.path, record.tag]));

  it('asks enough questions of enough sections, all of which exist', () => {
    expect(records.filter(({kind}) => kind === 'section').length).toBeGreaterThanOrEqual(60);
    expect(questions.length).toBeGreaterThanOrEqual(60);
    const missing = questions.flatMap((question) =>
      question.pages.filter((page) => !tags.has(`/ru${page}`)),
    );
    expect(missing).toEqual([]);
  });

  it('holds a mean reciprocal rank above 0.9', {timeout: 60_000}, async () => {
    const client = clientOf(buildIndex(records, 'ru', sections), 'ru', 'https://docs.example.com');
    const all = [...new Set(tags.values())].map((tag) => `docusaurus_tag:${tag}`);
    const verdicts = await judge(
      questions,
      client,
      (from) => ({
        facetFilters: ['language:ru', all],
        optionalFilters: from ? [`docusaurus_tag:${tags.get(`/ru${from}`)}`] : [],
      }),
      '/ru/',
    );
    const missed = verdicts
      .filter(({rank}) => rank !== 1)
      .map(({question, rank, above}) => `${rank} ${question.q} (above: ${above.join(', ')})`);
    expect(meanReciprocalRank(verdicts), missed.join('\n')).toBeGreaterThan(0.9);
    if (process.env.SHOW_MISSES) {
      console.log(meanReciprocalRank(verdicts), missed.join('\n'));
    }
  });
});
