import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Content} from '../sources/content';
import type {Problem} from '../problem';

const LIST = 'OWNER-QUESTIONS.md';
/** Sentences that send readers to a person, support or the account manager, in either language. */
const HAND_OFF =
  /(?:обратитесь|обращай|пиш[иу]|спрос|свяж|попрос|сообщ|отправ)[^.|\n]{0,40}(?:поддержк|%link\.supportEmail)|(?:ваш|персональн)[а-яё]* менеджер|аккаунт-менеджер|\[support\]\(mailto|\b(?:asks?|write to|tells?|contact|talk to|sends?)\b[^.|]{0,40}(?:\bsupport\b(?! us)|%link\.supportEmail)|account manager/i;
const ROW = /^\|\s*(?<page>[^|\s]+\.mdx?)\s*\|/;

/**
 * Checks that every page that sends readers to support is listed in OWNER-QUESTIONS.md,
 * with the question that only the owner can answer, or with the reason why support is the
 * right answer. Archived pages are covered by the row of their current page.
 */
export function support({root, pages, parts}: Content): Problem[] {
  const rule = 'support';
  const list = path.join(root, LIST);
  const rows = (existsSync(list) ? readFileSync(list, 'utf8') : '')
    .split('\n')
    .map((line) => ROW.exec(line)?.groups?.page);
  const all = [...pages, ...parts];
  return [
    ...all.flatMap(({file, text, docSet, local}) => {
      const current = `docs/${docSet.id}/${local}`;
      const row = text.split('\n').findIndex((line) => HAND_OFF.test(line));
      const message = `sends the reader to a person; answer here, or add a row for ${current} to ${LIST}`;
      return row === -1 || rows.includes(current) ? [] : [{file, line: row + 1, rule, message}];
    }),
    ...rows.flatMap((page, index) =>
      page === undefined || all.some(({file}) => file === page)
        ? []
        : [{file: LIST, line: index + 1, rule, message: `there is no page ${page}`}],
    ),
  ];
}
