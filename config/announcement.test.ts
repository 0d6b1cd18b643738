import {describe, expect, it} from 'vitest';
import {locales} from './locales';
import {announcement, announcementBar, checkAnnouncement, type Announcement} from './announcement';

const valid: Announcement = {
  id: 'sdk-1.2.3',
  content: {en: 'News. <a href="/android/changelog">More</a>', ru: 'Новость.'},
  backgroundColor: '#fff',
  textColor: 'var(--site-ink)',
  isCloseable: true,
};

describe('announcement', () => {
  it('accepts what the site announces, which is written in every language', () => {
    if (announcement) {
      checkAnnouncement(announcement);
      expect(Object.keys(announcement.content)).toEqual(expect.arrayContaining(locales));
    }
  });

  it.each([
    [{id: ''}, 'id'],
    [{id: 'a b'}, 'id'],
    [{content: {ru: 'Новость'}}, 'content.en'],
    [{content: {en: 'News', ru: ''}}, 'content.ru'],
    [{content: {en: ' ', ru: 'x'}}, 'content.en'],
    [{content: {en: '<script>x</script>', ru: 'x'}}, 'content.en'],
    [{content: {en: '<b onclick="x">y</b>', ru: 'x'}}, 'content.en'],
    [{backgroundColor: 'red;position:fixed'}, 'backgroundColor'],
    [{textColor: '#12345'}, 'textColor'],
  ])('refuses %j and names %s', (change, field) => {
    const candidate = {...valid, ...change} as Announcement;
    expect(() => checkAnnouncement(candidate)).toThrow(
      new RegExp(`^config/announcement\\.ts: ${field} is .* was expected\\.$`),
    );
  });

  it.each([
    'Plain <b>bold</b> <em>x</em> <code>y</code><br>next',
    '<a href="https://example.com/a?b=c&amp;d">out</a> <a href="#top">up</a> 1 &lt; 2',
  ])('accepts %s', (en) => {
    expect(() => checkAnnouncement({...valid, content: {en}})).not.toThrow();
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="https://example.com"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x61;script:alert(1)">x</a>',
    '<a href="//evil.test/">x</a>',
    '<a href="/\\evil.test/">x</a>',
    '<a href="/a" onclick="x()">x</a>',
    "<a href='/a'>x</a>",
    '<a\nhref="/a">x</a>',
    '<b style="position:fixed">x</b>',
    '<style>*{display:none}</style>',
    '<<b>script>alert(1)</<b>script>',
    '<!-- x -->',
    '<b',
  ])('refuses %s', (en) => {
    expect(() => checkAnnouncement({...valid, content: {en}})).toThrow(
      /content\.en is .* expected/,
    );
  });

  it('writes addresses below the base URL of the language', () => {
    const current = {
      ...valid,
      content: {en: 'x', ru: '<a href="/a">a</a> <a href="https://b.test">b</a>'},
    };
    expect(announcementBar('ru', current)?.content).toBe(
      '<a href="/ru/a">a</a> <a href="https://b.test">b</a>',
    );
  });

  it('speaks the default language where a translation is missing', () => {
    expect(announcementBar('ru', {...valid, content: {en: 'News'}})?.content).toBe('News');
  });

  it('announces nothing when nothing is set', () => {
    expect(announcementBar('en', null)).toBeUndefined();
  });
});
