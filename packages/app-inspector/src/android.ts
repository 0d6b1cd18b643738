import type {Element as TextElement} from '@xmldom/xmldom';
import {readAppIds, readMediation} from './appIds';
import {Evidence} from './evidence';
import type {AppFile} from './file';
import {guarded} from './formats/bytes';
import {readDex} from './formats/dex';
import {PAGE_16K, isRelroApart, loadAlignment, readElf} from './formats/elf';
import {readBundleConfig, readDependencies, readProtoTable, readProtoXml} from './formats/protobuf';
import {isBinaryXml, readBinaryXml, readTable} from './formats/resources';
import {parseXml} from './formats/textXml';
import {type Element, type Reference, type Value} from './formats/xml';
import {Zip} from './formats/zip';
import type {Facts, Inspection, Library, Manifest} from './model';
import {unityVersion} from './unity';

const MANIFEST = 'AndroidManifest.xml';

/** Matches no path, not even an empty one. */
const NONE = /(?!)/;

/** Where things are in each kind of file; `base` is the folder of a bundle's main module, `root` is below it. */
const layouts = {
  apk: {
    base: '',
    manifest: MANIFEST,
    libraries: /^lib\/([^/]+)\/[^/]+\.so$/,
    dex: /^classes\d*\.dex$/,
    root: '',
    table: 'resources.arsc',
  },
  aab: {
    base: 'base/',
    manifest: `base/manifest/${MANIFEST}`,
    libraries: /^[^/]+\/lib\/([^/]+)\/[^/]+\.so$/,
    dex: /^[^/]+\/dex\/classes\d*\.dex$/,
    root: 'root/',
    table: 'base/resources.pb',
  },
  aar: {
    base: '',
    manifest: MANIFEST,
    libraries: /^jni\/([^/]+)\/[^/]+\.so$/,
    dex: NONE,
    root: '',
    table: '',
  },
} as const;

/** What is being inspected, and what it is inspected for. */
interface App {
  kind: keyof typeof layouts;
  file: AppFile;
  evidence: Evidence;
}

/** How many bytes that are only unpacked a byte of a resource table counts as. */
const TABLE = 16;
const BUNDLE_CONFIG = 'BundleConfig.pb';
const DEPENDENCIES = 'BUNDLE-METADATA/com.android.tools.build.libraries/dependencies.pb';
const WIDE: Readonly<Record<string, string>> = {
  'armeabi-v7a': 'arm64-v8a',
  armeabi: 'arm64-v8a',
  x86: 'x86_64',
};
const LAUNCHER = 'android.intent.category.LAUNCHER';
const AD_ID = 'com.google.android.gms.permission.AD_ID';
/** Google Play asks for 16 KB pages of apps that target this level or a higher one. */
const API_16K = 35;
/** From this level on, the advertising id is zeros without its permission. */
const API_AD_ID = 33;
/** From this level on, plain HTTP is off unless the app allows it. */
const API_CLEARTEXT = 28;
/** From this level on, what has an intent filter must say whether it is exported. */
const API_EXPORTED = 31;
const COMPONENTS = ['activity', 'activity-alias', 'service', 'receiver', 'provider'];

/** Text that reads as no number is kept from ids that have a letter or a space before them. */
const fromText = ({nodeName: name, attributes, children}: TextElement): Element => ({
  name,
  attributes: new Map(
    Array.from(attributes, ({nodeName: key, value: text}): [string, Value] => [
      key.replace(/^android:/, ''),
      {
        text,
        number: /^-?\d{1,9}$/.test(text) ? Number(text) : text === 'false' ? 0 : null,
        reference: null,
      },
    ]),
  ),
  children: Array.from(children, fromText),
});

const readXml = ({kind, file}: App, path: string): Promise<Element | null> =>
  file.document(path, (data) => {
    if (isBinaryXml(data)) {
      return readBinaryXml(data);
    }
    return kind === 'aab'
      ? readProtoXml(data)
      : guarded('XML', () => fromText(parseXml(new TextDecoder().decode(data))));
  });

