import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import zlib from 'node:zlib';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {errorSignatures} from '@help-center/sdk-data';
import {provider} from '../../config/provider';
import {redirects} from '../../config/redirects';
import {otherVersions, docSets} from '../../config/docSets';
import {securityHeaders} from '../../config/security';
import {placeOf} from '../../plugins/data-pages/error-addresses';
import {host} from '../../host/production';
import {htmlFiles, inlineScriptHashes, scriptHashes} from '../../host/inline-scripts';
import {ask, freePort, type Reply} from './request';

const root = path.join(__dirname, '../..');
const build = path.join(root, 'build');
const base = provider.baseUrl;
const page = `${base}android/get-started`;
let port: number;
let stop: () => Promise<void>;

beforeAll(async () => {
  port = await freePort();
  stop = await host(build, port);
});
afterAll(() => stop());

const get = (target: string, headers: Record<string, string> = {}) => ask(port, target, {headers});

const html = htmlFiles(build);
const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');
const isRedirect = (file: string): boolean => /<meta http-equiv="refresh"/.test(read(file));
/** Addresses of pages, as links write them. */
const pages = html
  .filter((file) => !/(?:^|\/)404\.html$/.test(file) && !isRedirect(file))
  .map((file) => base + file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''));

/** What every answer carries. */
function expectSecurity({headers}: Reply): void {
  for (const [name, value] of Object.entries(securityHeaders(provider, inlineHashes))) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
}
const inlineHashes = inlineScriptHashes(build);

describe('Markdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/html;q=0.5, text/markdown;q=0.9', true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/markdownx, text/html', false],
    ['*/*', false],
    ['text/markdown;q=2"; evil', false],
    ['text/markdown;charset=utf-8', true],
    ['text/markdown;charset=utf-8;q=0', false],
    ['text/markdown;charset=utf-8;q=0.5, text/html', false],
    ['text/html;level=1,text/markdown;q=0.3', false],
    ['text/html;level=1;q=0.2, text/markdown;q=0.3', true],
    ['text/markdown;q=0.95, text/html;q=0.91', true],
    ['text/markdown;q=0.91, text/html;q=0.95', false],
    ['text/markdown;q=0.5, text/html;q=0.50', true],
    ['text/markdown;q=0.999, text/html', false],
    ['text/markdown;q=0.001', true],
    ['text/markdown ; Q = 1.000 , text/html', true],
    ['text/markdown;q=0.5, */*;q=0.8', false],
    ['text/markdown, */*;q=0.8', true],
    ['text/markdown;q=0.5, text/*;q=0.4, */*', true],
    ['text/html;x=", text/markdown", */*;q=0.1', false],
    ['text/html;q=0.1;v="a,b", text/markdown;q=0.2', true],
    ['application/json', false],
  ])('Accept: %s', async (accept, expected) => {
    const {status, headers, body} = await get(page, {accept});
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(
      expected ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8',
    );
    expect(String(body).startsWith('# ')).toBe(expected);
    expect(headers.vary).toBe('Accept, Accept-Encoding');
    expectSecurity({status, headers, body} as Reply);
  });

  it('is at an address of its own, in both languages, and only where a page is', async () => {
    for (const address of [`${page}.md`, `${base}ru/android/get-started.md`, `${base}llms.txt`]) {
      expect((await get(address)).status, address).toBe(200);
    }
    for (const address of [`${base}android/nothing.md`, `${base}nothing`]) {
      expect((await get(address, {accept: 'text/markdown'})).status, address).toBe(404);
    }
  });

  it.each(['', 'android/', 'ios/3.6.0/', 'ru/unity/'])(
    'of every page that a reader of /%s needs is listed, and is there',
    async (folder) => {
      const {body} = await get(`${base}${folder}llms.txt`);
      const listed = [...String(body).matchAll(/\]\(([^)\s]+\.md)\)/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed.length).toBeGreaterThanOrEqual(100);
      expect(
        listed.filter((address) => !existsSync(path.join(build, address.slice(base.length)))),
      ).toEqual([]);
    },
  );

  it('is what a page says that it has, and no page without it says so', async () => {
    for (const address of pages) {
      const file = `${address.slice(base.length)}.md`;
      const has = existsSync(path.join(build, file));
      const reply = await get(address, {accept: 'text/markdown'});
      expect([reply.status, reply.headers['content-type']], address).toEqual([
        200,
        has ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8',
      ]);
      expect((await get(base + file)).status, file).toBe(has ? 200 : 404);
      if (!has) {
        const markdown = /<link\b[^>]*type="?text\/markdown/;
        expect(reply.body.toString(), address).not.toMatch(markdown);
      }
    }
    expect((await get(`${base}robots.txt`, {accept: 'text/markdown'})).status).toBe(200);
  });
});

