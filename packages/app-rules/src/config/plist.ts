import type {SkadnetworkIds} from '../types';
import {
  checkAdMobId,
  checkMetaAppId,
  checkMetaToken,
  checkPair,
  isMetaPlaceholder,
  isReference,
  otherCase,
  type Finding,
} from './findings';

const ADMOB = 'GADApplicationIdentifier';
const SKAN = 'SKAdNetworkItems';
const SKAN_ID = 'SKAdNetworkIdentifier';
const TRACKING = 'NSUserTrackingUsageDescription';
const TRANSPORT = 'NSAppTransportSecurity';
const ARBITRARY = 'NSAllowsArbitraryLoads';
const META_KEYS = ['FacebookAppID', 'FacebookClientToken'] as const;
const URL_TYPES = 'CFBundleURLTypes';
const SCHEMES = 'CFBundleURLSchemes';

const keys = [ADMOB, SKAN, TRACKING, TRANSPORT, ...META_KEYS, URL_TYPES];

/** Narrower exceptions; with one of them beside it, iOS takes the general one for false. */
const narrower = [
  'NSAllowsArbitraryLoadsInWebContent',
  'NSAllowsArbitraryLoadsForMedia',
  'NSAllowsLocalNetworking',
];

/** How many findings of one kind are worth reading. */
const ENOUGH = 5;

function children(parent: Element): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1);
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').trim();
}

/** Keys of a dictionary with the element that holds each value; null where none follows. */
type Entries = Map<string, Element | null>;

function read(dict: Element): {entries: Entries; repeated: Set<string>} {
  const entries: Entries = new Map();
  const repeated = new Set<string>();
  let key: string | null = null;
  for (const element of children(dict)) {
    if (element.nodeName === 'key') {
      key = textOf(element);
      if (entries.has(key)) {
        repeated.add(key);
      }
      entries.set(key, null);
    } else if (key !== null) {
      entries.set(key, element);
      key = null;
    }
  }
  return {entries, repeated};
}

/** The dictionary everything stands in, also where only its content was pasted. */
function outermost(document: Document): Element | undefined {
  const root = document.documentElement;
  const content = children(root);
  const framed = root.nodeName === 'dict' ? root : undefined;
  return content.some(({nodeName}) => nodeName === 'key')
    ? framed
    : (content.find(({nodeName}) => nodeName === 'dict') ?? framed);
}

function wrongType(key: string, expected: string): Finding {
  return {level: 'error', kind: 'wrong-type', key, detail: expected};
}

function checkSkadnetwork(items: Element | null, skadnetwork: SkadnetworkIds): Finding[] {
  if (items?.nodeName !== 'array') {
    return [wrongType(SKAN, '<array>')];
  }
  const findings: Finding[] = [];
  const slips = new Set<string>();
  let strange = false;
  const ids = children(items).flatMap((item) => {
    if (item.nodeName !== 'dict') {
      strange = true;
      return item.nodeName === 'string' ? [textOf(item)] : [];
    }
    const {entries} = read(item);
    const slip = entries.has(SKAN_ID) ? undefined : otherCase(entries.keys(), SKAN_ID);
    if (slip !== undefined) {
      slips.add(slip);
    }
    const id = entries.get(slip ?? SKAN_ID);
    strange ||= id?.nodeName !== 'string';
    return id ? [textOf(id)] : [];
  });
  for (const slip of [...slips].slice(0, ENOUGH)) {
    findings.push({level: 'error', kind: 'wrong-case', key: SKAN_ID, detail: slip});
  }
  if (strange) {
    findings.push({level: 'error', kind: 'skan-entry', key: SKAN, detail: SKAN_ID});
  }
  const malformed = ids.filter((id) => !/^[a-z0-9]{9,10}\.skadnetwork$/.test(id));
  for (const id of malformed.slice(0, ENOUGH)) {
    findings.push({level: 'error', kind: 'skan-malformed', key: SKAN, detail: id.slice(0, 80)});
  }
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const id of ids) {
    (seen.has(id) ? repeated : seen).add(id);
  }
  if (repeated.size > 0) {
    findings.push({
      level: 'warning',
      kind: 'skan-duplicate',
      key: SKAN,
      detail: [...repeated].slice(0, 3).join(', '),
    });
  }
  const absent = (id: string): boolean => !seen.has(`${id}.skadnetwork`);
  const unheard = skadnetwork.networks.own.filter(({ids: own}) => own.some(absent));
  if (unheard.length > 0) {
    findings.push({
      level: 'warning',
      kind: 'skan-network',
      key: unheard.map(({name}) => name).join(', '),
      detail: unheard
        .flatMap(({ids: own}) => own.filter(absent))
        .map((id) => `${id}.skadnetwork`)
        .join(', '),
    });
  }
  const missing = skadnetwork.ids.filter(absent);
  if (missing.length > 0) {
    findings.push({
      level: 'warning',
      kind: 'skan-missing',
      key: SKAN,
      count: missing.length,
      detail: missing
        .slice(0, 3)
        .map((id) => `${id}.skadnetwork`)
        .join(', '),
    });
  } else if (!findings.some(({level}) => level === 'error')) {
    findings.push({level: 'ok', kind: 'present', key: SKAN});
  }
  return findings;
}

