import skadnetwork from '@site/data/skadnetwork-ids.json';
import {providerAddresses} from '@site/config/addresses';
import type {Platform} from '@site/config/sections';
import {
  engineAdaptersOf,
  minimumOf,
  pickedItems,
  releaseFacts,
  type Choice,
  type Pod,
} from './logic';

/** One file the reader pastes from. */
export interface Output {
  /** Where it belongs, for example `app/build.gradle.kts`. */
  file: string;
  language: string;
  /** Groups files that are alternatives of each other (Kotlin DSL or Groovy). */
  variant?: 'kts' | 'groovy';
  code: string;
}

const ADMOB_PLACEHOLDER = 'ca-app-pub-XXXXXXXXXXXXXXXX~XXXXXXXXXX';

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function unique<T>(list: T[]): T[] {
  return [...new Set(list)];
}

function coordinates(platform: Platform, version: string, choice: Choice): string[] {
  return unique([
    releaseFacts('android', version).core ?? '',
    ...pickedItems(platform, version, choice).map(({android}) => android ?? ''),
    ...engineAdaptersOf(platform, version, choice).map(({android}) => android ?? ''),
  ]).filter(Boolean);
}

function mavenRepositories(artifacts: string[]): string[] {
  return [
    providerAddresses.mavenAppodeal,
    ...(artifacts.some((name) => name.includes('bidmachine'))
      ? [providerAddresses.mavenBidMachine]
      : []),
    ...(artifacts.some((name) => name.includes('bidon')) ? [providerAddresses.mavenBidon] : []),
  ];
}

function manifest(choice: Choice): string {
  const entries: string[] = [];
  if (choice.networks.includes('admob')) {
    entries.push(
      `        <meta-data
            android:name="com.google.android.gms.ads.APPLICATION_ID"
            android:value="${escapeXml(choice.admobAppId || ADMOB_PLACEHOLDER)}" />`,
    );
  }
  if (choice.services.includes('meta')) {
    entries.push(
      `        <meta-data
            android:name="com.facebook.sdk.ApplicationId"
            android:value="@string/facebook_app_id" />`,
      `        <meta-data
            android:name="com.facebook.sdk.ClientToken"
            android:value="@string/facebook_client_token" />`,
    );
  }
  const rivals = ['firebase', 'meta'].filter((id) => choice.services.includes(id));
  if (choice.networks.includes('admob') && rivals.length > 0) {
    entries.push(
      `        <property
            android:name="android.adservices.AD_SERVICES_CONFIG"
            android:resource="@xml/gma_ad_services_config"
            tools:replace="android:resource" />`,
    );
  }
  return `<manifest xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:tools="http://schemas.android.com/tools">

    <uses-permission android:name="android.permission.INTERNET" />
    <uses-permission android:name="android.permission.ACCESS_NETWORK_STATE" />

    <application android:networkSecurityConfig="@xml/network_security_config">
${entries.length > 0 ? `\n${entries.join('\n\n')}\n` : ''}
    </application>

</manifest>`.replace('\n\n    </application>', '\n    </application>');
}

function androidOutputs(version: string, choice: Choice): Output[] {
  const artifacts = coordinates('android', version, choice);
  const repositories = mavenRepositories(artifacts);
  return [
    {
      file: 'settings.gradle.kts',
      language: 'kotlin',
      variant: 'kts',
      code: `dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
${repositories.map((url) => `        maven("${url}")`).join('\n')}
    }
}`,
    },
    {
      file: 'settings.gradle',
      language: 'groovy',
      variant: 'groovy',
      code: `dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
${repositories.map((url) => `        maven { url '${url}' }`).join('\n')}
    }
}`,
    },
    {
      file: 'app/build.gradle.kts',
      language: 'kotlin',
      variant: 'kts',
      code: `dependencies {
${artifacts.map((name) => `    implementation("${name}")`).join('\n')}
}`,
    },
    {
      file: 'app/build.gradle',
      language: 'groovy',
      variant: 'groovy',
      code: `dependencies {
${artifacts.map((name) => `    implementation '${name}'`).join('\n')}
}`,
    },
    {file: 'app/src/main/AndroidManifest.xml', language: 'xml', code: manifest(choice)},
  ];
}

function pods(platform: Platform, version: string, choice: Choice): Pod[] {
  const core: Pod = {
    name: 'Appodeal',
    version: releaseFacts('ios', version).pod ?? version,
    minIos: releaseFacts('ios', version).coreMinIos ?? null,
  };
  const list = [
    core,
    ...pickedItems(platform, version, choice).flatMap(({ios}) => (ios ? [ios] : [])),
    ...engineAdaptersOf(platform, version, choice).flatMap(({ios}) => (ios ? [ios] : [])),
  ];
  return [...new Map(list.map((pod) => [pod.name, pod])).values()];
}

