import type {SkadnetworkIds} from '../types';
import {
  checkAdMobId,
  checkMetaAppId,
  checkMetaToken,
  checkPair,
  isMetaPlaceholder,
  isReference,
  otherCase,
  present,
  wrong,
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

function checkSkadnetwork(items: Element | null, skadnetwork: SkadnetworkIds): Finding[] {
  if (items?.nodeName !== 'array') {
    return [wrong('wrong-type', SKAN, '<array>')];
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
    const slip = otherCase(entries.keys(), SKAN_ID);
    if (slip !== undefined) {
      slips.add(slip);
    }
    const id = entries.get(slip ?? SKAN_ID);
    strange ||= id?.nodeName !== 'string';
    return id ? [textOf(id)] : [];
  });
  for (const slip of [...slips].slice(0, ENOUGH)) {
    findings.push(wrong('wrong-case', SKAN_ID, slip));
  }
  if (strange) {
    findings.push(wrong('skan-entry', SKAN, SKAN_ID));
  }
  const malformed = ids.filter((id) => !/^[a-z0-9]{9,10}\.skadnetwork$/.test(id));
  for (const id of malformed.slice(0, ENOUGH)) {
    findings.push(wrong('skan-malformed', SKAN, id.slice(0, 80)));
  }
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const id of ids) {
    (seen.has(id) ? repeated : seen).add(id);
  }
  const warn = (kind: Finding['kind'], key: string, all: string[], more: Partial<Finding> = {}) => {
    if (all.length > 0) {
      findings.push({level: 'warning', kind, key, detail: all.join(', '), ...more});
    }
  };
  warn('skan-duplicate', SKAN, [...repeated].slice(0, 3));
  const absent = (list: readonly string[]): string[] =>
    list.map((id) => `${id}.skadnetwork`).filter((id) => !seen.has(id));
  const unheard = skadnetwork.networks.own.filter((network) => absent(network.ids).length > 0);
  const names = unheard.map(({name}) => name).join(', ');
  warn('skan-network', names, absent(unheard.flatMap((network) => network.ids)));
  const missing = absent(skadnetwork.ids);
  warn('skan-missing', SKAN, missing.slice(0, 3), {count: missing.length});
  if (missing.length === 0 && !findings.some(({level}) => level === 'error')) {
    findings.push(present(SKAN));
  }
  return findings;
}

function checkTransport(transport: Element | null): Finding {
  if (transport?.nodeName !== 'dict') {
    return wrong('wrong-type', TRANSPORT, '<dict>');
  }
  const {entries} = read(transport);
  const slip = otherCase(entries.keys(), ARBITRARY);
  if (slip !== undefined) {
    return wrong('wrong-case', ARBITRARY, slip);
  }
  if (entries.get(ARBITRARY)?.nodeName !== 'true') {
    return {level: 'warning', kind: 'switched-off', key: TRANSPORT, detail: ARBITRARY};
  }
  const stronger = narrower.find((key) => entries.has(key));
  return stronger === undefined
    ? present(TRANSPORT)
    : {level: 'warning', kind: 'overridden', key: ARBITRARY, detail: stronger};
}

/** Judges the address schemes that Meta's SDK is called by; others are the app's own affair. */
function checkSchemes(types: Element | null): Finding[] {
  if (types?.nodeName !== 'array') {
    return [wrong('wrong-type', URL_TYPES, '<array>')];
  }
  return children(types).flatMap((type) => {
    const {entries} = read(type);
    const slip = otherCase(entries.keys(), SCHEMES);
    if (slip !== undefined) {
      return [wrong('wrong-case', SCHEMES, slip)];
    }
    const list = entries.get(SCHEMES);
    return (list ? children(list) : []).flatMap((element): Finding[] => {
      const scheme = textOf(element);
      const id = /^fb(.*)$/is.exec(scheme)?.[1];
      if (scheme === '' || id === '') {
        return [wrong('empty-id', SCHEMES)];
      }
      if (id === undefined) {
        return [];
      }
      if (isReference(id, 'plist') || (/^\d+$/.test(id) && !isMetaPlaceholder(id))) {
        return [present(SCHEMES, scheme)];
      }
      return isMetaPlaceholder(id) ? [wrong('placeholder', SCHEMES, scheme)] : [];
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
    .map((key) => wrong('duplicate', key.slice(0, 80)));
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
    return [wrong('wrong-type', '<plist>', '<dict>')];
  }
  const {entries} = read(dict);
  const findings = repetitions(document);
  const slips = new Set<string>();
  for (const key of keys) {
    const slip = otherCase(entries.keys(), key);
    if (slip !== undefined) {
      slips.add(key);
      findings.push(wrong('wrong-case', key, slip));
    }
  }
  const look = (
    key: string,
    judge: (element: Element | null) => Finding[],
    missing?: Omit<Finding, 'key'>,
  ): void => {
    const element = entries.get(key);
    if (element !== undefined) {
      findings.push(...judge(element));
    } else if (missing && !part && !slips.has(key)) {
      findings.push({...missing, key});
    }
  };
  const text =
    (judge: (key: string, value: string, file: 'plist') => Finding, key: string) =>
    (element: Element | null): Finding[] => [
      element && element.nodeName !== 'string'
        ? wrong('wrong-type', key, '<string>')
        : judge(key, textOf(element), 'plist'),
    ];
  const recommended = {level: 'warning', kind: 'recommended'} as const;

  look(ADMOB, text(checkAdMobId, ADMOB), {level: 'warning', kind: 'missing', detail: 'AdMob'});
  look(SKAN, (items) => checkSkadnetwork(items, skadnetwork), {level: 'error', kind: 'missing'});
  const empty = [...entries].filter(
    ([key, element]) => /^NS\w+UsageDescription$/.test(key) && textOf(element) === '',
  );
  findings.push(...empty.slice(0, ENOUGH).map(([key]) => wrong('empty-text', key)));
  const isPresent = text((key) => present(key), TRACKING);
  look(TRACKING, (element) => (textOf(element) === '' ? [] : isPresent(element)), recommended);
  look(TRANSPORT, (element) => [checkTransport(element)], recommended);
  const [appId, token] = META_KEYS;
  look(appId, text(checkMetaAppId, appId));
  look(token, text(checkMetaToken, token));
  findings.push(...checkPair(META_KEYS, (key) => entries.has(key) || slips.has(key)));
  look(URL_TYPES, checkSchemes);
  return findings;
}
