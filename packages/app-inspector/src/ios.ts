import {compareVersions} from '@help-center/build-files/versions';
import {readAppIds, readMediation} from './appIds';
import {Evidence} from './evidence';
import type {AppFile} from './file';
import {readMachO, type Slice} from './formats/macho';
import {readPlist, type Dictionary, type Plist} from './formats/plist';
import type {Facts, Framework, Inspection, Manifest, Part, Privacy} from './model';
import {unityVersion} from './unity';

/** More than any app's class names take. */
const MAX_CLASS_NAMES = 16 << 20;

const text = (value: Plist | undefined): string | null =>
  typeof value === 'string' ? value : null;

const dictionary = (value: Plist | undefined): Dictionary =>
  value instanceof Map ? value : new Map<string, Plist>();

const list = (value: Plist | undefined): Plist[] => (Array.isArray(value) ? value : []);

const texts = (value: Plist | undefined): string[] =>
  list(value).filter((each) => typeof each === 'string');

/** The folders of apps that lie in no other app, with a slash at their end; the shortest path first. */
export const appFolders = (paths: Iterable<string>): string[] =>
  [
    ...new Set(
      Array.from(paths, (path) => /^(?:[^/]+\/)*?[^/]+\.app\//.exec(path)?.[0] ?? '').filter(
        Boolean,
      ),
    ),
  ].sort((a, b) => a.length - b.length);

/** The architectures of a program; none where it is not there or damaged. */
async function readBinary(file: AppFile, path: string, evidence: Evidence): Promise<Slice[]> {
  const entry = file.entry(path);
  const found = await file.attempt(path, async () => {
    const read = entry && file.part(entry);
    const slices = read ? await readMachO(read) : [];
    const names = slices.find(({classNames}) => classNames)?.classNames;
    if (read && names && !slices.some(({isEncrypted}) => isEncrypted)) {
      const bytes = await read(names.from, Math.min(names.to, names.from + MAX_CLASS_NAMES));
      const all = new TextDecoder('latin1').decode(bytes).split('\0');
      all.forEach((name) => evidence.objcClass(name));
    }
    return slices;
  });
  return found ?? [];
}

function judgeSlices(
  file: AppFile,
  path: string,
  slices: readonly Slice[],
  minimumOs: string | null,
): void {
  const simulators = slices.filter(({isSimulator}) => isSimulator);
  if (simulators.length > 0) {
    file.notice('simulator-slices', path, {
      architectures: simulators.map(({architecture}) => architecture),
    });
  }
  // Xcode writes a minimum of its own into slices for the simulator.
  const newer = slices.find(
    (slice) =>
      minimumOs &&
      !slice.isSimulator &&
      slice.minimumOs &&
      compareVersions(minimumOs, slice.minimumOs) < 0,
  );
  if (newer) {
    file.notice('minimum-os', path, {needs: newer.minimumOs ?? '', app: minimumOs ?? ''});
  }
}

/** The minimum OS of what a path lies in: an extension, or the app. */
const minimumOf = (
  extensions: ReadonlyMap<string, string | null>,
  path: string,
  app: string | null,
): string | null => {
  const folder = /^.*\.appex\//.exec(path)?.[0];
  return folder === undefined ? app : (extensions.get(folder) ?? null);
};

/** Judges the libraries and extensions beside the app's own program; returns each extension's minimum OS by its folder. */
async function readLoose(
  file: AppFile,
  app: string,
  minimumOs: string | null,
  evidence: Evidence,
): Promise<Map<string, string | null>> {
  const minimums = new Map<string, string | null>();
  for (const {entry, match} of file.matching(/^(.*\/[^/]+\.appex\/)Info\.plist$/)) {
    const folder = match[1] as string;
    if (folder.startsWith(app)) {
      const info = await file.document(entry.name, readPlist);
      const program = folder + (text(info?.get('CFBundleExecutable')) ?? '');
      minimums.set(folder, text(info?.get('MinimumOSVersion')));
      // An extension may need a newer system than its app: it is left out on older ones.
      judgeSlices(
        file,
        program,
        await readBinary(file, program, evidence),
        minimumOf(minimums, program, null),
      );
    }
  }
  for (const {
    entry: {name},
  } of file.matching(/\/[^/]+\.dylib$/)) {
    if (name.startsWith(app) && !name.includes('.framework/')) {
      judgeSlices(
        file,
        name,
        await readBinary(file, name, evidence),
        minimumOf(minimums, name, minimumOs),
      );
    }
  }
  return minimums;
}

