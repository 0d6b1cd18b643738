import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv, {type AnySchema, type ErrorObject} from 'ajv';
import addFormats from 'ajv-formats';
import {LineCounter, parseDocument, type Document} from 'yaml';
import {filesBelow} from './files';
import {lineAt} from './page';
import type {Problem} from '../problem';

type DataFile = Record<'file' | 'text' | 'schema', string>;

/** What is wrong with the files of data. Imports none of them, nor the configuration that does. */
export const brokenData = (root: string): Problem[] => dataFiles(root).flatMap(followsSchema);

/** Each file of data with its text and that of its schema. */
export function dataFiles(root: string): DataFile[] {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return filesBelow(root, 'data/schema', /\.schema\.json$/).flatMap((schema) => {
    const base = `data/${path.basename(schema, '.schema.json')}`;
    const files = existsSync(path.join(root, `${base}.json`))
      ? [`${base}.json`]
      : filesBelow(root, base, /\.json$/);
    return files.map((file) => ({file, text: read(file), schema: read(schema)}));
  });
}

/** What a file's text has other than its schema says. */
export function followsSchema({file, text, schema}: DataFile): Problem[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    const line = lineAt(text, Number(/position (\d+)/.exec(message)?.[1] ?? text.length));
    return [{file, line, rule: 'data-syntax', message: `is no JSON: ${message}`}];
  }
  const ajv = new Ajv({allErrors: true, strict: true, allowUnionTypes: true, verbose: true});
  addFormats(ajv);
  const validate = ajv.compile(JSON.parse(schema) as AnySchema);
  validate(value);
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  return telling(validate.errors ?? []).map((error) => {
    const keys = error.instancePath
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const line = lineOfKeys(document, keys, counter);
    const message = `${placeOf(path.basename(file), value, keys)}: ${expectation(error)}`;
    return {file, line, rule: 'data', message};
  });
}

/** Of a value that may have several types, only the errors of the most likely one are reported. */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const isChoice = ({keyword}: ErrorObject): boolean => keyword === 'anyOf' || keyword === 'oneOf';
  const choices = new Set(errors.filter(isChoice).map(({instancePath}) => instancePath));
  const clearer = errors.filter(
    (error) => !choices.has(error.instancePath) || !(isChoice(error) || error.keyword === 'type'),
  );
  const rest = errors.filter(
    (error) =>
      isChoice(error) &&
      !clearer.some(({instancePath}) => instancePath.startsWith(error.instancePath)),
  );
  return [...clearer, ...rest].filter(({keyword}) => keyword !== 'if');
}

function lineOfKeys(document: Document, keys: readonly string[], counter: LineCounter): number {
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const steps = keys.slice(0, depth).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const node = document.getIn(steps, true) as {range?: [number, number, number]} | undefined;
    if (node?.range) {
      return counter.linePos(node.range[0]).line;
    }
  }
  return 1;
}

/** Where a value stands, by names: `releases.json › android › 3.7.0 › date`. */
export function placeOf(file: string, value: unknown, keys: readonly string[]): string {
  const steps: string[] = [];
  let at = value;
  for (const key of keys) {
    const list = Array.isArray(at);
    at = (at as Record<string, unknown> | undefined)?.[key];
    const entry = at as {version?: unknown; id?: unknown; name?: unknown} | undefined;
    const name =
      list && typeof entry === 'object' ? (entry?.version ?? entry?.id ?? entry?.name) : null;
    if (typeof name === 'string') {
      steps.pop();
      steps.push(name);
    } else {
      steps.push(list ? `entry ${Number(key) + 1}` : key);
    }
  }
  return [file, ...steps.filter((step) => step !== 'platforms')].join(' › ');
}

function expectation({keyword, params, message, data: found}: ErrorObject): string {
  const value = JSON.stringify(found) ?? 'nothing';
  const was = `${value.length > 60 ? `${value.slice(0, 60)}…` : value} was found`;
  switch (keyword) {
    case 'format':
      return `${was}; a ${params.format} was expected${params.format === 'date' ? ', such as 2025-06-12' : ''}`;
    case 'enum':
      return `${was}; expected: ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'required':
      return `"${params.missingProperty}" is missing`;
    case 'additionalProperties':
      return `"${params.additionalProperty}" is no key of it`;
    default:
      return `${was}, but it ${message}`;
  }
}
