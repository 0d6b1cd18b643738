import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {expect, it, onTestFinished} from 'vitest';
import {errorSignatures, type Signature} from '@help-center/sdk-data';
import {readMoves} from '../../../host/addresses';
import errorAddresses, {placeOf} from './index';

const known = errorSignatures.signatures;

/** Writes the addresses of a language and returns their folder. */
async function written(locale: string, signatures?: readonly Signature[]): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'errors-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  const plugin = errorAddresses(
    {
      siteConfig: {url: 'https://docs.example'},
      i18n: {currentLocale: locale},
      baseUrl: locale === 'ru' ? '/ru/' : '/',
    } as unknown as LoadContext,
    {signatures},
  );
  await plugin.postBuild?.({outDir} as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  return path.join(outDir, 'e');
}

const page = (folder: string, id: string) =>
  load(readFileSync(path.join(folder, `${id}.html`), 'utf8'));

it('has a file for every known error, which leads to its place without a script', async () => {
  const folder = await written('ru');
  expect(readdirSync(folder).sort()).toEqual(
    [...known.map(({id}) => `${id}.html`), 'index.json'].sort(),
  );
  for (const signature of known) {
    const $ = page(folder, signature.id);
    const target = `/ru${placeOf(signature)}`;
    expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${target}`);
    expect($('a').attr('href')).toBe(target);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('script')).toHaveLength(0);
  }
});

it('leads to the row that shows the message', () => {
  const [error] = known.filter(
    ({page: address, platforms}) => address && platforms[0] === 'android',
  );
  expect(error && placeOf(error)).toBe(
    `/faq-and-troubleshooting/troubleshooting/android-common-issues/known-errors#error-${error?.id}`,
  );
});

it('lists all of them for programs, in the language', async () => {
  const text = readFileSync(path.join(await written('ru'), 'index.json'), 'utf8');
  const {errors} = JSON.parse(text) as {errors: Record<string, string>[]};
  expect(errors).toHaveLength(known.length);
  expect(errors.filter(({cause, fix}) => !/[а-яё]/i.test(`${cause}${fix}`))).toEqual([]);
  expect(errors[0]?.address).toBe(`https://docs.example/ru/e/${known[0]?.id}`);
});

it('takes nothing printed in a log for markup', async () => {
  const signature = {
    ...(known[0] as Signature),
    id: 'x',
    patterns: ['</title><script>alert(1)</script>"'],
  };
  const $ = page(await written('en', [signature]), 'x');
  expect($('script')).toHaveLength(0);
  expect($('title').text()).toBe(signature.patterns[0]);
});

it('is read by the rules of the host, the anchor of the place included', async () => {
  const folder = path.dirname(await written('en', [known[0] as Signature]));
  const target = placeOf(known[0] as Signature);
  const [file] = target.split('#');
  mkdirSync(path.dirname(path.join(folder, `${file}.html`)), {recursive: true});
  writeFileSync(path.join(folder, `${file}.html`), '<h1>Page</h1>');
  expect(target).toContain('#');
  expect(readMoves(folder, '/')).toContainEqual({
    from: `/e/${known[0]?.id}`,
    to: target,
    built: true,
  });
});
