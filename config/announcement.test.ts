import {describe, expect, it} from 'vitest';
import {announcement, announcementBar, checkAnnouncement, type Announcement} from './announcement';

const valid: Announcement = {
  id: 'sdk-1.2.3',
  content: {en: 'News. <a href="/android/changelog">More</a>', ru: 'Новость.'},
  backgroundColor: '#fff',
  textColor: 'var(--site-ink)',
  isCloseable: true,
};

describe('announcement', () => {
  it('accepts what the site announces', () => {
    if (announcement) {
      checkAnnouncement(announcement, ['en', 'ru']);
    }
  });

  it.each([
    [{id: ''}, 'id'],
    [{id: 'a b'}, 'id'],
    [{content: {en: 'News'}}, 'content.ru'],
    [{content: {en: ' ', ru: 'x'}}, 'content.en'],
    [{content: {en: '<script>x</script>', ru: 'x'}}, 'content.en'],
    [{content: {en: '<b onclick="x">y</b>', ru: 'x'}}, 'content.en'],
    [{backgroundColor: 'red;position:fixed'}, 'backgroundColor'],
    [{textColor: '#12345'}, 'textColor'],
    [{isCloseable: 'yes'}, 'isCloseable'],
  ])('refuses %j and names %s', (change, field) => {
    const candidate = {...valid, ...change} as Announcement;
    expect(() => checkAnnouncement(candidate, ['en', 'ru'])).toThrow(
      new RegExp(`^config/announcement\\.ts: ${field} is .* was expected\\.$`),
    );
  });

  it('writes addresses below the base URL of the language', () => {
    const current = {...valid, content: {en: 'x', ru: '<a href="/a">a</a> <a href="//b">b</a>'}};
    expect(announcementBar('ru', current)?.content).toBe(
      '<a href="/ru/a">a</a> <a href="//b">b</a>',
    );
  });

  it('announces nothing when nothing is set', () => {
    expect(announcementBar('en', null)).toBeUndefined();
  });
});
