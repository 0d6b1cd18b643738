import type {Platform} from '../types';
import {isAdMobAppId} from './admob';
import type {FileFacts} from './data';
import type {Choice, EngineAdapter, Item, Pod, Rules} from './logic';

/** One file the reader pastes from. */
export interface Output {
  /** Where it belongs, for example `app/build.gradle.kts`. */
  file: string;
  language: string;
  /** Groups files that are alternatives of each other (Kotlin DSL or Groovy). */
  variant?: 'kts' | 'groovy';
  code: string;
  /** When the compact form shows it unfolded: always, or once the reader has changed the set. */
  unfolded?: 'always' | 'changed';
}

const ADMOB_PLACEHOLDER = 'ca-app-pub-XXXXXXXXXXXXXXXX~XXXXXXXXXX';

/** The id as given, once it is one: a file with anything else in it may be ill-formed. */
const admobAppId = (choice: Choice): string =>
  isAdMobAppId(choice.admobAppId) ? choice.admobAppId : ADMOB_PLACEHOLDER;

interface Dialect {
  variant: 'kts' | 'groovy';
  language: string;
  ending: string;
  maven: (url: string) => string;
  library: (spec: string) => string;
}

/** The languages of Gradle files. */
const DIALECTS: readonly Dialect[] = [
  {
    variant: 'kts',
    language: 'kotlin',
    ending: '.kts',
    maven: (url) => `maven("${url}")`,
    library: (spec) => `implementation("${spec}")`,
  },
  {
    variant: 'groovy',
    language: 'groovy',
    ending: '',
    maven: (url) => `maven { url '${url}' }`,
    library: (spec) => `implementation '${spec}'`,
  },
];

/** A library of the Android build. */
interface Artifact {
  /** Id of the entry in the dependency file of the Unity plugin. */
  id: string | null;
  /** Full Maven coordinate. */
  spec: string;
}

/** A line of the iOS build. */
interface PodEntry extends Pod {
  /** Id of the entry in the dependency file of the Unity plugin. */
  id: string | null;
}

/** Id of the SDK itself in the dependency file of the Unity plugin. */
const CORE_ID = 'appodeal';
/** Named in every dependency file that the Unity plugin writes. */
const MAVEN_CENTRAL = 'https://repo1.maven.org/maven2';

/** Lines of a file under one comment. */
interface Part<Entry> {
  title: string;
  entries: Entry[];
}

/** Writes the parts below one another, each under a comment. */
function listed<Entry>(
  list: Part<Entry>[],
  comment: (title: string) => string,
  line: (entry: Entry) => string,
): string {
  return list
    .map(({title, entries}) => [comment(title), ...entries.map(line)].join('\n'))
    .join('\n');
}

