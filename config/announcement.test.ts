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
    [{isCloseable: 'yes'}, 'isCloseable'],
  ])('refuses %j and names %s', (change, field) => {
    const candidate = {...valid, ...change} as Announcement;
    expect(() => checkAnnouncement(candidate)).toThrow(
      new RegExp(`^config/announcement\\.ts: ${field} is .* was expected\\.$`),
    );
  });

  it('writes addresses below the base URL of the language', () => {
    const current = {...valid, content: {en: 'x', ru: '<a href="/a">a</a> <a href="//b">b</a>'}};
    expect(announcementBar('ru', current)?.content).toBe(
      '<a href="/ru/a">a</a> <a href="//b">b</a>',
    );
  });

  it('speaks the default language where a translation is missing', () => {
    expect(announcementBar('ru', {...valid, content: {en: 'News'}})?.content).toBe('News');
  });

  it('announces nothing when nothing is set', () => {
    expect(announcementBar('en', null)).toBeUndefined();
  });
});
