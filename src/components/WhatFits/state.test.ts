import {catalogueOf} from '@help-center/sdk-rules/fits';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import requirements from '@site/data/release-requirements.json';
import releases from '@site/data/releases.json';
import {readState, solve, START, stateOf, writeState, type State} from './state';

const catalogue = catalogueOf(requirements, releases.asOf);
const steps = [
  {id: 'from-3-6-to-3-7', from: '3.6.0', to: '3.7.0'},
  {id: 'from-3-5-to-3-6', from: '3.5.x', to: '3.6.0'},
  {id: 'from-3-4-to-3-5', from: '3.4.x', to: '3.5.x'},
];
const solved = (state: Partial<State>) => solve(catalogue, steps, {...START, ...state});

describe('the address', () => {
  it('gives back what was written into it', () => {
    const state: State = {
      platform: 'ios',
      sdk: '3.5.0',
      has: {'Firebase/Core': '~> 11.10.0', ios: '13.0', 'Google-Mobile-Ads-SDK': '= 12.4.0'},
      without: ['APDFirebaseAdapter'],
    };
    expect(readState(writeState('', state))).toEqual(state);
    expect(readState('')).toEqual(START);
    expect(writeState('', START)).toBe('');
  });

  it('keeps the parameters of others', () => {
    expect(writeState('?language=java&platform=ios&has=ios%3D12.0', START)).toBe('?language=java');
  });

  it('takes whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 400}), (search) => {
        solved(readState(`?platform=ios&${search}`));
      }),
    );
    const {has} = readState(`?has==1&has=a&has=b=${'x'.repeat(500)}&has=ios=12=3&platform=web`);
    expect(has).toEqual({ios: '12=3'});
  });
});

describe('the answer', () => {
  it('names the newest release that fits, and why a newer one does not', () => {
    const {best, older, newest, without} = solved({
      platform: 'ios',
      has: {'Firebase/Core': '11.8.1', FBSDKCoreKit: '17.0.2'},
    });
    expect(best).toBe('3.6.0');
    expect(older).toEqual([{pod: 'APDFirebaseAdapter', version: '3.6.0.0'}]);
    expect(newest).toMatchObject([{name: 'Firebase/Core', wants: '~> 11.10.0'}]);
    expect(without).toEqual(['APDFirebaseAdapter']);
  });

  it('leads from the release one has to that', () => {
    expect(solved({sdk: '3.4.1', has: {minSdk: '21'}}).steps.map(({id}) => id)).toEqual([
      'from-3-4-to-3-5',
      'from-3-5-to-3-6',
    ]);
    expect(solved({sdk: '3.7.0', has: {minSdk: '21'}}).steps).toEqual([]);
    expect(solved({sdk: '4.1.0'}).own).toBe('newer');
    expect(solved({sdk: '2.11.0'}).own).toBe('older');
  });

  it('leaves out what it does not understand, and says so', () => {
    const {misuses, fits} = solved({has: {minSdk: 'low', kotlin: '2.1.0', nothing: '1'}});
    expect(Object.keys(misuses)).toEqual(['minSdk', 'nothing']);
    expect(fits[0]).toBe('3.7.0');
  });

  it('keeps what belongs to another platform', () => {
    expect(solved({platform: 'ios', has: {minSdk: '16'}})).toMatchObject({
      misuses: {},
      best: '3.7.0',
    });
  });

  it('is the same for what was found in a file', () => {
    const state = stateOf({
      platform: 'ios',
      sdk: '3.6.0',
      figures: {ios: '12.0'},
      pods: {},
      adapters: ['APDGoogleAdMobAdapter'],
      without: [],
    });
    const {best, project} = solved(readState(writeState('', state)));
    expect(project.adapters).toEqual(['APDGoogleAdMobAdapter']);
    expect(best).toBe('3.7.0');
  });
});
