import {credentials, operation, server} from './document';

/** Ways to write a call down. */
export const formats = ['url', 'curl', 'python', 'javascript'] as const;
export type Format = (typeof formats)[number];

export type Pair = readonly [name: string, value: string];

/** What is to be asked for. Texts are as typed. */
export interface Choice {
  from: string;
  to: string;
  app: string;
  country: string;
  /** Names of networks, separated by commas or spaces. */
  networks: string;
  details: readonly string[];
}

/** Empty texts stand for credentials that come from the environment. */
export interface Access {
  apiKey: string;
  userId: string;
}

/** What keeps a choice from being a valid call. */
export type Problem = 'from' | 'to' | 'order' | 'app' | 'country';

/** Names of the environment variables in the order of the credentials. */
const VARIABLES = ['APPODEAL_API_KEY', 'APPODEAL_USER_ID'] as const;
const NO_ACCESS: Access = {apiKey: '', userId: ''};

/** True for a day that the calendar has, written as 2026-03-01. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return false;
  }
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Lists what is wrong with a choice; empty when it makes a call. */
export function problems({from, to, app, country}: Choice): Problem[] {
  const found: Problem[] = [];
  if (!isDay(from)) {
    found.push('from');
  }
  if (!isDay(to)) {
    found.push('to');
  }
  if (found.length === 0 && from > to) {
    found.push('order');
  }
  // A request takes one key; several come from a column or a list that was pasted.
  if (/[\s,;]/.test(app.trim())) {
    found.push('app');
  }
  if (!/^(?:[a-z]{2}|all)?$/i.test(country.trim())) {
    found.push('country');
  }
  return found;
}

/** Text without what no parameter holds: control characters, halves of characters, outer spaces. */
function clean(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]|\p{Surrogate}/gu, '').trim();
}

/** Parameters of the call that creates the chosen report, in the order of the document. */
export function reportParameters(choice: Choice): Pair[] {
  const values: Record<string, readonly string[]> = {
    date_from: [choice.from],
    date_to: [choice.to],
    'app[]': [choice.app],
    'country[]': [choice.country.toUpperCase()],
    'network[]': choice.networks.split(/[\s,;]+/),
    'detalisation[]': choice.details,
  };
  return operation('createReport').parameters.flatMap(({name}) =>
    [...new Set((values[name] ?? []).map(clean))]
      .filter((value) => value !== '')
      .map((value): Pair => [name, value]),
  );
}

/** Parameters with which the document shows a call. */
export function exampleParameters(id: string): Pair[] {
  return operation(id).parameters.flatMap(({name, example}) =>
    example === undefined ? [] : [example].flat().map((value): Pair => [name, String(value)]),
  );
}

/** Text for a POSIX shell, taken literally. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

const encoded = ([name, value]: Pair): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

/** Literal in Python and JavaScript: JSON strings are valid in both. */
const literal = (text: string): string => JSON.stringify(text);

function typed({apiKey, userId}: Access): [string, string] {
  return [clean(apiKey), clean(userId)];
}

function url(path: string, parameters: readonly Pair[], access: Access): string {
  const values = typed(access);
  const own = credentials.map(({name}, index): Pair => [
    name,
    values[index] || `YOUR_${name.toUpperCase()}`,
  ]);
  return `${server}${path}?${[...own, ...parameters].map(encoded).join('&')}`;
}

function curl(path: string, parameters: readonly Pair[], access: Access): string {
  const values = typed(access);
  const own = credentials.map(({name}, index) => {
    const value = values[index];
    return value ? shellQuoted(`${name}=${value}`) : `"${name}=$${VARIABLES[index]}"`;
  });
  // curl encodes the value only, hence the brackets of the name are encoded here.
  const rest = parameters.map(([name, value]) =>
    shellQuoted(`${encodeURIComponent(name)}=${value}`),
  );
  return [
    `curl --get ${shellQuoted(server + path)}`,
    ...[...own, ...rest].map((pair) => `--data-urlencode ${pair}`),
  ].join(' \\\n  ');
}

