import {wordParts} from '@help-center/text';
import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {formatDate} from '@help-center/sdk-data/dates';
import {inLocale} from '../../../config/locales';
import type {Platform} from '../../../config/platforms';
import rosetta, {type Map as NameMap} from '../../../data/rosetta.json';
import {inline, paragraph, phrases, table} from '../../lib/nodes';
import type {Words} from './words';

/**
 * What another SDK calls what ours does on a platform.
 *
 * @throws naming the origins that the platform has
 */
function mapOf(platform: Platform, from: string): NameMap {
  const ofPlatform = rosetta.maps.filter((map) => map.platform === platform);
  const found = ofPlatform.find((map) => map.from === from);
  if (!found) {
    throw new Error(
      `from="${from}": one of ${ofPlatform.map((map) => map.from).join(', ')} was expected`,
    );
  }
  return found;
}

/**
 * A name that may break after its dots, brackets and colons, so that three columns fit the page.
 * Marked as MDX marks an element that a page writes itself: the theme's component for `code`
 * would make a block of one that has elements inside.
 */
const code = (value: string): PhrasingContent => {
  const parts = value.split(/(?<=[.(:])(?=\w)/).flatMap(wordParts);
  const name = inline(
    'code',
    {},
    parts.flatMap((part, index) => [
      ...(index > 0 ? [inline('wbr', {})] : []),
      {type: 'text', value: part},
    ]),
  );
  return {...name, data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data']};
};

/** Each part on a line of its own; a dash if there are none. */
const lines = (parts: readonly PhrasingContent[][]): PhrasingContent[] =>
  parts.length > 0
    ? parts.flatMap((part, index) => [...(index > 0 ? [{type: 'break' as const}] : []), ...part])
    : phrases('—');

const codes = (names: readonly string[]): PhrasingContent[][] => names.map((name) => [code(name)]);

/** Job, their names and ours; theirs lead to where they are documented. */
export function namesTable(
  platform: Platform,
  from: string,
  locale: string,
  words: Words,
): RootContent[] {
  const {rows, versions} = mapOf(platform, from);
  const title = (job: string) => rosetta.jobs.find(({id}) => id === job)?.title ?? {en: job};
  const {name = from} = rosetta.origins.find(({id}) => id === from) ?? {};
  return [
    table([
      [words.job, name, 'Appodeal'].map(phrases),
      ...rows.map(({job, theirs, ours, note, source}) => [
        phrases(inLocale(title(job), locale)),
        theirs.length > 0
          ? [{type: 'link' as const, url: source, children: lines(codes(theirs))}]
          : lines([]),
        lines([
          ...codes(ours),
          ...(note ? [phrases(words.note(inLocale(note, locale), ours.length > 0))] : []),
        ]),
      ]),
    ]),
    paragraph(
      ...phrases(
        words.namesAsOf(
          `${name} ${versions.theirs}`,
          formatDate(rosetta.asOf, locale),
          versions.ours,
        ),
      ),
    ),
  ];
}

/** What of the other SDK an app is rid of in the end, and what to do about each. */
export function leftoversTable(
  platform: Platform,
  from: string,
  locale: string,
  words: Words,
): RootContent[] {
  return [
    table([
      [words.where, words.takeOut, words.fix].map(phrases),
      ...mapOf(platform, from).leftovers.map(({in: place, texts, instead}) => [
        phrases(words.places[place]),
        lines(codes(texts)),
        phrases(inLocale(instead, locale)),
      ]),
    ]),
  ];
}
