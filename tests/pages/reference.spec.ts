import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {framedRoutes} from '../../config/docSets';
import {provider} from '../../config/provider';
import {configuredEnvironment, fixtureBuilds} from '../fixtures/builds';
import {links} from '../../config/provider';
import signatures from '../../data/error-signatures.json';
import {page, read, site, texts} from './built';

const API = '/reporting/reporting-api';

it('reporting gives the OpenAPI document as a file', () => {
  for (const language of ['', '/ru']) {
    const file = page(language + API)('article a[download]').attr('href') ?? '';
    expect((JSON.parse(read(file)) as {openapi: string}).openapi).toMatch(/^3\.1\./);
  }
});

it('reporting says its formulas', () => {
  const names = page('/reporting/metrics')('[role=math], math')
    .toArray()
    .map(({attribs}) => attribs['aria-label']);
  expect(names).toContain('CTR equals Clicks divided by Impressions times 100%');
});

it('reporting holds its tables, samples and a composed request', () => {
  const $ = page(API);
  expect(texts($, 'td')).toContain('detalisation[]');
  expect($('article pre').text()).toContain('curl --get');
  expect($('article pre').text()).toContain('time.sleep');
});

it('terms are explained once on a page and lead to the glossary, which has none itself', () => {
  const $ = page('/networks-setup/mediation-groups/use-cases');
  const ids = $('[role=tooltip]')
    .toArray()
    .map(({attribs}) => attribs.id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids.length).toBeLessThanOrEqual(8);
  expect(new Set(ids).size).toBe(ids.length);
  const glossary = page('/networks-setup/glossary');
  for (const link of $('.term a').toArray()) {
    const [address, anchor] = ($(link).attr('href') ?? '').split('#');
    expect(address).toBe('/networks-setup/glossary');
    expect(glossary(`[id="${anchor}"]`)).toHaveLength(1);
  }
  for (const address of ['/networks-setup/glossary', '/android/get-started']) {
    expect(page(address)('.term'), address).toHaveLength(0);
  }
});

it.each([
  ['', /needs scripts, and they are off/, /search needs scripts/],
  ['/ru', /нужны скрипты, а в вашем/, /поиска нужны скрипты/],
] as const)(
  'each tool says what it needs, and the search page leads to the guides %s',
  (language, tool, search) => {
    for (const address of [
      '/android/get-started',
      '/advanced/app-ads',
      '/faq-and-troubleshooting/troubleshooting',
      API,
    ]) {
      expect(page(language + address)('main').text(), address).toMatch(tool);
    }
    const $ = page(`${language}/search`);
    expect($('main').text()).toMatch(search);
    expect($('main li a').length).toBeGreaterThanOrEqual(8);
  },
);

it('the place of the reader waits in the page, with a link for those without scripts', () => {
  for (const [address, label] of [
    ['/android/advanced/user-data', 'Sign in'],
    ['/ru/android/advanced/user-data', 'Войти'],
  ] as const) {
    const $ = page(address);
    expect($('nav [role=status]').length).toBeGreaterThan(0);
    expect(texts($, `noscript a[href="${links.signIn}"]`)).toContain(label);
    expect($('iframe'), 'the bridge comes later').toHaveLength(0);
  }
});

it('printed guides have whole contents, and are in no list', () => {
  for (const address of ['/android/print', '/ru/android/print']) {
    const $ = page(address);
    expect($('h1').first().text()).toContain('Android SDK');
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
    const ids = new Set(
      $('[id]')
        .toArray()
        .map(({attribs}) => attribs.id),
    );
    const missing = $('main a[href^="#"]')
      .toArray()
      .map(({attribs}) => decodeURIComponent(attribs.href ?? '').slice(1))
      .filter((id) => !ids.has(id));
    expect(missing).toEqual([]);
  }
  for (const list of [
    '/sitemap.xml',
    '/llms.txt',
    '/android/llms.txt',
    '/search-index/manifest.json',
  ]) {
    expect(read(list), list).not.toMatch(/\/print\b/);
  }
});

