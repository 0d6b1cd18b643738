import {describe, expect, it} from 'vitest';
import {builderData} from './builder';
import {adNetworks, releases} from './catalogue';

describe('builderData', () => {
  it('is a small part of the catalogue', () => {
    expect(JSON.stringify(builderData()).length).toBeLessThan(
      JSON.stringify([adNetworks, releases]).length / 2,
    );
  });

  it('leaves out what is null for a release, and keeps the rest', () => {
    const networks = structuredClone(adNetworks);
    const [release = ''] = networks.releases;
    const entry = networks.networks.find(({platforms}) => platforms.android && platforms.ios);
    const adapter = networks.engineAdapters.find(({android, ios}) => android && ios);
    for (const table of [
      entry?.platforms.android?.releases,
      entry?.platforms.ios?.releases,
      adapter?.android?.versions,
      adapter?.ios?.releases,
    ]) {
      Object.assign(table ?? {}, {[release]: null});
    }
    const {items, engineAdapters} = builderData(networks);
    const shown = items.find(({id, kind}) => id === entry?.id && kind === entry?.kind);
    const inside = engineAdapters.find(({unityId}) => unityId === adapter?.unityId);
    for (const table of [
      shown?.platforms.android?.releases,
      shown?.platforms.ios?.releases,
      inside?.android?.versions,
      inside?.ios?.releases,
    ]) {
      expect(Object.keys(table ?? {})).toEqual(networks.releases.slice(1));
    }
  });

  it('has the beta of a platform, which the others lack', () => {
    const networks = structuredClone(adNetworks);
    const known = structuredClone(releases);
    const {facts} = known.platforms.android
      .releases[0] as (typeof known.platforms.android.releases)[0];
    networks.releases.unshift('4.0.0-beta.1');
    known.platforms.android.beta = {version: '4.0.0-beta.1', date: '2025-07-01', facts};
    const data = builderData(networks, known);
    expect(data.facts.android['4.0.0-beta.1']?.core).toBe(facts.core);
    expect(data.facts.ios['4.0.0-beta.1']).toBeUndefined();
  });

  it.each([
    ['android', 'core'],
    ['ios', 'pod'],
    ['unity', 'package'],
  ] as const)('names release and fact when %s lacks %s', (platform, fact) => {
    const known = structuredClone(releases);
    const [latest] = known.platforms[platform].releases;
    delete latest?.facts[fact];
    expect(() => builderData(adNetworks, known)).toThrow(
      `data/releases.json: ${platform} ${latest?.version} has no fact "${fact}"`,
    );
  });
});
