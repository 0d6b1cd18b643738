import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {platforms, type Platform} from './platforms';
import {docSets} from './docSets';
import {twinOf, unequalTopics} from './topics';

function pagesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.mdx$/, ''));
}

describe('twinOf', () => {
  it('leads from every page of every guide to a page that exists', () => {
    const guides = docSets.filter(({platform}) => platform);
    expect(guides.length).toBeGreaterThan(0);
    const holes: string[] = [];
    for (const {platform: from, folder} of guides) {
      for (const page of pagesOf(folder)) {
        for (const {platform: to, folder: target} of guides) {
          const twin = twinOf(from as Platform, page, to as Platform);
          if (!existsSync(path.join(target, `${twin.page}.mdx`))) {
            holes.push(`${from}/${page} → ${to}/${twin.page}`);
          }
        }
      }
    }
    expect(holes).toEqual([]);
  });

  it('leads back from an exact twin to where it came from', () => {
    for (const topic of unequalTopics) {
      for (const from of platforms) {
        const page = topic[from];
        for (const to of platforms) {
          const there = typeof page === 'string' ? twinOf(from, page, to) : null;
          if (there?.exact && typeof page === 'string') {
            expect(twinOf(to, there.page, from)).toMatchObject({page, exact: true});
          }
        }
      }
    }
  });

  it('says when a topic has no twin', () => {
    expect(twinOf('ios', 'ad-types/native', 'unity')).toEqual({
      platform: 'unity',
      page: 'ad-types/mrec',
      exact: false,
    });
    expect(twinOf('android', 'advanced/debug-test-mode', 'unity')).toEqual({
      platform: 'unity',
      page: 'advanced/logging',
      exact: true,
    });
    expect(twinOf('android', 'ad-types/banner', 'ios').exact).toBe(true);
  });
});
