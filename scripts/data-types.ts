import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compile, type JSONSchema} from 'json-schema-to-typescript';
import prettier from 'prettier';

const data = path.join(__dirname, '..', 'data');
const SCHEMA = '.schema.json';

const json = (files: string[]): string[] => files.filter((file) => /^[^.]+\.json$/.test(file));

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
  for (const file of readdirSync(path.join(data, 'schema')).filter((name) =>
    name.endsWith(SCHEMA),
  )) {
    const name = file.slice(0, -SCHEMA.length);
    const schema = JSON.parse(readFileSync(path.join(data, 'schema', file), 'utf8')) as JSONSchema;
    const types = await compile({...schema, title: typeName(name)}, name, {
      additionalProperties: false,
      bannerComment: `/* Written by "npm run data:types" from data/schema/${file}. */`,
      format: false,
      ignoreMinAndMaxItems: true,
    });
    const folder = path.join(data, name);
    if (existsSync(folder)) {
      files.set(path.join(folder, 'types.d.ts'), types);
    }
    const typed = existsSync(folder)
      ? json(readdirSync(folder)).map((entry) => path.join(folder, entry))
      : [path.join(data, `${name}.json`)];
    for (const entry of typed) {
      const before = existsSync(folder) ? `import type {${typeName(name)}} from './types';` : types;
      files.set(
        entry.replace(/\.json$/, '.d.json.ts'),
        `${before}\ndeclare const data: ${typeName(name)};\nexport default data;\n`,
      );
    }
  }
  for (const [file, text] of files) {
    const style = await prettier.resolveConfig(file);
    files.set(file, await prettier.format(text, {...style, filepath: file}));
  }
  return files;
}

if (process.argv[1] && path.resolve(process.argv[1]) === __filename) {
  void dataTypes().then((files) => files.forEach((text, file) => writeFileSync(file, text)));
}
