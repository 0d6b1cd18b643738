import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:http';
import {builtinModules} from 'node:module';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import * as make from '../../app-inspector/tests/make';
import doctorPlugin, {placeOf} from '../../../plugins/doctor';
import {bundle} from './bundle';
import type {Finding} from './api';
import {bundledCatalogue} from '../../../tests/fixtures/catalogue';
import {doctorIn} from '../../../tests/fixtures/doctor';

const root = path.resolve(__dirname, '../../..');
const samples = path.join(root, 'tests/doctor');
const SITE = 'https://docs.example/';

let temporary: string;
let doctor: string;
let here: Awaited<ReturnType<typeof doctorIn>>;

beforeAll(async () => {
  temporary = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  doctor = path.join(temporary, 'doctor.mjs');
  const plugin = doctorPlugin({
    siteDir: root,
    baseUrl: '/',
    i18n: {currentLocale: 'en'},
  } as unknown as LoadContext);
  await plugin.postBuild?.({
    outDir: temporary,
    siteConfig: {url: 'https://docs.example'},
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  here = await doctorIn(temporary);
});

// Runs are waited for without a pause; the runner of the tests must get a word in.
afterEach(() => new Promise<void>((resolve) => setImmediate(resolve)));
afterAll(() => rmSync(temporary, {recursive: true}));

const run = (...options: string[]) => here(options);

async function examine(folder: string, ...options: string[]) {
  const {stdout, stderr, status} = await run(folder, '--json', ...options);
  expect(stderr).toBe('');
  const report = JSON.parse(stdout) as {
    sdk: Record<string, string>;
    errors: number;
    warnings: number;
    findings: Finding[];
  };
  return {...report, status};
}

/** Makes an app's folder of these files. */
function app(name: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = path.join(temporary, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const places = (findings: readonly Finding[]): string[] =>
  findings.map(({level, rule, file, line}) => `${level} ${rule} ${file}:${line}`);

it('is one file that imports nothing but Node.js', () => {
  const text = readFileSync(doctor, 'utf8');
  const imported = [...text.matchAll(/^import\b.*?from "([^"]+)";/gms)].map(([, name]) =>
    (name as string).replace('node:', ''),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !builtinModules.includes(name))).toEqual([]);
  expect(imported.filter((name) => /^(?:https?2?|net|tls|dgram|dns)$/.test(name))).toEqual([]);
  expect(text).not.toMatch(/XMLHttpRequest\(|\b__require\("/);
});

it('calls no network unless it is asked for', () => {
  const watch = path.join(temporary, 'watch.mjs');
  const net = "import net from 'node:net';\n";
  writeFileSync(
    watch,
    `${net}globalThis.fetch = net.Socket.prototype.connect = () => { throw new Error('network'); };\n`,
  );
  const watched = (...given: string[]) =>
    spawnSync(process.execPath, ['--import', watch, doctor, ...given], {encoding: 'utf8'});
  const folder = path.join(samples, 'android/right');
  for (const given of [[folder], ['fits', folder], ['patch', folder], ['--version'], ['--help']]) {
    const {status, stderr} = watched(...given);
    expect([given, status, stderr]).toEqual([given, 0, '']);
  }
  expect(watched('--check-update')).toMatchObject({
    status: 2,
    stdout: `Couldn’t connect to ${SITE}doctor.mjs: network.\n`,
  });
});

it('says on request whether the site has another version', async () => {
  const own = path.join(temporary, 'own.mjs');
  let digest = '';
  const server = createServer((_, response) => response.end(`${digest}  doctor.mjs\n`));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const text = readFileSync(doctor, 'utf8').replaceAll(SITE, home);
  writeFileSync(own, text);
  const ask = () =>
    new Promise<number | null>((resolve) => {
      spawn(process.execPath, [own, '--check-update']).on('close', resolve);
    });
  for (const [known, code] of [
    [createHash('sha256').update(text).digest('hex'), 0],
    ['0'.repeat(64), 1],
    ['<html>', 2],
  ] as const) {
    digest = known;
    await expect(ask()).resolves.toBe(code);
  }
  server.close();
});

it('has functions for programs', async () => {
  const file = path.join(temporary, 'index.mjs');
  writeFileSync(file, await bundle(placeOf(root, SITE), 'api', [bundledCatalogue]));
  const api = (await import(file)) as typeof import('./api');
  expect(api.check(path.join(samples, 'ios/right'))).toMatchObject({
    sdk: {ios: '3.7.0'},
    findings: [],
  });
  expect(api.fits(path.join(samples, 'unity/right'))[0]).toMatchObject({platform: 'unity'});
  expect(api.patch(path.join(samples, 'android/wrong-list')).diff).toContain('+++ b/');
  expect(() => api.patch(path.join(temporary, 'nowhere'))).toThrow('nowhere');
});

it('lies beside its checksum', () => {
  const digest = createHash('sha256').update(readFileSync(doctor)).digest('hex');
  expect(readFileSync(`${doctor}.sha256`, 'utf8')).toBe(`${digest}  doctor.mjs\n`);
});

describe('the sample apps', () => {
  it.each([
    ['android/right', {android: '3.7.0'}],
    ['ios/right', {ios: '3.7.0'}],
    ['unity/right', {unity: '3.7.0'}],
  ])('%s has nothing to fix', async (name, sdk) => {
    const report = await examine(path.join(samples, name));
    expect(places(report.findings)).toEqual([]);
    expect(report.status).toBe(0);
    expect(report.sdk).toEqual(sdk);
  });

  it.each([
    [
      'android/wrong-list',
      [
        'error app-ads/relation app-ads.txt:2',
        'error android/min-sdk app/build.gradle:5',
        'error android/version app/build.gradle:11',
        'error android/unknown-artifact app/build.gradle:12',
        'error manifest/key-missing app/src/main/AndroidManifest.xml:1',
        'warning manifest/missing app/src/main/AndroidManifest.xml:1',
        'warning android/repository build.gradle:10',
        'warning android/repository build.gradle:10',
        'info android/kotlin build.gradle:5',
      ],
    ],
    [
      'android/wrong-package',
      [
        'error android/bundle-and-list app/build.gradle.kts:16',
        'error manifest/placeholder app/src/main/AndroidManifest.xml:9',
        'error log/android-fb-client-token logcat.txt:2',
        'error android/repository settings.gradle.kts:2',
        'warning manifest/key-missing app/src/main/AndroidManifest.xml:1',
        'info android/older-release app/build.gradle.kts:13',
        'info set/conflict app/build.gradle.kts:13',
      ],
    ],
    [
      'ios/wrong-podfile',
      [
        'error plist/key-missing Game/Info.plist:4',
        'error ios/pod-source Podfile:1',
        'error ios/pod-source Podfile:1',
        'error ios/ios-target Podfile:1',
        'error ios/version Podfile:7',
        'error ios/unknown-artifact Podfile:8',
        'warning ios/use-frameworks Podfile:6',
      ],
    ],
    [
      'ios/wrong-plist',
      [
        'error plist/wrong-case Game/Info.plist:7',
        'error plist/skan-malformed Game/Info.plist:20',
        'warning plist/skan-network Game/Info.plist:16',
        'warning plist/skan-missing Game/Info.plist:16',
      ],
    ],
    [
      'unity/wrong-project',
      [
        'error unity/old-package Packages/manifest.json:3',
        'error unity/no-dependency-manager Packages/manifest.json:4',
        'error unity/min-sdk ProjectSettings/ProjectSettings.asset:3',
        'error unity/ios-target ProjectSettings/ProjectSettings.asset:4',
      ],
    ],
    [
      'unity/wrong-set',
      [
        'error unity/version Assets/Appodeal/Editor/Dependencies/AppodealDependencies.xml:5',
        'error unity/unknown-artifact Assets/Appodeal/Editor/Dependencies/AppodealDependencies.xml:9',
      ],
    ],
  ])('%s is told what is wrong, and where', async (name, expected) => {
    const {findings, status, errors} = await examine(path.join(samples, name));
    expect(places(findings)).toEqual(expected);
    expect(errors).toBe(expected.filter((place) => place.startsWith('error')).length);
    expect(status).toBe(1);
    expect(findings.filter(({message, fix, page}) => !message || !fix || !page)).toEqual([]);
    // Everything is filled in.
    expect(JSON.stringify(findings)).not.toMatch(/\{(?:key|detail|name|snippet|url|count|date)\}/);
  });
});

describe('releases', () => {
  const gradle = (line: string, minSdk = 21) =>
    `android { defaultConfig { minSdk ${minSdk} } }\ndependencies {\n    implementation '${line}'\n}\nrepositories { maven { url 'https://artifactory.appodeal.com/appodeal' }\nmaven { url 'https://artifactory.bidmachine.io/bidmachine' }\nmaven { url 'https://artifactory.bidon.org/bidon' } }\n`;
  it.each([
    ['com.appodeal.ads:sdk:2.11.1', undefined, ['warning android/ended-release']],
    ['com.appodeal.ads:sdk:3.0.0.0', '3.0.0', ['warning android/ended-release']],
    ['com.appodeal.ads:sdk:3.0.1.1', '3.0.1', ['warning android/ended-release']],
    ['com.appodeal.ads:sdk:3.0.2.+', '3.0.2', ['warning android/ended-release']],
    ['com.appodeal.ads:sdk:3.2.1.0', '3.2.1', ['warning android/ended-release']],
    ['com.appodeal.ads:sdk:3.4.2.0', '3.4.2', ['info android/older-release']],
    ['com.appodeal.ads:sdk:3.5.0.0', '3.5.0', ['info android/older-release']],
    ['com.appodeal.ads:sdk:3.5.2.0', '3.5.2', ['info android/older-release']],
    ['com.appodeal.ads.sdk:core:3.5.2', '3.5.2', ['info android/older-release']],
    ['com.appodeal.ads:sdk:3.6.0.0', '3.6.0', ['info android/older-release']],
    ['com.appodeal.ads:sdk:3.7.0.+', '3.7.0', ['error android/min-sdk']],
    ['com.appodeal.ads:sdk:3.7.0.1', '3.7.0', ['error android/min-sdk']],
    ['com.appodeal.ads:sdk:3.8.1.0', undefined, ['info android/newer-release']],
    ['com.appodeal.ads.sdk:core:4.3.0', undefined, ['info android/newer-release']],
    ['com.appodeal.ads:sdk:3.5.9.0', undefined, ['error android/unknown-release']],
    ['com.appodeal.ads:sdk:[3.0,4.0)', undefined, ['info android/open-release']],
    ['com.appodeal.ads:sdk:+', undefined, ['info android/open-release']],
  ])('are judged by what they need themselves: %s', async (line, release, expected) => {
    const folder = app(`release-${line.replace(/\W/g, '-')}`, {'app/build.gradle': gradle(line)});
    const {findings, sdk} = await examine(folder);
    expect(
      findings.map(({level, rule}) => `${level} ${rule}`).filter((one) => !one.includes('set/')),
    ).toEqual(expected);
    expect(sdk.android).toBe(release);
  });

  it.each([
    ["'3.5.2'", '3.5.2', ['error ios/ios-target', 'info ios/older-release']],
    ["'~> 3.9.0'", undefined, ['info ios/newer-release']],
    ["'3.5.9'", undefined, ['error ios/unknown-release']],
  ])('of pods are judged likewise: %s', async (version, release, expected) => {
    const folder = app(`pod-${version.replace(/\W/g, '-')}`, {
      Podfile: `platform :ios, '11.0'\nsource 'https://github.com/appodeal/CocoaPods.git'\nsource 'https://github.com/bidon-io/CocoaPods_Specs.git'\nsource 'https://cdn.cocoapods.org/'\nuse_frameworks!\npod 'Appodeal', ${version}\n`,
    });
    const {findings, sdk} = await examine(folder);
    expect(findings.map(({level, rule}) => `${level} ${rule}`)).toEqual(expected);
    expect(sdk.ios).toBe(release);
  });
});

describe('the old name of the Unity package', () => {
  const list = (packages: Readonly<Record<string, string>>): string =>
    JSON.stringify({dependencies: packages}, null, 2);
  const old = 'com.appodeal.appodeal-unity-plugin-upm';
  const git = 'https://github.com/appodeal/appodeal-unity-plugin-upm.git';
  it.each([
    [
      'is right for the releases that had it',
      {[old]: `${git}#v3.1.3`},
      ['warning unity/ended-release Packages/manifest.json:3'],
    ],
    [
      'is an error beside the new one',
      {
        'com.appodeal.mediation': `${git}#v3.7.0`,
        'com.google.external-dependency-manager': 'file:edm.tgz',
        [old]: `${git}#v3.1.3`,
      },
      ['error unity/old-package Packages/manifest.json:5'],
    ],
  ])('%s', async (name, packages, expected) => {
    const folder = app(name.replaceAll(' ', '-'), {'Packages/manifest.json': list(packages)});
    expect(places((await examine(folder)).findings)).toEqual(expected);
  });
});

it('asks for a Kotlin that reads the SDK, not for the one that the demo builds with', async () => {
  const folder = (kotlin: string) =>
    app(`kotlin-${kotlin}`, {
      'build.gradle': `plugins { id 'org.jetbrains.kotlin.android' version '${kotlin}' }\n`,
      'app/build.gradle':
        "android { defaultConfig { minSdk 23 } }\ndependencies { implementation 'com.appodeal.ads:sdk:3.7.0.0' }\nrepositories { maven { url 'https://artifactory.appodeal.com/appodeal' } }\n",
    });
  const rules = async (kotlin: string) =>
    (await examine(folder(kotlin))).findings.map(({rule}) => rule);
  expect(await rules('1.9.25')).toContain('android/kotlin');
  expect(await rules('2.0.21')).not.toContain('android/kotlin');
});

describe('the sandbox of build scripts', () => {
  const object = (id: string, isa: string, text: string) =>
    `\t\t${id} = {\n\t\t\tisa = ${isa};\n${text}\t\t};\n`;
  const owner = (id: string, isa: string, settings: string) =>
    object(
      id,
      isa,
      `\t\t\tbuildConfigurationList = ${id}L;\n\t\t\tproductType = "com.apple.product-type.application";\n`,
    ) +
    object(
      `${id}L`,
      'XCConfigurationList',
      `\t\t\tbuildConfigurations = (${id}D /* Debug */,);\n`,
    ) +
    object(
      `${id}D`,
      'XCBuildConfiguration',
      `\t\t\tbuildSettings = {\n${settings}};\n\t\t\tname = Debug;\n`,
    );
  const yes = '\t\t\t\tENABLE_USER_SCRIPT_SANDBOXING = YES;\n';
  const no = yes.replace('YES', 'NO');
  it.each([
    ['on in the project', yes, '', 13],
    ['on in the target', '', yes, 28],
    ['off in the target', yes, no, null],
    ['nowhere', '', '', null],
  ])('is an error where it is on for the app: %s', async (name, project, target, line) => {
    const folder = app(`sandbox-${name.replaceAll(' ', '-')}`, {
      Podfile: readFileSync(path.join(samples, 'ios/right/Podfile')),
      'Game.xcodeproj/project.pbxproj':
        owner('A1', 'PBXProject', project) + owner('B1', 'PBXNativeTarget', target),
    });
    expect(places((await examine(folder)).findings)).toEqual(
      line === null ? [] : [`error ios/script-sandbox Game.xcodeproj/project.pbxproj:${line}`],
    );
  });
});

it('speaks Russian and leads to Russian pages', async () => {
  const folder = path.join(samples, 'android/wrong-package');
  const {findings} = await examine(folder, '--lang', 'ru');
  expect(findings.filter(({message, fix}) => !/[а-яё]/i.test(message + fix))).toEqual([]);
  expect(findings.filter(({page}) => !page.startsWith(`${SITE}ru/`))).toEqual([]);
  expect((await run(folder, '--lang=ru')).stdout).toContain('Что делать:');
});

it('prints file and line, the fix and the page for people', async () => {
  const {stdout, status} = await run(path.join(samples, 'ios/wrong-plist'));
  expect(status).toBe(1);
  expect(stdout).toContain('Game/Info.plist:7  error\n');
  expect(stdout).toContain(`  See: ${SITE}ios/get-started#prepare-info-plist\n`);
  expect(stdout).toContain('Errors: 2. Warnings: 2.');
});

it('has pages for all it says, with their anchors', () => {
  const named = readdirSync(path.join(root, 'packages/sdk-rules/src/check')).flatMap((file) =>
    [
      ...readFileSync(path.join(root, 'packages/sdk-rules/src/check', file), 'utf8').matchAll(
        /['`](\/(?:\$\{platform\}|android|ios|unity|advanced|faq-and-troubleshooting)\/[^'`]+)['`]/g,
      ),
    ].flatMap(([, page]) =>
      (page as string).includes('${')
        ? ['android', 'ios'].map((platform) =>
            (page as string)
              .replace(/\$\{(?:platform|isUnity[^}]*)\}/, platform)
              .replace(/\$\{homes[^}]*\}/, 'advanced/configure-mediated-networks'),
          )
        : [page as string],
    ),
  );
  expect(named.length).toBeGreaterThan(15);
  for (const page of named) {
    const [address, anchor] = page.split('#');
    const file = ['.mdx', '/index.mdx']
      .map((end) => path.join(root, `docs${address}${end}`))
      .find((name) => existsSync(name));
    expect(file, page).toBeDefined();
    if (anchor) {
      expect(readFileSync(file as string, 'utf8'), page).toContain(`{/* #${anchor} */}`);
    }
  }
});

describe('exit codes', () => {
  const logs = path.join(root, 'tests/logs');
  const read = (file: string): string => readFileSync(path.join(logs, file), 'utf8');
  const MAX = "implementation 'com.applovin:applovin-sdk:12.0.0'";
  const page = 'docs/faq-and-troubleshooting/troubleshooting/index.mdx';
  /** For each code of the table, in its order, a call of each command and what it is fed. */
  const table: readonly (readonly [args: string[], input?: string])[][] = [
    [
      [[path.join(samples, 'android/right')]],
      [['fits', path.join(samples, 'android/right')]],
      [['moved', path.join(samples, 'android/right'), '--from', 'max']],
      [['inspect', 'right.aar']],
      [['patch', path.join(samples, 'android/right')]],
      [['logs', path.join(logs, 'clean/logcat-interstitial.txt')]],
      [['watch'], read('clean/logcat-interstitial.txt')],
      [['mcp']],
    ],
    [
      [[path.join(samples, 'android/wrong-list')]],
      [['fits', 'android', 'minSdk=10']],
      [['moved', 'max', '--from', 'max']],
      [['inspect', 'bare.apk']],
      [['patch', path.join(samples, 'unity/wrong-project')]],
      [['logs', path.join(logs, 'held-back/android-agp-minimum.1.txt')]],
      [['watch'], read('held-back/android-agp-minimum.1.txt')],
    ],
    [
      [['unreadable']],
      [['fits', 'unreadable']],
      [['moved', 'unreadable', '--from', 'max']],
      [['inspect', 'damaged.ipa']],
      [['patch', 'unreadable']],
      [['logs', 'empty.log']],
      [['watch'], ''],
      [['mcp', '--port', '1']],
    ],
  ];

  beforeAll(() => {
    app('.', {
      'right.aar': make.zip([
        {name: 'AndroidManifest.xml', data: Buffer.from('<manifest/>')},
        {name: 'classes.jar', data: make.zip([])},
      ]),
      'bare.apk': make.zip([]),
      'damaged.ipa': make.zip([{name: 'Payload/A.app/Info.plist', data: Buffer.from('<plist')}]),
      'empty.log': '',
      'max/app/build.gradle': MAX,
      'unreadable/app/build.gradle': Buffer.from([0, 65, 0, 66]),
    });
  });

  it('are the same in the help and on the page', async () => {
    const codes = ['0', '1', '2'];
    const text = readFileSync(path.join(root, page), 'utf8');
    const [, section = ''] = text.split('{/* #exit-codes */}');
    expect(Array.from(section.matchAll(/^\| (\d) \|/gm), ([, code]) => code)).toEqual(codes);
    const help = (await run('--help')).stdout.split('Exit code:')[1] ?? '';
    expect(Array.from(help.matchAll(/^ +(\d) {2}/gm), ([, code]) => code)).toEqual(codes);
  });

  it.each(table.flatMap((calls, code) => calls.map(([args, input = '']) => ({code, args, input}))))(
    '$code of $args',
    ({code, args, input}) => {
      const {status} = spawnSync(process.execPath, [doctor, ...args], {cwd: temporary, input});
      expect(status).toBe(code);
    },
  );
});

describe('calls', () => {
  it('explain themselves', async () => {
    const {stdout, status} = await run('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('Usage: node doctor.mjs');
    expect((await run('--help', '--lang', 'ru')).stdout).toMatch(
      /Запуск: node doctor\.mjs \[папка\].+\n {2}fits <android\|ios\|unity> \[имя=версия …\] \| <папка> +показывает/s,
    );
  });

  it.each([
    [['--jsno'], '--jsno'],
    [['--lang', 'xx'], '--lang xx'],
    [['one', 'two'], 'two'],
    [['no-such-folder'], 'no-such-folder'],
  ])('%s end with code 2 and name what was wrong', async (options, named) => {
    const {stderr, stdout, status} = await run(...options);
    expect(status).toBe(2);
    expect(stderr).toContain(named);
    expect(stdout).toBe('');
  });

  it('say so when there is nothing to check', async () => {
    const {stderr, status} = await run(app('empty', {'notes.md': 'x'}));
    expect(status).toBe(2);
    expect(stderr).toContain('empty');
  });
});

describe('hostile folders', () => {
  it('are neither left nor followed out of, and links that lead out are named', async () => {
    const secret = app('secret', {
      'AndroidManifest.xml': '<manifest secret="outside"/>',
      Podfile: "pod 'Appodeal', '0.0.1'",
    });
    const folder = app('links', {Podfile: "pod 'Other', '1.0'"});
    symlinkSync(path.join(secret, 'AndroidManifest.xml'), path.join(folder, 'AndroidManifest.xml'));
    symlinkSync(secret, path.join(folder, 'ios'));
    symlinkSync(folder, path.join(folder, 'loop'));
    expect(places((await examine(folder)).findings)).toEqual([
      'warning file/link AndroidManifest.xml:null',
      'warning file/link ios:null',
    ]);
    expect((await run('moved', folder, '--from', 'max')).status).toBe(2);
  });

  it('have what tools write left alone', async () => {
    const wrong = "pod 'Appodeal', '0.0.1'";
    const folder = app('written', {
      Podfile: "pod 'Other', '1.0'",
      'Pods/Podfile': wrong,
      'build/Podfile': wrong,
      'node_modules/x/Podfile': wrong,
      '.git/Podfile': wrong,
    });
    expect(places((await examine(folder)).findings)).toEqual(['warning ios/no-sdk Podfile:null']);
  });

  it('may hold binary, huge and damaged files', async () => {
    const folder = app('damaged', {
      'Info.plist': new Uint8Array([0x62, 0x70, 0x6c, 0x69, 0x73, 0x74, 0, 1, 2, 3]),
      'app/src/main/AndroidManifest.xml': new Uint8Array([0x3c, 0xff, 0xfe, 0x80, 0x0a]),
      'build.gradle': `${'"\\"'.repeat(150_000)}/*${'/*'.repeat(150_000)}`,
      Podfile: `pod 'Appodeal', '${'9'.repeat(500_000)}'`,
      'app-ads.txt': '\u0000\u0001',
      'huge.log': new Uint8Array(31_000_000).fill(0x61),
      'Packages/manifest.json': '[1,2',
      'ProjectSettings/ProjectSettings.asset': 'x'.repeat(900_000),
    });
    const {findings} = await examine(folder);
    expect(places(findings)).toEqual([
      'error unity/not-json Packages/manifest.json:null',
      'warning file/not-text Info.plist:null',
      'warning file/not-text app-ads.txt:null',
      'warning file/too-large huge.log:null',
    ]);
  });

  // What no pattern may take quadratic time for: a run would not end within the test's time.
  const MEGABYTE = 990_000;
  const filled = (text: string): string => text.repeat(Math.floor(MEGABYTE / text.length));
  it.each([
    ['spaces behind a name', `minSdk${' '.repeat(MEGABYTE / 3)}pod${' '.repeat(MEGABYTE / 3)}`],
    ['names without end', filled('minSdk ')],
    ['coordinates', filled('"a:b"\n')],
    ['pods', filled("pod 'APDx'\n")],
    ['assignments', filled('a = "b"\n')],
    ['quotes', filled('"\'')],
    ['brackets', filled('<dict><key>')],
    ['comments', filled('/*<!--#')],
    ['named parts', filled("group: 'a', name: 'b', ")],
    ['references', filled('libs.a.b.c ')],
    ['catalog lines', filled('a = { module = "a:b", version.ref = "c" }\n')],
    ['one long word', 'a'.repeat(MEGABYTE)],
    ['properties', filled('a=b\n\n')],
    ['packages', filled('<iosPod name="APDx" ')],
    ['equal signs', filled('OWNERDOMAIN=')],
    ['commas', filled('google.com, pub-1, DIRECT\n')],
  ])('of 1 MB in every known file end: %s', async (name, text) => {
    const folder = app(`hostile-${name.replaceAll(' ', '-')}`, {
      'app/build.gradle': `com.appodeal.ads:sdk:3.7.0.0 android ${text}`,
      'build.gradle': `implementation 'com.appodeal.ads.sdk:core:3.7.0'\nandroid {\n${text}`,
      'gradle/libs.versions.toml': text,
      'gradle.properties': text,
      'app/src/main/AndroidManifest.xml': `<manifest><application>${text.slice(0, 500_000)}`,
      'ios/Podfile': `pod 'Appodeal', '3.7.0'\n${text}`,
      'ios/Game.xcodeproj/project.pbxproj': text
        .replaceAll(' ', 'isa = XCBuildConfiguration;')
        .slice(0, MEGABYTE),
      'ios/Info.plist': `<plist>${text.slice(0, 500_000)}`,
      'app-ads.txt': text,
      'device.log': text,
    });
    const {status, stdout, stderr} = await run(folder, '--json');
    expect(stderr).toBe('');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toHaveProperty('findings');
  });

  it('of 1 MB of one setting are patched', () => {
    const folder = app('hostile-patch', {
      'app/build.gradle': `implementation 'com.appodeal.ads:sdk:3.6.0.0'\nandroid ${filled('minSdk ')}`,
    });
    const {status} = spawnSync(process.execPath, [doctor, 'patch', folder], {stdio: 'ignore'});
    expect(status).toBe(1);
  });

  it('of 100 MB end within the memory that a text of their size takes', () => {
    const manifest = `<manifest><application>${'<meta-data android:name="a"/>'.repeat(34_000)}`;
    const log = 'Duplicate class a.b.C found in modules\n'.repeat(250_000);
    const folder = app('large', {
      ...Object.fromEntries(
        Array.from({length: 30}, (_, index) => [`m${index}/AndroidManifest.xml`, manifest]),
      ),
      ...Object.fromEntries(
        Array.from({length: 30}, (_, index) => [
          `g${index}/build.gradle`,
          `minSdk${' '.repeat(MEGABYTE)}`,
        ]),
      ),
      ...Object.fromEntries(Array.from({length: 4}, (_, index) => [`${index}.log`, log])),
    });
    // In megabytes; a run that needs more of it ends with a signal.
    const {status, stdout} = spawnSync(
      process.execPath,
      ['--max-old-space-size=256', doctor, folder, '--json'],
      {encoding: 'utf8'},
    );
    rmSync(folder, {recursive: true});
    expect(status).toBe(1);
    expect(places((JSON.parse(stdout) as {findings: Finding[]}).findings)).toContain(
      'warning file/too-many-files .:null',
    );
  });

  it.each([['Podfile'], ['app/build.gradle'], ['Game/Info.plist'], ['Packages/manifest.json']])(
    'name what exists and cannot be read, with code 2: %s',
    async (file) => {
      const folder = app(`unreadable-${file.replace(/\W/g, '-')}`, {
        [`${file}/inside.md`]: 'x',
        'settings.gradle': '// none',
      });
      rmSync(path.join(folder, 'settings.gradle'));
      const {stdout, status} = await run(folder, '--json');
      expect(status).toBe(2);
      expect(places((JSON.parse(stdout) as {findings: Finding[]}).findings)).toEqual([
        `warning file/unreadable ${file}:null`,
      ]);
    },
  );

  it('cannot make the terminal obey', async () => {
    const folder = app('escapes', {
      'app-ads.txt': 'google.com, pub-1, \u001b[2J\u001b]0;owned\u0007\u202e\n',
    });
    const {stdout, status} = await run(folder);
    expect(status).toBe(1);

    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  it('of pictures do not hide a build file, and give no verdict where they do', async () => {
    const folder = app('pictures', {
      ...Object.fromEntries(
        Array.from({length: 400}, (_, index) => [`a/${index}.png`, ''] as const),
      ),
      'z/app/build.gradle': "implementation 'com.appodeal.ads:sdk:1.0.0'",
      [`${'d/'.repeat(32)}build.gradle`]: '',
    });
    const {stdout, status} = await run(folder, '--json');
    expect(status).toBe(1);
    expect(stdout).toContain('z/app/build.gradle');
    for (const command of [
      ['fits', folder],
      ['moved', folder, '--from', 'max'],
    ]) {
      const {stdout: said, stderr, status: code} = await run(...command);
      expect(code).toBe(2);
      expect(said + stderr).toContain('No verdict: not everything was read. Not read: d/d/');
    }
  });

  it('that hold nothing but unreadable files end with code 2 in every command', async () => {
    const folder = app('unread-only', {'app/build.gradle': Buffer.from([0, 65, 0, 66])});
    for (const command of [
      [folder],
      ['fits', folder],
      ['patch', folder],
      ['moved', folder, '--from', 'max'],
    ]) {
      const {stdout, stderr, status} = await run(...command);
      expect(status).toBe(2);
      expect(stdout + stderr).toContain('app/build.gradle');
      expect(stdout + stderr).not.toMatch(/Nothing to fix|No leftovers|No dependency/);
    }
  });

  it('may nest elements and folders without end', async () => {
    const folder = app('deep', {
      'Info.plist': `<plist>${'<dict>'.repeat(80_000)}`,
      [`${'a/'.repeat(40)}Podfile`]: "pod 'Appodeal', '0.0.1'",
    });
    const {findings} = await examine(folder);
    expect(places(findings)).toContain('warning file/too-many-files .:null');
    expect(findings.some(({rule}) => rule.startsWith('ios/'))).toBe(false);
  });
});

describe('inspect', () => {
  it('refuses what is no app with code 2 and one sentence', async () => {
    const folder = app('built', {'game.apk': 'a text', 'empty.aab': ''});
    for (const [file, report] of [
      ['game.apk', 'isn’t an app'],
      ['empty.aab', 'is empty'],
      ['none.ipa', 'can’t be read'],
    ] as const) {
      const {status, stdout, stderr} = await run('inspect', path.join(folder, file));
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toContain(report);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });

  it('prints one object and the verdict of a file without a manifest', async () => {
    // An empty zip: the end of a directory without entries.
    const folder = app('bare', {'bare.apk': Buffer.from(`504b0506${'0'.repeat(36)}`, 'hex')});
    const file = path.join(folder, 'bare.apk');
    const {status, stdout} = await run('inspect', file, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'apk',
      libraries: [],
      sdk: [],
      manifest: {minSdk: null, targetSdk: null, permissions: [], appIds: {}},
      findings: [{id: 'no-manifest', severity: 'error', entry: 'bare.apk'}, {id: 'no-sdk'}],
    });
    const said = await run('inspect', file, '--lang', 'ru');
    expect(said.stdout.split('\n')[0]).toContain('Ошибок: 1.');
    expect(said.stdout).toContain(`${SITE}ru/`);
  });
});

describe('fits', () => {
  interface Fits {
    platform: string;
    fits: string[];
    blocked: {release: string; name: string; wants: string; has: string; fix: string}[];
  }
  const fits = async (...given: string[]): Promise<Fits & {status: number}> => {
    const {stdout, stderr, status} = await run('fits', ...given, '--json');
    expect(stderr).toBe('');
    return {...(JSON.parse(stdout) as Fits), status};
  };
  const inFolder = (files: Readonly<Record<string, string>>) => {
    const folder = mkdtempSync(path.join(temporary, 'app-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    }
    return folder;
  };

  it('says which releases go with what is named, and what keeps the others out', async () => {
    const answer = await fits('android', 'minSdk=21', 'kotlin=2.1.0');
    expect(Object.keys(answer).sort()).toEqual(['blocked', 'demo', 'fits', 'platform', 'status']);
    expect(answer).toMatchObject({platform: 'android', status: 0});
    expect(answer.fits[0]).toBe('3.6.0');
    expect(answer.blocked).toEqual([
      {release: '3.7.0', name: 'minSdk', wants: '23', has: '21', fix: 'Raise minSdk to 23.'},
    ]);
    expect(await fits('ios', 'Firebase/Core=12.4.0')).toMatchObject({fits: [], status: 1});
    expect((await fits('ios', 'Firebase/Core=11.10.0')).fits).not.toContain('3.8.0');
  });

  it('explains itself in both languages', async () => {
    expect((await run('fits', 'ios', 'ios=12.0')).stdout).toContain(
      'Newer than these pages, and not judged: 3.8.0',
    );
    const {stdout} = await run('fits', 'unity', 'unity=2020.3.48f1', '--lang', 'ru');
    expect(stdout).toContain(
      'Самая новая версия для Unity, требования которой выполнены (Unity): 3.3.0.',
    );
    expect(stdout).toContain('Версии 3.7.0 нужен редактор Unity 2021.3, у вас 2020.3.48f1.');
  });

  it.each([
    [['ios', 'FirebaseCore=11.0'], 'Firebase/Core'],
    [['android', 'minsdk=21'], 'minSdk'],
    [['android', 'minSdk=low'], 'minSdk=low'],
    [['ios', 'Adjust'], 'Adjust'],
    [['web', 'minSdk=21'], 'android, ios, unity'],
    [['nowhere'], 'nowhere'],
    [[], 'fits'],
  ])('refuses %j with 2, and says %s', async (given, said) => {
    const {status, stdout, stderr} = await run('fits', ...given);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(said);
  });

  it('reads an app’s folder, and prefers what was resolved', async () => {
    const podfile = `platform :ios, '13.0'
pod 'Appodeal', '3.5.0'
pod 'APDFirebaseAdapter', '3.5.0.0'
pod 'Firebase/Messaging', '~> 11.8'
pod 'Alamofire', '5.0'
`;
    expect((await fits(inFolder({Podfile: podfile}))).fits[0]).toBe('3.7.0');
    const lock = `PODS:
  - APDFirebaseAdapter (3.5.0.0):
    - Firebase/Core (~> 11.8.1)
  - Appodeal (3.5.0)
  - Firebase/Core (11.8.1)
  - Firebase/Messaging (11.8.1)

DEPENDENCIES:
  - APDFirebaseAdapter (= 3.5.0.0)
  - Appodeal (= 3.5.0)
  - Firebase/Messaging (~> 11.8)

COCOAPODS: 1.16.2
`;
    const folder = inFolder({Podfile: podfile, 'Podfile.lock': lock});
    expect(await fits(folder)).toMatchObject({platform: 'ios', status: 0});
    expect((await fits(folder)).blocked[0]).toMatchObject({
      release: '3.7.0',
      name: 'Firebase/Messaging',
      wants: '~> 11.10.0',
      has: '11.8.1',
    });
    const cut = await run('fits', inFolder({'Podfile.lock': lock.slice(0, 90)}));
    expect(cut.stderr).toContain('Podfile.lock');
  });

  it('says what it needs, and which platforms there are', async () => {
    expect(await run('fits')).toMatchObject({status: 2, stderr: expect.stringContaining('<')});
    expect(await run('fits', 'windows', 'minSdk=21')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/windows.*android, ios, unity/),
    });
  });

  it('reads Gradle and Unity, and answers for each platform of an app', async () => {
    const gradle = {
      'build.gradle':
        "ext { minSdkVersion = 24 }\nclasspath 'com.android.tools.build:gradle:8.2.2'",
      'app/build.gradle':
        "apply plugin: 'com.android.application'\nandroid { compileSdk 33\n defaultConfig { minSdk 21 // minSdk 19\n } }",
      'gradle/wrapper/gradle-wrapper.properties': 'distributionUrl=x/gradle-8.2-bin.zip\n',
    };
    const android = await fits(inFolder(gradle));
    expect(android.fits[0]).toBe('3.6.0');
    const unity = await fits(
      inFolder({
        ...gradle,
        'ProjectSettings/ProjectVersion.txt': 'm_EditorVersion: 2020.3.48f1\n',
        'Packages/manifest.json': '{"dependencies": {"com.appodeal.mediation": "3.3.0"}}',
      }),
    );
    expect(unity.platform).toBe('unity');
    const both = await run('fits', inFolder({...gradle, 'ios/Podfile': "platform :ios, '12.0'"}));
    expect(both.status).toBe(0);
    expect(both.stdout).toContain('for Android that fits by its requirements (minSdk) is 3.6.0');
    expect(both.stdout).toContain('for iOS that fits by ');
    expect((await run('fits', inFolder({'a.txt': ''}))).status).toBe(2);
  });
});

it('judges an app by what was resolved', async () => {
  const folder = mkdtempSync(path.join(temporary, 'locked-'));
  const podfile = `platform :ios, '13.0'\nuse_frameworks!\npod 'Appodeal', '~> 3.6.0'\n`;
  writeFileSync(path.join(folder, 'Podfile'), podfile);
  expect((await examine(folder)).sdk.ios).toBe('3.6.0');
  writeFileSync(path.join(folder, 'Podfile.lock'), 'PODS:\n  - Appodeal (3.7.0)\n');
  expect((await examine(folder)).sdk.ios).toBe('3.7.0');
});
