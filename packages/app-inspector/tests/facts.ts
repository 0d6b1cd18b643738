import type {Facts, Part} from '../src/model';

const network = (id: string, more: Partial<Part> = {}): Part => ({
  of: `network:${id}`,
  id,
  kind: 'network',
  name: id.toUpperCase(),
  artifact: `com.appodeal.ads.sdk.networks:${id.replaceAll('-', '_')}`,
  pod: `APD${id}Adapter`,
  needs: [],
  requires: [],
  ...more,
});

/** A small world: two networks, an engine, the renderers and a service. */
export const facts: Facts = {
  names: {
    libraries: [
      {name: 'libnms.so', owner: 'Pangle', of: 'network:pangle'},
      {name: 'libunity.so', owner: 'Unity', of: null},
    ],
    packages: [
      {prefix: 'com.google.android.gms.ads', of: 'network:admob', adId: 'google'},
      {prefix: 'com.google.android.gms.ads.identifier', of: null},
      {prefix: 'com.bytedance.sdk.openadsdk', of: 'network:pangle'},
      {prefix: 'com.applovin', of: 'network:applovin'},
      {prefix: 'org.bidon.sdk', of: 'network:bidon'},
    ],
    adapterPackages: [
      {
        prefix: 'com.appodeal.ads.adapters',
        artifacts: 'com.appodeal.ads.sdk.networks:',
        engine: null,
      },
      {prefix: 'org.bidon', artifacts: 'org.bidon:', engine: 'bidon'},
    ],
    adapterClasses: {
      engine: 'applovin-max',
      package: 'com.applovin.mediation.adapters',
      classes: {ByteDanceMediationAdapter: 'network:pangle'},
    },
    artifacts: [{artifact: 'com.google.android.gms:play-services-ads', of: 'network:admob'}],
    versionFiles: [{file: 'play-services-ads.properties', of: 'network:admob'}],
    modules: [
      {name: 'GoogleMobileAds', of: 'network:admob'},
      {name: 'PAGAdSDK', of: 'network:pangle'},
      {name: 'Appodeal', of: 'core'},
    ],
    objcClasses: [
      {name: 'Appodeal', of: 'core'},
      {name: 'GADMobileAds', of: 'network:admob'},
    ],
    signedSdks: {names: ['FBSDKCoreKit']},
  },
  parts: [
    network('admob', {
      needs: [
        {platform: 'android', file: 'manifest', key: 'com.google.android.gms.ads.APPLICATION_ID'},
        {platform: 'ios', file: 'info-plist', key: 'GADApplicationIdentifier'},
      ],
    }),
    network('pangle'),
    network('amazon', {requires: ['network:bidon']}),
    network('applovin'),
    network('bidon', {kind: 'engine'}),
    network('iab', {kind: 'renderer'}),
  ],
  engineAdapters: [
    {engine: 'bidon', network: 'pangle', artifact: 'org.bidon:pangle-adapter'},
    {
      engine: 'applovin-max',
      network: 'pangle',
      artifact: 'com.applovin.mediation:bytedance-adapter',
    },
  ],
  skadnetworkIds: {admob: ['cstr6suwn9'], pangle: ['22mmun2rn5']},
};
