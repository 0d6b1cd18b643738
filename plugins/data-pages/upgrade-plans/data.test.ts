import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compareVersions} from '@help-center/build-files/versions';
import {latestVersion} from '@help-center/sdk-data/releases';
import {platforms} from '../../../config/platforms';
import {listed, planMarkdown, planOf, sourcesOf} from '@help-center/sdk-rules/upgrades';
import {stepsOf, upgradePlans} from './data';

const root = path.resolve(__dirname, '../../..');
const plans = upgradePlans('en', root);

it('reads the steps off the headings', () => {
  expect(
    stepsOf(
      '# Upgrade\n\n## From 3.5.x to 3.6.0 {/* #from-3-5-to-3-6 */}\n\n## Check {/* #check */}\n',
    ),
  ).toEqual([{id: 'from-3-5-to-3-6', from: '3.5.x', to: '3.6.0'}]);
});

it('says the group of adapters once', () => {
  expect(listed(['a.b.networks:admob', 'a.b.services:meta', 'a.b.networks:vungle', 'Pod'])).toBe(
    '`a.b.networks`: admob, vungle; `a.b.services`: meta; `Pod`',
  );
});

describe.each(platforms)('the data of %s', (platform) => {
  const {releases, steps} = plans[platform];

  it('begins with the latest release', () => {
    expect(releases[0]?.version).toBe(latestVersion(platform));
  });

  it('knows the adapters of the latest two releases', () => {
    const plan = planOf(plans[platform], '3.6.0', '3.7.0');
    expect(plan.steps.map(({id}) => id)).toEqual(['from-3-6-to-3-7']);
    expect(plan.adapters?.raised[0]?.[0]).toBe('3.6.0.0 → 3.7.0.0');
    expect([plan.removed, plan.renamed]).toEqual([[], []]);
  });

  it('reaches every step of 3.x from some release', () => {
    const oldest = releases.at(-1)?.version ?? '';
    const reached = planOf(plans[platform], oldest, latestVersion(platform)).steps;
    expect(reached.map(({id}) => id)).toEqual(
      steps
        // The page has the steps of today.
        .filter(({from, to}) => from !== '2.x' && compareVersions(to, latestVersion(platform)) <= 0)
        .map(({id}) => id)
        .reverse(),
    );
  });

  it('speaks the language that is built', () => {
    const russian = upgradePlans('ru', root)[platform].releases;
    expect(russian[0]?.changes.join('')).toMatch(/[а-яё]/i);
    expect(russian.map(({version}) => version)).toEqual(releases.map(({version}) => version));
  });
});

it('gives the newest of a requirement that rises more than once, whatever was not written down', () => {
  const {needs} = planOf(plans.android, '3.5.2', '3.7.0');
  expect(needs.join()).toContain('23');
  expect(needs.join()).toContain('2.1.0');
  expect(needs.join()).not.toContain('1.8.10');
});

it('names what was renamed and what is gone', () => {
  const plan = planOf(plans.android, '3.1.3', '3.3.0');
  expect(plan.renamed).toContainEqual({name: 'NativeAdView.setNativeAd', instead: 'registerView'});
  expect(plan.removed).toContain('Appodeal.updateGDPRUserConsent');
  expect(planOf(plans.android, '3.3.0', '3.7.0').removed).toEqual([]);
  expect(planOf(plans.android, '3.4.0', '3.5.0').added).toContain('Appodeal.setBidonEndpoint');
});

it('has nothing to say of releases that nobody knows, or of the wrong direction', () => {
  expect(planOf(plans.ios, '3.7.0', '3.6.0').changes).toEqual([]);
  expect(planOf(plans.ios, '9.9.9', '9.9.9').steps).toEqual([]);
  expect(sourcesOf(plans.ios, '3.0.0')).toEqual([]);
});

it('becomes Markdown', () => {
  expect(
    planMarkdown('SDK: 1 → 2', [
      {title: 'Steps', lines: [{text: '1 → 2', to: 'https://docs.example/a#b'}]},
      {title: 'New', lines: [{text: '`a`'}, {text: '2 adapters 1 → 2', names: '`b`, `c`'}]},
    ]),
  ).toBe(
    '# SDK: 1 → 2\n\n## Steps\n\n- [1 → 2](https://docs.example/a#b)\n\n## New\n\n- `a`\n- 2 adapters 1 → 2: `b`, `c`\n',
  );
});
