import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {browserConfig, shortenClassNames} from './index';
import withoutDocs from './versionLoader.cjs';

describe('the configuration in the browser', () => {
  it('has everything but the lists of plugins, settings that nobody knows here included', () => {
    const rest = {
      title: 'Site',
      themeConfig: {navbar: {items: []}},
      onBrokenLinks: 'throw',
      future: {experimental_router: 'browser', unheard_of: true},
    };
    const plugins = [['redirects', {redirects: [{from: '/a', to: '/b'}]}]];
    const config = {...rest, plugins, presets: ['classic']} as unknown as DocusaurusConfig;
    expect(browserConfig(config)).toEqual(rest);
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
