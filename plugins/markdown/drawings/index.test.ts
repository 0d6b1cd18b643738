import {load, type CheerioAPI} from 'cheerio';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {figuresOf} from './figure';
import drawings from './index';
import {widthOf} from './svg';

const page = '/site/docs/android/get-started.mdx';
const russian = '/site/i18n/ru/docusaurus-plugin-content-docs/current/get-started.mdx';

function draw(source: string, file = page): CheerioAPI {
  const root = unified().use(remarkParse).use(remarkMdx).parse(source) as Root;
  drawings()(root, {path: file});
  return load(figuresOf(root).join(''), null, false);
}

const wrapped = (
  element: string,
  list: string,
  attributes = 'id="a-drawing" title="A drawing"',
  sentence = 'One thing leads to another.',
) => `<${element} ${attributes}>\n\n${sentence}\n\n${list}\n\n</${element}>`;

const samples: Record<string, string> = {
  Flow: wrapped(
    'Flow',
    '1. **Start** here\n2. ***Middle***\n   - *yes* **Left**\n   - *no* **Right**\n3. **End**',
  ),
  Sequence: wrapped(
    'Sequence',
    '1. ***App → Server*** asks\n2. **Server → App** answers\n3. ***App → Store*** buys what was offered',
  ),
  Screen: wrapped(
    'Screen',
    '- *tabs*\n  - **One**\n  - ***Two***\n- *field* **E-mail** yours\n- *row* **Network**\n  - ***Link***\n- *choice* **Type**\n  - **A**\n  - **B**\n- *switch* **On**\n- *columns*\n  - **Name**\n  - **eCPM**\n- *button* ***Create***\n- A message',
    'id="a-drawing" title="A drawing" place="Settings"',
  ),
  AdLifecycle: '<AdLifecycle type="banner" platform="unity" />',
  AdPlacement: '<AdPlacement type="native" />',
  Auction: '<Auction />',
  Drawing: '<Drawing name="ad-sizes" />',
};

describe.each(Object.entries(samples))('<%s>', (_name, source) => {
  it('has a caption, and says one sentence in each of its forms', () => {
    const $ = draw(source);
    expect($('dialog').attr('aria-label')).toBe($('figcaption').text());
    const spoken = $('svg[role="img"]').map((_, svg) => {
      const {'aria-label': own, 'aria-labelledby': other} = $(svg).attr() ?? {};
      return own ?? $(`[id="${other}"]`).attr('aria-label') ?? '';
    });
    const [sentence, ...others] = new Set(spoken);
    expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
    expect(others).toEqual([]);
  });

  it('leads to itself, and its button opens the dialog that uses it again', () => {
    const $ = draw(source);
    const dialog = $(`dialog[id="${$('button[command="show-modal"]').attr('commandfor')}"]`);
    expect(dialog).toHaveLength(1);
    const used = dialog.find('use').attr('href')?.slice(1);
    expect($(`g[id="${used}"]`).find('text, rect').length).toBeGreaterThan(0);
    expect($('figcaption a').attr('href')).toBe(`#${used?.replace(/-g$/, '')}`);
  });

  it('keeps its words inside its edges', () => {
    const $ = draw(source);
    $('svg[role="img"]').each((_, svg) => {
      const [, , width = 0, height = 0] = ($(svg).attr('viewBox') ?? '').split(' ').map(Number);
      // Those inside a moved group count from its corner.
      $(svg)
        .find('> g > text, > g > g:not([transform]) > text')
        .each((_at, text) => {
          expect(Number($(text).attr('x'))).toBeLessThan(width);
          expect(Number($(text).attr('y'))).toBeLessThan(height);
        });
    });
  });
});

