import Ajv, {type AnySchema} from 'ajv';
import addFormats from 'ajv-formats';

/**
 * Checks data against its schema.
 *
 * @returns one line per problem, with the place in the data; empty when valid
 */
export function problems(schema: AnySchema, data: unknown): string[] {
  const ajv = new Ajv({allErrors: true, strict: true, allowUnionTypes: true});
  addFormats(ajv);
  const validate = ajv.compile(schema);
  return validate(data)
    ? []
    : (validate.errors ?? []).map(({instancePath, message}) => `${instancePath || '/'} ${message}`);
}