it('every known error is in one of the lists', () => {
  const address = '/faq-and-troubleshooting/troubleshooting';
  const lists = ['android', 'ios', 'unity'].map((list) => `/${list}-common-issues/known-errors`);
  const ids = ['', ...lists].flatMap((list) =>
    page(address + list)('tr[id^="error-"]')
      .toArray()
      .map(({attribs}) => attribs.id?.slice('error-'.length)),
  );
  expect(ids.sort()).toEqual(signatures.signatures.map(({id}) => id).sort());
});

it('the inspector names the command that does the same without scripts', () => {
  const $ = page('/faq-and-troubleshooting/troubleshooting/inspect-your-app');
  expect($('main noscript').text()).toContain('This tool needs scripts');
  expect($('main').text()).toContain('node doctor.mjs inspect');
});

it('the menus of the bar stand in the page', () => {
  for (const language of ['', '/ru']) {
    const bar = page(`${language}/android/get-started`)('nav.navbar');
    for (const address of ['/android/get-started', '/ru/android/get-started']) {
      expect(bar.find(`a[href="${address}"]`).length, address).toBeGreaterThan(0);
    }
    const elsewhere = bar.find('a[href^="https://github.com/"]').text();
    expect(elsewhere).toMatch(/Flutter/);
    expect(elsewhere).toMatch(/React.Native/);
  }
});

it.each(['', 'ru/'])(
  'links out of a set of the dashboard open a new tab, others stay: /%s',
  (language) => {
    const isFramed = (pathname: string) =>
      framedRoutes.some((route) => `${pathname}/`.startsWith(`/${language}${route}/`));
    const files = framedRoutes.flatMap((route) =>
      readdirSync(path.join(site, language, route), {recursive: true, encoding: 'utf8'})
        .filter((file) => /(?<!print)\.html$/.test(file))
        .map((file) => `/${language}${route}/${file}`.replace(/(?:\/index)?\.html$/, '')),
    );
    let seen = 0;
    for (const address of files) {
      const $ = page(address);
      if ($('meta[http-equiv=refresh]').length > 0) {
        continue;
      }
      // The way home is shown outside frames alone.
      for (const {attribs} of $('body a[href]:not(.site-home a)').toArray()) {
        const {href = '', target} = attribs;
        const url = new URL(href, `https://here.invalid${address}`);
        // A page's Markdown and a guide to print have no way back.
        const stays =
          href.startsWith('#') ||
          (url.host === 'here.invalid' &&
            isFramed(url.pathname) &&
            !/\.md$|\/print$/.test(url.pathname));
        expect(target, `${address}: ${href}`).toBe(stays ? undefined : '_blank');
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(10);
  },
);

/** Files of a build whose text fits. */
const filesWith = (build: string, text: RegExp): string[] => {
  const all = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:html|js|json|css|xml|txt)$/.test(file),
  );
  expect(all.length).toBeGreaterThan(20);
  return all.filter((file) => text.test(readFileSync(path.join(build, file), 'utf8')));
};

it.skipIf(provider.gtmContainerId)('there is no trace of a tag manager that is not set', () => {
  expect(filesWith(site, /googletagmanager|gtm\.js|dataLayer/)).toEqual([]);
});

it('a site with hosted search ships no local index, and no key but the one for searching', () => {
  const build = fixtureBuilds.configured;
  const {ALGOLIA_SEARCH_API_KEY: search, ALGOLIA_ADMIN_API_KEY: admin} = configuredEnvironment;
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'});
  expect(files.filter((file) => /search-index|search-worker/.test(file))).toEqual([]);
  expect(filesWith(build, new RegExp(search)).length).toBeGreaterThan(0);
  expect(filesWith(build, new RegExp(admin))).toEqual([]);
});
