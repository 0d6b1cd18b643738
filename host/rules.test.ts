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
    expect(nginx.match(/return 301.*/g)).toEqual(['return 301 $moved$moved_args;']);
    expect(nginx).not.toContain('rewrite');
  });
  it('look for a twin before the page, and for a compressed file before the plain one', () => {
    const [, found = ''] = /try_files (\S+(?: \S+)*\$file\S*.*) =404;/.exec(nginx) ?? [];
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
    expect(staticHostRedirects(rules)).toBe('/old /new 301\n/ru/* /ru/404.html 404\n');
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
