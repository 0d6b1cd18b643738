import {atOnce, type Slices} from '../slices';

/** What the lines of a network look like. */
export interface Network {
  id: string;
  name: string;
  domain: string;
  /** Certification authority ID; null where not published. */
  authority: string | null;
  /** Regular expression of an account ID; null where its shape is not published. */
  account: string | null;
}

/** What can be wrong with a line; rules of the IAB ads.txt 1.1 and app-ads.txt specifications. */
export type Rule =
  | 'not-text'
  | 'too-large'
  | 'too-few-fields'
  | 'too-many-fields'
  | 'domain'
  | 'account'
  | 'account-shape'
  | 'placeholder'
  | 'relation'
  | 'relation-case'
  | 'authority'
  | 'authority-other'
  | 'empty-field'
  | 'quotes'
  | 'unknown-variable'
  | 'variable-empty'
  | 'variable-repeated'
  | 'variable-domain'
  | 'variable-country'
  | 'manager-repeated'
  | 'subdomain'
  | 'nobody'
  | 'duplicate'
  | 'missing';

/** One finding about one line; `line` is 0 for findings about the whole file. */
export interface Finding {
  line: number;
  level: 'error' | 'warning';
  problem: Rule;
  /** The part of the line that is meant, or the expected text. */
  detail: string;
  /** For duplicates: the line of the first occurrence. */
  first?: number;
}

export interface Report {
  /** Records that authorise a seller and are well formed. */
  records: number;
  /** The first of them, and all about the whole file. */
  findings: Finding[];
  /** How many there are in all. */
  total: number;
}

/** An export of a large account has about 2,500 lines; this leaves ample room. */
export const MAX_LENGTH = 1_000_000;
const MAX_FINDINGS = 300;
/** No line of a file is that long; only the beginning of a longer one is read. */
const MAX_LINE = 2000;
/** How many lines are read before others may have a turn: a millisecond's worth. */
const TURN = 100;
const DOMAIN =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const AUTHORITY = /^[0-9a-z]{8,32}$/i;
/** Words and fillers of samples; rows of zeros and of X among them. */
const PLACEHOLDER =
  /publisher[_ -]?id|business[_ -]?id|account[_ -]?id|^your|your[_ -]|x{4,}|0{8}|^(?:pub-)?0+$|<[^<>]*>|\[[^[\]]*\]|\.{3}|…|^id$/i;
const variables = [
  'CONTACT',
  'SUBDOMAIN',
  'OWNERDOMAIN',
  'MANAGERDOMAIN',
  'INVENTORYPARTNERDOMAIN',
];
/** With this domain the specification says that nobody may sell: an empty file says nothing. */
const NOBODY = 'placeholder.example.com';

const VARIABLE = /^[a-z][\w-]*\s*=/i;

const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);

/** A line without its comment. */
const contentOf = (line: string): string => (line.slice(0, MAX_LINE).split('#')[0] ?? '').trim();

/** The fields of a record. Extension data may follow a semicolon, which readers may ignore. */
const fieldsOf = (content: string): string[] =>
  (content.split(';')[0] ?? '').split(',').map((field) => field.trim());