/** Follows references of resources to their values. */
type Resolve = (value: Value | undefined) => Value | undefined;

async function resolver({kind, file}: App): Promise<Resolve> {
  const {table} = layouts[kind];
  const look = await file.make<(reference: Reference) => Value | null>(
    table,
    kind === 'aab' ? readProtoTable : readTable,
    TABLE,
  );
  return (value) => {
    let current = value;
    // Resources may refer to one another, even in a circle.
    for (let step = 0; step < 8; step += 1) {
      const reference = current?.reference ?? null;
      if (reference === null) {
        return current;
      }
      try {
        current = look?.(reference) ?? undefined;
      } catch (error) {
        const reason = error instanceof Error ? error.message : '';
        if (!file.notices.some(({id, entry}) => id === 'damaged' && entry === table)) {
          file.notice('damaged', table, {reason});
        }
        return undefined;
      }
    }
    return current;
  };
}

const isOn = (value: Value | undefined): boolean =>
  typeof value?.number === 'number' ? value.number !== 0 : value?.text === 'true';

function textOf(value: Value | undefined): string {
  const {text = null, number = null} = value ?? {};
  return text || (number === null ? '' : String(number));
}

const levelOf = (value: Value | undefined): number | null => {
  const level = Number(textOf(value) || NaN);
  return Number.isInteger(level) ? level : null;
};

function readExported({kind, file}: App, application: Element | undefined, target: number): void {
  const entry = layouts[kind].manifest;
  const open: string[] = [];
  for (const component of application?.children ?? []) {
    if (!COMPONENTS.includes(component.name)) {
      continue;
    }
    const name = textOf(component.attributes.get('name'));
    const exported = component.attributes.get('exported');
    const filters = component.children.filter((child) => child.name === 'intent-filter');
    const isLauncher = filters
      .flatMap(({children}) => children)
      .some(({attributes}) => textOf(attributes.get('name')) === LAUNCHER);
    if (filters.length > 0 && !exported && target >= API_EXPORTED) {
      file.notice('exported-unsaid', entry, {name});
    }
    const isExported = exported ? isOn(exported) : filters.length > 0;
    if (isExported && !isLauncher && !component.attributes.has('permission')) {
      open.push(name);
    }
  }
  if (open.length > 0) {
    file.notice('exported', entry, {count: String(open.length), names: open});
  }
}

async function readCleartext(
  app: App,
  application: Element | undefined,
  target: number,
  resolve: Resolve,
): Promise<void> {
  const {base, manifest: entry} = layouts[app.kind];
  const named = application?.attributes.get('networkSecurityConfig');
  let isAllowed =
    target < API_CLEARTEXT || isOn(application?.attributes.get('usesCleartextTraffic'));
  if (named) {
    const config = await readXml(app, base + textOf(resolve(named)));
    if (!config) {
      // Shrunk away, or in a table that could not be read.
      return;
    }
    const all = config.children.find(({name}) => name === 'base-config');
    const permitted = all?.attributes.get('cleartextTrafficPermitted');
    isAllowed = permitted ? isOn(permitted) : target < API_CLEARTEXT;
  }
  app.file.notice(isAllowed ? 'cleartext-allowed' : 'cleartext-forbidden', entry);
}

function readAdId({kind, file, evidence}: App, permissions: string[], target: number): void {
  const entry = layouts[kind].manifest;
  const sources = evidence.adIdSources;
  if (permissions.includes(AD_ID)) {
    file.notice(sources.length > 0 ? 'ad-id' : 'ad-id-unknown', entry, {names: sources});
  } else if (target >= API_AD_ID && evidence.present.length > 0) {
    file.notice('ad-id-absent', entry);
  }
}

