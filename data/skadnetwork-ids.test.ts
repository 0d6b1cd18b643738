import {describe, expect, it} from 'vitest';
import {adNetworks} from '@help-center/sdk-data';
import skadnetwork from './skadnetwork-ids.json';

describe('own SKAdNetwork ids', () => {
  it.each(skadnetwork.networks.own)('of $name belong to a mediated network', ({id, name}) => {
    const network = adNetworks.networks.find((entry) => entry.id === id);
    expect(network?.name).toBe(name);
    expect(network?.platforms.ios).not.toBeNull();
  });
  it('belong to one network each', () => {
    const ids = skadnetwork.networks.own.flatMap((network) => network.ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
