import {once} from 'node:events';
import {existsSync, statSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import handler from 'serve-handler';
import {byPattern, byQuery} from '../config/oldAddresses';
import {provider} from '../config/provider';
import {cacheControl, securityHeaders} from '../config/security';
import {asCommand} from './command';
import {languageFolders, readMoves} from './addresses';
import {inlineScriptHashes} from './inline-scripts';

export interface Host {
  /** Whether the build has this file. */
  has: (file: string) => boolean;
  /** Path the site is served under; starts and ends with a slash. */
  baseUrl: string;
  /**
   * Redirects by address, see `readMoves`; null for a static host without rules,
   * which answers every unknown address with `/404.html`.
   */
  moves: ReadonlyMap<string, string> | null;
}

/** The redirects of the production host, by address. */
export function movesOf(folder: string, baseUrl: string): ReadonlyMap<string, string> {
  return new Map(readMoves(folder, baseUrl).map(({from, to}) => [from, to]));
}

/**
 * Answers like the production host, which `host/rules.ts` describes.
 *
 * @param pathname - decoded path of the request
 * @returns a file of the build, relative to its folder, or a redirect to another path on this
 *   server; the caller appends the query
 */
export function answer(pathname: string, {has, baseUrl, moves}: Host, query = '') {
  const known = pathname.startsWith(baseUrl) && !pathname.includes('//');
  const file = known ? pathname.slice(baseUrl.length) : '404.html';
  const languageFolder =
    languageFolders.find((language) => language && file.startsWith(language)) ?? '';
  const unprefixed = `/${file.slice(languageFolder.length)}`;
  const led = (to: string): string => baseUrl + languageFolder + to.slice(1);
  const asked = moves && byQuery(unprefixed, query);
  const location = asked ? led(asked) : moves?.get(pathname);
  if (location) {
    return {kind: 'redirect', location} as const;
  }
  const candidates =
    file === '' || file.endsWith('/')
      ? [`${file}index.html`]
      : [...(moves && file.endsWith('.html') ? [] : [file]), `${file}.html`, `${file}/index.html`];
  const found = candidates.find(has);
  if (found && !/(?:^|\/)404\.html$/.test(found)) {
    return {kind: 'file', file: found, status: 200} as const;
  }
  const old = moves && known ? byPattern(unprefixed) : null;
  if (old) {
    return {kind: 'redirect', location: led(old)} as const;
  }
  return {kind: 'file', file: `${moves ? languageFolder : ''}404.html`, status: 404} as const;
}

export interface ServeOptions {
  folder: string;
  port: number;
  baseUrl?: string;
  plain?: boolean;
}

const header = (source: string, key: string, value: string) => ({source, headers: [{key, value}]});

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
  const moves = plain ? null : movesOf(publicFolder, baseUrl);
  const server = http.createServer((request, response) => {
    const [raw = '/', query] = (request.url ?? '/').split('?', 2);
    let pathname: string;
    try {
      pathname = decodeURIComponent(raw);
    } catch {
      response.writeHead(400).end();
      return;
    }
    const result = answer(pathname, {has, baseUrl, moves}, query);
    if (result.kind === 'redirect') {
      // After a hash, the query would become part of the hash.
      const search = query === undefined || result.location.includes('#') ? '' : `?${query}`;
      response.writeHead(301, {location: result.location + search}).end();
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
        header('**/*.js', 'Content-Type', 'text/javascript; charset=utf-8'),
        header('**/assets/**', 'Cache-Control', cacheControl.assets),
      ],
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

void asCommand(__filename, async () => {
  const {
    values: {port, base, ...values},
  } = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      folder: {type: 'string', default: 'build'},
      base: {type: 'string', default: process.env.BASE_URL ?? '/'},
      plain: {type: 'boolean', default: false},
    },
  });
  await serve({...values, port: Number(port), baseUrl: base});
  console.log(`Serving ${values.folder} at http://127.0.0.1:${port}${base}`);
});