async function readManifest(app: App): Promise<{manifest: Manifest; extracts: boolean}> {
  const {kind, file, evidence} = app;
  const resolve = await resolver(app);
  const entry = layouts[kind].manifest;
  const found = await readXml(app, entry);
  const manifest: Element = found ?? {name: 'manifest', attributes: new Map(), children: []};
  const application = manifest.children.find(({name}) => name === 'application');
  const uses = manifest.children.find(({name}) => name === 'uses-sdk');
  const target = levelOf(uses?.attributes.get('targetSdkVersion'));
  const metaData = new Map<string, Element>();
  for (const element of application?.children ?? []) {
    const name = textOf(element.attributes.get('name'));
    if (element.name === 'meta-data') {
      metaData.set(name, element);
    } else if (COMPONENTS.includes(element.name)) {
      evidence.name(name);
    }
  }
  const permissions = manifest.children
    .filter(({name}) => name.startsWith('uses-permission'))
    .map(({attributes}) => textOf(attributes.get('name')));
  if (!file.has(entry)) {
    file.notice('no-manifest', file.name, {file: entry});
  }
  // A library has none: the app's manifest gives it.
  const appIds =
    found && kind !== 'aar'
      ? readAppIds(file, evidence, 'android', entry, (key) => {
          const value = metaData.get(key)?.attributes.get('value');
          return metaData.has(key) ? textOf(resolve(value)) : undefined;
        })
      : {};
  if (found && kind !== 'aar') {
    if (isOn(application?.attributes.get('debuggable'))) {
      file.notice('debuggable', entry);
    }
    if (isOn(application?.attributes.get('testOnly'))) {
      file.notice('test-only', entry);
    }
    if (isOn(metaData.get('applovin.sdk.verbose_logging')?.attributes.get('value'))) {
      file.notice('verbose-logging', entry, {key: 'applovin.sdk.verbose_logging'});
    }
    readExported(app, application, target ?? 0);
    await readCleartext(app, application, target ?? 0, resolve);
    readAdId(app, permissions, target ?? 0);
  }
  const extract = application?.attributes.get('extractNativeLibs');
  return {
    extracts: !extract || isOn(extract),
    manifest: {
      id: textOf(manifest.attributes.get('package')) || null,
      version: textOf(resolve(manifest.attributes.get('versionName'))) || null,
      minSdk: levelOf(uses?.attributes.get('minSdkVersion')),
      targetSdk: target,
      permissions,
      appIds,
    },
  };
}

async function readLibraries({kind, file, evidence}: App): Promise<Library[]> {
  const owners = new Map(evidence.facts.names.libraries.map((row) => [row.name, row]));
  const found: Library[] = [];
  for (const {entry, match} of file.matching(layouts[kind].libraries)) {
    await file.attempt(entry.name, async () => {
      const elf = await readElf(file.part(entry));
      const align = loadAlignment(elf);
      const owner = owners.get(entry.name.slice(entry.name.lastIndexOf('/') + 1));
      found.push({
        path: entry.name,
        abi: match[1] as string,
        bits: elf.bits,
        align,
        page16k: align >= PAGE_16K,
        relro16k: elf.relro.length === 0 ? null : isRelroApart(elf),
        isStored: entry.method === 0,
        offset: await file.zip.dataOffset(entry),
        network: owner?.of?.split(':')[1] ?? null,
        owner: owner?.owner ?? null,
      });
    });
  }
  return found;
}

