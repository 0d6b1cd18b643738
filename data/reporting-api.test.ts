import {Validator} from '@seriousme/openapi-schema-validator';
import {describe, expect, it} from 'vitest';
import document from './reporting-api.json';
import schema from './schema/reporting-api.schema.json';
import {problems} from './schema/validate';

type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

const api = document as unknown as {[key: string]: Json};

/** Every object of the document with its place in it. */
function* objects(value: Json, at = '#'): Generator<[string, {[key: string]: Json}]> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      yield* objects(entry, `${at}/${index}`);
    }
  } else if (value !== null && typeof value === 'object') {
    yield [at, value];
    for (const [key, entry] of Object.entries(value)) {
      yield* objects(entry, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  }
}

function resolve(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], api);
}

describe('reporting-api.json', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const {valid, errors} = await new Validator().validate(structuredClone(api));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('is refused by the validator when a part is malformed', async () => {
    const broken = structuredClone(document);
    Object.assign(broken.paths['/stats_api']?.get.parameters?.[0] as object, {in: 'somewhere'});
    expect((await new Validator().validate({...broken})).valid).toBe(false);
  });

  it('has what pages and samples read of it', () => {
    expect(problems(schema, document)).toEqual([]);
  });

  it('refers only to what it holds', () => {
    const references = [...objects(api)].flatMap(([at, {$ref}]) =>
      typeof $ref === 'string' ? [[at, $ref] as const] : [],
    );
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter(([, reference]) => resolve(reference) === undefined)).toEqual([]);
  });

  it('describes every operation, parameter and field', () => {
    const silent = [...objects(api)].filter(
      ([at, value]) =>
        /\/(?:get|parameters\/[^/]+|properties\/[^/]+|securitySchemes\/[^/]+)$/.test(at) &&
        !('$ref' in value) &&
        !/\.$/.test(String(value.description ?? '')),
    );
    expect(silent.map(([at]) => at)).toEqual([]);
  });

  it('names every operation and every parameter of an operation once', () => {
    const calls = Object.values(document.paths).map(({get}) => get);
    const ids = calls.map(({operationId}) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
    for (const call of calls) {
      const names = (call.parameters ?? []).map((entry) =>
        '$ref' in entry ? entry.$ref : entry.name,
      );
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('asks for both credentials with every call and holds none', () => {
    expect(document.security).toEqual([{apiKey: [], userId: []}]);
    expect(Object.keys(document.components.securitySchemes)).toEqual(['apiKey', 'userId']);
  });
});
