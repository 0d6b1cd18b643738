import document, {type Parameter} from '../../data/reporting-api.json';

export type {Parameter};

/** One call of the interface with what has to go with it. */
export interface Operation {
  id: string;
  path: string;
  summary: string;
  description: string;
  /** Parameters of its own, without the credentials. */
  parameters: readonly Parameter[];
  /** Schema of a successful answer, by its name in the document. */
  answer: string;
}

/** Address that all paths are appended to. */
export const server: string = document.servers[0]?.url ?? '';

const {apiKey, userId} = document.components.securitySchemes;

/** The credentials, which go with every call. */
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

function answerOf(responses: object): string {
  // The last step of the reference to the schema, of the first where several are possible.
  return /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(responses))?.[1] ?? '';
}

/** All calls, in the order of the document. */
export const operations: readonly Operation[] = Object.entries(document.paths).map(
  ([path, {get}]) => ({
    id: get.operationId,
    path,
    summary: get.summary,
    description: get.description,
    parameters: (get.parameters ?? []).map(resolved),
    answer: answerOf(get.responses),
  }),
);

/**
 * Finds a call by its `operationId`.
 *
 * @throws naming the known calls when there is none
 */
export function operation(id: string): Operation {
  const found = operations.find((entry) => entry.id === id);
  if (!found) {
    throw new Error(
      `operation "${id}": one of ${operations.map((entry) => entry.id).join(', ')} was expected`,
    );
  }
  return found;
}

/** Known values of a list parameter; the document says whether there are more. */
export function knownValues(id: string, name: string): readonly string[] {
  return (
    operation(id).parameters.find((parameter) => parameter.name === name)?.schema.items?.examples ??
    []
  );
}