async function judgeLibraries(
  {kind, file}: App,
  libraries: readonly Library[],
  target: number | null,
  extracts: boolean,
): Promise<void> {
  const grave = kind === 'aar' || (target ?? 0) >= API_16K ? 'error' : 'warning';
  const ownerOf = ({owner}: Library): string => (owner ? ` (${owner})` : '');
  const abis = new Set(libraries.map(({abi}) => abi));
  for (const abi of abis) {
    const wide = WIDE[abi];
    if (wide && !abis.has(wide)) {
      file.notice('no-64-bit', file.name, {abi, wide});
    }
  }
  for (const {path} of libraries.filter(({isStored}) => kind === 'apk' && !extracts && !isStored)) {
    file.notice('not-extracted', path);
  }
  for (const library of libraries.filter(({bits}) => bits === 64)) {
    const {path, align, page16k, relro16k, isStored, offset} = library;
    if (!page16k) {
      file.notice('not-16k', path, {align: String(align), owner: ownerOf(library)}, grave);
    } else if (relro16k === false) {
      file.notice('relro-16k', path, {owner: ownerOf(library)}, grave);
    }
    if (kind === 'apk' && isStored && offset % PAGE_16K !== 0) {
      file.notice('zip-16k', path, {offset: String(offset)}, grave);
    }
  }
  const bundled = await file.document(BUNDLE_CONFIG, readBundleConfig);
  if (bundled !== null && bundled < PAGE_16K && libraries.length > 0) {
    file.notice('bundle-16k', BUNDLE_CONFIG, {align: String(bundled)}, grave);
  }
}

async function readClasses({kind, file, evidence}: App): Promise<void> {
  const {base, dex, root: below} = layouts[kind];
  const root = base + below;
  for (const {entry} of file.matching(dex)) {
    const unread = await file.make(entry.name, (data) =>
      readDex(data, ({name, constants}) => evidence.name(name, constants)),
    );
    file.noticeUnread(unread ?? 0, entry.name);
  }
  for (const {entry} of file.matching(kind === 'aar' ? /^(?:classes|libs\/[^/]+)\.jar$/ : NONE)) {
    const jar = await file.make(entry.name, (data) =>
      Zip.open({
        name: entry.name,
        size: data.length,
        read: async (offset, length) => data.subarray(offset, offset + length),
      }),
    );
    file.noticeUnread(jar?.unread ?? 0, entry.name);
    jar?.entries.forEach(({name}) =>
      evidence.name(name.replace(/\.class$/, '').replaceAll('/', '.')),
    );
  }
  const latin = new TextDecoder('latin1');
  const text = async (path: string): Promise<string> =>
    (await file.document(path, (data) => latin.decode(data))) ?? '';
  for (const path of [...file.paths].filter((name) => name.startsWith(root))) {
    const name = path.slice(root.length);
    const [, group, artifact] = /^META-INF\/([^/_]+)_([^/_]+)[^/]*\.version$/.exec(name) ?? [];
    if (/^[^/]+\.properties$/.test(name)) {
      evidence.versionFile(name, await text(path));
    } else if (group) {
      evidence.artifact(`${group}:${artifact}`, (await text(path)).trim() || null);
      evidence.name(group);
    } else if (/^META-INF\/[^/]+\.kotlin_module$/.test(name)) {
      // Holds the names of packages with functions outside classes.
      const packages = (await text(path)).match(/\b[a-z]\w{0,99}(?:\.\w{1,100}){1,20}/g) ?? [];
      packages.forEach((found) => evidence.name(found));
    }
  }
  for (const {artifact, version} of (await file.document(DEPENDENCIES, readDependencies)) ?? []) {
    evidence.artifact(artifact, version);
  }
}

/** Inspects an app or a library of Android. */
export async function inspectAndroid(
  file: AppFile,
  kind: App['kind'],
  facts: Facts,
): Promise<Inspection> {
  const evidence = new Evidence(facts);
  const app: App = {kind, file, evidence};
  await readClasses(app);
  const libraries = await readLibraries(app);
  const {manifest, extracts} = await readManifest(app);
  await judgeLibraries(app, libraries, manifest.targetSdk, extracts);
  if (kind !== 'aar') {
    readMediation(file, evidence);
  }
  return {
    kind,
    name: file.name,
    libraries,
    frameworks: [],
    sdk: evidence.list(),
    manifest,
    privacy: [],
    engine: await unityVersion(file, `${layouts[kind].base}assets/bin/Data/`),
    notices: file.notices,
  };
}
