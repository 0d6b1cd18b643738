import {escapeHtml} from '@site/lib/escapeHtml';
import {pieces, type Signature} from '@site/src/components/LogHelper/logic';

/** Parts of the list, each a table of its own. */
export const groups = ['android', 'ios', 'unity', 'networks'] as const;
export type Group = (typeof groups)[number];

/** What the table says besides the entries. */
export interface TableWords {
  printed: string;
  cause: string;
  fix: string;
  more: string;
}

/** The part an entry belongs to: what concerns Unity alone, one native platform, or all. */
export function groupOf({platforms}: Pick<Signature, 'platforms'>): Group {
  const [android, ios] = [platforms.includes('android'), platforms.includes('ios')];
  if (android && ios) {
    return 'networks';
  }
  return android ? 'android' : ios ? 'ios' : 'unity';
}

/** Anchor of an entry. */
export const anchorOf = ({id}: Pick<Signature, 'id'>): string => `error-${id}`;

function words(text: string): string {
  return pieces(text)
    .map(({kind, value}) =>
      kind === 'text' ? escapeHtml(value) : `<${kind}>${escapeHtml(value)}</${kind}>`,
    )
    .join('');
}

/**
 * Writes head and body of a table of known errors.
 *
 * @param address - makes the address of a page complete, with base URL and language
 * @returns HTML for the inside of a `<table>`
 */
export function tableMarkup(
  signatures: readonly Signature[],
  language: 'en' | 'ru',
  say: TableWords,
  address: (page: string) => string,
): string {
  const head = [say.printed, say.cause, say.fix].map(
    (title) => `<th scope="col">${escapeHtml(title)}</th>`,
  );
  const rows = signatures.map((signature) => {
    const patterns = signature.patterns.map((text) => `<code>${escapeHtml(text)}</code>`);
    const more = signature.page
      ? ` <a href="${escapeHtml(address(signature.page))}">${escapeHtml(say.more)}</a>`
      : '';
    return `<tr id="${anchorOf(signature)}"><td>${patterns.join('<br>')}<br>${escapeHtml(signature.tool)}</td><td>${words(signature.cause[language] ?? signature.cause.en)}</td><td>${words(signature.fix[language] ?? signature.fix.en)}${more}</td></tr>`;
  });
  return `<thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody>`;
}
