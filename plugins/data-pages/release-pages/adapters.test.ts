import {describe, expect, it} from 'vitest';
import catalogue from '../../../data/ad-networks.json';
import {adapterTable, engineAdapterTable} from './adapters';
import {wordsFor} from './words';

const text = (node: unknown): string =>
  typeof node === 'object' && node !== null
    ? 'value' in node && typeof node.value === 'string'
      ? node.value
      : 'children' in node
        ? (node.children as unknown[]).map(text).filter(Boolean).join('|')
        : ''
    : '';

/** The cells of the first table in the tree, row by row. */
const rowsOf = (node: unknown): string[][] => {
  const {type, children = []} = node as {type: string; children?: {children: unknown[]}[]};
  return type === 'table' ? children.map((row) => row.children.map(text)) : rowsOf(children[0]);
};

describe('adapterTable', () => {
  it('names adapter, versions of each release and what the pod asks for', () => {
    const shown = adapterTable('ios', '3.7.0', wordsFor('en')).map(text).join('\n');
    expect(shown).toContain('APDIronSourceAdapter|3.7.0.0|3.6.0.0');
    expect(shown).toContain('IronSourceSDK| 8.8.0.0|13.0');
  });

  it('copies the line that the build file of the platform needs', () => {
    const shown = (platform: 'android' | 'ios' | 'unity') =>
      JSON.stringify(adapterTable(platform, '3.7.0', wordsFor('en')));
    expect(shown('android')).toContain('"value":"com.appodeal.ads.sdk.networks:vungle:3.7.0.0"');
    expect(shown('ios')).toContain(`"value":"pod 'APDIronSourceAdapter', '3.7.0.0'"`);
    expect(shown('unity')).toContain('"value":"appodeal_vungle","title":"Copy appodeal_vungle"');
  });

  it('starts at the release the page speaks of', () => {
    const shown = adapterTable('android', '3.6.0', wordsFor('en')).map(text).join('\n');
    expect(shown).not.toContain('3.7.0');
    expect(shown).toContain('3.6.0.0');
  });

  it('says on each platform how a network sells, and nothing where that is unknown', () => {
    for (const platform of ['android', 'ios', 'unity'] as const) {
      const cells = rowsOf(adapterTable(platform, '3.7.0', wordsFor('en'))[0]);
      const last = (name: string) => cells.find(([first]) => first === name)?.at(-1);
      expect(last('Network or service')).toBe('Bidding or waterfall');
      expect(last('Google AdMob')).toBe('Both');
      expect(last('Mintegral')).toBe('–');
      expect(last('Adjust')).toBe('–');
    }
  });

  it('gives Unity the version of each adapter by system and release', () => {
    const shown = text(adapterTable('unity', '3.7.0', wordsFor('en'))[0]);
    expect(shown).toContain('Android 3.7.0|iOS 3.7.0|Android 3.6.0|iOS 3.6.0');
    expect(shown).toContain('appodeal_vungle|3.7.0.0|3.7.0.0|3.6.0.0|3.6.0.0');
    expect(shown).toContain('appodeal_mobilefuse|3.7.0.0|No|3.6.0.0|No');
  });
});

describe('engineAdapterTable', () => {
  it('has the version of every adapter that an engine has for a network', () => {
    for (const [platform, release] of [
      ['android', '3.7.0'],
      ['ios', '3.7.0'],
      ['ios', '3.6.0'],
    ] as const) {
      const shown = text(engineAdapterTable(platform, release, wordsFor('en'))[0]).split(/[|, ]+/);
      for (const {unityId, android, ios} of catalogue.engineAdapters) {
        const version =
          platform === 'android'
            ? android?.versions[release]
            : (ios?.releases as Record<string, {version: string}> | undefined)?.[release]?.version;
        if (version) {
          expect(shown, unityId).toContain(version);
        }
      }
    }
  });

  it('puts each version under its engine', () => {
    const shown = text(engineAdapterTable('ios', '3.7.0', wordsFor('en'))[0]);
    expect(shown).toContain('Network|AppLovin MAX|BidMachine|Bidon|Unity LevelPlay');
    expect(shown).toContain('Mintegral|7.7.7.0.0|3.2.1.0|0.7.23.0|4.3.34.0');
    expect(shown).toContain('BidMachine|3.2.1.0.0|–|0.7.23.0|4.3.15.0, custom 3.2.1.1');
    expect(text(engineAdapterTable('android', '3.6.0', wordsFor('en'))[0])).toContain(
      'Yandex Ads|–|–|0.7.8.0|4.3.8',
    );
  });
});