describe('hostile paths', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '%5C', '%5c', '%2F', '%2f', '%252F', '%255C', '.', '..', '%2e', '%2E%2E'],
    ...[
      'evil.test',
      '@evil.test',
      'https:',
      'http://evil.test',
      '//evil.test',
      ':8080',
      'javascript:',
    ],
    ...[
      '%00',
      '%0d%0aX-Injected:%20yes',
      '%0a',
      '%09',
      '\t',
      '%',
      '%zz',
      '%C0%AF',
      '%E2%80%A8',
      'é',
    ],
    ...[
      ';',
      '?',
      '??',
      '#',
      '&',
      '$host',
      '${uri}',
      '$args',
      '"',
      "'",
      '<script>',
      '{',
      '}',
      '|',
      '^',
      '*',
    ],
    ...[
      'ru',
      'android',
      'get-started',
      'index.html',
      '.html',
      'index',
      '404.html',
      '_headers',
      '.git/config',
      '.env',
    ],
    ...[
      'networks-setup/adcolony',
      'assets',
      'br',
      'gzip',
      'plain',
      'files',
      '.well-known',
      'a'.repeat(300),
    ],
  );
  const addresses = fc.constantFrom(...pages, ...redirects.map(({from}) => base + from.slice(1)));
  const targets = fc.oneof(
    fc.array(pieces, {maxLength: 8}).map((parts) => `/${parts.join('')}`),
    fc.array(pieces, {maxLength: 6}).map((parts) => `/${parts.join('/')}/`),
    fc
      .tuple(addresses, fc.array(pieces, {maxLength: 4}))
      .map(([address, parts]) => `${address}${parts.join('')}`),
    fc
      .tuple(
        addresses,
        fc.constantFrom('/', '.html', '/index.html'),
        fc.constantFrom('', '?'),
        pieces,
      )
      .map(([address, end, query, rest]) => `${address}${end}${query}${query && rest}`),
    fc.array(pieces, {maxLength: 4}).map((parts) => `http://evil.test/${parts.join('/')}`),
  );

  it('lead to no other site, and every answer carries the headers', async () => {
    const known = new Set(pages);
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(targets, async (target) => {
        const reply = await get(target);
        seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1);
        expect([200, 301, 400, 404]).toContain(reply.status);
        expectSecurity(reply);
        expect(reply.headers).not.toHaveProperty('x-injected');
        if (reply.status === 301) {
          const location = reply.headers.location ?? '';
          expect(known).toContain(location.split(/[?#]/)[0]);
          const url = new URL(location, 'http://site.test');
          expect(url.origin).toBe('http://site.test');
          expect((await get(location)).status).toBe(200);
        }
      }),
      {seed: 20261122, numRuns: 600},
    );
    for (const status of [200, 301, 404]) {
      expect(seen.get(status), `answers ${status}`).toBeGreaterThan(10);
    }
  });

  it.each([
    '/%5Cevil.test/',
    '/\\evil.test/',
    '//evil.test/',
    '//evil.test/index.html',
    '/%2Fevil.test/',
    '/%5Cevil.test/index.html',
    '/%5Cevil.test/x.html',
    `//evil.test${page}.html`,
    '//',
    '/.//evil.test/',
    `${base}ru/%5Cevil.test/`,
  ])('%s is not found', async (target) => {
    const reply = await get(target);
    expect(reply.status).toBe(404);
    expect(reply.headers.location).toBeUndefined();
  });

  it.each([
    ...[
      '_headers',
      '_redirects',
      '.env',
      '.git/config',
      'assets/.hidden',
      '.nojekyll',
      'nginx.conf',
    ],
    ...['br/index.html', 'plain/index.html', '../nginx.conf', '%2e%2e/nginx.conf', 'x/../_headers'],
  ])('%s is not served', async (name) => {
    expect((await get(base + name)).status).toBeGreaterThanOrEqual(400);
  });

  it('/.well-known/ is served', async () => {
    const hidden = path.join(build, '.well-known/.hidden');
    onTestFinished(() => rmSync(hidden));
    writeFileSync(hidden, '');
    const reply = await get(`${base}.well-known/security.txt`);
    expect([reply.status, reply.headers['content-type']]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    expect(reply.body.toString()).toMatch(/^Contact: /);
    expect((await get(`${base}.well-known/.hidden`)).status).toBe(404);
  });
});

