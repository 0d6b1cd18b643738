import escaped from 'escape-string-regexp';
import {cacheControl, securityHeaders} from '../config/security';
import type {Provider} from '../config/provider';
import {languageFolders, type Move} from './addresses';
import {otherTypes, textTypes} from './types';

/** What the rules of a host follow from. */
export interface Rules {
  provider: Provider;
  /** Of the build's inline scripts. */
  scriptHashes: readonly string[];
  moves: readonly Move[];
}

/** Files that never change under their name, below the base URL. */
const HASHED = `(?:${languageFolders.filter(Boolean).join('|')})?(?:assets/(?!chunks\\.)|search-index/[^/]+\\.[0-9a-f]{8,}\\.json$)`;

/** Matches an Accept-Encoding that names the coding and does not refuse it. */
const accepts = (coding: string): string =>
  `"~*(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)"`;

/** Matches an Accept that wants a media type with a weight; none is a weight of one. */
const weight = (type: string, q: string): string =>
  `~*(?:^|,)\\s*${escaped(type)}\\s*${q.startsWith('1') ? `(?:;\\s*q=${q}\\s*)?` : `;\\s*q=${q}\\s*`}(?:,|$)`;

/**
 * The whole configuration of nginx, whose prefix (`-p`) holds the build in
 * `files/plain` and its compressed twins in `files/br` and `files/gzip`. What the
 * previous release had under such names is in `files/previous`, laid out alike;
 * it is looked up last, so that new files win.
 *
 * Redirects are a list made from the build: what was asked for chooses a line,
 * and never becomes a part of the answer.
 *
 * @param port - where it listens; an address may precede it, as in `127.0.0.1:8080`
 */
export function nginxConfiguration(
  {provider, scriptHashes, moves}: Rules,
  port: string,
  accessLog = 'off',
): string {
  const {baseUrl} = provider;
  const base = escaped(baseUrl);
  const types = Object.entries({...textTypes, ...otherTypes});
  const headers = Object.entries(securityHeaders(provider, scriptHashes)).map(
    ([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );
  const notFound = languageFolders.map((language) => `${baseUrl}${language}404.html`);
  const find = ['$file$twin', '$file', '$file.html', '$file/index.html']
    .map((name) => ['', name])
    .concat([['/previous', '$file']])
    .flatMap(([place, name]) => [`${place}/$coding/${name}`, `${place}/plain/${name}`])
    .join(' ');
  return `# Written by host/generate.ts; the rules are in deploy/rules.ts.
worker_processes auto;
error_log stderr;
events {
  worker_connections 1024;
}
http {
  access_log ${accessLog};
  client_body_temp_path temp/body;
  proxy_temp_path temp/proxy;
  fastcgi_temp_path temp/fastcgi;
  uwsgi_temp_path temp/uwsgi;
  scgi_temp_path temp/scgi;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  map_hash_max_size 65536;
  map_hash_bucket_size 512;
  types {
${types.map(([type, ends]) => `    ${type} ${ends.join(' ')};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${Object.keys(textTypes)
    .filter((type) => type !== 'text/html')
    .join(' ')};

  # The smallest file that the browser can read. No module compresses anything,
  # so that HTTP/1.0 and proxies make no difference.
  map $http_accept_encoding $coding {
    default plain;
    ${accepts('br')} br;
    ${accepts('gzip')} gzip;
  }
  # Both look at what was found, not at what was asked for.
  map "$status $uri" $content_encoding {
    default "";
    "~^(?:200|206|304|404) (?:/previous)?/br/" br;
    "~^(?:200|206|304|404) (?:/previous)?/gzip/" gzip;
  }
  map "$status $uri" $cache_control {
    default "${cacheControl.pages}";
    "~^(?:200|206|304) (?:/previous)?/(?:plain|br|gzip)/${HASHED}" "${cacheControl.assets}";
  }
  # Where Markdown is wanted at least as much as HTML, a page's twin is looked for first. The
  # weights are read in tenths; a type that is not named counts as refused.
  map $http_accept $markdown {
    default "";
    "${weight('text/markdown', '1(?:\\.0*)?')}" 10;
    "${weight('text/markdown', '0?\\.(?<m>[1-9])\\d*')}" $m;
  }
  map $http_accept $html {
    default 0;
    "${weight('text/html', '1(?:\\.0*)?')}" 10;
    "${weight('text/html', '0?\\.(?<h>\\d)\\d*')}" $h;
  }
  map "$markdown $html" $twin {
    default "/none";
    "~^10 " .md;
${[9, 8, 7, 6, 5, 4, 3, 2, 1].map((tenths) => `    "~^${tenths} [0-${tenths}]$" .md;`).join('\n')}
  }
  map $uri $not_found {
    default ${notFound[0]};
${languageFolders
  .map((language, index) =>
    language ? `    "~^${base}${escaped(language.slice(0, -1))}(?:/|$)" ${notFound[index]};\n` : '',
  )
  .join('')}  }
  map $uri $moved {
    default "";
${moves.map(({from, to}) => `    "${from}" "${to}";`).join('\n')}
  }

  # What follows the anchor of a place would be a part of it.
  map $moved $moved_args {
    default $is_args$args;
    "~#" "";
  }

  server {
    listen ${port};
    root files;
${headers.join('\n')}
    add_header Cache-Control $cache_control always;
    add_header Content-Encoding $content_encoding always;
    add_header Vary "Accept, Accept-Encoding" always;
    error_page 404 $not_found;

    if ($moved) {
      return 301 $moved$moved_args;
    }
${notFound
  .map(
    (page) => `    location = ${page} {
      internal;
      try_files /$coding/${page.slice(baseUrl.length)} /plain/${page.slice(baseUrl.length)} =404;
    }
`,
  )
  .join('')}    # Other spellings of files, hidden ones, and rules for other hosts.
    location ~ "//|\\.html$|/(?:404|index)$|/\\.(?!well-known/)|^${base}_(?:headers|redirects)$" {
      return 404;
    }
    location ~ "^${base}(?<file>.*)$" {
      try_files ${find} =404;
    }
    location / {
      return 404;
    }
  }
}
`;
}

/** Header rules as static hosts such as Netlify and Cloudflare Pages read them. */
export function staticHostHeaders({provider, scriptHashes}: Rules): string {
  const {baseUrl} = provider;
  const lines = Object.entries(securityHeaders(provider, scriptHashes)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return [
    `${baseUrl}*`,
    ...lines,
    ...languageFolders.flatMap((language) => [
      // Files in the folder itself are tables that change under their name.
      `${baseUrl}${language}assets/:kind/*`,
      `  Cache-Control: ${cacheControl.assets}`,
      `${baseUrl}${language}*.js`,
      '  Content-Type: text/javascript; charset=utf-8',
    ]),
    '',
  ].join('\n');
}

/**
 * Redirect rules of the same hosts, which know by themselves how a page may be
 * spelled; the not-found page of each language comes last.
 */
export function staticHostRedirects({provider: {baseUrl}, moves}: Rules): string {
  return [
    ...moves.filter(({built}) => built).map(({from, to}) => `${from} ${to} 301`),
    ...languageFolders
      .filter(Boolean)
      .map((language) => `${baseUrl}${language}* ${baseUrl}${language}404.html 404`),
    '',
  ].join('\n');
}
