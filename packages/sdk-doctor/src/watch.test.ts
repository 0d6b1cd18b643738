import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {placeOf} from '../../../plugins/doctor';
import {bundle} from './bundle';
import {bundledCatalogue} from '../../../tests/fixtures/catalogue';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  const place = placeOf(path.resolve(__dirname, '../../..'), 'https://docs.example/');
  writeFileSync(path.join(folder, 'doctor.mjs'), await bundle(place, 'main', [bundledCatalogue]));
});
afterAll(() => rmSync(folder, {recursive: true}));

const line = (message: string): string => `06-12 10:22:21.503  4242  4242 D Appodeal: ${message}`;

it('tells a stage as it comes, and ends on Ctrl+C with what the pipe still held', async () => {
  const watch = spawn(process.execPath, [path.join(folder, 'doctor.mjs'), 'watch']);
  let said = '';
  watch.stdout.setEncoding('utf8').on('data', (piece: string) => {
    said += piece;
  });
  watch.stdin.write(`${line('SDK-Public [Appodeal]: initialize Appodeal')}\n`);
  await expect.poll(() => said, {timeout: 10_000}).toContain('1  Start called');

  watch.kill('SIGINT');
  watch.stdin.write(`${line('Interstitial [Notify Loaded]')}\n${'other\n'.repeat(5000)}`);
  watch.stdin.write(line('Interstitial [Notify Shown]'));
  const [code] = (await once(watch, 'close')) as [number];

  expect(said).toContain('The integration works: ad loaded, ad shown.');
  expect(said).toMatch(/Ad shown +interstitial, line 5003/);
  expect(code).toBe(0);
});
