/** A parameter of a call. */
export interface Parameter {
  name: string;
  example?: unknown;
}

/** What the document of an interface says of its calls. */
export interface Api {
  /** Address that all paths are appended to. */
  server: string;
  /** They go with every call: the key of the interface, then the user. */
  credentials: readonly Parameter[];
  /** @throws naming the known calls when there is none of this `operationId` */
  operation: (id: string) => {path: string; parameters: readonly Parameter[]};
}

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
export type Problem = 'from' | 'to' | 'order' | 'app' | 'country' | 'long';

/** Names of the environment variables in the order of the credentials. */
const VARIABLES = ['APPODEAL_API_KEY', 'APPODEAL_USER_ID'] as const;
const NO_ACCESS: Access = {apiKey: '', userId: ''};

/** True for a day of the calendar, written as 2026-03-01. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** More than the names of all networks. */
const MAX_TEXT = 2000;

/** Whether a text is longer than any key, name or list of networks. */
export const isLong = (text: string): boolean => text.length > MAX_TEXT;

/** Lists what is wrong with a choice; empty when it makes a call. */
export function problems(
  {from, to, app, country, networks}: Choice,
  {apiKey, userId}: Access = NO_ACCESS,
): Problem[] {
  if ([app, country, networks, apiKey, userId].some(isLong)) {
    return ['long'];
  }
  const areDays = isDay(from) && isDay(to);
  const wrong: readonly (readonly [Problem, boolean])[] = [
    ['from', !isDay(from)],
    ['to', !isDay(to)],
    ['order', areDays && from > to],
    // A request takes one key; several come from a pasted column or list.
    ['app', /[\s,;]/.test(app.trim())],
    ['country', !/^(?:[a-z]{2}|all)?$/i.test(country.trim())],
  ];
  return wrong.flatMap(([problem, isWrong]) => (isWrong ? [problem] : []));
}

/** Text without what no parameter holds: control characters, halves of characters, outer spaces. */
function clean(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]|\p{Surrogate}/gu, '').trim();
}

/** Parameters of the call that creates the chosen report, in the order of the document. */
function reportParameters({operation}: Api, choice: Choice): Pair[] {
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
function exampleParameters({operation}: Api, id: string): Pair[] {
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

/** The credentials of a call with what was typed for them and the environment's names. */
const credentialsOf = ({credentials}: Api, {apiKey, userId}: Access) =>
  credentials.map(({name}, index) => ({
    name,
    value: clean([apiKey, userId][index] ?? ''),
    variable: VARIABLES[index] as string,
  }));

function url(api: Api, path: string, parameters: readonly Pair[], access: Access): string {
  const credentials = credentialsOf(api, access).map(({name, value}): Pair => [
    name,
    value || `YOUR_${name.toUpperCase()}`,
  ]);
  return `${api.server}${path}?${[...credentials, ...parameters].map(encoded).join('&')}`;
}

function curl(api: Api, path: string, parameters: readonly Pair[], access: Access): string {
  const credentials = credentialsOf(api, access).map(({name, value, variable}) =>
    value ? shellQuoted(`${name}=${value}`) : `"${name}=$${variable}"`,
  );
  // curl encodes the value only, hence the brackets of the name are encoded here.
  const rest = parameters.map(([name, value]) =>
    shellQuoted(`${encodeURIComponent(name)}=${value}`),
  );
  return [
    `curl --get ${shellQuoted(api.server + path)}`,
    ...[...credentials, ...rest].map((pair) => `--data-urlencode ${pair}`),
  ].join(' \\\n  ');
}

function pairs(
  api: Api,
  language: 'python' | 'javascript',
  own: readonly Pair[],
  access: Access | null,
  indent: string,
): string {
  const [open, close] = language === 'python' ? ['(', ')'] : ['[', ']'];
  const lines = [
    ...(access ? credentialsOf(api, access) : []).map(({name, value, variable}) => {
      const fallback =
        language === 'python' ? `os.environ[${literal(variable)}]` : `process.env.${variable}`;
      return `${literal(name)}, ${value ? literal(value) : fallback}`;
    }),
    ...own.map(([name, value]) => `${literal(name)}, ${literal(value)}`),
  ];
  return lines.map((line) => `${indent}${open}${line}${close},\n`).join('');
}

function pythonCall(api: Api, path: string, parameters: readonly Pair[], access: Access): string {
  return `import json
import os
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode([
${pairs(api, 'python', parameters, access, '    ')}])
try:
    response = urlopen(f"${api.server}${path}?{query}", timeout=60)
except HTTPError as error:
    response = error  # A refusal explains itself in its body
with response:
    print(json.load(response))`;
}

function javascriptCall(
  api: Api,
  path: string,
  parameters: readonly Pair[],
  access: Access,
): string {
  return `const query = new URLSearchParams([
${pairs(api, 'javascript', parameters, access, '  ')}]);
const response = await fetch(\`${api.server}${path}?\${query}\`);
console.log(await response.json());`;
}

/**
 * Writes down one call.
 *
 * @param id - `operationId` of the call
 * @param access - credentials to put in; by default they come from the environment
 * @throws when the document has no such call
 */
function call(
  api: Api,
  id: string,
  parameters: readonly Pair[],
  format: Format,
  access: Access = NO_ACCESS,
): string {
  const write = {url, curl, python: pythonCall, javascript: javascriptCall}[format];
  return write(api, api.operation(id).path, parameters, access);
}

function pythonScript(api: Api, parameters: readonly Pair[], access: Access): string {
  const [create, status, result] = paths(api);
  return `import json
import os
import time
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

BASE = ${literal(api.server)}
ACCESS = [
${pairs(api, 'python', [], access, '    ')}]


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
${pairs(api, 'python', parameters, null, '    ')}])
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

function javascriptScript(api: Api, parameters: readonly Pair[], access: Access): string {
  const [create, status, result] = paths(api);
  return `const base = ${literal(api.server)};
const access = [
${pairs(api, 'javascript', [], access, '  ')}];

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
${pairs(api, 'javascript', parameters, null, '  ')}]));

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

function paths({operation}: Api): string[] {
  return ['createReport', 'getReportStatus', 'getReport'].map((id) => operation(id).path);
}

/** The functions that write down calls of an interface. */
export const requestsOf = (api: Api) => ({
  call: call.bind(null, api),
  exampleParameters: exampleParameters.bind(null, api),
  reportParameters: reportParameters.bind(null, api),
  /** Writes down a program that creates a report, waits for it and prints its rows. */
  script: (
    parameters: readonly Pair[],
    format: 'python' | 'javascript',
    access: Access = NO_ACCESS,
  ): string => (format === 'python' ? pythonScript : javascriptScript)(api, parameters, access),
});