function checkTransport(transport: Element | null): Finding {
  if (transport?.nodeName !== 'dict') {
    return wrongType(TRANSPORT, '<dict>');
  }
  const {entries} = read(transport);
  const slip = entries.has(ARBITRARY) ? undefined : otherCase(entries.keys(), ARBITRARY);
  if (slip !== undefined) {
    return {level: 'error', kind: 'wrong-case', key: ARBITRARY, detail: slip};
  }
  if (entries.get(ARBITRARY)?.nodeName !== 'true') {
    return {level: 'warning', kind: 'switched-off', key: TRANSPORT, detail: ARBITRARY};
  }
  const stronger = narrower.find((key) => entries.has(key));
  return stronger === undefined
    ? {level: 'ok', kind: 'present', key: TRANSPORT}
    : {level: 'warning', kind: 'overridden', key: ARBITRARY, detail: stronger};
}

/** Judges the address schemes that Meta's SDK is called by; others are the app's own affair. */
function checkSchemes(types: Element | null): Finding[] {
  if (types?.nodeName !== 'array') {
    return [wrongType(URL_TYPES, '<array>')];
  }
  return children(types).flatMap((type) => {
    const {entries} = read(type);
    const slip = entries.has(SCHEMES) ? undefined : otherCase(entries.keys(), SCHEMES);
    if (slip !== undefined) {
      return [{level: 'error', kind: 'wrong-case', key: SCHEMES, detail: slip}];
    }
    const list = entries.get(SCHEMES);
    return (list ? children(list) : []).flatMap((element): Finding[] => {
      const scheme = textOf(element);
      const id = /^fb(.*)$/is.exec(scheme)?.[1];
      if (scheme === '' || id === '') {
        return [{level: 'error', kind: 'empty-id', key: SCHEMES}];
      }
      if (id === undefined) {
        return [];
      }
      if (isReference(id, 'plist') || (/^\d+$/.test(id) && !isMetaPlaceholder(id))) {
        return [{level: 'ok', kind: 'present', key: SCHEMES, detail: scheme}];
      }
      return isMetaPlaceholder(id)
        ? [{level: 'error', kind: 'placeholder', key: SCHEMES, detail: scheme}]
        : [];
    });
  });
}

/** Every key that stands twice in one and the same dictionary, those of the guide first. */
function repetitions(document: Document): Finding[] {
  const repeated = new Set(
    Array.from(document.getElementsByTagName('dict')).flatMap((dict) => [...read(dict).repeated]),
  );
  return [...keys.filter((key) => repeated.delete(key)), ...repeated]
    .slice(0, ENOUGH)
    .map((key) => ({level: 'error', kind: 'duplicate', key: key.slice(0, 80)}));
}

/**
 * Checks a parsed property list.
 *
 * @param part - whether only a part of one was pasted: then no key is missed
 */
export function checkPlist(
  document: Document,
  part: boolean,
  skadnetwork: SkadnetworkIds,
): Finding[] {
  const dict = outermost(document);
  if (!dict) {
    return [wrongType('<plist>', '<dict>')];
  }
  const {entries} = read(dict);
  const findings = repetitions(document);
  const slips = new Set<string>();
  for (const key of keys) {
    const slip = otherCase(entries.keys(), key);
    if (slip !== undefined && !entries.has(key)) {
      slips.add(key);
      findings.push({level: 'error', kind: 'wrong-case', key, detail: slip});
    }
  }
  const absent = (key: string) => !entries.has(key) && !slips.has(key);
  const missed = (key: string) => !part && absent(key);
  const string = (key: string, judge: (value: string) => Finding) => {
    const element = entries.get(key);
    if (element !== undefined) {
      findings.push(
        element && element.nodeName !== 'string'
          ? wrongType(key, '<string>')
          : judge(textOf(element)),
      );
    }
  };

  string(ADMOB, (value) => checkAdMobId(ADMOB, value, 'plist'));
  if (missed(ADMOB)) {
    findings.push({level: 'warning', kind: 'missing', key: ADMOB, detail: 'AdMob'});
  }

  const items = entries.get(SKAN);
  if (items !== undefined) {
    findings.push(...checkSkadnetwork(items, skadnetwork));
  } else if (missed(SKAN)) {
    findings.push({level: 'error', kind: 'missing', key: SKAN});
  }

  const empty = [...entries].filter(
    ([key, element]) => /^NS\w+UsageDescription$/.test(key) && textOf(element) === '',
  );
  for (const [key] of empty.slice(0, ENOUGH)) {
    findings.push({level: 'error', kind: 'empty-text', key});
  }
  if (textOf(entries.get(TRACKING)) !== '') {
    string(TRACKING, () => ({level: 'ok', kind: 'present', key: TRACKING}));
  }
  if (missed(TRACKING)) {
    findings.push({level: 'warning', kind: 'recommended', key: TRACKING});
  }

  const transport = entries.get(TRANSPORT);
  if (transport !== undefined) {
    findings.push(checkTransport(transport));
  } else if (missed(TRANSPORT)) {
    findings.push({level: 'warning', kind: 'recommended', key: TRANSPORT});
  }

  const [appId, token] = META_KEYS;
  string(appId, (value) => checkMetaAppId(appId, value, 'plist'));
  string(token, (value) => checkMetaToken(token, value, 'plist'));
  findings.push(...checkPair(META_KEYS, (key) => !absent(key)));
  const types = entries.get(URL_TYPES);
  if (types !== undefined) {
    findings.push(...checkSchemes(types));
  }
  return findings;
}
