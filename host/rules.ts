import escaped from 'escape-string-regexp';
import {cacheControl, securityHeaders} from '../config/security';
import {having, patterns, queried, REST} from '../config/oldAddresses';
import type {Provider} from '../config/provider';
import {languageFolders, type Move} from './addresses';
import {otherTypes, textTypes} from './types';

/** Input for the rules of a host. */
export interface Rules {
  provider: Provider;
  /** Hashes of the build's inline scripts. */
  scriptHashes: readonly string[];
  moves: readonly Move[];
}

/** Files whose content never changes under the same name, below the base URL. */
const HASHED = `(?:${languageFolders.filter(Boolean).join('|')})?(?:assets/|search-index/[^/]+\\.[0-9a-f]{8,}\\.json$)`;

/** Matches an Accept-Encoding header that lists the coding and doesn't refuse it. */
const accepts = (coding: string): string =>
  `"~*(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)"`;

/** What can precede a media range in an Accept header: others, with commas inside quoted parts. */
const BEFORE = '~*^(?:(?:[^\\"]|\\"[^\\"]*\\")*?,)?\\s*';

/** A parameter other than the weight. */
const PARAMETER = '\\s*;\\s*(?!q\\s*=)[^\\s=;,\\"]+\\s*=\\s*(?:\\"[^\\"]*\\"|[^\\s;,\\"]*)';

/**
 * Lines of an nginx map from an Accept header to `q` and the weight of a media type, as written.
 * Of the ranges that match the type, the most specific one counts (RFC 9110, 12.5.1). Other
 * parameters of the type are ignored.
 *
 * @param name - name of the capture group, unique in the configuration
 */
const weights = (ranges: readonly string[], name: string): string =>
  ranges
    .flatMap((range) => [escaped(range), `${escaped(range)}(?:${PARAMETER})+`])
    .map(
      (range, index) =>
        `    "${BEFORE}${range}\\s*(?:;\\s*q\\s*=\\s*(?<${name}${index}>1(?:\\.0*)?|0(?:\\.\\d*)?)\\s*(?:[,;]|\\z)|,|\\z)" q$${name}${index};`,
    )
    .join('\n');

/** Lines of an nginx map from the result of {@link weights} to thousandths, as four digits. */
const thousandths = (name: string): string =>
  [
    ['1.*', '1000'],
    ['', '1000'],
    [`0\\.(?<${name}3>\\d{3})\\d*`, `0$${name}3`],
    [`0\\.(?<${name}2>\\d\\d)`, `0\${${name}2}0`],
    [`0\\.(?<${name}1>\\d)`, `0\${${name}1}00`],
  ]
    .map(([written, digits]) => `    "~^q${written}\\z" ${digits};`)
    .join('\n');

/** Matches two numbers with the same number of digits, the first being at least the second. */
const AT_LEAST = `~^(\\d*)(?:,\\1\\z|${[1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => `${digit}\\d*,\\1[0-${digit - 1}]`)
  .join('|')})`;

