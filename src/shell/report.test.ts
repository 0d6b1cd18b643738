import {afterEach, expect, it, vi} from 'vitest';
import {chatText, COUNT, missedWords, report} from './report';

afterEach(() => vi.unstubAllGlobals());

it('tells what was said and of which page, and nothing of the reader', () => {
  const document = new EventTarget();
  vi.stubGlobal('document', document);
  const heard: unknown[] = [];
  document.addEventListener(COUNT, (event) => heard.push((event as CustomEvent).detail));
  report('page_feedback', {page: '/ru/android/get-started', helpful: 'no'});
  report('page_feedback_reason', {page: '/ru/android/get-started', reason: 'sample'});
  expect(heard).toEqual([
    {event: 'page_feedback', page: '/ru/android/get-started', helpful: 'no'},
    {event: 'page_feedback_reason', page: '/ru/android/get-started', reason: 'sample'},
  ]);
});

it('tells a few words of a search that missed, and nothing that may be a key or an address', () => {
  expect(missedWords(['gambling', 'казино', 'fyber', 'roulette'])).toBe('gambling казино fyber');
  expect(missedWords(['a1b2c3d4e5f6', 'x'.repeat(40), 'anna@example.com', '79991234567'])).toBe('');
});

it('begins a message with the reason and the address', () => {
  expect(chatText('Out of date', 'https://docs.example.org/a')).toBe(
    'Out of date: https://docs.example.org/a\n',
  );
});
