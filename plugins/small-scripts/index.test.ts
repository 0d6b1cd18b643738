import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {browserConfig, shortenClassNames} from './index';
import withoutDocs from './versionLoader.cjs';

const config = {
  title: 'Site',
  baseUrl: '/',
  plugins: [['redirects', {redirects: [{from: '/a', to: '/b'}]}]],
  presets: ['classic'],
  markdown: {emoji: true},
  onBrokenLinks: 'throw',
  ssrTemplate: '<!DOCTYPE html>',
  staticDirectories: ['static'],
  scripts: [],
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

describe('what a version hands to its pages', () => {
  it('has its sidebars, but not the titles and descriptions of its docs', () => {
    const version = {label: '3.7.0', docsSidebars: {docs: []}, docs: {a: {id: 'a', title: 'A'}}};
    expect(JSON.parse(withoutDocs(JSON.stringify({version})))).toEqual({
      version: {label: '3.7.0', docsSidebars: {docs: []}, docs: {}},
    });
  });

  it('of another kind stays as it is', () => {
    const source = '{"tags": []}';
    expect(withoutDocs(source)).toBe(source);
  });
});

describe('class names', () => {
  const rule = (localIdentName: string) => ({use: [{options: {modules: {localIdentName}}}]});

  it('are digests alone', () => {
    const rules = [{test: /js$/}, rule('[local]_[contenthash:base64:4]')];
    shortenClassNames(rules);
    expect(rules[1]).toEqual(rule('[contenthash:base64:4]'));
  });

  it('are not touched where the framework has other ones', () => {
    expect(() => shortenClassNames([rule('[local]')])).toThrow('expected the bundler to name');
  });
});
