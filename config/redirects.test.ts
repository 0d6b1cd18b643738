import {describe, expect, it} from 'vitest';
import {redirects} from './redirects';
import {pageExists} from './sections';

describe('redirects', () => {
  it('lead from addresses without a page to pages, each address once', () => {
    for (const {from, to} of redirects) {
      expect(pageExists(from), from).toBe(false);
      expect(pageExists(to), to).toBe(true);
    }
    expect(new Set(redirects.map(({from}) => from)).size).toBe(redirects.length);
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

describe('pageExists', () => {
  it('knows pages of the working copy and of archives', () => {
    expect(pageExists('/android/get-started')).toBe(true);
    expect(pageExists('/android/3.6.0/get-started')).toBe(true);
    expect(pageExists('/ios/3.6.0/advanced/configure-mediated-networks')).toBe(true);
    expect(pageExists('/ios/3.6.0/no-such-page')).toBe(false);
    expect(pageExists('/ios/0.0.1/get-started')).toBe(false);
    expect(pageExists('/networks-setup/glossary')).toBe(true);
  });
});
