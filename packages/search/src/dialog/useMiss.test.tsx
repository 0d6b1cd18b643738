// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import type {Outcome} from './useAnswer';
import {useMiss} from './useMiss';

const outcome = (text: string, unknown: readonly string[], count = 0): Outcome => ({
  text,
  hits: [],
  count,
  unknown,
  similar: [],
  status: 'whole',
  isLoading: false,
});

beforeEach(() => sessionStorage.clear());

it('a missed search is told where its reader leaves it or the page, each word once in a visit', () => {
  const onMiss = vi.fn();
  const open = (asked: Outcome) => renderHook(() => useMiss(asked, onMiss));
  const first = open(outcome('tapjoy banner', ['tapjoy'], 3));
  expect(onMiss).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  // The results page of the same search, then another one.
  open(outcome('tapjoy banner', ['tapjoy'], 3)).unmount();
  open(outcome('tapjoy criteo', ['tapjoy', 'criteo'])).unmount();
  expect(onMiss.mock.calls).toEqual([[['tapjoy']], [['criteo']]]);
});

it('so is one of known words that no page has together, and never one that found a page', () => {
  const onMiss = vi.fn();
  for (const asked of [
    outcome('banner firebase', []),
    outcome('banner firebase', []),
    outcome('banner', [], 5),
    {...outcome('ban', []), status: 'partial' as const},
  ]) {
    renderHook(() => useMiss(asked, onMiss)).unmount();
  }
  expect(onMiss.mock.calls).toEqual([[[]]]);
});
