import {inLocale, type Localized, type Platform} from '../types';
import {isAdMobAppId, sampleAdMobAppIds} from './admob';
import type {FileFacts} from './data';
import type {Rules} from './logic';
import type {Choice, Item} from './model';

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

/** The id as given, once it is one: a file with anything else in it may be ill-formed. */
const admobAppId = (platform: 'android' | 'ios', choice: Choice): string =>
  isAdMobAppId(choice.admobAppId) ? choice.admobAppId : sampleAdMobAppIds[platform];

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

/** Id of the SDK itself in the dependency file of the Unity plugin. */
const CORE_ID = 'appodeal';
/** Named in every dependency file that the Unity plugin writes. */
const MAVEN_CENTRAL = 'https://repo1.maven.org/maven2';

/** What brings a library, a pod or both. */
type Entry = Pick<Item, 'android' | 'ios' | 'unityId'>;

/** Lines of a file under one comment. */
interface Part {
  title: Localized;
  entries: Entry[];
}

/** Writes the files of a set. */
type Write = (
  rules: Rules,
  facts: FileFacts,
  version: string,
  choice: Choice,
  locale: string,
) => Output[];

/** Writes the parts below one another, each under a comment. */
const listed = (
  list: Part[],
  locale: string,
  comment: (title: string) => string,
  line: (entry: Entry) => string,
): string =>
  list
    .map(({title, entries}) => [comment(inLocale(title, locale)), ...entries.map(line)].join('\n'))
    .join('\n');

/** Sorts what a set needs on a system into the parts of a build file. Everything stands once, where it is needed first. */
function partsOf(
  {engineAdaptersOf, pickedItems, releaseFacts}: Rules,
  platform: Platform,
  version: string,
  choice: Choice,
  system: 'android' | 'ios',
): Part[] {
  const core: Entry = {unityId: CORE_ID, android: null, ios: null};
  if (system === 'android') {
    core.android = releaseFacts('android', version).core;
  } else {
    const {pod, coreMinIos} = releaseFacts('ios', version);
    core.ios = {name: 'Appodeal', version: pod, minIos: coreMinIos};
  }
  const items = pickedItems(platform, version, choice);
  const adapters = engineAdaptersOf(platform, version, choice);
  const of = (kind: Item['kind']) => items.filter((item) => item.kind === kind);
  const sorted: [Localized, Entry[]][] = [
    [{en: 'Core', ru: 'Ядро'}, [core, ...of('renderer')]],
    [{en: 'Mediation engines', ru: 'Движки медиации'}, of('engine')],
    [{en: 'Ad networks', ru: 'Рекламные сети'}, of('network')],
    [{en: 'Services', ru: 'Сервисы'}, of('service')],
    ...of('engine').map(({id, name}): [Localized, Entry[]] => [
      {en: `Networks inside ${name}`, ru: `Сети внутри ${name}`},
      adapters.filter(({engine}) => engine === id),
    ]),
  ];
  const seen = new Set<string>();
  return sorted
    .map(([title, list]) => ({
      title,
      entries: list.filter(({android, ios}) => {
        const name = (system === 'android' ? android : ios?.name) ?? '';
        const isNew = name !== '' && !seen.has(name);
        seen.add(name);
        return isNew;
      }),
    }))
    .filter(({entries}) => entries.length > 0);
}

