import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {redirects} from './redirects';

describe('redirects', () => {
  it('lead from addresses without a page, each once', () => {
    for (const {from} of redirects) {
      expect(existsSync(path.join(__dirname, '../docs', `${from}.mdx`)), from).toBe(false);
    }
    expect(new Set(redirects.map(({from}) => from)).size).toBe(redirects.length);
  });

  it('lead to pages of the site', () => {
    for (const {to} of redirects) {
      expect(to).toMatch(/^\/(?!\/)[\w./*#-]*$/);
    }
  });

  it('cover the archives of a guide whose page has another name than its twins', () => {
    expect(redirects).toEqual(
      expect.arrayContaining(
        ['/unity', '/unity/3.6.0'].map((guide) => ({
          from: `${guide}/advanced/configure-mediated-networks`,
          to: `${guide}/advanced/appodeal-plugin-manager`,
        })),
      ),
    );
  });
});