const QUOTES = /[“”„«»‘’"']/;

function cut(text: string): string {
  return text.length > 120 ? `${text.slice(0, 117).replace(/\p{Surrogate}$/u, '')}…` : text;
}

const findingAt = (
  line: number,
  level: Finding['level'],
  problem: Rule,
  detail = '',
  first?: number,
): Finding => ({line, level, problem, detail: cut(detail), ...(first !== undefined && {first})});

interface Line {
  number: number;
  text: string;
}

function checkVariable({number, text}: Line, seen: Map<string, number>): Finding[] {
  const at = text.indexOf('=');
  const name = text.slice(0, at).trim().toUpperCase();
  const value = text.slice(at + 1).trim();
  const finding = (level: Finding['level'], problem: Rule, detail: string, first?: number) =>
    findingAt(number, level, problem, detail, first);
  if (!variables.includes(name)) {
    return [finding('error', 'unknown-variable', name)];
  }
  if (value === '') {
    return [finding('error', 'variable-empty', name)];
  }
  if (name !== 'CONTACT' && QUOTES.test(value)) {
    return [finding('error', 'quotes', text)];
  }
  const findings = name === 'SUBDOMAIN' ? [finding('warning', 'subdomain', value)] : [];
  const [domain = '', country = '', ...more] = value.split(',').map((part) => part.trim());
  const region = name === 'MANAGERDOMAIN' ? country.toUpperCase() : '';
  if (name.endsWith('DOMAIN')) {
    const rest = name === 'MANAGERDOMAIN' ? more : value.split(',').slice(1);
    if (!DOMAIN.test(domain.toLowerCase()) || rest.length > 0) {
      findings.push(finding('error', 'variable-domain', value));
    } else if (!/^(?:[A-Z]{2})?$/.test(region)) {
      findings.push(finding('error', 'variable-country', country));
    }
  }
  // One owner; one manager for each country and one for all others.
  if (name === 'OWNERDOMAIN' || name === 'MANAGERDOMAIN') {
    const key = `${name} ${region}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, number);
    } else {
      const problem = name === 'OWNERDOMAIN' ? 'variable-repeated' : 'manager-repeated';
      findings.push(finding('error', problem, name, first));
    }
  }
  return findings;
}

interface Record {
  domain: string;
  account: string;
  relation: string;
}

/**
 * The key by which records are duplicates. Domains compare without case, account
 * ids with it; one account may sell both directly and as a reseller.
 */
const keyOf = ({domain, account, relation}: Record): string =>
  [domain, account, relation].join(' ');

function checkRecord(
  {number, text}: Line,
  networks: readonly Network[],
): {record: Record | null; findings: Finding[]} {
  const findings: Finding[] = [];
  const add = (level: Finding['level'], problem: Rule, detail: string) =>
    findings.push(findingAt(number, level, problem, detail));

  const fields = fieldsOf(text);
  if (fields.at(-1) === '' && fields.length > 3) {
    add('warning', 'empty-field', text);
    fields.pop();
  }
  if (fields.length < 3 || fields.length > 4) {
    add('error', fields.length < 3 ? 'too-few-fields' : 'too-many-fields', text);
    return {record: null, findings};
  }
  const [domain = '', account = '', relation = '', authority] = fields;
  const lowered = domain.toLowerCase();
  if (lowered === NOBODY) {
    add('warning', 'nobody', domain);
    return {record: null, findings};
  }
  if (!DOMAIN.test(lowered)) {
    add('error', 'domain', domain);
  }
  if (PLACEHOLDER.test(account)) {
    add('error', 'placeholder', account);
  } else if (account === '' || /\s/.test(account)) {
    add('error', 'account', account);
  }
  const upper = relation.toUpperCase();
  if (upper !== 'DIRECT' && upper !== 'RESELLER') {
    add('error', 'relation', relation);
  } else if (relation !== upper) {
    add('warning', 'relation-case', relation);
  }
  if (authority !== undefined && !AUTHORITY.test(authority)) {
    add('error', 'authority', authority);
  }
  const network = networks.find((entry) => entry.domain === lowered);
  if (network && findings.length === 0) {
    if (network.account && upper === 'DIRECT' && !new RegExp(network.account).test(account)) {
      add('warning', 'account-shape', account);
    }
    if (
      network.authority &&
      authority !== undefined &&
      authority.toLowerCase() !== network.authority
    ) {
      add('warning', 'authority-other', network.authority);
    }
  }
  const failed = findings.some(({level}) => level === 'error');
  return {record: failed ? null : {domain: lowered, account, relation: upper}, findings};
}

/**
 * Checks the text of an app-ads.txt line by line, in slices.
 * Never throws: whatever was pasted, the answer is a report.
 *
 * @param chosen - ids of networks that should be in the file
 */
export function* checkingAppAds(
  text: string,
  networks: readonly Network[],
  chosen: readonly string[] = [],
): Slices<Report> {
  if (text.trim() === '') {
    return {records: 0, findings: [], total: 0};
  }
  const isStrange = /^\s*(?:<!doctype|<html|<\?xml|\{\\rtf)/i.test(text);
  if (text.length > MAX_LENGTH || isStrange) {
    const problem = text.length > MAX_LENGTH ? 'too-large' : 'not-text';
    return {records: 0, findings: [findingAt(0, 'error', problem)], total: 1};
  }

  const findings: Finding[] = [];
  let total = 0;
  const keep = (found: readonly Finding[]): void => {
    findings.push(...found.slice(0, MAX_FINDINGS - findings.length));
    total += found.length;
  };
  const seenVariables = new Map<string, number>();
  const seenRecords = new Map<string, number>();
  const domains = new Set<string>();
  let records = 0;

  const lines = linesOf(text);
  for (const [index, raw] of lines.entries()) {
    if (index % TURN === 0) {
      yield index / lines.length;
    }
    const content = contentOf(raw);
    const line: Line = {number: index + 1, text: content};
    if (content === '') {
      continue;
    }
    if (VARIABLE.test(content)) {
      keep(checkVariable(line, seenVariables));
      continue;
    }
    if (QUOTES.test(content.split(';')[0] ?? '')) {
      keep([findingAt(line.number, 'error', 'quotes', content)]);
      continue;
    }
    const {record, findings: found} = checkRecord(line, networks);
    keep(found);
    if (!record) {
      continue;
    }
    records += 1;
    domains.add(record.domain);
    const earlier = seenRecords.get(keyOf(record));
    if (earlier === undefined) {
      seenRecords.set(keyOf(record), line.number);
    } else {
      keep([findingAt(line.number, 'warning', 'duplicate', content, earlier)]);
    }
  }

  const missing = networks
    .filter(({id, domain}) => chosen.includes(id) && !domains.has(domain))
    .map(({name}) => findingAt(0, 'warning', 'missing', name));
  return {
    records,
    findings: [...findings.slice(0, MAX_FINDINGS - missing.length), ...missing],
    total: total + missing.length,
  };
}

/** Checks the text of an app-ads.txt at once. */
export const checkAppAds = (...args: Parameters<typeof checkingAppAds>): Report =>
  atOnce(checkingAppAds(...args));

/** What makes two lines with content say the same, also where they are written differently. */
function sameness(content: string): string {
  if (VARIABLE.test(content)) {
    return content.replace(/\s/g, '').toLowerCase();
  }
  const [domain = '', account = '', relation = ''] = fieldsOf(content);
  return keyOf({domain: domain.toLowerCase(), account, relation: relation.toUpperCase()});
}

/** A file with the lines of a list added. */
export interface Merged {
  text: string;
  /** How many lines of the list were added. */
  added: number;
  /** How many of them the file has already. */
  known: number;
}

/**
 * Adds the lines of a list to a file, in slices. The file's own lines stay unchanged; the
 * missing lines of the list follow, each block with the comments above it.
 *
 * @returns null if either is longer than {@link MAX_LENGTH}
 */
export function* mergingAppAds(file: string, list: string): Slices<Merged | null> {
  if (Math.max(file.length, list.length) > MAX_LENGTH) {
    return null;
  }
  const old = linesOf(file);
  const present = new Set<string>();
  let owned = false;
  for (const [index, line] of old.entries()) {
    if (index % TURN === 0) {
      yield index / old.length / 2;
    }
    const content = contentOf(line);
    if (content !== '') {
      present.add(sameness(content));
      owned ||= /^OWNERDOMAIN\s*=/i.test(content);
    }
  }
  const more: string[] = [];
  let comments: string[] = [];
  let added = 0;
  let known = 0;
  const lines = linesOf(list);
  for (const [index, line] of lines.entries()) {
    if (index % TURN === 0) {
      yield (1 + index / lines.length) / 2;
    }
    const content = contentOf(line);
    if (line.trim() === '') {
      comments = [];
    } else if (content === '') {
      comments.push(line);
    } else if (present.has(sameness(content)) || (owned && /^OWNERDOMAIN\s*=/i.test(content))) {
      // A file has one owner: the one it already names.
      known += 1;
    } else {
      present.add(sameness(content));
      more.push([...comments, line].join('\n'));
      comments = [];
      added += 1;
    }
  }
  const kept = old.join('\n').trimEnd();
  return {text: `${[kept, ...more].filter((part) => part !== '').join('\n')}\n`, added, known};
}

/** Adds the lines of a list to a file at once. */
export const mergeAppAds = (file: string, list: string): Merged | null =>
  atOnce(mergingAppAds(file, list));