describe('addresses', () => {
  /** Asserts that an address leads to another in one step, and keeps the query. */
  async function leads(from: string, to: string): Promise<void> {
    const reply = await get(`${from}?a=b%20c&d`);
    // Behind an anchor, it would be a part of the anchor.
    const kept = to.includes('#') ? '' : '?a=b%20c&d';
    expect([reply.status, reply.headers.location], from).toEqual([301, to + kept]);
  }

  it('every page has one, and its other spellings lead to it at once', async () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const address of pages) {
      expect((await get(address)).status, address).toBe(200);
      const bare = address.replace(/\/$/, '');
      await leads(`${bare}/index.html`, address);
      if (bare) {
        await leads(`${bare}.html`, address);
        await leads(address === bare ? `${bare}/` : bare, address);
      }
    }
  });

  it('old ones lead to their pages, with and without a slash, in both languages', async () => {
    for (const {from, to} of redirects) {
      for (const prefix of [base, `${base}ru/`]) {
        for (const end of ['', '/', '.html', '/index.html']) {
          await leads(prefix + from.slice(1) + end, prefix + to.slice(1));
        }
      }
    }
  });

  it('of redirect pages are never answered with the page, whose script no header allows', async () => {
    const led = html.filter(isRedirect);
    expect(led.length).toBeGreaterThan(redirects.length);
    for (const file of led) {
      const bare = base + file.replace(/(?:\/index)?\.html$/, '');
      for (const address of [bare, `${bare}/`, `${bare}.html`, `${bare}/index`, base + file]) {
        expect((await get(address)).status, address).not.toBe(200);
      }
    }
  });

  it('known errors lead to their places, whatever follows their address', async () => {
    for (const prefix of [base, `${base}ru/`]) {
      for (const signature of errorSignatures.signatures) {
        await leads(`${prefix}e/${signature.id}`, prefix + placeOf(signature).slice(1));
      }
    }
  });

  it('roots of doc sets lead to their first pages, in archives and both languages', async () => {
    for (const docSet of docSets) {
      for (const version of ['', ...otherVersions(docSet).map((name) => `/${name}`)]) {
        const address = `${docSet.route}${version}`;
        if (pages.includes(base + address)) {
          continue;
        }
        for (const prefix of [base, `${base}ru/`]) {
          const first = (await get(prefix + address)).headers.location ?? '';
          expect(first.startsWith(`${prefix}${address}/`), `${prefix}${address} → ${first}`).toBe(
            true,
          );
          expect(
            existsSync(path.join(build, (prefix + address).slice(base.length), 'index.html')),
          ).toBe(true);
          await leads(prefix + address, first);
          await leads(`${prefix}${address}/`, first);
          // Nothing stands before it in the set's own order.
          expect((await get(first)).body.toString()).not.toContain('pagination-nav__link--prev');
        }
      }
    }
  });

  it.each([
    ...['android/get-started%0a', '%0a', 'ru/%0a', 'versions%0A', 'robots.txt%0a', '%0aversions'],
    ...['nowhere', 'nowhere/', 'nowhere.html', 'rust', '404', '404.html', 'android/nowhere/'],
    ...[
      'ru/nowhere',
      'ru/nowhere/',
      'ru/404',
      'ru/404.html',
      'ru/android/nowhere.html',
      'assets/js/gone.js',
    ],
  ])('%s is a 404 in its language', async (name) => {
    const reply = await get(base + name);
    const russian = name.startsWith('ru/');
    expect(reply.status).toBe(404);
    const text = reply.body.toString();
    expect(text).toMatch(russian ? /<html lang="?ru/ : /<html lang="?en/);
    expect(text.slice(text.indexOf('<main'))).toContain(
      russian ? '>Плагин для Unity<' : '>Unity Plugin<',
    );
    expect(reply.headers['cache-control']).toBe('no-cache');
    expectSecurity(reply);
  });
});

