/**
 * Compares what the inspector says of real files with what other tools say of them: `readelf`
 * for libraries, `aapt2` for the manifest, Python's zipfile for places in the zip, and
 * `plistutil` for property lists. Bundles and apps are put together here.
 */
import {copyFileSync, mkdtempSync, openAsBlob, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {inspect, type Inspection} from '@help-center/app-inspector';
import {inspectorFacts} from '@help-center/sdk-data/inspector';
import {ATTRIBUTES, fileOfPackage, haveTools, output} from './tools';

const RUNTIME = [
  '@nativescript/android',
  '9.1.1',
  'framework/app/libs/runtime-libs/nativescript-optimized.aar',
] as const;
const FRAMEWORKS = ['@nativescript/ios', '8.9.5', 'framework/internal/XCFrameworks.zip'] as const;

const MANIFEST = `<manifest xmlns:android="http://schemas.android.com/apk/res/android"
    package="com.example.real" android:versionCode="7" android:versionName="1.4.2">
  <uses-sdk android:minSdkVersion="24" android:targetSdkVersion="29"/>
  <uses-permission android:name="android.permission.INTERNET"/>
  <uses-permission android:name="com.google.android.gms.permission.AD_ID"/>
  <application android:label="Real" android:extractNativeLibs="false">
    <meta-data android:name="com.google.android.gms.ads.APPLICATION_ID"
        android:value="ca-app-pub-1234567890123456~1234567890"/>
  </application>
</manifest>`;

const folder = mkdtempSync(path.join(tmpdir(), 'agreement-'));
const at = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const python = (...args: string[]): Promise<string> =>
  output('python3', path.join(__dirname, 'zips.py'), ...args);

async function inspected(file: string): Promise<Inspection> {
  const blob = await openAsBlob(file);
  const read = async (offset: number, length: number): Promise<Uint8Array> =>
    new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
  return inspect({name: path.basename(file), size: statSync(file).size, read}, inspectorFacts());
}

/** Alignments of the loaded segments, the smallest first. */
const segments = async (library: string): Promise<number[]> => {
  const headers = await output('readelf', '-lW', library);
  return [...headers.matchAll(/^ +LOAD .* (0x[\da-f]+)$/gm)]
    .map(([, align]) => Number(align))
    .sort((a, b) => a - b);
};

/** Libraries and places agree with readelf and zipfile; says how many were compared. */
async function compareLibraries(file: string, {libraries}: Inspection): Promise<number> {
  const places = JSON.parse(await python('offsets', file)) as Record<
    string,
    {offset: number; stored: boolean}
  >;
  const inZip = Object.keys(places).filter((name) => name.endsWith('.so'));
  expect(libraries.map(({path: name}) => name).sort()).toEqual(inZip.sort());
  const unpacked = mkdtempSync(at('unpacked-'));
  await python('extract', file, unpacked, ...inZip);
  for (const {path: name, align, page16k, offset, isStored} of libraries) {
    const [smallest] = await segments(path.join(unpacked, name));
    expect({name, align, page16k, offset, isStored}).toEqual({
      name,
      align: smallest,
      page16k: (smallest as number) >= 16384,
      offset: places[name]?.offset,
      isStored: places[name]?.stored,
    });
  }
  rmSync(unpacked, {recursive: true});
  return libraries.length;
}

const runtime = haveTools('libraries of real apps', 'readelf', 'python3', 'tar')
  ? await fileOfPackage(...RUNTIME)
  : null;
const canBuild =
  runtime !== null &&
  haveTools('manifests and packages of real apps', 'aapt2', 'zipalign', ATTRIBUTES);

describe.skipIf(runtime === null)('an archive of a real library', () => {
  it('holds what readelf and zipfile find in it', async () => {
    expect(await compareLibraries(runtime as string, await inspected(runtime as string))).toBe(4);
  });
});

describe.skipIf(!canBuild)('apps built by the tools of Android', () => {
  const link = async (name: string, ...more: string[]): Promise<string> => {
    await output(
      'aapt2',
      'link',
      '-I',
      ATTRIBUTES,
      '--manifest',
      at('AndroidManifest.xml'),
      '-o',
      at(name),
      ...more,
    );
    return at(name);
  };

  beforeAll(async () => {
    writeFileSync(at('AndroidManifest.xml'), MANIFEST);
    const bare = await link('bare.apk');
    for (const method of ['stored', 'packed']) {
      copyFileSync(bare, at(`${method}.apk`));
      await python('add', at(`${method}.apk`), runtime as string, method, 'jni/=lib/');
    }
    await output('zipalign', '-p', '-f', '4', at('stored.apk'), at('aligned.apk'));
    await python(
      'add',
      at('bundle.aab'),
      await link('proto.apk', '--proto-format'),
      'packed',
      'AndroidManifest.xml=base/manifest/AndroidManifest.xml',
    );
    await python('add', at('bundle.aab'), runtime as string, 'packed', 'jni/=base/lib/');
  });

  it.each(['stored.apk', 'packed.apk', 'aligned.apk', 'bundle.aab'])(
    '%s holds what readelf and zipfile find in it',
    async (name) => {
      expect(await compareLibraries(at(name), await inspected(at(name)))).toBe(4);
    },
  );

  it.each(['stored.apk', 'bundle.aab'])(
    'the manifest of %s says what aapt2 reads in it',
    async (name) => {
      const badging = await output('aapt2', 'dump', 'badging', at('stored.apk'));
      const said = (pattern: RegExp): string[] =>
        [...badging.matchAll(pattern)].map(([, value]) => value as string);
      const {manifest} = await inspected(at(name));
      expect(manifest).toMatchObject({
        id: said(/^package: name='([^']+)'/gm)[0],
        version: said(/ versionName='([^']+)'/g)[0],
        minSdk: Number(said(/^(?:minSdkVersion|sdkVersion):'(\d+)'/gm)[0]),
        targetSdk: Number(said(/^targetSdkVersion:'(\d+)'/gm)[0]),
      });
      expect([...manifest.permissions].sort()).toEqual(
        said(/^uses-permission: name='([^']+)'/gm).sort(),
      );
    },
  );

  it('tells apart where libraries stand in the package', async () => {
    const places = async (name: string): Promise<string[]> =>
      (await inspected(at(name))).notices
        .map(({id}) => id)
        .filter((id) => /^(?:zip-16k|not-extracted)$/.test(id));
    expect(new Set(await places('packed.apk'))).toEqual(new Set(['not-extracted']));
    expect(await places('stored.apk')).toContain('zip-16k');
  });

  it.skipIf(!haveTools('signed packages', 'apksigner', 'openssl'))(
    'a signed package holds the same at its places',
    async () => {
      await output(
        'openssl',
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=test',
        '-keyout',
        at('key.pem'),
        '-out',
        at('cert.pem'),
      );
      await output(
        'openssl',
        'pkcs8',
        '-topk8',
        '-nocrypt',
        '-outform',
        'DER',
        '-in',
        at('key.pem'),
        '-out',
        at('key.pk8'),
      );
      await output(
        'apksigner',
        'sign',
        '--key',
        at('key.pk8'),
        '--cert',
        at('cert.pem'),
        '--out',
        at('signed.apk'),
        at('aligned.apk'),
      );
      expect(await compareLibraries(at('signed.apk'), await inspected(at('signed.apk')))).toBe(4);
    },
  );
});