function pairs(
  language: 'python' | 'javascript',
  own: readonly Pair[],
  access: Access | null,
  indent: string,
): string {
  const [open, close] = language === 'python' ? ['(', ')'] : ['[', ']'];
  const values = access ? typed(access) : [];
  const lines = [
    ...(access ? credentials : []).map(({name}, index) => {
      const variable = VARIABLES[index] as string;
      const fallback =
        language === 'python' ? `os.environ[${literal(variable)}]` : `process.env.${variable}`;
      return `${literal(name)}, ${values[index] ? literal(values[index]) : fallback}`;
    }),
    ...own.map(([name, value]) => `${literal(name)}, ${literal(value)}`),
  ];
  return lines.map((line) => `${indent}${open}${line}${close},\n`).join('');
}

function pythonCall(path: string, parameters: readonly Pair[], access: Access): string {
  return `import json
import os
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode([
${pairs('python', parameters, access, '    ')}])
try:
    response = urlopen(f"${server}${path}?{query}", timeout=60)
except HTTPError as error:
    response = error  # A refusal explains itself in its body
with response:
    print(json.load(response))`;
}

function javascriptCall(path: string, parameters: readonly Pair[], access: Access): string {
  return `const query = new URLSearchParams([
${pairs('javascript', parameters, access, '  ')}]);
const response = await fetch(\`${server}${path}?\${query}\`);
console.log(await response.json());`;
}

/**
 * Writes down one call.
 *
 * @param id - `operationId` of the call
 * @param access - credentials to put in; by default they come from the environment
 * @throws when the document has no such call
 */
export function call(
  id: string,
  parameters: readonly Pair[],
  format: Format,
  access: Access = NO_ACCESS,
): string {
  const {path} = operation(id);
  const write = {url, curl, python: pythonCall, javascript: javascriptCall}[format];
  return write(path, parameters, access);
}

function pythonScript(parameters: readonly Pair[], access: Access): string {
  const [create, status, result] = paths();
  return `import json
import os
import time
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

BASE = ${literal(server)}
ACCESS = [
${pairs('python', [], access, '    ')}]


def load(url):
    try:
        response = urlopen(url, timeout=60)
    except HTTPError as error:
        response = error  # A refusal explains itself in its body
    with response:
        return json.load(response)


def call(path, parameters):
    return load(f"{BASE}{path}?{urlencode(ACCESS + parameters)}")


task = call("${create}", [
${pairs('python', parameters, null, '    ')}])
if task.get("code") != 0:
    raise SystemExit(task.get("message", task))

task_id = [("task_id", task["task_id"])]
for _ in range(120):
    state = call("${status}", task_id)
    if state.get("code"):
        raise SystemExit(state.get("message", state))
    if str(state.get("task_status")) == "1":
        break
    time.sleep(5)
else:
    raise SystemExit("The report is not ready after ten minutes")

report = call("${result}", task_id)
if report.get("code") != 0:
    raise SystemExit(report.get("message", report))
rows = report["data"] if "data" in report else load(report["url"])
print(json.dumps(rows, indent=2))`;
}

function javascriptScript(parameters: readonly Pair[], access: Access): string {
  const [create, status, result] = paths();
  return `const base = ${literal(server)};
const access = [
${pairs('javascript', [], access, '  ')}];

async function load(url) {
  const response = await fetch(url);
  return response.json();
}

const call = (path, parameters) =>
  load(\`\${base}\${path}?\${new URLSearchParams([...access, ...parameters])}\`);

function check(body) {
  if (body.code !== 0) {
    throw new Error(body.message ?? JSON.stringify(body));
  }
  return body;
}

const task = check(await call("${create}", [
${pairs('javascript', parameters, null, '  ')}]));

const taskId = [["task_id", task.task_id]];
let ready = false;
for (let attempt = 0; attempt < 120 && !ready; attempt += 1) {
  const state = await call("${status}", taskId);
  if (state.code) {
    throw new Error(state.message ?? JSON.stringify(state));
  }
  ready = String(state.task_status) === "1";
  if (!ready) {
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
}
if (!ready) {
  throw new Error("The report is not ready after ten minutes");
}

const report = check(await call("${result}", taskId));
const rows = report.data ?? (await load(report.url));
console.log(rows);`;
}

function paths(): string[] {
  return ['createReport', 'getReportStatus', 'getReport'].map((id) => operation(id).path);
}

/** Writes down a program that creates a report, waits for it and prints its rows. */
export function script(
  parameters: readonly Pair[],
  format: 'python' | 'javascript',
  access: Access = NO_ACCESS,
): string {
  return (format === 'python' ? pythonScript : javascriptScript)(parameters, access);
}