describe('answers', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'});
  const first = (pattern: RegExp): string => {
    const file = files.find((name) => pattern.test(name));
    expect(file, `a file like ${String(pattern)}`).toBeDefined();
    return file as string;
  };
  const decode = {br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync};

  it.each([
    [/^android\/get-started\.html$/, 'text/html'],
    [/^404\.html$/, 'text/html'],
    [/^assets\/.*\.js$/, 'text/javascript'],
    [/^assets\/.*\.css$/, 'text/css'],
    [/^search-index\/.*\.json$/, 'application/json'],
    [/^sitemap\.xml$/, 'application/xml'],
    [/^feeds\/.*\.atom$/, 'application/atom+xml'],
    [/^feeds\/.*\.rss$/, 'application/rss+xml'],
    [/^feeds\/.*\.json$/, 'application/json'],
    [/^robots\.txt$/, 'text/plain'],
    [/^(?:ru\/)?site\.webmanifest$/, 'application/manifest+json'],
    [/\.svg$/, 'image/svg+xml'],
  ])('%s come compressed, as %s in UTF-8', async (pattern, type) => {
    const file = first(pattern);
    const address = base + file.replace(/\.html$/, '');
    const plain = readFileSync(path.join(build, file));
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.5, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.1', 'gzip'],
      ['br; q=0.000 ,gzip;q=0', undefined],
      ['identity', undefined],
      ['x-br', undefined],
    ] as const) {
      for (const [version, headers] of [
        ['1.1', {}],
        ['1.1', {Via: '1.1 proxy.test'}],
        ['1.0', {}],
      ] as const) {
        const reply = await ask(port, address, {
          version,
          headers: {...headers, 'Accept-Encoding': accepted},
        });
        expect(reply.headers['content-type']).toBe(`${type}; charset=utf-8`);
        expect(reply.headers.vary).toContain('Accept-Encoding');
        const used = reply.headers['content-encoding'] as 'br' | 'gzip' | undefined;
        // What would not become smaller stays as it is.
        if (plain.length > 500) {
          expect(used, accepted).toBe(coding);
        }
        expect((used ? decode[used](reply.body) : reply.body).equals(plain)).toBe(true);
      }
    }
  });

  it('are as small as the strongest compression makes them', async () => {
    const plain = readFileSync(path.join(build, 'android/get-started.html'));
    const sizes = await Promise.all(
      ['br', 'gzip'].map(
        async (coding) => (await get(page, {'Accept-Encoding': coding})).body.length,
      ),
    );
    expect(sizes[0]).toBeLessThanOrEqual(zlib.brotliCompressSync(plain).length);
    expect(sizes[1]).toBeLessThanOrEqual(zlib.gzipSync(plain, {level: 9}).length);
  });

  it('with a hash in their name are kept for a year, others are asked for again', async () => {
    for (const pattern of [
      /^assets\/.*\.js$/,
      /^ru\/assets\/.*\.css$/,
      /^assets\/.*\.woff2$/,
      /^(?:ru\/)?search-index\/.*\.[0-9a-f]{12}\.json$/,
    ]) {
      const reply = await get(base + first(pattern));
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const name of [
      '',
      'android/get-started',
      'search-index/manifest.json',
      'sitemap.xml',
      'ru/',
    ]) {
      for (const coding of ['br', 'gzip', 'identity']) {
        const reply = await get(base + name, {'Accept-Encoding': coding});
        expect(reply.headers['cache-control']).toBe('no-cache');
        const again = await get(base + name, {
          'Accept-Encoding': coding,
          'If-None-Match': reply.headers.etag ?? '',
        });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expectSecurity(again);
      }
    }
  });

  it('differ in their tag by coding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => (await get(page, {'Accept-Encoding': coding})).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('carry the security headers whatever they say', async () => {
    const replies = await Promise.all([
      get(page),
      get(`${page}.html`),
      get(`${base}img/logo.svg`),
      get(`${base}nowhere`),
      get('/%'),
      get(`/${'a'.repeat(20_000)}`),
      ask(port, page, {method: 'POST'}),
      ask(port, page, {method: 'HEAD'}),
      ask(port, page, {headers: {Range: 'bytes=999999999-'}}),
    ]);
    expect(replies.map(({status}) => status)).toEqual([
      200, 301, 200, 404, 400, 414, 405, 200, 200,
    ]);
    for (const reply of replies) {
      expectSecurity(reply);
    }
  });

  it('name the methods there are where another was tried', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      for (const target of [page, `${page}.html`, `${base}nowhere`, base]) {
        const reply = await ask(port, target, {method});
        expect([reply.status, reply.headers.allow], `${method} ${target}`).toEqual([
          405,
          'GET, HEAD',
        ]);
      }
    }
    expect((await get(page)).headers).not.toHaveProperty('allow');
  });

  it('are whole whatever range was asked for', async () => {
    const address = base + first(/^assets\/.*\.woff2$/);
    const whole = await get(address);
    expect(whole.headers).not.toHaveProperty('accept-ranges');
    for (const range of ['bytes=0-9', 'bytes=999999999-', 'bytes=5-1', 'bytes=0-1,5-6']) {
      for (const coding of ['br', 'identity']) {
        const reply = await get(address, {range, 'Accept-Encoding': coding});
        expect([reply.status, reply.body.length]).toEqual([200, whole.body.length]);
      }
    }
  });

  it('have no coding on what the server says itself', async () => {
    for (const [target, method] of [
      [`${page}.html`, 'GET'],
      ['/%', 'GET'],
      [page, 'POST'],
      ['/br/x', 'POST'],
    ] as const) {
      const reply = await ask(port, target, {method, headers: {'Accept-Encoding': 'br'}});
      if (reply.status !== 404) {
        expect(reply.headers['content-encoding'], target).toBeUndefined();
        expect(reply.body.toString()).toContain('<html>');
      }
    }
  });
});