const frameworks = haveTools('frameworks of real apps', 'plistutil', 'python3', 'tar')
  ? await fileOfPackage(...FRAMEWORKS)
  : null;

describe.skipIf(frameworks === null)('an app with real frameworks', () => {
  const plist = async (file: string): Promise<Record<string, string>> => {
    const xml = await output('plistutil', '-i', file, '-f', 'xml');
    return Object.fromEntries(
      [...xml.matchAll(/<key>([^<]+)<\/key>\s*<string>([^<]*)<\/string>/g)].map(
        ([, key, value]) => [key, value],
      ),
    );
  };

  it.each([
    ['ios-arm64', ['arm64'], false],
    ['ios-arm64_x86_64-simulator', ['arm64', 'x86_64'], true],
  ] as const)(
    '%s holds what plistutil reads in it',
    async (slice, architectures, isForSimulator) => {
      const ipa = at(`${slice}.ipa`);
      const names = ['NativeScript', 'TKLiveSync'];
      await python(
        'add',
        ipa,
        frameworks as string,
        'packed',
        ...names.map((name) => `${name}.xcframework/${slice}/=Payload/Real.app/Frameworks/`),
      );
      const {frameworks: found, notices} = await inspected(ipa);
      expect(found.map(({name}) => name).sort()).toEqual(names);
      for (const framework of found) {
        const file = `Payload/Real.app/Frameworks/${framework.name}.framework/Info.plist`;
        await python('extract', ipa, folder, file);
        const info = await plist(at(file));
        expect(framework).toMatchObject({
          version: info.CFBundleShortVersionString,
          minimumOs: info.MinimumOSVersion,
        });
        expect([...framework.architectures].sort()).toEqual(architectures);
      }
      expect(notices.some(({id}) => /simulator/.test(id))).toBe(isForSimulator);
    },
  );
});
