import {requestsOf} from '@help-center/sdk-rules/requests';
import document, {type Parameter} from '../../../data/reporting-api.json';

export type {Parameter};

/** Base URL of all paths. */
export const server: string = document.servers[0]?.url ?? '';

const {apiKey, userId} = document.components.securitySchemes;

/** The credentials, which every call needs. */
export const credentials: readonly Parameter[] = [apiKey, userId].map(({name, description}) => ({
  name,
  description,
  required: true,
  schema: {type: 'string'},
}));

function resolved(parameter: Parameter | {$ref: string}): Parameter {
  if (!('$ref' in parameter)) {
    return parameter;
  }
  const found = document.components.parameters[parameter.$ref.replace(/^.*\//, '')];
  if (!found) {
    throw new Error(`data/reporting-api.json has no parameter ${parameter.$ref}`);
  }
  return found;
}

/** All calls and what to send with them, in the document's order. */
export const operations = Object.entries(document.paths).map(([path, {get}]) => ({
  id: get.operationId,
  path,
  summary: get.summary,
  description: get.description,
  /** Its own parameters, without the credentials. */
  parameters: (get.parameters ?? []).map(resolved),
  /**
   * Name of the schema of a successful response: the last segment of the reference to it, the
   * first reference if there are several.
   */
  answer: /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(get.responses))?.[1] ?? '',
}));

/**
 * Finds a call by its `operationId`.
 *
 * @throws with the known calls when there is none
 */
export function operation(id: string) {
  const found = operations.find((entry) => entry.id === id);
  if (!found) {
    throw new Error(
      `operation "${id}": one of ${operations.map((entry) => entry.id).join(', ')} was expected`,
    );
  }
  return found;
}

/** Known values of a list parameter; there may be more, which the document says. */
export const knownValues = (id: string, name: string): readonly string[] =>
  operation(id).parameters.find((parameter) => parameter.name === name)?.schema.items?.examples ??
  [];

/** Functions that write sample calls of this API. */
export const {call, exampleParameters, reportParameters, script} = requestsOf({
  server,
  credentials,
  operation,
});
