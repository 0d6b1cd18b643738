import {describe, expect, it} from 'vitest';
import {docSets} from '../../config/docSets';
import {readQuestions, readRussianFixture, setOf, type QuestionSet} from './fixture';
import {clientOf, judge, meanReciprocalRank} from './relevance';
import {buildIndex} from '../../plugins/search-index/shards';

describe('questions', () => {
  it.each(['tuning', 'held-back'] satisfies QuestionSet[])(
    'of the set «%s» are those that belong to it, each once',
    (set) => {
      for (const locale of ['en', 'ru']) {
        const questions = readQuestions(locale, set).map(({q}) => q);
        expect(questions.filter((q) => setOf(q) !== set)).toEqual([]);
        expect(questions.filter((q, at) => questions.indexOf(q) !== at)).toEqual([]);
      }
    },
  );
});

describe('relevance in Russian', () => {
  const records = readRussianFixture();
  const questions = readQuestions('ru', 'tuning');
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
    const client = clientOf(buildIndex(records, 'ru', docSets), 'ru', 'https://docs.example.com');
    const all = [...new Set(tags.values())];
    const verdicts = await judge(
      questions,
      client,
      (from) => ({
        tags: all,
        first: (from && tags.get(`/ru${from}`)) || null,
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