/**
 * The complete nginx configuration. Its prefix (`-p`) holds the build in
 * `files/plain` and the compressed copies in `files/br` and `files/gzip`. Assets of
 * the previous release are in `files/previous`, in the same layout; they are looked
 * up last, so that new files win.
 *
 * Redirects are a list generated from the build: the request selects a line and
 * never becomes part of the response.
 *
 * @param port - port to listen on; may include an address, as in `127.0.0.1:8080`
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
  // Of an address by pattern only the rest goes into the answer, of characters without a meaning.
  const old = languageFolders.flatMap((language) =>
    patterns.map(({from, to}, index) => {
      const start = escaped(baseUrl + language + from.slice(1, -1));
      const rest = `rest${language.replace(/\W/g, '')}${index}`;
      const target = baseUrl + language + to.slice(1).replace(/\*$/, `$${rest}`);
      return `    "~^${start}(?<${rest}>${REST.replace(/\+$/, '*')})\\z" "${target}";`;
    }),
  );
  const asked = languageFolders.flatMap((language) =>
    queried.map(({from, parameters, to}) => {
      const [start, target] = [from, to].map((one) => baseUrl + language + one.slice(1));
      return `    "~^${escaped(start as string)}\\?${having(parameters)}" "${target}";`;
    }),
  );
  const notFound = languageFolders.map((language) => `${baseUrl}${language}404.html`);
  const find = ['$file$twin', '$file', '$file.html', '$file/index.html']
    .map((name) => ['', name])
    .concat([['/previous', '$file']])
    .flatMap(([folder, name]) => [`${folder}/$coding/${name}`, `${folder}/plain/${name}`])
    .join(' ');
  return `# Written by host/generate.ts; the rules are in host/rules.ts.
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
  variables_hash_max_size 4096;
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
  # Where Markdown is named and wanted at least as much as HTML, a page's twin is looked for first.
  map $http_accept $markdown_weight {
    default "";
${weights(['text/markdown'], 'm')}
  }
  map $http_accept $html_weight {
    default "";
${weights(['text/html', 'text/*', '*/*'], 'h')}
  }
  map $markdown_weight $markdown {
    default 0000;
${thousandths('a')}
  }
  map $html_weight $html {
    default 0000;
${thousandths('b')}
  }
  map "$markdown,$html" $twin {
    default /none;
    "~^0000" /none;
    "${AT_LEAST}" .md;
  }
  map $uri $not_found {
    default ${notFound[0]};
${languageFolders
  .map((language, index) =>
    language
      ? `    "~^${base}${escaped(language.slice(0, -1))}(?:/|\\z)" ${notFound[index]};\n`
      : '',
  )
  .join('')}  }
  map $uri $moved {
    default "";
${moves.map(({from, to}) => `    "${from}" "${to}";`).join('\n')}
  }

  map "$uri?$args" $asked {
    default "";
${asked.join('\n')}
  }

  # Asked only where there is no file.
  map $uri $old {
    default "";
${old.join('\n')}
  }

  map $status $allow {
    default "";
    405 "GET, HEAD";
  }
  # What follows the anchor of a place would be a part of it.
  map $moved $moved_args {
    default $is_args$args;
    "~#" "";
  }
  map $old $old_args {
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
    add_header Allow $allow always;
    # A part of a compressed file is of no use to anyone.
    max_ranges 0;
    error_page 404 $not_found;

    if ($request_method !~ "^(?:GET|HEAD)\\z") {
      return 405;
    }
    if ($asked) {
      return 301 $asked$is_args$args;
    }
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
    location ~ "//|\\.html\\z|/(?:404|index)\\z|/\\.(?!well-known/)|^${base}_(?:headers|redirects)\\z" {
      return 404;
    }
    # To the very end: "$" would leave out a line break after it.
    location ~ "^${base}(?<file>.*)\\z" {
      try_files ${find} @old;
    }
    location @old {
      if ($old) {
        return 301 $old$old_args;
      }
      return 404;
    }
    location / {
      return 404;
    }
  }
}
`;
}

/** Header rules for static hosts, in the format of Netlify and Cloudflare Pages. */
export function staticHostHeaders({provider, scriptHashes}: Rules): string {
  const {baseUrl} = provider;
  const lines = Object.entries(securityHeaders(provider, scriptHashes)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return [
    `${baseUrl}*`,
    ...lines,
    ...languageFolders.flatMap((language) => [
      `${baseUrl}${language}assets/*`,
      `  Cache-Control: ${cacheControl.assets}`,
      `${baseUrl}${language}*.js`,
      '  Content-Type: text/javascript; charset=utf-8',
    ]),
    '',
  ].join('\n');
}

/**
 * Redirect rules for static hosts, which handle variants of a page's address
 * themselves. Each language's not-found page comes last. Those with parameters are
 * Netlify's alone, and stand above the redirect page of the address; Cloudflare Pages
 * skips such lines.
 */
export function staticHostRedirects({provider: {baseUrl}, moves}: Rules): string {
  return [
    ...languageFolders.flatMap((language) =>
      queried.map(({from, parameters, to}) => {
        const [start, target] = [from, to].map((one) => baseUrl + language + one.slice(1));
        return `${start} ${parameters.join(' ')} ${target} 301!`;
      }),
    ),
    ...moves.filter(({built}) => built).map(({from, to}) => `${from} ${to} 301`),
    ...languageFolders.flatMap((language) =>
      patterns.map(({from, to}) => {
        const [start, end] = [from, to].map((one) => baseUrl + language + one.slice(1));
        return `${start} ${end?.replace(/\*$/, ':splat')} 301`;
      }),
    ),
    ...languageFolders
      .filter(Boolean)
      .map((language) => `${baseUrl}${language}* ${baseUrl}${language}404.html 404`),
    '',
  ].join('\n');
}