/** How files of a set are written. */
export function writerOf(
  {conflictsOf, engineAdaptersOf, minimumOf, pickedItems, releaseFacts}: Rules,
  {skadnetwork, mavenRepositories, podSources, unityPlugin}: FileFacts,
) {
  /**
   * Sorts what a set needs into the parts of a build file. Everything stands once,
   * where it is needed first.
   *
   * @param core - always first
   * @param entryOf - the entry of an item or an adapter on the system, if any
   * @param nameOf - identifies an entry
   */
  function parts<Entry>(
    platform: Platform,
    version: string,
    choice: Choice,
    core: Entry,
    entryOf: (item: Item | EngineAdapter) => Entry | null,
    nameOf: (entry: Entry) => string,
  ): Part<Entry>[] {
    const items = pickedItems(platform, version, choice);
    const adapters = engineAdaptersOf(platform, version, choice);
    const of = (kind: Item['kind']) => items.filter((item) => item.kind === kind).map(entryOf);
    const sorted: [string, (Entry | null)[]][] = [
      ['Core', [core, ...of('renderer')]],
      ['Mediation engines', of('engine')],
      ['Ad networks', of('network')],
      ['Services', of('service')],
      ...items
        .filter(({kind}) => kind === 'engine')
        .map(({id, name}): [string, (Entry | null)[]] => [
          `Networks inside ${name}`,
          adapters.filter(({engine}) => engine === id).map(entryOf),
        ]),
    ];
    const seen = new Set<string>();
    return sorted
      .map(([title, list]) => ({
        title,
        entries: list.flatMap((entry) => {
          if (entry === null || seen.has(nameOf(entry))) {
            return [];
          }
          seen.add(nameOf(entry));
          return [entry];
        }),
      }))
      .filter(({entries}) => entries.length > 0);
  }

  function artifactsOf(platform: Platform, version: string, choice: Choice): Part<Artifact>[] {
    return parts(
      platform,
      version,
      choice,
      {id: CORE_ID, spec: releaseFacts('android', version).core},
      ({android, unityId}) => (android ? {id: unityId, spec: android} : null),
      ({spec}) => spec,
    );
  }

  function manifest(version: string, choice: Choice): string {
    const entries: string[] = [];
    if (choice.networks.includes('admob')) {
      entries.push(
        `        <meta-data
            android:name="com.google.android.gms.ads.APPLICATION_ID"
            android:value="${admobAppId(choice)}" />`,
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
    const conflicts = conflictsOf('android', version, choice);
    if (conflicts.some(({conflict}) => conflict.id === 'ad-services-config')) {
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
    const artifacts = artifactsOf('android', version, choice);
    const inEach = (file: string, code: (dialect: Dialect) => string): Output[] =>
      DIALECTS.map((dialect) => ({
        file: file + dialect.ending,
        unfolded: 'always',
        language: dialect.language,
        variant: dialect.variant,
        code: code(dialect),
      }));
    return [
      ...inEach(
        'settings.gradle',
        ({maven}) => `dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
${mavenRepositories.map((url) => `        ${maven(url)}`).join('\n')}
    }
}`,
      ),
      ...inEach(
        'app/build.gradle',
        ({library}) => `dependencies {
${listed(
  artifacts,
  (title) => `    // ${title}`,
  ({spec}) => `    ${library(spec)}`,
)}
}`,
      ),
      {file: 'app/src/main/AndroidManifest.xml', language: 'xml', code: manifest(version, choice)},
      ...(choice.services.includes('meta')
        ? [
            {
              file: 'app/src/main/res/values/strings.xml',
              language: 'xml',
              code: `<resources>
    <string name="facebook_app_id">YOUR_FACEBOOK_APP_ID</string>
    <string name="facebook_client_token">YOUR_FACEBOOK_CLIENT_TOKEN</string>
</resources>`,
            },
          ]
        : []),
    ];
  }

  function pods(platform: Platform, version: string, choice: Choice): Part<PodEntry>[] {
    const {pod, coreMinIos} = releaseFacts('ios', version);
    return parts<PodEntry>(
      platform,
      version,
      choice,
      {id: CORE_ID, name: 'Appodeal', version: pod, minIos: coreMinIos},
      ({ios, unityId}) => (ios ? {...ios, id: unityId} : null),
      ({name}) => name,
    );
  }

  /** The chosen networks whose own SKAdNetwork ids are published. */
  const withOwnIds = ({networks}: Choice) =>
    skadnetwork.networks.own.filter(({id}) => networks.includes(id));

  /** The Info.plist entries a set needs, with the whole dated list of SKAdNetwork ids. */
  function infoPlist(choice: Choice): string {
    const lines: string[] = [];
    if (choice.networks.includes('admob')) {
      lines.push('<key>GADApplicationIdentifier</key>', `<string>${admobAppId(choice)}</string>`);
    }
    if (choice.services.includes('meta')) {
      lines.push(
        '<key>CFBundleURLTypes</key>',
        '<array>',
        '    <dict>',
        '        <key>CFBundleURLSchemes</key>',
        '        <array>',
        '            <string>fbYOUR_FACEBOOK_APP_ID</string>',
        '        </array>',
        '    </dict>',
        '</array>',
        '<key>FacebookAppID</key>',
        '<string>YOUR_FACEBOOK_APP_ID</string>',
        '<key>FacebookClientToken</key>',
        '<string>YOUR_FACEBOOK_CLIENT_TOKEN</string>',
        '<key>FacebookAutoLogAppEventsEnabled</key>',
        '<true/>',
        '<key>FacebookAdvertiserIDCollectionEnabled</key>',
        '<true/>',
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
      ...[...new Set([...skadnetwork.ids, ...withOwnIds(choice).flatMap(({ids}) => ids)])].flatMap(
        (id) => [
          '    <dict>',
          '        <key>SKAdNetworkIdentifier</key>',
          `        <string>${id}.skadnetwork</string>`,
          '    </dict>',
        ],
      ),
      '</array>',
    );
    return lines.join('\n');
  }

  function iosOutputs(version: string, choice: Choice): Output[] {
    const {minIos} = minimumOf('ios', version, choice);
    return [
      {
        file: 'Podfile',
        unfolded: 'always',
        language: 'ruby',
        code: `platform :ios, '${minIos}'

${podSources.map((url) => `source '${url}'`).join('\n')}
source 'https://cdn.cocoapods.org/'

install! 'cocoapods', :deterministic_uuids => false, :warn_for_multiple_pod_sources => false
use_frameworks!

target 'YourApp' do
${listed(
  pods('ios', version, choice),
  (title) => `  # ${title}`,
  ({name, version: podVersion}) => `  pod '${name}', '${podVersion}'`,
)}
end`,
      },
      {file: 'Info.plist', language: 'xml', code: infoPlist(choice)},
    ];
  }

  function unityOutputs(version: string, choice: Choice): Output[] {
    const artifacts = artifactsOf('unity', version, choice);
    const packageName = releaseFacts('unity', version).package;
    const attribute = (name: string, value: string | null) => (value ? ` ${name}="${value}"` : '');
    return [
      {
        file: 'Packages/manifest.json',
        unfolded: 'always',
        language: 'json',
        code: JSON.stringify(
          {dependencies: {[packageName]: `${unityPlugin}.git#v${version}`}},
          null,
          2,
        ),
      },
      {
        file: 'Assets/Appodeal/Editor/Dependencies/AppodealDependencies.xml',
        unfolded: 'changed',
        language: 'xml',
        code: `<?xml version="1.0" encoding="utf-8"?>
<dependencies>
  <androidPackages>
    <repositories>
${[...mavenRepositories, MAVEN_CENTRAL]
  .map((url) => `      <repository>${url}</repository>`)
  .join('\n')}
    </repositories>
${listed(
  artifacts,
  (title) => `    <!-- ${title} -->`,
  ({id, spec}) => `    <androidPackage${attribute('id', id)} spec="${spec}" />`,
)}
  </androidPackages>
  <iosPods>
    <sources>
${podSources.map((url) => `      <source>${url}</source>`).join('\n')}
    </sources>
${listed(
  pods('unity', version, choice),
  (title) => `    <!-- ${title} -->`,
  ({id, name, version: podVersion, minIos}) =>
    `    <iosPod${attribute('id', id)} name="${name}" version="${podVersion}"${attribute('minTargetSdk', minIos)} />`,
)}
  </iosPods>
</dependencies>`,
      },
    ];
  }

  const write = {android: androidOutputs, ios: iosOutputs, unity: unityOutputs};
  /** The files of a set, ready to paste. */
  const outputsOf = (platform: Platform, version: string, choice: Choice): Output[] =>
    write[platform](version, choice);

  return {outputsOf, withOwnIds};
}
