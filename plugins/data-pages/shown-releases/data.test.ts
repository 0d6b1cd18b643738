import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {platforms} from '../../../config/platforms';
import {latestVersion, releasesOf} from '@help-center/sdk-data/releases';
import {lastRelease, shownReleases, upgradeStep} from './data';

const site = path.join(__dirname, '../../..');

describe('shownReleases', () => {
  it.each(['en', 'ru'])('knows what to paste and what is needed in %s', (locale) => {
    const {releases} = shownReleases(locale, site);
    for (const platform of platforms) {
      const latest = releases[platform][latestVersion(platform)];
      expect(latest?.line).toContain(latestVersion(platform));
      expect(latest?.needs).not.toEqual([]);
    }
  });
});

describe('shownReleases of a site without upgrade guides', () => {
  it('names no step', () => {
    const {releases} = shownReleases('en', __dirname);
    expect(releases.android[latestVersion('android')]?.step).toBeNull();
  });
});

describe('lastRelease', () => {
  it('is as new as the newest of every platform', () => {
    const days = platforms.map((platform) => releasesOf(platform)[0]?.date ?? '');
    expect(lastRelease().date).toBe(days.sort().at(-1));
  });
});

describe('upgradeStep', () => {
  const page = [
    '## From 3.6.0 to 3.7.0 {/* #from-3-6-to-3-7 */}',
    '## From 3.4.x to 3.5.x {/* #from-3-4-to-3-5 */}',
    '## Check the result {/* #check */}',
  ].join('\n');

  it('finds the step by its version, or by what stands for it', () => {
    expect(upgradeStep(page, '3.7.0')).toBe('from-3-6-to-3-7');
    expect(upgradeStep(page, '3.5.2')).toBe('from-3-4-to-3-5');
  });

  it('takes no step to another version', () => {
    expect(upgradeStep(page, '3.6.0')).toBeNull();
    expect(upgradeStep(page, '3.50.0')).toBeNull();
    expect(upgradeStep('', '3.7.0')).toBeNull();
  });
});