async function readFrameworks(
  file: AppFile,
  app: string,
  minimumOs: string | null,
  evidence: Evidence,
): Promise<Framework[]> {
  const signed = new Set(evidence.facts.names.signedSdks.names);
  const found: Framework[] = [];
  const folders = new Map<string, string>();
  for (const path of file.paths) {
    const match = path.startsWith(app) && /^(.*\/([^/]+)\.framework)\//.exec(path);
    if (match) {
      folders.set(match[1] as string, match[2] as string);
    }
  }
  // Only an archive or an export of one has them; a bare app has not.
  const signatures = new Set(
    [...file.paths]
      .filter((path) => path.endsWith('.signature'))
      .map((path) => /(?:^|\/)Signatures\/([^/]+)\.xcframework-[^/]*$/.exec(path)?.[1]),
  );
  const extensions = await readLoose(file, app, minimumOs, evidence);
  const isArchive = /(?:^|\/)(?:Payload|Products\/Applications)\//.test(app);
  for (const [path, name] of folders) {
    const info = await file.document(`${path}/Info.plist`, readPlist);
    const version = text(info?.get('CFBundleShortVersionString'));
    const executable = text(info?.get('CFBundleExecutable')) ?? name;
    const slices = await readBinary(file, `${path}/${executable}`, evidence);
    judgeSlices(file, path, slices, minimumOf(extensions, `${path}/`, minimumOs));
    const hasPrivacyManifest = file.has(`${path}/PrivacyInfo.xcprivacy`);
    if (!hasPrivacyManifest) {
      file.notice(signed.has(name) ? 'privacy-missing-listed' : 'privacy-missing', path, {name});
    }
    if (isArchive && signed.has(name) && !signatures.has(name)) {
      file.notice('signature-missing', path, {name});
    }
    found.push({
      path,
      name,
      version,
      minimumOs: text(info?.get('MinimumOSVersion')) ?? slices[0]?.minimumOs ?? null,
      architectures: slices.map(({architecture}) => architecture),
      network: evidence.module(name, version)?.split(':')[1] ?? null,
      hasPrivacyManifest,
    });
  }
  const places = new Map(found.map(({name}) => [name, [] as string[]]));
  found.forEach(({name, path}) => places.get(name)?.push(path));
  for (const [name, paths] of places) {
    if (paths.length > 1) {
      file.notice('framework-twice', paths[1] ?? '', {
        name,
        places: paths.map((path) => path.slice(app.length)),
      });
    }
  }
  return found;
}

async function readPrivacy(file: AppFile, app: string): Promise<Privacy[]> {
  const found: Privacy[] = [];
  for (const {entry} of file.matching(/\/PrivacyInfo\.xcprivacy$/)) {
    const manifest = entry.name.startsWith(app) ? await file.document(entry.name, readPlist) : null;
    if (!manifest) {
      continue;
    }
    const privacy: Privacy = {
      path: entry.name,
      tracking: manifest.get('NSPrivacyTracking') === true,
      domains: texts(manifest.get('NSPrivacyTrackingDomains')),
      reasons: {},
    };
    for (const each of list(manifest.get('NSPrivacyAccessedAPITypes'))) {
      const use = dictionary(each);
      const api = text(use.get('NSPrivacyAccessedAPIType'));
      const reasons = texts(use.get('NSPrivacyAccessedAPITypeReasons'));
      if (!api || reasons.length === 0) {
        file.notice('privacy-no-reason', entry.name, {api: api ?? '?'});
      } else {
        privacy.reasons[api] = reasons;
      }
    }
    if (privacy.tracking && privacy.domains.length === 0) {
      file.notice('privacy-no-domains', entry.name);
    }
    found.push(privacy);
  }
  if (!file.has(`${app}PrivacyInfo.xcprivacy`)) {
    file.notice('privacy-missing-app', app.slice(0, -1));
  }
  const domains = [...new Set(found.flatMap((privacy) => privacy.domains))];
  if (domains.length > 0) {
    file.notice('tracking-domains', app.slice(0, -1), {
      count: String(domains.length),
      domains,
    });
  }
  return found;
}