/** The Info.plist entries a set needs, with the whole dated list of SKAdNetwork ids. */
function infoPlist(choice: Choice): string {
  const lines: string[] = [];
  if (choice.networks.includes('admob')) {
    lines.push(
      '<key>GADApplicationIdentifier</key>',
      `<string>${escapeXml(choice.admobAppId || ADMOB_PLACEHOLDER)}</string>`,
    );
  }
  if (choice.services.includes('meta')) {
    lines.push(
      '<key>FacebookAppID</key>',
      '<string>YOUR_FACEBOOK_APP_ID</string>',
      '<key>FacebookClientToken</key>',
      '<string>YOUR_FACEBOOK_CLIENT_TOKEN</string>',
    );
  }
  lines.push(
    '<key>NSUserTrackingUsageDescription</key>',
    '<string>This identifier is used to show you ads that fit your interests.</string>',
    '<key>NSAppTransportSecurity</key>',
    '<dict>',
    '    <key>NSAllowsArbitraryLoads</key>',
    '    <true/>',
    '</dict>',
    '<key>SKAdNetworkItems</key>',
    '<array>',
    ...skadnetwork.ids.flatMap((id) => [
      '    <dict>',
      '        <key>SKAdNetworkIdentifier</key>',
      `        <string>${id}.skadnetwork</string>`,
      '    </dict>',
    ]),
    '</array>',
  );
  return lines.join('\n');
}

function iosOutputs(version: string, choice: Choice): Output[] {
  const {minIos} = minimumOf('ios', version, choice);
  return [
    {
      file: 'Podfile',
      language: 'ruby',
      code: `platform :ios, '${minIos}'

source '${providerAddresses.podsAppodeal}'
source '${providerAddresses.podsBidon}'
source 'https://cdn.cocoapods.org/'

install! 'cocoapods', :deterministic_uuids => false, :warn_for_multiple_pod_sources => false
use_frameworks!

target 'YourApp' do
${pods('ios', version, choice)
  .map(({name, version: podVersion}) => `  pod '${name}', '${podVersion}'`)
  .join('\n')}
end`,
    },
    {file: 'Info.plist', language: 'xml', code: infoPlist(choice)},
  ];
}

function unityOutputs(version: string, choice: Choice): Output[] {
  const artifacts = coordinates('unity', version, choice);
  const packageName = releaseFacts('unity', version).package ?? '';
  const target = (minIos: string | null) => (minIos ? ` minTargetSdk="${minIos}"` : '');
  return [
    {
      file: 'Packages/manifest.json',
      language: 'json',
      code: JSON.stringify(
        {dependencies: {[packageName]: `${providerAddresses.unityPlugin}.git#v${version}`}},
        null,
        2,
      ),
    },
    {
      file: 'Assets/Appodeal/Editor/Dependencies/AppodealDependencies.xml',
      language: 'xml',
      code: `<?xml version="1.0" encoding="utf-8"?>
<dependencies>
  <androidPackages>
    <repositories>
${mavenRepositories(artifacts)
  .map((url) => `      <repository>${url}</repository>`)
  .join('\n')}
    </repositories>
${artifacts.map((name) => `    <androidPackage spec="${name}" />`).join('\n')}
  </androidPackages>
  <iosPods>
    <sources>
      <source>${providerAddresses.podsAppodeal}</source>
      <source>${providerAddresses.podsBidon}</source>
    </sources>
${pods('unity', version, choice)
  .map(
    ({name, version: podVersion, minIos}) =>
      `    <iosPod name="${name}" version="${podVersion}"${target(minIos)} />`,
  )
  .join('\n')}
  </iosPods>
</dependencies>`,
    },
  ];
}

/** The files of a set, ready to paste. */
export function outputsOf(platform: Platform, version: string, choice: Choice): Output[] {
  switch (platform) {
    case 'android':
      return androidOutputs(version, choice);
    case 'ios':
      return iosOutputs(version, choice);
    case 'unity':
      return unityOutputs(version, choice);
  }
}

/** Date of the SKAdNetwork list, ISO 8601. */
export const skadnetworkDate = skadnetwork.asOf;
/** Number of ids in the SKAdNetwork list. */
export const skadnetworkCount = skadnetwork.ids.length;