function manifest({conflictsOf}: Rules, version: string, choice: Choice): string {
  const entries: string[] = [];
  if (choice.networks.includes('admob')) {
    entries.push(
      `        <meta-data
            android:name="com.google.android.gms.ads.APPLICATION_ID"
            android:value="${admobAppId('android', choice)}" />`,
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

const androidOutputs: Write = (rules, {mavenRepositories}, version, choice, locale) => {
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
  partsOf(rules, 'android', version, choice, 'android'),
  locale,
  (title) => `    // ${title}`,
  ({android}) => `    ${library(android ?? '')}`,
)}
}`,
    ),
    {
      file: 'app/src/main/AndroidManifest.xml',
      language: 'xml',
      code: manifest(rules, version, choice),
    },
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
};

/** The chosen networks whose own SKAdNetwork ids are published. */
const ownIdsOf = ({skadnetwork}: FileFacts, {networks}: Choice) =>
  skadnetwork.networks.own.filter(({id}) => networks.includes(id));

/** The Info.plist entries a set needs, with the whole dated list of SKAdNetwork ids. */
function infoPlist(facts: FileFacts, choice: Choice): string {
  const lines: string[] = [];
  if (choice.networks.includes('admob')) {
    lines.push(
      '<key>GADApplicationIdentifier</key>',
      `<string>${admobAppId('ios', choice)}</string>`,
    );
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
    '<string>Your choice decides whether ads match your interests.</string>',
    '<key>NSAppTransportSecurity</key>',
    '<dict>',
    '    <key>NSAllowsArbitraryLoads</key>',
    '    <true/>',
    '</dict>',
    '<key>SKAdNetworkItems</key>',
    '<array>',
    ...[
      ...new Set([...facts.skadnetwork.ids, ...ownIdsOf(facts, choice).flatMap(({ids}) => ids)]),
    ].flatMap((id) => [
      '    <dict>',
      '        <key>SKAdNetworkIdentifier</key>',
      `        <string>${id}.skadnetwork</string>`,
      '    </dict>',
    ]),
    '</array>',
  );
  return lines.join('\n');
}

const iosOutputs: Write = (rules, facts, version, choice, locale) => {
  const {minIos} = rules.minimumOf('ios', version, choice);
  return [
    {
      file: 'Podfile',
      unfolded: 'always',
      language: 'ruby',
      code: `platform :ios, '${minIos}'

${facts.podSources.map((url) => `source '${url}'`).join('\n')}
source 'https://cdn.cocoapods.org/'

install! 'cocoapods', :deterministic_uuids => false, :warn_for_multiple_pod_sources => false
use_frameworks!

target 'YourApp' do
${listed(
  partsOf(rules, 'ios', version, choice, 'ios'),
  locale,
  (title) => `  # ${title}`,
  ({ios}) => `  pod '${ios?.name}', '${ios?.version}'`,
)}
end`,
    },
    {file: 'Info.plist', language: 'xml', code: infoPlist(facts, choice)},
  ];
};

const unityOutputs: Write = (rules, facts, version, choice, locale) => {
  const packageName = rules.releaseFacts('unity', version).package;
  const attribute = (name: string, value: string | null | undefined) =>
    value ? ` ${name}="${value}"` : '';
  return [
    {
      // One line among those of the project, so it is no file to paste over.
      file: 'Packages/manifest.json',
      language: 'json',
      code: `"${packageName}": "${facts.unityPlugin}.git#v${version}",`,
    },
    {
      file: 'Assets/Appodeal/Editor/Dependencies/AppodealDependencies.xml',
      unfolded: 'changed',
      language: 'xml',
      code: `<?xml version="1.0" encoding="utf-8"?>
<dependencies>
  <androidPackages>
    <repositories>
${[...facts.mavenRepositories, MAVEN_CENTRAL]
  .map((url) => `      <repository>${url}</repository>`)
  .join('\n')}
    </repositories>
${listed(
  partsOf(rules, 'unity', version, choice, 'android'),
  locale,
  (title) => `    <!-- ${title} -->`,
  ({unityId, android}) => `    <androidPackage${attribute('id', unityId)} spec="${android}" />`,
)}
  </androidPackages>
  <iosPods>
    <sources>
${facts.podSources.map((url) => `      <source>${url}</source>`).join('\n')}
    </sources>
${listed(
  partsOf(rules, 'unity', version, choice, 'ios'),
  locale,
  (title) => `    <!-- ${title} -->`,
  ({unityId, ios}) =>
    `    <iosPod${attribute('id', unityId)} name="${ios?.name}" version="${ios?.version}"${attribute('minTargetSdk', ios?.minIos)} />`,
)}
  </iosPods>
</dependencies>`,
    },
  ];
};

const write = {android: androidOutputs, ios: iosOutputs, unity: unityOutputs};

/** How files of a set are written. */
export const writerOf = (rules: Rules, facts: FileFacts) => ({
  /** The files of a set, ready to paste, with comments in a language. */
  outputsOf: (platform: Platform, version: string, choice: Choice, locale = 'en'): Output[] =>
    write[platform](rules, facts, version, choice, locale),
  /** The chosen networks whose own SKAdNetwork ids are published. */
  withOwnIds: (choice: Choice) => ownIdsOf(facts, choice),
});
