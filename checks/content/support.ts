import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Content} from '../lib/content';
import type {Problem} from '../lib/problem';

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
export function support({
  root,
  pages,
  parts,
}: Pick<Content, 'root' | 'pages' | 'parts'>): Problem[] {
  const file = path.join(root, LIST);
  const rows = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .map((line) => ROW.exec(line)?.groups?.page);
  const listed = new Set(rows.filter((page) => page !== undefined));
  const missing = [...pages, ...parts].flatMap((page): Problem[] => {
    const current = `docs/${page.docSet.id}/${page.local}`;
    const line = page.text.split('\n').findIndex((text) => HAND_OFF.test(text));
    return line === -1 || listed.has(current)
      ? []
      : [
          {
            file: page.file,
            line: line + 1,
            rule: 'support',
            message: `sends the reader to a person; answer here, or add a row for ${current} to ${LIST}`,
          },
        ];
  });
  const known = new Set([...pages, ...parts].map(({file}) => file));
  const stale = rows.flatMap((page, index): Problem[] =>
    page === undefined || known.has(page)
      ? []
      : [{file: LIST, line: index + 1, rule: 'support', message: `there is no page ${page}`}],
  );
  return [...missing, ...stale];
}
