import {describe, expect, it} from 'vitest';
import {readProvider} from '../config/provider';
import {redirects} from '../config/redirects';
import {securityHeaders} from '../config/security';
import {nginxConfiguration, staticHostHeaders, staticHostRedirects} from './rules';

const provider = readProvider({});
const below = readProvider({BASE_URL: '/docs/'});

describe('rules of the host', () => {
  const nginx = nginxConfiguration(provider, ['abc=']);
  it('send every security header', () => {
    const headers = staticHostHeaders(provider, ['abc=']);
    for (const [name, value] of Object.entries(securityHeaders(provider, ['abc=']))) {
      expect(nginx).toContain(`add_header ${name} "${value}" always;`);
      expect(headers).toContain(`  ${name}: ${value}\n`);
    }
  });
  it('lead every old address on, in both languages', () => {
    for (const {from, to} of redirects) {
      for (const prefix of ['', '/ru']) {
        expect(nginx).toContain(
          `location = ${prefix}${from} { return 301 ${prefix}${to}$is_args$args; }`,
        );
        expect(staticHostRedirects(provider)).toContain(`${prefix}${from} ${prefix}${to} 301\n`);
      }
    }
  });
  it('keep to the base URL', () => {
    const configuration = nginxConfiguration(below, []);
    expect(configuration).toContain('error_page 404 /docs/404.html;');
    expect(configuration).toContain('location /docs/ru/ {');
    expect(staticHostRedirects(below)).toContain('/docs/ru/* /docs/ru/404.html 404');
  });
  it('balances its braces', () => {
    expect(nginx.split('{').length).toBe(nginx.split('}').length);
  });
});
