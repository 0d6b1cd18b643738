import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import adNetworks from './ad-networks.json';
import data from './error-signatures.json';
import schema from './schema/error-signatures.schema.json';
import {problems} from './schema/validate';

const root = path.dirname(__dirname);

function fileOf(address: string): string | undefined {
  const base = path.join(root, 'docs', ...address.split('/').filter(Boolean));
  return ['.mdx', '/index.mdx'].map((end) => base + end).find((file) => existsSync(file));
}

describe('error signatures', () => {
  it('follow the schema', () => {
    expect(problems(schema, data)).toEqual([]);
  });

  it('have names and patterns of their own', () => {
    const ids = data.signatures.map(({id}) => id);
    const patterns = data.signatures.flatMap((signature) => signature.patterns);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('are explained in Russian where they are in English', () => {
    for (const {id, cause, fix} of data.signatures) {
      for (const text of [cause, fix]) {
        expect(text.en, id).not.toMatch(/[а-яё]/i);
        const {ru = ''} = text;
        expect(ru, id).toMatch(/[а-яё]/i);
        const codes = (words: string) => (words.match(/`[^`]+`/g) ?? []).sort();
        expect(codes(ru), id).toEqual(codes(text.en));
      }
    }
  });

  it('say of a service without its keys what every page says', () => {
    const sentences = adNetworks.services.flatMap(({withoutKeys}) => withoutKeys ?? []);
    const cause = data.signatures.find(({id}) => id === 'android-fb-client-token')?.cause;
    expect(sentences).toHaveLength(1);
    expect(cause?.en).toContain(sentences[0]?.en);
    expect(cause?.ru).toContain(sentences[0]?.ru);
  });

  it.each([...new Set(data.signatures.flatMap(({page}) => page ?? []))])(
    'lead to a page and a heading that exist: %s',
    (page) => {
      const [address = '', anchor] = page.split('#');
      const file = fileOf(address);
      expect(file, address).toBeDefined();
      if (anchor) {
        expect(readFileSync(file as string, 'utf8')).toContain(`{/* #${anchor} */}`);
      }
    },
  );
});