/** A drawn part's edges, in the units of the drawing. */
interface Box {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a drawing holds: its boxes, and each line of its texts by its middle. */
function boxesOf($: CheerioAPI, form: number): {rects: Box[]; lines: Box[]} {
  const rects: Box[] = [];
  const lines: Box[] = [];
  const number = (node: Parameters<CheerioAPI>[0], name: string): number =>
    Number($(node).attr(name) ?? 0);
  const add = (node: Parameters<CheerioAPI>[0], list: Box[], box: Omit<Box, 'what'>): void => {
    let [x, y] = [0, 0];
    $(node)
      .parents('g[transform]')
      .each((_, group) => {
        const moved = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec($(group).attr('transform') ?? '');
        x += Number(moved?.[1] ?? 0);
        y += Number(moved?.[2] ?? 0);
      });
    const {left, top, right, bottom} = box;
    list.push({
      what: $(node).text() || $.html(node),
      ...{left: left + x, right: right + x, top: top + y, bottom: bottom + y},
    });
  };
  const drawing = $('svg[role="img"]').eq(form);
  drawing.find('rect').each((_, node) => {
    const [left, top] = [number(node, 'x'), number(node, 'y')];
    add(node, rects, {
      left,
      top,
      right: left + number(node, 'width'),
      bottom: top + number(node, 'height'),
    });
  });
  drawing.find('text').each((_, node) => {
    const code = $(node).hasClass('c');
    const look = code ? 'code' : $(node).hasClass('l') ? 'label' : 'note';
    let bottom = number(node, 'y');
    const anchor = $(node).closest('.m').length > 0 ? 0.5 : 0;
    for (const part of $(node).contents().toArray()) {
      bottom += number(part, 'dy');
      const width = widthOf($(part).text(), look);
      const left = number(node, 'x') - width * anchor;
      add(node, lines, {left, right: left + width, top: bottom - 8, bottom: bottom - 1});
    }
  });
  return {rects, lines};
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

const within = (a: Box, b: Box): boolean =>
  a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;

/** Pairs of parts that lie on each other without one being in the other. */
function overlaps($: CheerioAPI, form = 0): string[] {
  const {rects, lines} = boxesOf($, form);
  const parts = [...rects, ...lines];
  return parts.flatMap((a, index) =>
    parts
      .slice(index + 1)
      .filter((b) => meet(a, b) && (lines.includes(a) || (!within(a, b) && !within(b, a))))
      .filter((b) => !(rects.includes(b) && within(a, b)))
      .map((b) => `${a.what} on ${b.what}`),
  );
}

// An ad covers a part of its phone.
const apart = Object.entries(samples).filter(([name]) => name !== 'AdPlacement');

it.each(apart)('the parts of <%s> do not lie on each other', (_name, source) => {
  const $ = draw(source);
  expect(overlaps($)).toEqual([]);
  if ($('svg.level').length > 0) {
    expect(overlaps($, 1)).toEqual([]);
  }
});

it('says what color and line mean where they mean something', () => {
  expect(draw(samples.Flow as string)('.drawing-legend').text()).toContain('only if');
  expect(draw(wrapped('Flow', '1. One\n2. Two'))('.drawing-legend')).toHaveLength(0);
  expect(draw(samples.Drawing as string)('.drawing-legend')).toHaveLength(0);
});

it('shows the words of the list and says the sentence above it', () => {
  const $ = draw(samples.Flow as string);
  for (const word of ['Start', 'here', 'Middle', 'yes', 'Left', 'no', 'Right', 'End']) {
    expect($('svg').first().children('g').text()).toContain(word);
  }
  expect($('svg').first().attr('aria-label')).toBe('One thing leads to another.');
});

it('says which callback belongs to what, a failure as the other end of a stage', () => {
  const said = (source: string) => draw(source)('svg').first().attr('aria-label');
  expect(said('<AdLifecycle type="rewarded-video" />')).toBe(
    'An ad loads (onRewardedVideoLoaded) or fails to load (onRewardedVideoFailedToLoad), may expire (onRewardedVideoExpired), appears (onRewardedVideoShown) or fails to appear (onRewardedVideoShowFailed), can be tapped (onRewardedVideoClicked), counts as watched (onRewardedVideoFinished), and closes (onRewardedVideoClosed).',
  );
  expect(said('<AdLifecycle type="native" platform="ios" />')).toMatch(
    /, appears \(nativeAdWillLogImpression\), and can be tapped \(nativeAdWillLogUserInteraction\)\.$/,
  );
});

it('speaks the language of the page', () => {
  const $ = draw('<AdLifecycle type="banner" />', russian);
  expect($('figcaption').text()).toMatch(/Жизненный цикл рекламы/);
  expect($('.drawing-open').attr('aria-label')).toMatch(/^Увеличить/);
  expect($('svg').first().attr('aria-label')).toMatch(
    /^Реклама загружается .+ или не\u00a0загружается/,
  );
});

it('takes no markup from words', () => {
  const $ = draw(
    wrapped(
      'Flow',
      '1. **\\<img src=x onerror=alert(1)>** `"><script>`',
      'id="a" title="&quot;>x<b>"',
    ),
  );
  expect($('img, script, b')).toHaveLength(0);
  expect($('svg').first().children('g').text()).toContain('onerror');
  expect($('figcaption').text()).toBe('">x<b>');
});

it('breaks what is longer than the drawing', () => {
  const $ = draw(wrapped('Flow', `1. **${'word '.repeat(40)}** \`${'com.appodeal.'.repeat(12)}\``));
  const lines = $('svg').first().find('text').text().length / ($('tspan').length + 2);
  expect(lines).toBeLessThan(60);
});

describe('a mistake', () => {
  it.each([
    [
      'no name',
      wrapped('Flow', '1. **A**', 'id="a"'),
      /docs\/android\/get-started\.mdx:1 <Flow> needs title/,
    ],
    ['no address', wrapped('Flow', '1. **A**', 'title="A"'), /needs id/],
    ['an address with spaces', wrapped('Flow', '1. **A**', 'id="A b" title="A"'), /id="A b"/],
    ['no list', '<Flow id="a" title="A" />', /needs a sentence that .+, then one list/],
    ['more words', wrapped('Flow', 'Words.\n\n- **A**'), /needs a sentence that .+, then one list/],
    [
      'no sentence',
      '<Flow id="a" title="A">\n\n- **A**\n\n</Flow>',
      /needs a sentence that says what it shows/,
    ],
    [
      'two sentences',
      wrapped('Flow', '- **A**', undefined, 'It is one. It is two.'),
      /"It is one. It is two.": one sentence with a full stop was expected/,
    ],
    ['a telegram', wrapped('Flow', '- **A**', undefined, 'One'), /"One": one sentence/],
    [
      'a sentence too long to listen to',
      wrapped('Flow', '- **A**', undefined, `Word${' word'.repeat(40)}.`),
      /: 41 words, at most 40 expected/,
    ],
    ['a line that begins with a comma', wrapped('Flow', '1. **A**, then'), /punctuation mark/],
    ['a message to nobody', wrapped('Sequence', '1. **App** asks'), /\*\*A → B\*\* was expected/],
    [
      'an unknown control',
      wrapped('Screen', '- *slider* **A**', 'id="a" title="A" place="B"'),
      /"slider": one of tabs, button,/,
    ],
    [
      'more columns than fit',
      wrapped(
        'Screen',
        `- *columns*\n${'  - **A long name**\n'.repeat(9)}`,
        'id="a" title="A" place="B"',
      ),
      /columns are wider than the screen/,
    ],
    ['a screen without its place', wrapped('Screen', '- **A**'), /needs place/],
    [
      'an unknown ad type',
      '<AdPlacement type="popup" />',
      /type="popup": one of banner, mrec, native/,
    ],
    ['an unknown platform', '<AdLifecycle type="banner" platform="web" />', /platform="web"/],
  ])('is named with file and line: %s', (_what, source, message) => {
    expect(() => draw(source)).toThrow(message);
  });
});
