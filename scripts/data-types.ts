import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compile, type JSONSchema} from 'json-schema-to-typescript';
import prettier from 'prettier';
import {asCommand} from '../host/command';

const data = path.join(__dirname, '..', 'data');
const SCHEMA = '.schema.json';

/** `ad-networks` as a type name: `AdNetworks`. */
const typeName = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Generates the types of the data files from their schemas. TypeScript uses
 * `x.d.json.ts` as the type of `x.json`, so an import needs no cast. A schema
 * belongs to `x.json`, or to all files in the folder `x`.
 *
 * @returns file contents by path
 */
export async function dataTypes(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of readdirSync(path.join(data, 'schema'))) {
    if (!file.endsWith(SCHEMA)) {
      continue;
    }
    const name = file.slice(0, -SCHEMA.length);
    const schema = JSON.parse(readFileSync(path.join(data, 'schema', file), 'utf8')) as JSONSchema;
    const types = await compile({...schema, title: typeName(name)}, name, {
      additionalProperties: false,
      bannerComment: `/* Written by "npm run data:types" from data/schema/${file}. */`,
      format: false,
      ignoreMinAndMaxItems: true,
    });
    const declared = `\ndeclare const data: ${typeName(name)};\nexport default data;\n`;
    const folder = path.join(data, name);
    if (!existsSync(folder)) {
      files.set(`${folder}.d.json.ts`, types + declared);
      continue;
    }
    files.set(path.join(folder, 'types.d.ts'), types);
    for (const entry of readdirSync(folder).filter((one) => /^[^.]+\.json$/.test(one))) {
      files.set(
        path.join(folder, entry.replace(/json$/, 'd.json.ts')),
        `import type {${typeName(name)}} from './types';${declared}`,
      );
    }
  }
  for (const [file, text] of files) {
    const style = await prettier.resolveConfig(file);
    files.set(file, await prettier.format(text, {...style, filepath: file}));
  }
  return files;
}

void asCommand(__filename, async () =>
  (await dataTypes()).forEach((text, file) => writeFileSync(file, text)),
);
