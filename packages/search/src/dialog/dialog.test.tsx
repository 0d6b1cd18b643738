// @vitest-environment jsdom
import {waitFor} from '@testing-library/react';
import {act} from 'react';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Answer, Card, Hit, SearchClient} from '../contract';
import {dialogHtml} from '../html';
import {listenForSearch} from '../opener';
import {startSearch} from './root';
import type {SearchSite, Words} from './site';

const hit = (path: string, title: string): Hit => ({
  id: path,
  url: `https://docs.example.com${path}`,
  group: 'Guides',
  titles: [[title]],
  text: ['Some ', 'fill', ' text'],
});

const card: Card = {
  ...hit('/errors#codes', 'Known errors'),
  lines: [
    {label: 'Message', text: ['', 'No fill', '']},
    {label: 'Fix', text: ['Nothing to fix.']},
    {code: 'a\nb'},
  ],
};

const whole: Answer = {
  hits: [hit('/errors#codes', 'Known errors'), hit('/fill', 'Fill rate')],
  card,
  count: 2,
  isWhole: true,
};

const says = (what: string) => (value: unknown) => `${what} ${String(value)}`;

const words = {
  ...Object.fromEntries(
    ['noResults', 'nothingFound', 'found', 'notMentioned', 'askPerson', 'seeAll'].map((name) => [
      name,
      says(name),
    ]),
  ),
  answer: 'Answer',
  allPlatforms: 'All',
  proposals: [],
} as unknown as Words;

/** Opens the dialog, asks, and waits for the answer. */
async function ask(client: Partial<SearchClient>) {
  const names = [
    'label',
    'placeholder',
    'clear',
    'cancel',
    'lost',
    'help',
    'retry',
    'updated',
    'reload',
  ];
  document.body.innerHTML =
    dialogHtml(Object.fromEntries(names.map((name) => [name, name])) as never) +
    '<button data-opens-search>Search</button>';
  const site: SearchSite = {
    engine: {name: 'test', client: () => ({prepare: () => undefined, ...client}) as SearchClient},
    settings: {searchPagePath: false},
    baseUrl: '/',
    sets: {},
    platforms: [],
    choice: {get: () => null, set: () => undefined},
    words,
  };
  await act(async () => startSearch(site));
  await act(async () => document.querySelector<HTMLElement>('[data-opens-search]')?.click());
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'no fill';
  await act(async () => field.dispatchEvent(new Event('input', {bubbles: true})));
  // Not inside `act`, which draws nothing before it ends.
  await waitFor(() => expect(options()).not.toHaveLength(0), {timeout: 20_000});
  return field;
}

const options = () => Array.from(document.querySelectorAll<HTMLElement>('[role=option]'));

beforeAll(() => listenForSearch(() => [], 60_000));

beforeEach(() => {
  delete window.siteSearch?.navigate;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const {prototype} = HTMLDialogElement;
  prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollTo ??= () => undefined;
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

describe('the dialog', () => {
  it('has the place that answers first, whole, and once', async () => {
    const field = await ask({search: async () => whole});
    const [first, ...others] = options();
    expect(first?.textContent).toContain('Message: No fill');
    expect(first?.textContent).toContain('Nothing to fix.');
    expect(first?.querySelector('.search-card > code')?.textContent).toBe('a\nb');
    expect(others.map((one) => one.getAttribute('href'))).toEqual(['/fill']);
    expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
  });

  it('opens it by Enter, and the page lands at its row', async () => {
    const field = await ask({search: async () => whole});
    const went: string[] = [];
    Object.assign(window.siteSearch ?? {}, {navigate: (href: string) => went.push(href)});
    await act(async () =>
      field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true})),
    );
    expect(went).toEqual(['/errors#codes']);
  });

  it('leaves the words for the next page where a document is loaded', async () => {
    const field = await ask({search: async () => whole});
    await act(async () =>
      field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true})),
    );
    expect(JSON.parse(sessionStorage.getItem('search-landing') ?? '{}')).toEqual({
      href: '/errors#codes',
      words: ['fill'],
      cell: 'No fill',
    });
  });

  it('says that it has found similar words', async () => {
    await ask({search: async () => ({...whole, card: undefined, similar: ['fil']})});
    expect(document.querySelector('.search-weak')?.textContent).toContain('notMentioned fil');
    expect(document.querySelector('[role=status]')?.textContent).toContain('notMentioned fil');
  });

  it('does not push rows down that are already there', async () => {
    await ask({
      search: async () => ({...whole, card: undefined, isWhole: false}),
      complete: async () => whole,
    });
    await act(async () => Promise.resolve());
    expect(options().map((one) => one.getAttribute('href'))).toEqual(['/errors#codes', '/fill']);
    expect(document.querySelector('.search-card')).toBeNull();
  });
});
