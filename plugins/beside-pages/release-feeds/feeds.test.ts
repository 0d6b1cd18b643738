import {DOMParser, type Element} from '@xmldom/xmldom';
import {describe, expect, it} from 'vitest';
import {feedFormats} from '../../../config/feeds';
import {releaseAnchor, releasesOf} from '@help-center/sdk-data/releases';
import {platforms, type Platform} from '../../../config/platforms';
import {changeHtml, entriesOf, feedText, releaseHtml, type FeedContext} from './feeds';

const context: FeedContext = {
  base: 'https://docs.example.com/',
  locale: 'en',
  title: 'Help Center',
};
const russian: FeedContext = {...context, base: 'https://docs.example.com/ru/', locale: 'ru'};
const scopes: [string, readonly Platform[]][] = [
  ...platforms.map((platform): [string, Platform[]] => [platform, [platform]]),
  ['all', platforms],
];

function parse(text: string): Element {
  const problems: string[] = [];
  const document = new DOMParser({
    onError: (level, message) => problems.push(`${level}: ${message}`),
  }).parseFromString(text, 'text/xml');
  expect(problems).toEqual([]);
  return document.documentElement as Element;
}

const all = (element: Element, name: string): Element[] => [...element.getElementsByTagName(name)];
const text = (element: Element, name: string): string => all(element, name)[0]?.textContent ?? '';

describe.each(scopes)('%s', (scope, members) => {
  const expected = entriesOf(members).length;

  it.each([context, russian])('is a valid Atom feed ($locale)', (where) => {
    const root = parse(feedText(scope, members, 'atom', where));
    expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(text(root, 'id')).toContain(`/feeds/${scope}.atom`);
    expect(text(root, 'title')).not.toBe('');
    expect(Number.isNaN(Date.parse(text(root, 'updated')))).toBe(false);
    expect(all(root, 'link').some((link) => link.getAttribute('rel') === 'self')).toBe(true);
    const entries = all(root, 'entry');
    expect(entries).toHaveLength(expected);
    const ids = entries.map((entry) => text(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const entry of entries) {
      expect(text(entry, 'id')).toMatch(
        new RegExp(`^${where.base}\\w+/changelog#v\\d+-\\d+-\\d+$`),
      );
      expect(Date.parse(text(entry, 'updated'))).toBeGreaterThan(0);
      expect(text(entry, 'content')).toContain('<li>');
    }
  });

  it('is a valid RSS feed', () => {
    const root = parse(feedText(scope, members, 'rss', context));
    expect(root.getAttribute('version')).toBe('2.0');
    for (const name of ['title', 'link', 'description']) {
      expect(text(root, name)).not.toBe('');
    }
    const items = all(root, 'item');
    expect(items).toHaveLength(expected);
    for (const item of items) {
      expect(text(item, 'guid')).toContain('/changelog#v');
      expect(text(item, 'pubDate')).toMatch(/ 00:00:00 GMT$/);
      expect(text(item, 'content:encoded')).toContain('<li>');
    }
  });

  it('is a valid JSON feed', () => {
    const feed = JSON.parse(feedText(scope, members, 'json', context)) as {
      version: string;
      title: string;
      items: {id: string; content_html: string; date_published: string}[];
    };
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(feed.title).not.toBe('');
    expect(feed.items).toHaveLength(expected);
    for (const item of feed.items) {
      expect(item.id).toBeTruthy();
      expect(item.content_html).toContain('<li>');
      expect(Date.parse(item.date_published)).toBeGreaterThan(0);
    }
  });
});

describe('entries', () => {
  it('are all releases with a date, and none whose day is not published', () => {
    const of = (dated: boolean): string[] =>
      platforms.flatMap((platform) =>
        releasesOf(platform)
          .filter(({date}) => (date !== null) === dated)
          .map(({version}) => `${context.base}${platform}/changelog#${releaseAnchor(version)}`),
      );
    expect(of(false)).toContain(`${context.base}ios/changelog#v3-1-0`);
    const feed = JSON.parse(feedText('all', platforms, 'json', context)) as {items: {id: string}[]};
    expect(feed.items.map(({id}) => id).sort()).toEqual(of(true).sort());
  });

  it('run from newest to oldest across platforms', () => {
    const dates = entriesOf(platforms).map(({date}) => date.getTime());
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it('hold the full text of a release in the language of the feed', () => {
    const [latest] = releasesOf('ios');
    const html = releaseHtml(latest as NonNullable<typeof latest>, 'ru');
    expect(html.match(/<li>/g)).toHaveLength(latest?.changes.length ?? 0);
    expect(html).toContain('Изменено');
    expect(feedText('ios', ['ios'], 'json', russian)).toContain('Публичный API');
  });

  it('escape what looks like markup', () => {
    expect(changeHtml('a <b> & `List<String>` "c"')).toBe(
      'a &lt;b&gt; &amp; <code>List&lt;String&gt;</code> &quot;c&quot;',
    );
  });

  it('give the same text for every build of the same data', () => {
    for (const {id} of feedFormats) {
      expect(feedText('all', platforms, id, context)).toBe(feedText('all', platforms, id, context));
    }
  });
});
