import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv, {type AnySchema, type ErrorObject} from 'ajv';
import addFormats from 'ajv-formats';
import {LineCounter, parseDocument, type Document} from 'yaml';
import {lineAt} from './page';
import type {Problem} from './problem';

/** What is wrong with the files of data. Imports none of them, nor the configuration that does. */
export const brokenData = (root: string): Problem[] =>
  dataFiles(root).flatMap(({file, text, schema}) => followsSchema(file, text, schema));

/** Each file of data with the text of its schema. */
export function dataFiles(root: string): {file: string; text: string; schema: string}[] {
  const schemas = path.join(root, 'data/schema');
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return (existsSync(schemas) ? readdirSync(schemas) : []).flatMap((name) => {
    const [base] = /^[\w-]+(?=\.schema\.json$)/.exec(name) ?? [];
    const whole = `data/${base}.json`;
    const files = existsSync(path.join(root, whole)) ? [whole] : jsonBelow(root, `data/${base}`);
    return base === undefined
      ? []
      : files.map((file) => ({file, text: read(file), schema: read(`data/schema/${name}`)}));
  });
}

function noJson(file: string, text: string): Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const {message} = error as Error;
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = lineAt(text, offset);
    return [{file, line, rule: 'data-syntax', message: `is no JSON: ${message}`}];
  }
}

const jsonBelow = (root: string, folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => `${folder}/${name}`)
    : [];

/** What a file's text has other than its schema says. */
export function followsSchema(file: string, text: string, schema: string): Problem[] {
  const broken = noJson(file, text);
  if (broken.length > 0) {
    return broken;
  }
  const value: unknown = JSON.parse(text);
  const ajv = new Ajv({allErrors: true, strict: true, allowUnionTypes: true, verbose: true});
  addFormats(ajv);
  const validate = ajv.compile(JSON.parse(schema) as AnySchema);
  if (validate(value)) {
    return [];
  }
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  return telling(validate.errors ?? []).map((error) => {
    const keys = error.instancePath
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    return {
      file,
      line: lineOfKeys(document, keys, counter),
      rule: 'data',
      message: `${placeOf(path.basename(file), value, keys)}: ${expectation(error)}`,
    };
  });
}

/** Of a value that may have several types, only the errors of the most likely one are reported. */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = new Set(
    errors.flatMap(({keyword, instancePath}) =>
      keyword === 'anyOf' || keyword === 'oneOf' ? [instancePath] : [],
    ),
  );
  const clearer = errors.filter(
    ({keyword, instancePath}) =>
      !choices.has(instancePath) || !['type', 'anyOf', 'oneOf'].includes(keyword),
  );
  const told = new Set(clearer.map(({instancePath}) => instancePath));
  const rest = errors.filter(
    ({keyword, instancePath}) =>
      choices.has(instancePath) &&
      (keyword === 'anyOf' || keyword === 'oneOf') &&
      ![...told].some((place) => place.startsWith(instancePath)),
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
