import {translate} from '@docusaurus/Translate';
import type {Finding} from './findings';

/** What a finding says, with placeholders for the names and values it is about. */
export function sentence({kind, detail, count}: Finding): string {
  switch (kind) {
    case 'too-large':
      return translate({
        id: 'site.configChecker.tooLarge',
        message: 'This is far larger than a manifest or a property list. Paste one file only.',
      });
    case 'web-page':
      return translate({
        id: 'site.configChecker.webPage',
        message: 'This is a web page. Paste the AndroidManifest.xml or Info.plist itself.',
      });
    case 'not-recognised':
      return translate({
        id: 'site.configChecker.notRecognised',
        message:
          'This is neither an AndroidManifest.xml nor an Info.plist: no <manifest>, <plist> or <key> was found.',
      });
    case 'not-well-formed':
      return count
        ? translate({
            id: 'site.configChecker.brokenLine',
            message: 'The XML does not parse. It breaks on line {count}: {detail}',
          })
        : translate({
            id: 'site.configChecker.notWellFormed',
            message: 'The XML does not parse: {detail}',
          });
    case 'part':
      return translate({
        id: 'site.configChecker.part',
        message:
          'This is only a part of the file. The check didn’t look for what may be elsewhere in it.',
      });
    case 'missing':
      return detail
        ? translate({
            id: 'site.configChecker.missingFor',
            message: '{key} is missing. If {detail} is in your build, the app crashes at startup.',
          })
        : translate({id: 'site.configChecker.missing', message: '{key} is missing.'});
    case 'recommended':
      return translate({
        id: 'site.configChecker.recommended',
        message:
          '{key} is missing. The guide above sets it; without it, some ads don’t load or pay less.',
      });
    case 'wrong-case':
      return translate({
        id: 'site.configChecker.wrongCase',
        message: '{detail} has a letter of the wrong case and is not read. It must be {key}.',
      });
    case 'wrong-type':
      return translate({
        id: 'site.configChecker.wrongType',
        message: 'The value of {key} must be of type {detail}.',
      });
    case 'misplaced':
      return translate({
        id: 'site.configChecker.misplaced',
        message: '{key} must be directly inside {detail}.',
      });
    case 'not-a-property':
      return translate({
        id: 'site.configChecker.notProperty',
        message: '{key} is written as <meta-data>, which has no effect. It must be a <property>.',
      });
    case 'placeholder':
      return translate({
        id: 'site.configChecker.placeholder',
        message: '{key} is still a placeholder: {detail}',
      });
    case 'sample-id':
      return translate({
        id: 'site.configChecker.sample',
        message: '{key} is Google’s public sample ID. It works in tests but earns nothing.',
      });
    case 'unit-id':
      return translate({
        id: 'site.configChecker.unitId',
        message: '{key} is an ad unit ID (with a slash). An app ID has a tilde.',
      });
    case 'malformed-id':
      return translate({
        id: 'site.configChecker.malformed',
        message:
          '{key} is {detail}, which is not an AdMob app ID: ca-app-pub-, 16 digits, a tilde, 10 digits.',
      });
    case 'malformed-meta-id':
      return translate({
        id: 'site.configChecker.malformedMeta',
        message: '{key} is {detail}, which is not a Meta app ID: that has digits only.',
      });
    case 'bare-number':
      return translate({
        id: 'site.configChecker.bareNumber',
        message:
          '{key} is {detail}, which Android reads as a number. Refer to a string resource, or put fb before the digits.',
      });
    case 'pair':
      return translate({
        id: 'site.configChecker.pair',
        message: '{detail} is there, but {key} is missing. Meta needs both.',
      });
    case 'empty-id':
      return translate({id: 'site.configChecker.emptyId', message: '{key} has no value.'});
    case 'empty-text':
      return translate({
        id: 'site.configChecker.emptyText',
        message:
          '{key} is empty. iOS shows this text to users, and App Review rejects an empty one.',
      });
    case 'switched-off':
      return translate({
        id: 'site.configChecker.switchedOff',
        message:
          '{key} is there, but {detail} in it is not true: ads that load over HTTP stay blank. Set {detail} to <true/>.',
      });
    case 'overridden':
      return translate({
        id: 'site.configChecker.overridden',
        message:
          '{key} is true, but iOS ignores it because {detail} is next to it: ads that load over HTTP stay blank.',
      });
    case 'removed':
      return translate({
        id: 'site.configChecker.removed',
        message: '{key} is there, but {detail} removes it from the app.',
      });
    case 'ad-id-removed':
      return translate({
        id: 'site.configChecker.adIdRemoved',
        message:
          '{detail} removes {key}: the advertising ID becomes zeros, and ads pay less. Keep that only in apps for children.',
      });
    case 'ad-id-missing':
      return translate({
        id: 'site.configChecker.adIdMissing',
        message:
          '{key} isn’t in this file. Google’s ad libraries add it when the build merges the manifests: look for it in the merged manifest.',
      });
    case 'limited':
      return translate({
        id: 'site.configChecker.limited',
        message:
          '{key} ends at API level {detail}: newer devices don’t grant it. Delete android:maxSdkVersion.',
      });
    case 'duplicate':
      return translate({
        id: 'site.configChecker.duplicate',
        message: '{key} is there more than once. Keep one.',
      });
    case 'skan-entry':
      return translate({
        id: 'site.configChecker.skanEntry',
        message: '{key} has an entry that is not a <dict> with {detail} and a <string>.',
      });
    case 'skan-duplicate':
      return translate({
        id: 'site.configChecker.skanDuplicate',
        message: '{key} has IDs more than once: {detail}.',
      });
    case 'skan-malformed':
      return translate({
        id: 'site.configChecker.skanMalformed',
        message: '{key}: {detail} is not an ID. IDs are lower case and end in .skadnetwork.',
      });
    case 'skan-missing':
      return translate({
        id: 'site.configChecker.skanMissing',
        message: '{key}: IDs of the list of {date} are missing: {count}. For example {detail}.',
      });
    case 'skan-network':
      return translate({
        id: 'site.configChecker.skanNetwork',
        message: 'SKAdNetworkItems has no ID of {key}. If you use the network, add {detail}.',
      });
    case 'present':
      return detail
        ? translate({id: 'site.configChecker.presentWith', message: '{key} is set: {detail}'})
        : translate({id: 'site.configChecker.present', message: '{key} is set.'});
  }
}
