import {translate} from '@docusaurus/Translate';
import type {AdType} from '@site/config/adTypes';
import {inLocale} from '@site/config/locales';
import type {NotAnAppId} from './admob';
import type {Finding} from './logic';

/** What an ad type is called. */
export function adTypeName(type: AdType): string {
  switch (type) {
    case 'banner':
      return translate({id: 'site.builder.adType.banner', message: 'Banner'});
    case 'interstitial':
      return translate({id: 'site.builder.adType.interstitial', message: 'Interstitial'});
    case 'mrec':
      return 'MREC';
    case 'native':
      return translate({id: 'site.builder.adType.native', message: 'Native'});
    case 'rewarded-video':
      return translate({id: 'site.builder.adType.rewarded', message: 'Rewarded video'});
  }
}

/** Says what the AdMob field got, and what it should get. */
function notAnAppId(got: NotAnAppId, value: string): string {
  switch (got) {
    case 'several':
      return translate(
        {
          id: 'site.builder.finding.admobSeveral',
          message:
            '“{value}” is more than one ID. Enter only the app ID of this platform. The files keep the placeholder.',
        },
        {value},
      );
    case 'unit':
      return translate(
        {
          id: 'site.builder.finding.admobUnit',
          message:
            '“{value}” is an ad unit ID. An app ID has a tilde: ca-app-pub-…~… The files keep the placeholder.',
        },
        {value},
      );
    case 'publisher':
      return translate(
        {
          id: 'site.builder.finding.admobPublisher',
          message:
            '“{value}” is an AdMob publisher ID. The app ID continues with a tilde and 10 digits: ca-app-pub-…~… The files keep the placeholder.',
        },
        {value},
      );
    case 'app-key':
      return translate(
        {
          id: 'site.builder.finding.admobAppKey',
          message:
            '“{value}” looks like an app key of Appodeal, which goes in your code. AdMob’s app ID has the form ca-app-pub-…~… The files keep the placeholder.',
        },
        {value},
      );
    case 'package':
      return translate(
        {
          id: 'site.builder.finding.admobPackage',
          message:
            '“{value}” is a package name or bundle ID. AdMob’s app ID has the form ca-app-pub-…~… The files keep the placeholder.',
        },
        {value},
      );
    case 'other':
      return translate(
        {
          id: 'site.builder.finding.admobMalformed',
          message:
            '“{value}” is not an AdMob app ID. One looks like this: ca-app-pub-, 16 digits, a tilde, 10 digits. The files keep the placeholder.',
        },
        {value},
      );
  }
}

/** What a finding about the set says. */
export function describe(finding: Finding, locale: string): string {
  switch (finding.kind) {
    case 'admob-id-missing':
      return translate({
        id: 'site.builder.finding.admobMissing',
        message:
          'AdMob is in the set, but its app ID is missing. Without it, the app crashes at startup. Enter it above, or replace the placeholder in the files.',
      });
    case 'admob-id-malformed':
      return notAnAppId(finding.got, finding.value);
    case 'admob-id-placeholder':
      return translate({
        id: 'site.builder.finding.admobSample',
        message:
          'This AdMob app ID is Google’s public sample. It works in tests but earns nothing.',
      });
    case 'admob-ids-in-settings':
      return translate({
        id: 'site.builder.finding.admobSettings',
        message:
          'AdMob is in the set. Enter its app IDs, one for Android and one for iOS, in Appodeal Settings. Without them, the app can crash at startup.',
      });
    case 'meta-keys-in-settings':
      return translate({
        id: 'site.builder.finding.metaSettings',
        message:
          'The Meta service is in the set. Enter its app ID and client token for both systems in Appodeal Settings. Without them, the app can crash at startup.',
      });
    case 'conflict':
    case 'note': {
      const text = inLocale(finding.text, locale);
      return finding.name ? `${finding.name}: ${text}` : text;
    }
    case 'pin-clash':
      return translate(
        {
          id: 'site.builder.finding.pinClash',
          message:
            'CocoaPods rejects this set: it requires different versions of the pod {pod} ({versions}).',
        },
        {
          pod: finding.pod,
          versions: finding.versions.map(({by, version}) => `${by}: ${version}`).join('; '),
        },
      );
    case 'no-networks':
      return translate({
        id: 'site.builder.finding.noNetworks',
        message: 'You picked ad types but no network, so no ad will ever load.',
      });
    case 'no-ad-types':
      return translate({
        id: 'site.builder.finding.noAdTypes',
        message:
          'You picked networks but no ad type. If you only need services, remove the networks too.',
      });
    case 'nothing-picked':
      return translate({
        id: 'site.builder.finding.nothing',
        message:
          'You picked no ad type, no network and no service. The files contain only the core, which has nothing to show.',
      });
    case 'ad-type-unserved':
      return translate(
        {
          id: 'site.builder.finding.unserved',
          message: 'None of the picked networks serves this ad type: {adType}.',
        },
        {adType: adTypeName(finding.adType)},
      );
    case 'engine-alone':
      return translate(
        {
          id: 'site.builder.finding.engineAlone',
          message:
            '{name} mediates other networks, but none of those you picked has an adapter for it.',
        },
        {name: finding.name},
      );
    case 'engine-needed':
      return translate(
        {
          id: 'site.builder.finding.engineNeeded',
          message:
            '{name} has no adapter of its own in this release. Pick an engine that includes it ({engines}).',
        },
        {name: finding.name, engines: finding.engines.join(', ')},
      );
    case 'requirement':
      return translate(
        {
          id: 'site.builder.finding.requirement',
          message:
            '{name} bids through {needed}, which is not in the set. Pick {needed} too; it adds {adapters}.',
        },
        {name: finding.name, needed: finding.needed, adapters: finding.adapters.join(', ')},
      );
    case 'two-attribution-services':
      return translate({
        id: 'site.builder.finding.twoAttribution',
        message: 'Adjust and AppsFlyer both attribute installs. Most apps need only one of them.',
      });
    case 'unknown-id':
      return translate(
        {
          id: 'site.builder.finding.unknown',
          message:
            'The address contains “{id}”, which does not exist on this platform. It was left out.',
        },
        {id: finding.id},
      );
  }
}
