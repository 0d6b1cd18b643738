import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {locales} from '../config/locales';
import {dataTypes} from '../scripts/data-types';
import appAds from './app-ads.json';
import networks from './ad-networks.json';
import signatures from './error-signatures.json';
import releases from './releases.json';
import storeRules from './store-rules.json';
import appAdsSchema from './schema/app-ads.schema.json';
import storeRulesSchema from './schema/store-rules.schema.json';
import skadnetworkSchema from './schema/skadnetwork-ids.schema.json';
import {problems} from './schema/validate';
import skadnetwork from './skadnetwork-ids.json';

/** Every text that exists in several languages, with its place. */
function* texts(value: unknown, at: string): Generator<[string, Record<string, unknown>]> {
  if (typeof value === 'object' && value !== null) {
    if ('en' in value) {
      yield [at, value as Record<string, unknown>];
    }
    for (const [key, entry] of Object.entries(value)) {
      yield* texts(entry, `${at}/${key}`);
    }
  }
}

describe('data files', () => {
  it('have types that follow from their schemas; write them by "npm run data:types"', async () => {
    for (const [file, text] of await dataTypes()) {
      expect(existsSync(file) ? readFileSync(file, 'utf8') : null, file).toBe(text);
    }
  });

  it.each([
    ['app-ads.json', appAdsSchema, appAds],
    ['skadnetwork-ids.json', skadnetworkSchema, skadnetwork],
    ['store-rules.json', storeRulesSchema, storeRules],
  ])('%s follows its schema', (_, schema, data) => {
    expect(problems(schema, data)).toEqual([]);
  });

  it('say every text in every language', () => {
    const found = [...texts({networks, releases, signatures}, '')];
    expect(found.length).toBeGreaterThan(100);
    for (const [at, text] of found) {
      expect(Object.keys(text).sort(), at).toEqual([...locales].sort());
    }
  });
});