function judgeInfo(file: AppFile, entry: string, info: Dictionary, evidence: Evidence): void {
  const {skadnetworkIds} = evidence.facts;
  if (!text(info.get('NSUserTrackingUsageDescription')) && evidence.present.length > 0) {
    file.notice('tracking-text', entry);
  }
  const transport = dictionary(info.get('NSAppTransportSecurity'));
  if (transport.get('NSAllowsArbitraryLoads') === true) {
    file.notice('ats-off', entry);
  } else if (evidence.present.length > 0) {
    file.notice('ats-on', entry);
  }
  const domains = dictionary(transport.get('NSExceptionDomains'));
  if (domains.size > 0) {
    file.notice('ats-domains', entry, {domains: [...domains.keys()]});
  }
  const ids = (key: string, of: (item: Plist) => Plist | undefined): Set<string> =>
    new Set(
      list(info.get(key)).map((item) =>
        (text(of(item)) ?? '').slice(0, 100).toLowerCase().replace(/\..*$/, ''),
      ),
    );
  const listed = ids('SKAdNetworkItems', (item) => dictionary(item).get('SKAdNetworkIdentifier'));
  const absent = ({of, id}: Part): string[] =>
    of.startsWith('network:')
      ? (skadnetworkIds[id] ?? [])
          .filter((each) => !listed.has(each))
          .map((each) => `${each}.skadnetwork`)
      : [];
  const missing = evidence.present.filter((part) => absent(part).length > 0);
  if (missing.length > 0) {
    file.notice('skadnetwork', entry, {
      networks: missing.map(({name}) => name),
      ids: missing.flatMap(absent),
    });
  }
  if (listed.size > 0 && ids('AdNetworkIdentifiers', (item) => item).size === 0) {
    file.notice('ad-attribution-kit', entry);
  }
}

/** Inspects an app of iOS: an exported one, an archive, or the app's folder in a zip. */
export async function inspectIos(file: AppFile, facts: Facts): Promise<Inspection> {
  const evidence = new Evidence(facts);
  const [app = '', ...others] = appFolders(file.paths);
  if (others.length > 0) {
    file.notice('other-app', app.slice(0, -1), {others: others.map((path) => path.slice(0, -1))});
  }
  const entry = `${app}Info.plist`;
  const info = await file.document(entry, readPlist);
  if (!file.has(entry)) {
    file.notice('no-manifest', file.name, {file: 'Info.plist'});
  }
  const minimumOs = text(info?.get('MinimumOSVersion'));
  const frameworks = await readFrameworks(file, app, minimumOs, evidence);
  for (const {match} of file.matching(/(?:^|\/)([^/]+)\.bundle\/Info\.plist$/)) {
    evidence.module(match[1] as string, null);
  }
  const executable = text(info?.get('CFBundleExecutable'));
  if (executable) {
    const slices = await readBinary(file, app + executable, evidence);
    judgeSlices(file, app + executable, slices, minimumOs);
    if (slices.some(({isEncrypted}) => isEncrypted)) {
      file.notice('store-encrypted', app + executable);
    }
  }
  let appIds: Manifest['appIds'] = {};
  if (info) {
    appIds = readAppIds(file, evidence, 'ios', entry, (key) => {
      const value = info.get(key);
      return value === undefined ? undefined : value instanceof Object ? '' : String(value);
    });
    judgeInfo(file, entry, info, evidence);
  }
  for (const {name, needs} of evidence.present) {
    for (const {key} of needs.filter((need) => need.file === 'app-target')) {
      if (!file.has(app + key)) {
        file.notice('key-missing', app.slice(0, -1), {name, key});
      }
    }
  }
  readMediation(file, evidence);
  return {
    kind: 'ipa',
    name: file.name,
    libraries: [],
    frameworks,
    sdk: evidence.list(),
    manifest: {
      id: text(info?.get('CFBundleIdentifier')),
      version: text(info?.get('CFBundleShortVersionString')),
      minSdk: minimumOs,
      targetSdk: null,
      permissions: [...(info?.keys() ?? [])].filter((key) => /^NS\w+UsageDescription$/.test(key)),
      appIds,
    },
    privacy: await readPrivacy(file, app),
    engine: await unityVersion(file, `${app}Data/`),
    notices: file.notices,
  };
}
