import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {browserConfig} from './index';

const config = {
  title: 'Site',
  baseUrl: '/',
  plugins: [['redirects', {redirects: [{from: '/a', to: '/b'}]}]],
  presets: ['classic'],
  markdown: {emoji: true},
  onBrokenLinks: 'throw',
  customFields: {domain: 'example.com'},
  themeConfig: {navbar: {items: []}},
  future: {experimental_router: 'browser', faster: {rspackBundler: true}},
} as unknown as DocusaurusConfig;

describe('the configuration in the browser', () => {
  it('has what pages read and nothing of the plugins', () => {
    expect(browserConfig(config)).toEqual({
      title: 'Site',
      baseUrl: '/',
      customFields: {domain: 'example.com'},
      themeConfig: {navbar: {items: []}},
      future: {experimental_router: 'browser'},
    });
  });

  it('is refused when addresses have their path after a hash', () => {
    const future = {...config.future, experimental_router: 'hash'} as DocusaurusConfig['future'];
    expect(() => browserConfig({...config, future})).toThrow(
      /experimental_router is "hash".*"browser" alone/,
    );
  });
});
