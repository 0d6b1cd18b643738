// @vitest-environment jsdom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Slices} from '@help-center/sdk-rules/slices';
import {useSlices} from './useSlices';

let root: Root;
let work: ReturnType<typeof useSlices>;

function Field() {
  work = useSlices();
  return <p>{work.progress === null ? 'idle' : `${work.progress} %`}</p>;
}

/** Work of ten turns, each longer than others want to wait. */
function* slow(): Slices<string> {
  for (let turn = 0; turn < 10; turn += 1) {
    now += 20;
    yield turn / 10;
  }
  return 'done';
}
let now: number;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(() => root.render(<Field />));
});

afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const next = () => act(() => vi.advanceTimersToNextTimer());
const shown = () => document.body.textContent;

it('does what is short at once', async () => {
  const take = vi.fn();
  await act(() =>
    work.start(
      (function* (): Slices<string> {
        yield 0;
        return 'done';
      })(),
      take,
    ),
  );
  expect(take).toHaveBeenCalledWith('done');
  expect(shown()).toBe('idle');
});

it('says how far long work is, and gives its result at the end', async () => {
  const take = vi.fn();
  await act(() => work.start(slow(), take));
  expect(shown()).toBe('0 %');
  await next();
  expect(shown()).toBe('10 %');
  expect(take).not.toHaveBeenCalled();
  for (let turn = 2; turn <= 10; turn += 1) {
    await next();
  }
  expect(take).toHaveBeenCalledWith('done');
  expect(shown()).toBe('idle');
});

it('gives no result of what was stopped or replaced', async () => {
  const [stopped, replaced, last] = [vi.fn(), vi.fn(), vi.fn()];
  await act(() => work.start(slow(), stopped));
  await act(() => work.stop());
  expect(shown()).toBe('idle');
  await act(() => work.start(slow(), replaced));
  await act(() => work.start(slow(), last));
  for (let turn = 0; turn <= 12; turn += 1) {
    await next();
  }
  expect(stopped).not.toHaveBeenCalled();
  expect(replaced).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledOnce();
});
