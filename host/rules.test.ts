import {describe, expect, it} from 'vitest';
import {readProvider} from '../config/provider';
import {securityHeaders} from '../config/security';
import type {Move} from './addresses';
import {nginxConfiguration, staticHostHeaders, staticHostRedirects} from './rules';

const moves: Move[] = [
  {from: '/old', to: '/new', built: true},
  {from: '/new.html', to: '/new', built: false},
];
const rules = {provider: readProvider({}), scriptHashes: ['abc='], moves};

describe('rules of the host', () => {
  const nginx = nginxConfiguration(rules, '8080');
  it('send every security header', () => {
    const headers = staticHostHeaders(rules);
    for (const [name, value] of Object.entries(securityHeaders(rules.provider, ['abc=']))) {
      expect(nginx).toContain(`add_header ${name} "${value}" always;`);
      expect(headers).toContain(`  ${name}: ${value}\n`);
    }
  });
  it('name every redirect, and make none of what was asked for', () => {
    expect(nginx).toContain('"/new.html" "/new";');
    expect(nginx.match(/return 301.*/g)).toEqual([
      'return 301 $asked$is_args$args;',
      'return 301 $moved$moved_args;',
      'return 301 $old$old_args;',
    ]);
    expect(nginx).not.toContain('rewrite');
  });
  it('take over of an old address only what has no meaning to a server', () => {
    expect(nginx).toContain('"~^/unity/next/(?<rest');
    const rests = nginx.match(/\(\?<rest\w*>[^)]*\)/g) ?? [];
    expect(new Set(rests.map((rest) => rest.replace(/<\w+>/, '')))).toEqual(
      new Set([String.raw`(?[\w./~+-]*)`]),
    );
  });
  it('look for a twin before the page, and for a compressed file before the plain one', () => {
    const [, found = ''] = /try_files (\S+(?: \S+)*\$file\S*.*) @old;/.exec(nginx) ?? [];
    expect(found.split(' ')).toEqual([
      ...['$file$twin', '$file', '$file.html', '$file/index.html'].flatMap((name) => [
        `/$coding/${name}`,
        `/plain/${name}`,
      ]),
      '/previous/$coding/$file',
      '/previous/plain/$file',
    ]);
  });
  it('tell static hosts what they do not know by themselves', () => {
    const lines = staticHostRedirects(rules).trim().split('\n');
    expect(lines).toContain('/old /new 301');
    expect(lines[0]).toBe(
      '/sdk/choose_framework framework=2 full=1 platform=1 /unity/get-started 301!',
    );
    expect(lines).toContain('/ru/unity/next/* /ru/unity/:splat 301');
    expect(lines).toContain('/en/articles/973530* /reporting/metrics#display-rate 301');
    expect(lines.at(-1)).toBe('/ru/* /ru/404.html 404');
  });
  it('keep to the base URL', () => {
    const below = {...rules, provider: readProvider({BASE_URL: '/docs/'})};
    expect(nginxConfiguration(below, '8080')).toContain('"~^/docs/ru(?:/|\\z)" /docs/ru/404.html;');
    expect(staticHostRedirects(below)).toContain('/docs/ru/* /docs/ru/404.html 404');
  });
  it('report what the policy refused, where that is asked for', () => {
    const provider = readProvider({CSP_REPORT_URI: 'https://reports.example.org/csp'});
    expect(nginxConfiguration({...rules, provider}, '8080')).toContain(
      'add_header Reporting-Endpoints "policy=\\"https://reports.example.org/csp\\"" always;',
    );
  });
});
