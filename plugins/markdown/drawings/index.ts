import {toString} from 'mdast-util-to-string';
import {adTypes} from '@help-center/sdk-rules';
import {drawings as elements} from '../../../config/pageElements';
import {platforms} from '../../../config/platforms';
import {oneOf, replaceElements, required, type Asked, type Make} from '../../lib/elements';
import {itemsOf, type Item} from './items';
import {auction, flow, road, sequence} from './kinds';
import {lifecycle} from './lifecycle';
import {placement} from './placement';
import {plain, plainDrawings} from './plain';
import {screen} from './screen';
import {linesOf, type Picture} from './svg';
import {figure, type Figure} from './figure';
import {spacesFor, wordsFor, type Words, placedTypes} from './words';

function idOf(asked: Asked): string {
  const id = required(asked, 'id');
  if (!/^[a-z][a-z\d-]*$/.test(id)) {
    throw new Error(`id="${id}": lower-case letters, digits and hyphens were expected`);
  }
  return id;
}

/** A drawing generated from the list inside the element, under the sentence that says what it shows. */
const ofList =
  (
    draw: (items: readonly Item[], asked: Asked, words: Words) => Picture,
    hasLegend = false,
  ): Make =>
  (asked) => {
    const {children, locale} = asked;
    const [words, list, ...others] = children;
    if (words?.type !== 'paragraph' || list?.type !== 'list' || others.length > 0) {
      throw new Error(
        'needs a sentence that says what it shows, then one list, and nothing else inside',
      );
    }
    const names = {id: idOf(asked), title: required(asked, 'title'), sentence: toString(words)};
    const items = itemsOf(list, spacesFor(locale));
    return [figure({...names, hasLegend, ...draw(items, asked, wordsFor(locale))}, locale)];
  };

function life(asked: Asked): Figure {
  const platform = asked.attributes.has('platform')
    ? oneOf(asked, 'platform', platforms)
    : 'android';
  const words = wordsFor(asked.locale);
  const steps = lifecycle(oneOf(asked, 'type', adTypes), platform);
  const happens: string[] = [];
  for (const {stage, callback} of steps) {
    const clause = `${words.happens[stage]} (${callback})`;
    // A failure is the other end of the stage before it.
    happens.push(/Failed$/.test(stage) ? `${happens.pop()} ${clause}` : clause);
  }
  return {
    id: 'ad-lifecycle',
    title: words.lifecycle,
    sentence: words.anAd(new Intl.ListFormat(asked.locale).format(happens)),
    ...road(
      steps.map(({stage, callback, isSide}) => ({
        isSide,
        texts: (width) => [
          linesOf(callback, 'code', width),
          linesOf(words.stages[stage], 'note', width),
        ],
      })),
    ),
  };
}

const makers: Readonly<Record<keyof typeof elements, Make>> = {
  Flow: ofList(flow, true),
  Sequence: ofList(sequence, true),
  Screen: ofList((items, asked, words) => screen(items, required(asked, 'place'), words)),
  AdLifecycle: (asked) => [figure(life(asked), asked.locale)],
  Auction: ({locale}) => {
    const words = wordsFor(locale).auction;
    const {title, sentence} = words;
    return [figure({id: 'auction', title, sentence, hasLegend: true, ...auction(words)}, locale)];
  },
  Drawing: (asked) => [
    figure(plain(oneOf(asked, 'name', plainDrawings), asked.locale), asked.locale),
  ],
  AdPlacement: (asked) => {
    const type = oneOf(asked, 'type', placedTypes);
    const words = wordsFor(asked.locale);
    const {title, sentence} = words.placements[type];
    return [figure({id: 'ad-placement', title, sentence, ...placement(type, words)}, asked.locale)];
  },
};

/**
 * Remark plugin that draws figures: `<Flow>`, `<Sequence>` and `<Screen>` from the list
 * inside them, `<AdLifecycle>` and `<AdPlacement>` from their type, `<Auction>` without
 * input, and `<Drawing>` from a file. The browser gets the finished SVG and no code.
 *
 * @throws with file and line when an element lacks its title, id, sentence or list
 */
export default function drawings() {
  return replaceElements(elements, makers);
}
