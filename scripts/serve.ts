import {existsSync, statSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import handler from 'serve-handler';
import {defaultLocale, locales} from '../config/locales';
import {provider} from '../config/provider';
import {redirects} from '../config/redirects';
import {cacheControl, securityHeaders} from '../config/security';
import {inlineScriptHashes} from './inline-scripts';

/**
 * What the server answers to a path.
 *
 * - `file`: a file of the build, relative to its folder
 * - `redirect`: another path on this server; the query is carried over by the caller
 */
export type Answer =
  {kind: 'file'; file: string; status: 200 | 404} | {kind: 'redirect'; location: string};

export interface Host {
  /** Tells whether the build has this file. */
  has: (file: string) => boolean;
  /** Path the site is served under; starts and ends with a slash. */
  baseUrl: string;
  /** A static host without rules: no redirects, `/404.html` for everything unknown. */
  plain: boolean;
}

/** Languages with a folder and a not-found page of their own. */
const LOCALES = locales.filter((locale) => locale !== defaultLocale);

/**
 * Decides like the production host (deploy/nginx.conf): addresses carry neither
 * `.html` nor a slash at the end, old addresses lead on, and each language has
 * its own not-found page.
 *
 * @param pathname - decoded path of the request
 */
export function answer(pathname: string, {has, baseUrl, plain}: Host): Answer {
  if (!pathname.startsWith(baseUrl)) {
    return {kind: 'file', file: '404.html', status: 404};
  }
  const inside = pathname.slice(baseUrl.length);
  const segments = inside.split('/').filter(Boolean);
  const locale = LOCALES.find((name) => name === segments[0]);
  const bare = segments.join('/');
  if (!plain) {
    const local = `/${segments.slice(locale ? 1 : 0).join('/')}`;
    const moved = redirects.find(({from}) => from === local);
    if (moved) {
      return {
        kind: 'redirect',
        location: `${baseUrl}${locale ? `${locale}/` : ''}${moved.to.slice(1)}`,
      };
    }
    // A language's own root keeps its slash, since that is its base URL.
    const address = (page: string): string => baseUrl + (page === locale ? `${page}/` : page);
    const clean = bare.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
    if (clean !== bare && bare !== '404.html' && has(bare)) {
      return {kind: 'redirect', location: address(clean)};
    }
    const canonical = address(bare);
    if (canonical !== baseUrl + inside && (has(`${bare}.html`) || has(`${bare}/index.html`))) {
      return {kind: 'redirect', location: canonical};
    }
  }
  const candidates = inside.endsWith('/') || bare === '' ? [] : [bare, `${bare}.html`];
  for (const file of [...candidates, bare ? `${bare}/index.html` : 'index.html']) {
    if (has(file)) {
      return {kind: 'file', file, status: 200};
    }
  }
  const own = `${locale}/404.html`;
  return {kind: 'file', file: !plain && locale && has(own) ? own : '404.html', status: 404};
}

export interface ServeOptions {
  folder: string;
  port: number;
  baseUrl?: string;
  plain?: boolean;
}

/**
 * Serves a build on this machine only.
 *
 * @returns the listening server; close it when done
 * @throws when the folder holds no build or the port is taken
 */
export async function serve({folder, port, baseUrl = '/', plain = false}: ServeOptions) {
  const publicFolder = path.resolve(folder);
  if (!existsSync(path.join(publicFolder, '404.html'))) {
    throw new Error(`${publicFolder} holds no 404.html; build the site first.`);
  }
  const has = (file: string): boolean => {
    const full = path.join(publicFolder, file);
    return full.startsWith(publicFolder + path.sep) && existsSync(full) && statSync(full).isFile();
  };
  const headers = plain ? {} : securityHeaders(provider, inlineScriptHashes(publicFolder));
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    let pathname: string;
    try {
      pathname = decodeURIComponent(url.pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }
    const result = answer(pathname, {has, baseUrl, plain});
    if (result.kind === 'redirect') {
      response.writeHead(301, {location: encodeURI(result.location) + url.search}).end();
      return;
    }
    response.statusCode = result.status;
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(name, value);
    }
    request.url = `/${encodeURI(result.file)}`;
    void handler(request, response, {
      public: publicFolder,
      cleanUrls: false,
      directoryListing: false,
      etag: true,
      headers: [
        {
          source: '**/*.js',
          headers: [{key: 'Content-Type', value: 'text/javascript; charset=utf-8'}],
        },
        {
          source: '**/assets/**',
          headers: [{key: 'Cache-Control', value: cacheControl.assets}],
        },
        {
          source: '**/assets/chunks.*.json',
          headers: [{key: 'Cache-Control', value: cacheControl.pages}],
        },
      ],
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

if (process.argv[1] && path.resolve(process.argv[1]) === __filename) {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      folder: {type: 'string', default: 'build'},
      base: {type: 'string', default: process.env.BASE_URL ?? '/'},
      plain: {type: 'boolean', default: false},
    },
  });
  serve({
    folder: values.folder,
    port: Number(values.port),
    baseUrl: values.base,
    plain: values.plain,
  }).then(
    () => console.log(`Serving ${values.folder} at http://127.0.0.1:${values.port}${values.base}`),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
