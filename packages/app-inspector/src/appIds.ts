import type {AppFile} from './file';
import type {Evidence} from './evidence';
import type {Facts} from './model';
import {unreadIn} from './report';

/** Ids of apps that no entry of the data asks for but that people look for. */
const ALSO = {
  android: ['applovin.sdk.key', 'com.google.android.gms.ads.AD_MANAGER_APP'],
  ios: ['AppLovinSdkKey', 'GADIsAdManagerApp'],
};

const ADMOB = /^ca-app-pub-\d{16}~\d{10}$/;
/** Google's own publisher id, which its samples use. */
const ADMOB_SAMPLE = 'ca-app-pub-3940256099942544';
const ADMOB_KEYS = new Set([
  'com.google.android.gms.ads.APPLICATION_ID',
  'GADApplicationIdentifier',
]);

/**
 * Collects the ids of apps, and notices those that are missing or a sample's.
 *
 * @param valueOf - gives the value of a key as text: empty where it has one that is no text,
 *   undefined where the key is not there
 * @param entry - where the keys stand
 */
export function readAppIds(
  file: AppFile,
  evidence: Evidence,
  platform: 'android' | 'ios',
  entry: string,
  valueOf: (key: string) => string | undefined,
): Record<string, string> {
  const wanted = platform === 'android' ? 'manifest' : 'info-plist';
  const keysOf = ({needs}: Facts['parts'][number]) =>
    needs.filter((need) => need.platform === platform && need.file === wanted).map(({key}) => key);
  const keys = new Set([...evidence.facts.parts.flatMap(keysOf), ...ALSO[platform]]);
  for (const part of evidence.present) {
    for (const key of keysOf(part)) {
      if (valueOf(key) === undefined) {
        const {name, runsWithoutKeys} = part;
        file.notice('key-missing', entry, {name, key}, runsWithoutKeys ? 'warning' : undefined);
      }
    }
  }
  const found: Record<string, string> = {};
  for (const key of keys) {
    const value = valueOf(key);
    if (value !== undefined) {
      found[key] = value;
      if (ADMOB_KEYS.has(key) && value.startsWith(ADMOB_SAMPLE)) {
        file.notice('sample-id', entry, {key, value});
      } else if (ADMOB_KEYS.has(key) && value && !ADMOB.test(value)) {
        file.notice('malformed-id', entry, {key, value});
      }
    }
  }
  return found;
}

/** Notices what the mediation needs and does not have. */
export function readMediation(file: AppFile, evidence: Evidence): void {
  const {facts} = evidence;
  // What was not read may hold what seems to be absent.
  if (unreadIn(file.notices).length > 0) {
    return;
  }
  if (!evidence.hasSdk('core')) {
    file.notice('no-sdk', file.name);
    return;
  }
  const nameOf = new Map(facts.parts.map(({of, name}) => [of, name]));
  for (const {of, name, kind, requires, artifact, pod} of facts.parts) {
    const [sdk, adapter] = [evidence.hasSdk(of), evidence.hasAdapter(of)];
    // Where no adapter is found by its name, they may be linked in without one.
    if (kind === 'renderer' && !adapter && evidence.hasAnyAdapter) {
      file.notice('renderer-absent', file.name, {name});
    }
    if (sdk && !adapter && (artifact ?? pod) && evidence.hasAnyAdapter && kind !== 'renderer') {
      file.notice('adapter-absent', file.name, {name});
    }
    if (adapter && !sdk && facts.names.packages.some((row) => row.of === of)) {
      file.notice('sdk-absent', file.name, {name});
    }
    for (const required of adapter ? requires : []) {
      if (!evidence.hasSdk(required) && !evidence.hasAdapter(required)) {
        const needed = nameOf.get(required) ?? required;
        file.notice('required-absent', file.name, {name, required: needed});
      }
    }
  }
  const engines = facts.parts.filter(({kind, of}) => kind === 'engine' && evidence.hasAdapter(of));
  for (const engine of engines) {
    const missing = facts.engineAdapters.filter(
      (each) =>
        each.engine === engine.id &&
        each.artifact !== null &&
        evidence.hasSdk(`network:${each.network}`) &&
        !evidence.hasAdapter(`network:${each.network}`, each.engine),
    );
    const networks = [...new Set(missing.map(({network}) => nameOf.get(`network:${network}`)))];
    if (networks.length > 0) {
      file.notice('engine-adapters-absent', file.name, {
        engine: engine.name,
        networks: networks.map(String),
      });
    }
  }
}
