import type {PhrasingContent, RootContent} from 'mdast';
import {errorSignatures, type Signature} from '@help-center/sdk-data';
import {inLocale} from '../../../config/locales';
import {whatFits} from '../../../config/home';
import {link, phrases, table} from '../../lib/nodes';
import type {Words} from './words';

/** Parts of the list of known errors, each with its own table. */
export const errorGroups = ['android', 'ios', 'unity', 'networks'] as const;
export type ErrorGroup = (typeof errorGroups)[number];

/** The part that an entry belongs to: Unity only, one native platform, or all. */
export function groupOf({platforms}: Pick<Signature, 'platforms'>): ErrorGroup {
  const [android, ios] = [platforms.includes('android'), platforms.includes('ios')];
  if (android && ios) {
    return 'networks';
  }
  return android ? 'android' : ios ? 'ios' : 'unity';
}

/**
 * The known errors of a platform, or of the networks on all platforms. Each row has
 * the anchor `error-<id>`.
 */
export function errorTable(
  group: ErrorGroup,
  locale: string,
  words: Words,
  signatures: readonly Signature[] = errorSignatures.signatures,
): RootContent[] {
  const entries = signatures.filter((signature) => groupOf(signature) === group);
  const made = table([
    [words.printed, words.cause, words.fix].map(phrases),
    ...entries.map(({patterns, tool, cause, fix, page, fits}) => [
      [
        ...patterns.flatMap((value): PhrasingContent[] => [
          {type: 'inlineCode', value},
          {type: 'break'},
        ]),
        {type: 'text' as const, value: words.source(tool)},
      ],
      phrases(inLocale(cause, locale)),
      [
        ...phrases(inLocale(fix, locale)),
        ...(page ? [...phrases(' '), link(page, words.stepByStep)] : []),
        ...(fits ? [...phrases(page ? ' · ' : ' '), link(whatFits(fits), words.whatFits)] : []),
      ],
    ]),
  ]);
  entries.forEach(({id}, index) => {
    const row = made.children[index + 1];
    if (row) {
      row.data = {hProperties: {id: `error-${id}`}};
    }
  });
  return [made];
}
