import {describe, expect, it} from 'vitest';
import {platforms} from './catalogue';
import {factsOf, latestVersion, releaseAnchor, releasesOf, supportStatuses} from './releases';

const list = (...dates: (string | null)[]) =>
  dates.map((date, index) => ({version: `1.${dates.length - index}.0`, date}));

describe('factsOf', () => {
  it('knows a beta with its day, which is no release', () => {
    const data = {
      latest: '3.7.0',
      releases: [...releasesOf('android')],
      beta: {version: '4.0.0-beta.1', date: '2025-07-01', facts: {minSdk: '26'}},
    };
    expect(factsOf('android', '4.0.0-beta.1', data)).toMatchObject({
      date: '2025-07-01',
      facts: {minSdk: '26'},
    });
    expect(factsOf('android', latestVersion('android'), data)?.date).toMatch(/^\d/);
    expect(factsOf('android', '4.0.0-beta.1')).toBeUndefined();
  });
});

describe('supportStatuses', () => {
  it('ends support for what was already replaced on the day of the policy', () => {
    expect(
      supportStatuses(list('2025-01-01', '2024-06-01', '2024-05-31', '2024-05-01'), '2024-05-31'),
    ).toEqual(['latest', 'no-end-date', 'no-end-date', 'ended']);
  });

  it('places a release without a date by its neighbours', () => {
    expect(supportStatuses(list('2025-01-01', null, '2024-01-01', null), '2024-05-31')).toEqual([
      'latest',
      'no-end-date',
      'no-end-date',
      'ended',
    ]);
  });

  it('calls the first release the latest even if it is older than the policy', () => {
    expect(supportStatuses(list('2020-01-01', '2019-01-01'), '2024-05-31')).toEqual([
      'latest',
      'ended',
    ]);
    expect(supportStatuses([])).toEqual([]);
  });

  it.each(platforms)('%s: one latest release, and ended ones come last', (platform) => {
    const statuses = supportStatuses(releasesOf(platform));
    expect(statuses.filter((status) => status === 'latest')).toHaveLength(1);
    expect(statuses).toEqual([...statuses].sort((a, b) => rank(a) - rank(b)));
  });
});

const rank = (status: string): number => ['latest', 'no-end-date', 'ended'].indexOf(status);

describe('releaseAnchor', () => {
  it('makes an id without dots', () => {
    expect(releaseAnchor('3.7.0')).toBe('v3-7-0');
  });
});
