import type {SkadnetworkIds} from '../types';
import {wrong, type FileKind, type Finding, type Level} from './findings';
import {ANDROID, TOOLS, checkManifest} from './manifest';
import {checkPlist} from './plist';

export interface Report {
  file: FileKind | null;
  findings: Finding[];
}

/** Larger than any real file of this kind. A parser of XML can’t be interrupted: more would hold the page up. */
const MAX_LENGTH = 200_000;

/** What the checks need of an XML parser: the browser's, or another one in tests. */
export type Parse = (text: string) => Document;

/**
 * Reads a parser's error about a broken file: the line, and the reason as the parser
 * words it. Browsers put the line before or after the reason.
 */
function brokenAt(message: string): Finding {
  const line = /\bline(?: number)?[ :]*(\d+)/i.exec(message)?.[1];
  const reason = message
    .replace(/^\s*(?:error on line \d+ at column \d+|XML Parsing Error):\s*/i, '')
    .split('\n', 1)[0] as string;
  const finding = wrong('not-well-formed', '', reason.trim().slice(0, 200));
  return line === undefined ? finding : {...finding, count: Number(line)};
}

function firstProblem(document: Document): Finding | null {
  const error = document.getElementsByTagName('parsererror')[0];
  // Some browsers put the message between headings meant for a page of its own.
  return error ? brokenAt((error.getElementsByTagName('div')[0] ?? error).textContent ?? '') : null;
}

/** What a manifest or a property list begins with, also when only a part of it is pasted. */
const beginnings: Readonly<Record<FileKind, readonly string[]>> = {
  manifest: ['manifest', 'application', 'meta-data', 'uses-permission'],
  plist: ['plist', 'dict', 'key'],
};
const kinds = ['manifest', 'plist'] as const;

/** What may stand before the first element: space, declarations and comments. */
const PROLOG = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/;

interface Recognised {
  file: FileKind;
  /** Whether the element that the whole file consists of is not there. */
  part: boolean;
}

/** Tells a manifest from a property list by the first element, or else by any; null for neither. */
function recognise(text: string, first: string): Recognised | null {
  const file = kinds.find((kind) => beginnings[kind].includes(first));
  if (file) {
    return {file, part: first !== file};
  }
  const whole = kinds.find((kind) => new RegExp(`<${kind}[\\s>]`).test(text));
  if (whole) {
    return {file: whole, part: false};
  }
  if (text.includes('<key>')) {
    return {file: 'plist', part: true};
  }
  return /<(?:application|meta-data|uses-permission)[\s/>]/.test(text)
    ? {file: 'manifest', part: true}
    : null;
}

/** What is taken out leaves its line breaks: the parser's lines must be those of the text. */
function lineBreaks(text: string): string {
  return text.replace(/[^\n]/g, '');
}

/** A piece of a file, as people paste it, gets the frame it lacks. */
function framed(text: string, file: FileKind): string {
  const content = text.replace(/^<\?[\s\S]*?\?>/, lineBreaks);
  return file === 'plist'
    ? `<dict>${content}</dict>`
    : `<manifest xmlns:android="${ANDROID}" xmlns:tools="${TOOLS}">${content}</manifest>`;
}

/**
 * Removes the document type: a file's own entities could expand endlessly, and no real
 * file has any. Runs in linear time.
 */
function withoutDoctype(text: string): string {
  const start = text.search(/<!DOCTYPE/i);
  const type = /^<!DOCTYPE[^>[]*(?:\[[^]*?\]\s{0,98})?>/i.exec(text.slice(start))?.[0] ?? '';
  return start === -1
    ? text
    : text.slice(0, start) + lineBreaks(type) + text.slice(start + type.length);
}

const order: Record<Level, number> = {error: 0, warning: 1, info: 2, ok: 3};

/**
 * Checks a pasted AndroidManifest.xml or Info.plist, whole or in part.
 * Never throws: whatever was pasted, the answer is a report.
 *
 * @param parse - an XML parser; may throw or return a `parsererror` document
 */
export function checkConfig(text: string, parse: Parse, skadnetwork: SkadnetworkIds): Report {
  const trimmed = text.trim();
  if (trimmed === '') {
    return {file: null, findings: []};
  }
  if (trimmed.length > MAX_LENGTH) {
    return {file: null, findings: [wrong('too-large', '')]};
  }
  const bare = withoutDoctype(trimmed);
  const first = /^<([\w-]+)(?=[\s/>])/.exec(bare.replace(PROLOG, ''))?.[1] ?? '';
  if (/^<!DOCTYPE\s+html\b/i.test(trimmed) || first.toLowerCase() === 'html') {
    return {file: null, findings: [wrong('web-page', '')]};
  }
  const recognised = recognise(bare, first);
  if (!recognised) {
    return {file: null, findings: [wrong('not-recognised', '')]};
  }
  const {file, part} = recognised;
  let document: Document;
  try {
    document = parse(part ? framed(bare, file) : bare);
  } catch (error) {
    return {file, findings: [brokenAt(error instanceof Error ? error.message : String(error))]};
  }
  const problem = firstProblem(document);
  if (problem) {
    return {file, findings: [problem]};
  }
  const findings =
    file === 'manifest' ? checkManifest(document, part) : checkPlist(document, part, skadnetwork);
  if (part) {
    findings.push({level: 'info', kind: 'part', key: ''});
  }
  return {file, findings: findings.sort((a, b) => order[a.level] - order[b.level])};
}
