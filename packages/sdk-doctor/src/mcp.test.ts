import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildIndex, recordsOf} from '@help-center/search/indexing';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {placeOf} from '../../../plugins/doctor';
import {bundle} from './bundle';
import {wholeLines} from './frames';
import {bundledCatalogue} from '../../../tests/fixtures/catalogue';

const samples = path.resolve(__dirname, '../../../tests/doctor');
const TOOLS = [
  'search',
  'read_page',
  'explain_error',
  'explain_log',
  'check_project',
  'what_fits',
  'patch_project',
  'inspect_app',
  'moved_from',
];

const page = load(
  '<html><head><meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="docs-ios-current">' +
    '<meta name="docusaurus_version" content="current"></head><body><main><h1>Banner</h1><p>Show a banner.</p></main></body></html>',
);
const index = buildIndex(recordsOf({path: '/docs/ios/banner', head: page, main: page}), {
  locale: 'en',
  title: 'Help',
  sets: [{pluginId: 'ios', title: 'iOS SDK'}],
  keywordsOf: () => [],
});
const files = new Map([
  ...[...index].map(([name, text]) => [`/docs/search-index/${name}`, text] as const),
  ['/docs/llms.txt', '# Help\n'],
  // The largest page that is read, and one that is larger.
  ['/docs/at.md', 'x'.repeat(8_000_000)],
  ['/docs/beyond.md', 'x'.repeat(8_000_001)],
  ['/docs/ios/banner.md', '# Banner\n\nShow a banner.\n'],
]);

let temporary: string;
let script: string;
let site: Server;
let home: string;
const asked: string[] = [];
const clients: Client[] = [];

beforeAll(async () => {
  temporary = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  script = path.join(temporary, 'mcp.mjs');
  writeFileSync(
    script,
    await bundle(placeOf(path.resolve(__dirname, '../../..'), 'https://docs.example/'), 'main', [
      bundledCatalogue,
    ]),
  );
  site = createServer(({url = ''}, response) => {
    asked.push(url);
    if (url === '/docs/away.md') {
      response.writeHead(302, {location: 'https://example.com/'}).end();
      return;
    }
    const text = files.get(url);
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(site.address() as AddressInfo).port}/docs`;
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  site.close();
  rmSync(temporary, {recursive: true});
});

async function connect(address: string): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  clients.push(client);
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [script, '--site', address],
      cwd: temporary,
    }),
  );
  return client;
}

async function call(client: Client, name: string, args: Record<string, unknown>) {
  const {content, isError = false} = await client.callTool({name, arguments: args});
  const [{text}] = content as [{text: string}];
  return {text, isError};
}

describe('online', () => {
  it('lists its tools and resources, and says that none of them writes', async () => {
    const client = await connect(home);
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual([...TOOLS].sort());
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
    const {resources} = await client.listResources();
    expect(resources.map(({uri}) => uri)).toContain(`${home}/llms.txt`);
    const {contents} = await client.readResource({uri: `${home}/llms.txt`});
    expect(contents).toMatchObject([{text: '# Help\n'}]);
  });

  it('searches and reads the site, and asks it once', async () => {
    const client = await connect(home);
    const found = await call(client, 'search', {query: 'banner'});
    expect(found).toEqual({
      text: expect.stringContaining(`(${home}/ios/banner)`) as string,
      isError: false,
    });
    for (const name of ['/ios/banner', 'ios/banner', `${home}/ios/banner`, '/ios/banner.md']) {
      const {text} = await call(client, 'read_page', {path: name});
      expect(text).toBe('# Banner\n\nShow a banner.\n');
    }
    expect(asked.filter((url) => url === '/docs/ios/banner.md')).toHaveLength(1);
    await call(client, 'search', {query: 'show'});
    expect(asked.filter((url) => url.endsWith('manifest.json'))).toHaveLength(1);
  });

  it.each([
    'https://example.com/android',
    '//example.com/android',
    '../../etc/passwd',
    'file:///etc/passwd',
    '/nowhere',
    '/away',
  ])('reads nothing but pages of the site: %s', async (name) => {
    const {text, isError} = await call(await connect(home), 'read_page', {path: name});
    expect(isError).toBe(true);
    expect(text).not.toContain('root:');
  });
});

it('a page is read up to the limit', async () => {
  const client = await connect(home);
  const at = await call(client, 'read_page', {path: '/at'});
  expect([at.isError, at.text.length]).toEqual([false, 8_000_000]);
  const {text, isError} = await call(client, 'read_page', {path: '/beyond'});
  expect([isError, text]).toEqual([true, expect.stringContaining('is larger than any page')]);
});

it('a log is read up to the limit', async () => {
  const client = await connect(home);
  const log = (size: number) => call(client, 'explain_log', {text: 'a\n'.repeat(size / 2)});
  expect((await log(12_000_000)).text).toContain('(unknown)');
  expect((await log(12_000_002)).isError).toBe(true);
});

describe('a terminal', () => {
  const run = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, [script, ...args], {encoding: 'utf8', input});

  it('gets the help, and a sentence for what is wrong', () => {
    expect(run(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('--site <address>') as string,
      stderr: '',
    });
    for (const args of [
      ['--port', '1'],
      ['folder'],
      ['--site'],
      ['--site', 'x'],
      ['--site', 'file:///x'],
    ]) {
      const {status, stdout, stderr} = run(args);
      expect([status, stdout, stderr.split('\n').length]).toEqual([2, '', 2]);
      expect(stderr).toContain('--help');
    }
  });

  it('gets an error for a message that is too large or none, and answers the next one', () => {
    const ping = '{"jsonrpc":"2.0","id":7,"method":"ping"}\n';
    const frame = (size: number) =>
      `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_":"${'x'.repeat(size - 59)}"}}\n`;
    const [at, beyond] = [frame(48_000_000), frame(48_000_001)];
    expect([at.length, beyond.length]).toEqual([48_000_000, 48_000_001]);
    const {stdout, status} = run([], at + beyond + ping + 'no JSON\n' + ping);
    expect(status).toBe(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      {jsonrpc: '2.0', id: 1, result: {}},
      {jsonrpc: '2.0', id: null, error: {code: -32600, message: 'Larger than 48000000 bytes'}},
      {jsonrpc: '2.0', id: null, error: {code: -32600, message: 'No message of JSON-RPC 2.0'}},
      {jsonrpc: '2.0', id: 7, result: {}},
      {jsonrpc: '2.0', id: 7, result: {}},
    ]);
  });

  it('ends it in silence when it has stopped reading', async () => {
    const server = spawn(process.execPath, [script]);
    let said = '';
    server.stderr.on('data', (piece) => (said += String(piece)));
    server.stdin.on('error', () => undefined);
    server.stdout.destroy();
    for (let sent = 0; sent < 50 && server.exitCode === null; sent += 1) {
      server.stdin.write('no JSON\n');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    server.stdin.end();
    const code = server.exitCode ?? (await new Promise((resolve) => server.on('exit', resolve)));
    expect([code, said]).toEqual([0, '']);
  });
});

