import {describe, expect, it, vi} from 'vitest';
import {createNames} from './names';

const OWN = 'c0de p1.aaaaaaaa integration-builder.bbbbbbbb a.b.cccccccc';

describe('names of chunks', () => {
  it('of the page itself are known without asking', () => {
    const fetchTable = vi.fn();
    const names = createNames(OWN, fetchTable);
    expect(['p1', 'integration-builder', 'a.b'].map(names.nameOf)).toEqual([
      'p1.aaaaaaaa',
      'integration-builder.bbbbbbbb',
      'a.b.cccccccc',
    ]);
    expect(names.has('p2')).toBe(false);
    expect(fetchTable).not.toHaveBeenCalled();
  });

  it('may stand for no file', () => {
    const names = createNames('c0de p1.aaaaaaaa p2.', vi.fn());
    expect(['p1', 'p2'].map(names.has)).toEqual([true, true]);
    expect(['p1', 'p2'].map(names.hasFile)).toEqual([true, false]);
  });

  it('come with the module of a page’s content', async () => {
    const names = createNames('c0de p1.aaaaaaaa~123 p2.~4 p3.cccccccc', async () => ({
      p4: 'dddddddd~567',
      p5: '~8',
    }));
    await names.lookUp();
    expect(['p1', 'p4'].map(names.nameOf)).toEqual(['p1.aaaaaaaa', 'p4.dddddddd']);
    expect(['p1', 'p2', 'p3', 'p4'].map(names.moduleOf)).toEqual(['123', '4', undefined, '567']);
    expect(['p1', 'p2', 'p5'].map(names.hasFile)).toEqual([true, false, false]);
  });

  it('of all others are asked for once, by the code of the page', async () => {
    const fetchTable = vi.fn(async () => ({p2: 'dddddddd'}));
    const names = createNames(OWN, fetchTable);
    await Promise.all([names.lookUp(), names.lookUp()]);
    expect(fetchTable.mock.calls).toEqual([['c0de']]);
    expect(names.nameOf('p2')).toBe('p2.dddddddd');
  });

  it('are asked for again after a failure, which is passed on', async () => {
    const fetchTable = vi.fn(async () => ({p2: 'dddddddd'}));
    fetchTable.mockRejectedValueOnce(new Error('offline'));
    const names = createNames(OWN, fetchTable);
    await expect(names.lookUp()).rejects.toThrow('offline');
    expect(names.nameOf('p1')).toBe('p1.aaaaaaaa');
    await names.lookUp();
    expect(names.has('p2')).toBe(true);
  });

  it('that nobody knows are an error', () => {
    expect(() => createNames('c0de', vi.fn()).nameOf('p9')).toThrow('the chunk p9');
  });
});
