import skadnetwork from '@site/data/skadnetwork-ids.json';

/** Kind of the pasted file. */
export type FileKind = 'manifest' | 'plist';

export type Level = 'error' | 'warning' | 'ok';

/** One finding; the component turns it into a sentence. */
export interface Finding {
  level: Level;
  kind:
    | 'too-large'
    | 'not-recognised'
    | 'not-well-formed'
    | 'missing'
    | 'recommended'
    | 'wrong-case'
    | 'misplaced'
    | 'not-a-property'
    | 'placeholder'
    | 'sample-id'
    | 'unit-id'
    | 'malformed-id'
    | 'pair'
    | 'empty-id'
    | 'empty-text'
    | 'switched-off'
    | 'duplicate'
    | 'skan-duplicate'
    | 'skan-malformed'
    | 'skan-missing'
    | 'present';
  /** Key, permission or attribute the finding is about. */
  key: string;
  /** What was found, or what was expected instead. */
  detail?: string;
  /** How many, or for a file that does not parse the line where it breaks. */
  count?: number;
}

export interface Report {
  file: FileKind | null;
  findings: Finding[];
}

/** Larger than any real file of this kind; keeps a slip of the clipboard from freezing the page. */
const MAX_LENGTH = 600_000;
const ADMOB_APP_ID = /^ca-app-pub-\d{16}~\d{10}$/;
const SAMPLE_PUBLISHER = 'ca-app-pub-3940256099942544';
const ANDROID = 'http://schemas.android.com/apk/res/android';

const permissions = ['android.permission.INTERNET', 'android.permission.ACCESS_NETWORK_STATE'];
const ADMOB_META = 'com.google.android.gms.ads.APPLICATION_ID';
const metaKeys = ['com.facebook.sdk.ApplicationId', 'com.facebook.sdk.ClientToken'] as const;
const AD_SERVICES = 'android.adservices.AD_SERVICES_CONFIG';

const plistKeys = [
  'GADApplicationIdentifier',
  'SKAdNetworkItems',
  'NSUserTrackingUsageDescription',
  'NSAppTransportSecurity',
  'FacebookAppID',
  'FacebookClientToken',
];

/** What the checks need of an XML parser: the browser's, or another one in tests. */
export type Parse = (text: string) => Document;

/**
 * Reads what a parser says about a broken file: the line, and the reason in the
 * parser's own words. Browsers put the place before the reason or after it.
 */
function brokenAt(message: string): Finding {
  const line = /\bline(?: number)?[ :]*(\d+)/i.exec(message)?.[1];
  const reason = message
    .replace(/^\s*(?:error on line \d+ at column \d+|XML Parsing Error):\s*/i, '')
    .split('\n', 1)[0] as string;
  return {
    level: 'error',
    kind: 'not-well-formed',
    key: '',
    detail: reason.trim().slice(0, 200),
    ...(line === undefined ? {} : {count: Number(line)}),
  };
}

function firstProblem(document: Document): Finding | null {
  const error = document.getElementsByTagName('parsererror')[0];
  // Some browsers put the message between headings meant for a page of its own.
  return error ? brokenAt((error.getElementsByTagName('div')[0] ?? error).textContent ?? '') : null;
}

function elements(parent: Document | Element, name: string): Element[] {
  return Array.from(parent.getElementsByTagName(name));
}

function androidAttribute(element: Element, name: string): string | null {
  return element.getAttributeNS(ANDROID, name) || element.getAttribute(`android:${name}`) || null;
}

