import {afterEach, expect, it, vi} from 'vitest';
import {chatText, COUNT, report} from './report';

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

it('begins a message with the reason and the address', () => {
  expect(chatText('Out of date', 'https://docs.example.org/a')).toBe(
    'Out of date: https://docs.example.org/a\n',
  );
});