describe('pages', () => {
  it('carry the policy themselves, before any script', () => {
    for (const file of html) {
      const text = read(file);
      const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(text);
      const policy = meta?.[1] ?? '';
      expect(policy, file).toContain("default-src 'self'");
      expect(policy, file).not.toMatch(/frame-ancestors|report-uri|sandbox/);
      // A guide to print has no script.
      expect(meta?.index, file).toBeLessThan(`${text}<script`.search(/<script/));
      for (const hash of scriptHashes(text)) {
        expect(policy, file).toContain(`'sha256-${hash}'`);
      }
    }
  });

  it('are listed for crawlers', async () => {
    const robots = (await get(`${base}robots.txt`)).body.toString();
    const maps = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, url]) => url as string);
    expect(maps[0]).toBe(`${provider.siteUrl}${base}sitemap.xml`);
    for (const url of maps) {
      const reply = await get(new URL(url).pathname);
      expect([reply.status, reply.body.toString()]).toEqual([
        200,
        expect.stringContaining('<urlset'),
      ]);
    }
  });
});

describe('the command', () => {
  /** Runs it on a handmade build. */
  async function run(environment: Record<string, string>, files: Record<string, string>) {
    const home = path.join(root, '.cache');
    mkdirSync(home, {recursive: true});
    const folder = mkdtempSync(path.join(home, 'site-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), `<!doctype html><meta charset=utf-8>${text}`);
    }
    const own = await freePort();
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'host/production.ts', '--port', String(own), '--folder', folder],
      {cwd: root, env: {...process.env, ...environment}, stdio: ['ignore', 'pipe', 'pipe']},
    );
    onTestFinished(async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) {
        await once(child, 'exit');
      }
      rmSync(folder, {recursive: true});
      rmSync(path.join(home, 'host', path.relative(root, folder)), {recursive: true, force: true});
    });
    const [said] = (await Promise.race([
      once(child.stdout, 'data'),
      once(child.stderr, 'data'),
    ])) as [Buffer];
    return {port: own, said: said.toString()};
  }

  it('serves a site below another path', async () => {
    const refresh = '<meta http-equiv="refresh" content="0; url=/docs/a/b">';
    const {port: own, said} = await run(
      {BASE_URL: '/docs/', DASHBOARD_URL: 'https://app.example.org'},
      {
        'index.html': 'home',
        '404.html': 'none',
        'a/b.html': 'page',
        'old/index.html': refresh,
        'ru/index.html': 'дом',
        'ru/404.html': 'нет',
      },
    );
    expect(said).toContain(`http://127.0.0.1:${own}/docs/`);
    for (const [address, status, expected] of [
      ['/docs/', 200, 'home'],
      ['/docs/a/b', 200, 'page'],
      ['/docs/ru/', 200, 'дом'],
      ['/docs', 301, '/docs/'],
      ['/docs/ru', 301, '/docs/ru/'],
      ['/docs/a/b/', 301, '/docs/a/b'],
      ['/docs/old', 301, '/docs/a/b'],
      ['/docs/old/', 301, '/docs/a/b'],
      ['/docs/nowhere/', 404, 'none'],
      ['/docs/ru/x', 404, 'нет'],
      ['/a/b', 404, 'none'],
      ['/', 404, 'none'],
      ['/docs/../a/b', 404, 'none'],
      ['/docs/_headers', 404, 'none'],
    ] as const) {
      const reply = await ask(own, address);
      expect([reply.status, reply.headers.location ?? reply.body.toString()], address).toEqual([
        status,
        status === 301 ? expected : expect.stringContaining(expected),
      ]);
      expect(reply.headers['content-security-policy']).toContain(
        'frame-src https://app.example.org',
      );
    }
  });

  it('says what is missing where there is no build', async () => {
    const {said} = await run({}, {'index.html': 'home'});
    expect(said).toMatch(/holds no 404\.html; run "npm run build" first/);
  });
});
