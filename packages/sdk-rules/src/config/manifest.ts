import {
  checkAdMobId,
  checkMetaAppId,
  checkMetaToken,
  checkPair,
  otherCase,
  present,
  wrong,
  type Finding,
} from './findings';

/** Namespaces that a manifest's attributes come from. */
export const ANDROID = 'http://schemas.android.com/apk/res/android';
export const TOOLS = 'http://schemas.android.com/tools';

const permissions = ['android.permission.INTERNET', 'android.permission.ACCESS_NETWORK_STATE'];
/** Comes from Google's ad libraries when the build merges the manifests. */
const AD_ID = 'com.google.android.gms.permission.AD_ID';
const ADMOB_META = 'com.google.android.gms.ads.APPLICATION_ID';
const META_KEYS = ['com.facebook.sdk.ApplicationId', 'com.facebook.sdk.ClientToken'] as const;
const metaData = [
  {key: ADMOB_META, judge: checkAdMobId},
  {key: META_KEYS[0], judge: checkMetaAppId},
  {key: META_KEYS[1], judge: checkMetaToken},
];
const AD_SERVICES = 'android.adservices.AD_SERVICES_CONFIG';

interface Attribute {
  value: string;
  /** The name as it was written, if a letter of it is of the wrong case. */
  slip?: string;
}

/** An attribute of Android's namespace, found in whatever case it was written. */
function attribute(element: Element, name: string): Attribute | null {
  const candidates = Array.from(element.attributes).filter(
    ({name: written, namespaceURI}) => namespaceURI === ANDROID || written.startsWith('android:'),
  );
  const local = ({name: written}: Attr) => written.slice(written.indexOf(':') + 1);
  const exact = candidates.find((each) => local(each) === name);
  if (exact) {
    return {value: exact.value.trim()};
  }
  const slip = candidates.find((each) => local(each).toLowerCase() === name.toLowerCase());
  return slip ? {value: slip.value.trim(), slip: slip.name} : null;
}

const wrongCase = (key: string, slip: string | undefined): Finding[] =>
  slip === undefined ? [] : [wrong('wrong-case', key, slip)];

/** The instruction that takes an element out of the app again, as it is written. */
function removal(element: Element): string | null {
  const node = element.getAttributeNS(TOOLS, 'node') || element.getAttribute('tools:node');
  return node === 'remove' || node === 'removeAll' ? `tools:node="${node}"` : null;
}

interface Entry {
  element: Element;
  name: string;
  value: string;
  removal: string | null;
  /** Attributes that are not read for the case of a letter. */
  slips: Finding[];
}

/** The elements of this kind, but for what is taken out of one library alone. */
function read(document: Document, kind: string): Entry[] {
  return Array.from(document.getElementsByTagName(kind))
    .filter((element) => !removal(element) || !element.getAttributeNS(TOOLS, 'selector'))
    .map((element) => {
      const name = attribute(element, 'name');
      const value = attribute(element, 'value');
      return {
        element,
        name: name?.value ?? '',
        value: value?.value ?? '',
        removal: removal(element),
        slips: [
          ...wrongCase('android:name', name?.slip),
          ...wrongCase('android:value', value?.slip),
        ],
      };
    });
}

function checkPermission(key: string, all: Entry[]): Finding[] {
  const named = all.filter(({name}) => name === key);
  const taken = named.find((entry) => entry.removal);
  if (taken?.removal) {
    return [wrong('removed', key, taken.removal)];
  }
  if (named.length === 0) {
    const names = all.map(({name}) => name);
    const slip = wrongCase(key, otherCase(names, key));
    // Libraries may bring it when the build merges the manifests.
    return slip.length > 0 ? slip : [{level: 'warning', kind: 'missing', key}];
  }
  const limits = named.map(({element}) => {
    const limit = attribute(element, 'maxSdkVersion');
    return limit?.slip === undefined ? limit?.value : undefined;
  });
  if (limits[0] && limits.every(Boolean)) {
    return [wrong('limited', key, limits[0])];
  }
  return named.every(({slips}) => slips.length > 0) ? [] : [present(key)];
}

/** Without this permission the advertising ID is zeros, which children's apps may want. */
function checkAdId(all: Entry[]): Finding[] {
  const milder: Partial<Record<Finding['kind'], Pick<Finding, 'level' | 'kind'>>> = {
    removed: {level: 'warning', kind: 'ad-id-removed'},
    missing: {level: 'info', kind: 'ad-id-missing'},
  };
  return checkPermission(AD_ID, all).map((finding) => ({...finding, ...milder[finding.kind]}));
}

function checkNetworkSecurity(application: Element | undefined): Finding {
  const key = 'android:networkSecurityConfig';
  const config = application && attribute(application, 'networkSecurityConfig');
  const flag = application && attribute(application, 'usesCleartextTraffic');
  if (!config && flag?.slip === undefined && flag?.value === 'true') {
    // Without a config, this allows the same.
    return present('android:usesCleartextTraffic', flag.value);
  }
  if (!config) {
    return {level: 'warning', kind: 'recommended', key};
  }
  if (config.slip !== undefined) {
    return wrong('wrong-case', key, config.slip);
  }
  return config.value === '' ? wrong('empty-id', key) : present(key);
}

/**
 * Checks a parsed manifest.
 *
 * @param part - whether only a part of one was pasted, in a `<manifest>` put around it:
 * then what would stand outside that part is not missed
 */
export function checkManifest(document: Document, part: boolean): Finding[] {
  const granted = read(document, 'uses-permission');
  const entries = read(document, 'meta-data');
  const application = document.getElementsByTagName('application')[0];
  const slips = [...granted, ...entries].flatMap((entry) => entry.slips);
  const findings = [...new Map(slips.map((slip) => [slip.detail, slip])).values()];

  const judged = [
    ...permissions.flatMap((key) => checkPermission(key, granted)),
    ...checkAdId(granted),
  ];
  findings.push(...judged.filter(({kind}) => !part || !/missing$/.test(kind)));
  if (!part || application) {
    findings.push(checkNetworkSecurity(application));
  }

  const names = new Set(entries.map(({name}) => name));
  for (const {key, judge} of metaData) {
    const named = entries.filter(({name}) => name === key);
    const slip = otherCase(names, key);
    const [first] = named;
    if (named.length > 1) {
      findings.push(wrong('duplicate', key));
    }
    if (first?.removal) {
      findings.push({level: 'warning', kind: 'removed', key, detail: first.removal});
    } else if (first) {
      const parent = first.element.parentNode?.nodeName;
      const verdict = judge(key, first.value, 'manifest');
      if (verdict.level !== 'ok' || first.slips.length === 0) {
        findings.push(verdict);
      }
      if (parent !== 'application' && !(part && parent === 'manifest')) {
        findings.push(wrong('misplaced', key, '<application>'));
      }
    } else if (slip !== undefined) {
      findings.push(wrong('wrong-case', key, slip));
    } else if (key === ADMOB_META && (!part || application)) {
      findings.push({level: 'warning', kind: 'missing', key, detail: 'AdMob'});
    }
  }
  findings.push(
    ...checkPair(META_KEYS, (key) => names.has(key) || otherCase(names, key) !== undefined),
  );
  if (entries.some((entry) => entry.name === AD_SERVICES && !entry.removal)) {
    findings.push(wrong('not-a-property', AD_SERVICES));
  }
  return findings;
}
