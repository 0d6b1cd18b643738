import {afterEach, describe, expect, it, vi} from 'vitest';
import catalogue from '../../data/ad-networks.json';
import releases from '../../data/releases.json';
import {platforms} from '../../config/platforms';
import loader from './subset.cjs';

type Logic = typeof import('../../src/components/IntegrationBuilder/logic');
type Outputs = typeof import('../../src/components/IntegrationBuilder/outputs');

const folder = '../../src/components/IntegrationBuilder';

/** Everything the builder can say about the default, the full and the empty set. */
async function answers(): Promise<unknown> {
  const {checkChoice, defaultChoice, itemsOf, minimumOf} = (await import(
    `${folder}/logic`
  )) as Logic;
  const {outputsOf} = (await import(`${folder}/outputs`)) as Outputs;
  return platforms.flatMap((platform) =>
    catalogue.releases.flatMap((version) => {
      const standard = defaultChoice(platform, version);
      const ids = (service: boolean) =>
        itemsOf(platform, version)
          .filter(({kind}) => (kind === 'service') === service)
          .map(({id}) => id);
      const full = {...standard, networks: ids(false), services: ids(true)};
      return [standard, full, {...standard, networks: [], services: []}].map((choice) => ({
        outputs: outputsOf(platform, version, choice),
        findings: checkChoice(platform, version, choice),
        minimum: minimumOf(platform, version, choice),
      }));
    }),
  );
}

afterEach(() => {
  vi.doUnmock('../../data/ad-networks.json');
  vi.doUnmock('../../data/releases.json');
  vi.resetModules();
});

describe('subset', () => {
  it('leaves the builder nothing to miss', async () => {
    const whole = await answers();
    vi.resetModules();
    vi.doMock('../../data/ad-networks.json', () => ({
      default: loader.subsets['ad-networks.json'](catalogue),
    }));
    vi.doMock('../../data/releases.json', () => ({
      default: loader.subsets['releases.json'](releases),
    }));
    expect(await answers()).toEqual(whole);
  });

  it('is written as JSON by the file’s name', () => {
    const text = loader.call({resourcePath: '/x/releases.json'}, JSON.stringify(releases));
    expect(text.length).toBeLessThan(JSON.stringify(releases).length / 4);
    expect(JSON.parse(text)).toHaveProperty('platforms.android.releases');
  });
});