/** Judges an AdMob app id, wherever it was found. */
function checkAdMobId(key: string, value: string): Finding {
  if (value.startsWith('@') || /^\$[({]/.test(value)) {
    return {level: 'ok', kind: 'present', key, detail: value};
  }
  if (value === '') {
    return {level: 'error', kind: 'empty-id', key};
  }
  if (/X{4,}|x{4,}|Y{4,}|y{4,}/.test(value) || /your/i.test(value)) {
    return {level: 'error', kind: 'placeholder', key, detail: value};
  }
  if (value.includes('/')) {
    return {level: 'error', kind: 'unit-id', key, detail: value};
  }
  if (!ADMOB_APP_ID.test(value)) {
    return {level: 'error', kind: 'malformed-id', key, detail: value};
  }
  if (value.startsWith(SAMPLE_PUBLISHER)) {
    return {level: 'warning', kind: 'sample-id', key, detail: value};
  }
  return {level: 'ok', kind: 'present', key, detail: value};
}

function otherCase(names: readonly string[], wanted: string): string | undefined {
  return names.find((name) => name !== wanted && name.toLowerCase() === wanted.toLowerCase());
}

function checkManifest(document: Document): Finding[] {
  const findings: Finding[] = [];
  const granted = elements(document, 'uses-permission').map(
    (element) => androidAttribute(element, 'name') ?? '',
  );
  for (const permission of permissions) {
    const slip = otherCase(granted, permission);
    if (granted.includes(permission)) {
      findings.push({level: 'ok', kind: 'present', key: permission});
    } else if (slip) {
      findings.push({level: 'error', kind: 'wrong-case', key: permission, detail: slip});
    } else {
      findings.push({level: 'error', kind: 'missing', key: permission});
    }
  }

  const application = elements(document, 'application')[0];
  if (!application || !androidAttribute(application, 'networkSecurityConfig')) {
    findings.push({level: 'warning', kind: 'recommended', key: 'android:networkSecurityConfig'});
  } else {
    findings.push({level: 'ok', kind: 'present', key: 'android:networkSecurityConfig'});
  }

  const metaData = elements(document, 'meta-data').map((element) => ({
    element,
    name: androidAttribute(element, 'name') ?? '',
    value: androidAttribute(element, 'value') ?? '',
  }));
  const names = metaData.map(({name}) => name);

  const admob = metaData.filter(({name}) => name === ADMOB_META);
  const admobSlip = otherCase(names, ADMOB_META);
  if (admob.length > 1) {
    findings.push({level: 'error', kind: 'duplicate', key: ADMOB_META});
  }
  if (admob[0]) {
    findings.push(checkAdMobId(ADMOB_META, admob[0].value));
    if ((admob[0].element.parentNode as Element | null)?.nodeName !== 'application') {
      findings.push({level: 'error', kind: 'misplaced', key: ADMOB_META, detail: '<application>'});
    }
  } else if (admobSlip) {
    findings.push({level: 'error', kind: 'wrong-case', key: ADMOB_META, detail: admobSlip});
  } else {
    findings.push({level: 'warning', kind: 'missing', key: ADMOB_META, detail: 'AdMob'});
  }

  const present = metaKeys.filter((key) => names.includes(key));
  if (present.length === 1) {
    const absent = metaKeys.find((key) => !names.includes(key)) as string;
    findings.push({level: 'error', kind: 'pair', key: absent, detail: present[0]});
  }
  for (const key of metaKeys) {
    const slip = otherCase(names, key);
    if (slip && !names.includes(key)) {
      findings.push({level: 'error', kind: 'wrong-case', key, detail: slip});
    }
  }
  if (names.includes(AD_SERVICES)) {
    findings.push({level: 'error', kind: 'not-a-property', key: AD_SERVICES});
  }
  return findings;
}

/** Top-level keys of a property list with the element that holds each value. */
function plistEntries(document: Document): Map<string, Element> {
  const entries = new Map<string, Element>();
  const dict = elements(document, 'dict')[0];
  let key: string | null = null;
  for (const node of Array.from(dict?.childNodes ?? [])) {
    if (node.nodeType !== 1) {
      continue;
    }
    if (node.nodeName === 'key') {
      key = (node.textContent ?? '').trim();
    } else if (key !== null) {
      entries.set(key, node as Element);
      key = null;
    }
  }
  return entries;
}

function checkSkadnetwork(items: Element): Finding[] {
  const ids = elements(items, 'string').map((element) => (element.textContent ?? '').trim());
  const findings: Finding[] = [];
  const malformed = ids.filter((id) => !/^[a-z0-9]{9,10}\.skadnetwork$/.test(id));
  for (const id of malformed.slice(0, 5)) {
    findings.push({
      level: 'error',
      kind: 'skan-malformed',
      key: 'SKAdNetworkItems',
      detail: id.slice(0, 80),
    });
  }
  const seen = new Set<string>();
  const repeated = ids.filter((id) => seen.has(id) || !seen.add(id));
  if (repeated.length > 0) {
    findings.push({
      level: 'warning',
      kind: 'skan-duplicate',
      key: 'SKAdNetworkItems',
      detail: [...new Set(repeated)].slice(0, 3).join(', '),
    });
  }
  const missing = skadnetwork.ids.filter((id) => !seen.has(`${id}.skadnetwork`));
  findings.push(
    missing.length > 0
      ? {
          level: 'warning',
          kind: 'skan-missing',
          key: 'SKAdNetworkItems',
          count: missing.length,
          detail: missing
            .slice(0, 3)
            .map((id) => `${id}.skadnetwork`)
            .join(', '),
        }
      : {level: 'ok', kind: 'present', key: 'SKAdNetworkItems'},
  );
  return findings;
}

function checkPlist(document: Document): Finding[] {
  const entries = plistEntries(document);
  const names = [...entries.keys()];
  const findings: Finding[] = [];
  for (const key of plistKeys) {
    const slip = otherCase(names, key);
    if (slip && !entries.has(key)) {
      findings.push({level: 'error', kind: 'wrong-case', key, detail: slip});
    }
  }
  const reported = (key: string) => findings.some((finding) => finding.key === key);
  const text = (key: string) => (entries.get(key)?.textContent ?? '').trim();

  if (entries.has('GADApplicationIdentifier')) {
    findings.push(checkAdMobId('GADApplicationIdentifier', text('GADApplicationIdentifier')));
  } else if (!reported('GADApplicationIdentifier')) {
    findings.push({
      level: 'warning',
      kind: 'missing',
      key: 'GADApplicationIdentifier',
      detail: 'AdMob',
    });
  }

  const items = entries.get('SKAdNetworkItems');
  if (items) {
    findings.push(...checkSkadnetwork(items));
  } else if (!reported('SKAdNetworkItems')) {
    findings.push({level: 'error', kind: 'missing', key: 'SKAdNetworkItems'});
  }

  const tracking = 'NSUserTrackingUsageDescription';
  if (!entries.has(tracking) && !reported(tracking)) {
    findings.push({level: 'warning', kind: 'recommended', key: tracking});
  } else if (entries.has(tracking)) {
    findings.push(
      text(tracking) === ''
        ? {level: 'error', kind: 'empty-text', key: tracking}
        : {level: 'ok', kind: 'present', key: tracking},
    );
  }

  const transport = entries.get('NSAppTransportSecurity');
  if (!transport && !reported('NSAppTransportSecurity')) {
    findings.push({level: 'warning', kind: 'recommended', key: 'NSAppTransportSecurity'});
  } else if (transport && elements(transport, 'true').length === 0) {
    findings.push({
      level: 'warning',
      kind: 'switched-off',
      key: 'NSAppTransportSecurity',
      detail: 'NSAllowsArbitraryLoads',
    });
  } else if (transport) {
    findings.push({level: 'ok', kind: 'present', key: 'NSAppTransportSecurity'});
  }

  const facebook = ['FacebookAppID', 'FacebookClientToken'];
  const present = facebook.filter((key) => entries.has(key));
  if (present.length === 1) {
    const absent = facebook.find((key) => !entries.has(key)) as string;
    if (!reported(absent)) {
      findings.push({level: 'error', kind: 'pair', key: absent, detail: present[0]});
    }
  }
  return findings;
}

/** Tells an AndroidManifest from a property list; null when it is neither. */
export function recognise(text: string): FileKind | null {
  if (/<manifest[\s>]/.test(text)) {
    return 'manifest';
  }
  return /<plist[\s>]|<key>/.test(text) ? 'plist' : null;
}

/** A piece of a property list, as people paste it, gets the frame it lacks. */
function framed(text: string, file: FileKind): string {
  return file === 'plist' && !/<plist[\s>]/.test(text)
    ? `<plist><dict>${text.replace(/^<dict>/, '').replace(/<\/dict>$/, '')}</dict></plist>`
    : text;
}

/**
 * Takes the document type out: entities of the file's own could expand without
 * end, and no real file has them. Each letter is read once, whatever the text.
 */
function withoutDoctype(text: string): string {
  const start = text.search(/<!DOCTYPE/i);
  if (start === -1) {
    return text;
  }
  const length = text.slice(start).search(/[>[]/);
  let end = length === -1 ? -1 : start + length;
  if (text[end] === '[') {
    do {
      end = text.indexOf(']', end + 1);
    } while (end !== -1 && !/^\]\s*>/.test(text.slice(end, end + 100)));
    end = end === -1 ? -1 : text.indexOf('>', end);
  }
  if (end === -1) {
    return text;
  }
  // The parser's line numbers must stay those of the pasted text.
  const lines = text.slice(start, end + 1).replace(/[^\n]/g, '');
  return text.slice(0, start) + lines + text.slice(end + 1);
}

const order: Record<Level, number> = {error: 0, warning: 1, ok: 2};

/**
 * Checks a pasted AndroidManifest.xml or Info.plist, whole or in part.
 * Never throws: whatever was pasted, the answer is a report.
 *
 * @param parse - an XML parser; may throw or return a `parsererror` document
 */
export function checkConfig(text: string, parse: Parse): Report {
  const trimmed = text.trim();
  if (trimmed === '') {
    return {file: null, findings: []};
  }
  if (trimmed.length > MAX_LENGTH) {
    return {file: null, findings: [{level: 'error', kind: 'too-large', key: ''}]};
  }
  const file = recognise(trimmed);
  if (!file) {
    return {file: null, findings: [{level: 'error', kind: 'not-recognised', key: ''}]};
  }
  const safe = withoutDoctype(framed(trimmed, file));
  let document: Document;
  try {
    document = parse(safe);
  } catch (error) {
    return {file, findings: [brokenAt(error instanceof Error ? error.message : String(error))]};
  }
  const problem = firstProblem(document);
  if (problem) {
    return {file, findings: [problem]};
  }
  const findings = file === 'manifest' ? checkManifest(document) : checkPlist(document);
  return {file, findings: findings.sort((a, b) => order[a.level] - order[b.level])};
}