it('lines are passed on up to the limit, however they come', () => {
  for (const size of [1, 3, 64]) {
    const got: string[] = [];
    let long = 0;
    const lines = wholeLines(8, () => (long += 1));
    lines.on('data', (line) => got.push(String(line)));
    const all = Buffer.from('1234567\n12345678\n\n123456789abcdefgh\nend\n');
    for (let at = 0; at < all.length; at += size) {
      lines.write(all.subarray(at, at + size));
    }
    expect([got, long]).toEqual([['1234567\n', '\n', 'end\n'], 2]);
  }
});

describe('offline', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect('http://127.0.0.1:9/');
  });

  it('says what it cannot reach', async () => {
    for (const [name, args] of [
      ['search', {query: 'banner'}],
      ['read_page', {path: '/ios/banner'}],
    ] as const) {
      const {text, isError} = await call(client, name, args);
      expect(isError).toBe(true);
      expect(text).toContain('http://127.0.0.1:9/');
    }
  });

  it('explains errors, checks, compares versions and patches', async () => {
    const explained = await call(client, 'explain_error', {
      text: 'a\nCould not find com.appodeal.ads.sdk:core:3.7.0.\n',
    });
    expect(explained.text).toMatch(/\(line 2\)[^]*Cause: .+[^]*Fix: .+/);
    const fits = await call(client, 'what_fits', {platform: 'android', versions: {minSdk: '21'}});
    expect(JSON.parse(fits.text)).toMatchObject({
      platform: 'android',
      fits: expect.arrayContaining(['3.6.0']) as string[],
    });
    const inFolder = await call(client, 'what_fits', {
      folder: path.resolve(__dirname, '../../../tests/cases/fits-variables-of-the-build/app'),
    });
    expect(JSON.parse(inFolder.text)).toMatchObject({
      projects: [{platform: 'android', fits: expect.arrayContaining(['3.6.0']) as string[]}],
    });
    const neither = await call(client, 'what_fits', {});
    expect(neither).toMatchObject({
      isError: true,
      text: expect.stringContaining('folder') as string,
    });
    const checked = await call(client, 'check_project', {folder: path.join(samples, 'ios/right')});
    expect(JSON.parse(checked.text)).toMatchObject({sdk: {ios: '3.7.0'}, findings: []});
    const empty = path.join(temporary, 'empty');
    mkdirSync(empty);
    const nothing = await call(client, 'check_project', {folder: empty});
    expect(nothing.isError).toBe(true);
    for (const {text} of [explained, checked]) {
      expect(text).toContain('own text, not advice');
    }
    const patch = await call(client, 'patch_project', {
      folder: path.join(samples, 'android/wrong-package'),
    });
    expect((JSON.parse(patch.text) as {diff: string}).diff).toContain(
      '+    implementation("com.appodeal.ads:sdk:3.7.0.0") {',
    );
  });

  it('looks into a built app, and for another mediation SDK', async () => {
    const file = path.join(temporary, 'bare.apk');
    // An empty zip: the end of a directory without entries.
    writeFileSync(file, Buffer.from(`504b0506${'0'.repeat(36)}`, 'hex'));
    const inspected = await call(client, 'inspect_app', {file});
    expect(JSON.parse(inspected.text)).toMatchObject({kind: 'apk', libraries: []});
    const none = await call(client, 'inspect_app', {file: path.join(temporary, 'none.apk')});
    expect(none).toMatchObject({isError: true, text: expect.stringContaining('none.apk')});
    const folder = path.join(temporary, 'moving');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'Podfile'), "pod 'AppLovinSDK'\n");
    const moved = await call(client, 'moved_from', {folder, from: 'max'});
    expect(JSON.parse(moved.text)).toMatchObject({
      platforms: ['ios'],
      left: [{file: 'Podfile', line: 1, found: 'AppLovinSDK'}],
    });
  });

  it('is a command of the doctor, too', async () => {
    const doctor = path.join(temporary, 'doctor.mjs');
    copyFileSync(script, doctor);
    const other = new Client({name: 'test', version: '1.0.0'});
    clients.push(other);
    const args = [doctor, 'mcp', '--site', home];
    await other.connect(
      new StdioClientTransport({command: process.execPath, args, cwd: temporary}),
    );
    expect((await other.listTools()).tools).toHaveLength(TOOLS.length);
  });

  it('follows no link out of the folder', async () => {
    const [app, secret] = ['app', 'secret'].map((name) => path.join(temporary, name));
    for (const folder of [app, secret]) {
      mkdirSync(folder as string);
    }
    writeFileSync(path.join(secret as string, 'Podfile'), "pod 'Appodeal', '3.6.0'\n");
    symlinkSync(path.join(secret as string, 'Podfile'), path.join(app as string, 'Podfile'));
    symlinkSync(secret as string, path.join(app as string, 'ios'));
    for (const name of ['check_project', 'patch_project']) {
      const {text} = await call(client, name, {folder: app});
      expect(text).not.toContain('3.6.0');
    }
  });

  it('answers hostile arguments and stays up', async () => {
    const large = 'Could not find x. '.repeat(600_000);
    const calls: [string, Record<string, unknown>][] = [
      ['explain_error', {text: large}],
      ['explain_error', {text: 'x'.repeat(12_000_001)}],
      ['explain_error', {text: 7}],
      ['search', {query: large}],
      ['search', {query: 'banner', language: 'xx'}],
      ['read_page', {}],
      ['check_project', {folder: ['a']}],
      ['check_project', {folder: '\0'}],
      ['check_project', {folder: path.join(temporary, 'nowhere')}],
      ['patch_project', {folder: '.', to: '../../x'}],
      ['patch_project', {folder: '.', networks: ['nobody']}],
      ['what_fits', {platform: 'web', versions: {}}],
      ['what_fits', {platform: 'android', versions: {__proto__: '1', minSdk: 'low'}}],
    ];
    for (const [name, args] of calls) {
      const {text, isError} = await call(client, name, args);
      expect([name, text.length > 0, isError]).toEqual([
        name,
        true,
        !(name === 'explain_error' && args.text === large),
      ]);
    }
    await expect(call(client, 'nothing', {})).resolves.toMatchObject({isError: true});
    expect((await client.listTools()).tools).toHaveLength(TOOLS.length);
  });
});
