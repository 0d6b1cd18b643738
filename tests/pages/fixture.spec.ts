import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fixture, page as built, read, texts} from './built';

/** What the real site has no case of; see tests/fixtures. */
const page = (address: string) => built(address, fixture);

it('an unlisted page says so, and is hidden from search engines and menus', () => {
  const $ = page('/android/unlisted');
  expect($('main').text()).toContain('Unlisted page');
  expect($('meta[name=robots]').attr('content')).toContain('noindex');
  expect(page('/android/get-started')('.menu a[href="/android/unlisted"]')).toHaveLength(0);
});

it('a draft is not built', () => {
  expect(() => page('/android/draft')).toThrow('has no');
});

describe('a beta', () => {
  const beta = '/android/4.0.0-beta/get-started';

  it('says that it is not released, and leads to the latest version', () => {
    const $ = page(beta);
    const banner = $('.theme-doc-version-banner');
    expect(banner.text()).toContain('unreleased');
    expect(banner.find('a:contains("latest version")').attr('href')).toBe('/android/get-started');
    expect($('link[rel=canonical]').attr('href')).toMatch(/\/android\/get-started$/);
  });

  it('is named on the page of versions, which is the one latest there', () => {
    const $ = page('/versions');
    const rows = $('[aria-label="Android SDK"] tr, section:contains("Android SDK") tr')
      .toArray()
      .map((row) => $(row));
    const having = (text: string) => rows.filter((row) => row.text().includes(text));
    expect(having('4.0.0-beta')[0]?.text()).toContain('Beta, not released yet');
    expect(having('4.0.0-beta')[0]?.find('a:contains("Guide")').attr('href')).toBe(beta);
    expect(having('Latest').length).toBeGreaterThan(0);
    expect(having('Latest').some((row) => row.text().includes('beta'))).toBe(false);
    expect(having('3.6.0')[0]?.text()).toContain('Unmaintained');
  });

  it('is never where a link leads that names no version, and in no sitemap', () => {
    const links = 'main a[href*=beta], nav.navbar a[href*=beta]';
    for (const address of ['/', '/android/get-started']) {
      expect(page(address)(links), address).toHaveLength(0);
    }
    expect(read('/sitemap.xml', fixture)).toContain('/android/get-started<');
    expect(read('/sitemap.xml', fixture)).not.toContain('beta');
  });
});

it('framed pages have no navbar and no footer, unlike those with a similar address', () => {
  expect(page('/onboarding/welcome')('nav.navbar, footer')).toHaveLength(0);
  expect(page('/onboardingx')('nav.navbar')).toHaveLength(1);
  expect(page('/onboardingx')('footer')).toHaveLength(1);
});

it('pictures are JPEG in two sizes, flat ones PNG', () => {
  const sizes = (address: string) =>
    Array.from(read(address, fixture).matchAll(/\.(\d+\.\w+) \d+w/g), ([, size]) => size);
  expect(sizes('/picture')).toEqual(['780.jpg', '1200.jpg']);
  expect(sizes('/flat-picture')).toEqual(['780.png', '1200.png']);
});

describe('a third language', () => {
  it('is in the language menu, the alternates and the search', () => {
    const $ = page('/de/android/second');
    expect($('html').attr('lang')).toBe('de');
    expect($('h1').text()).toBe('Zweite Seite');
    expect($('.navbar a[lang="de"]').text()).toBe('Deutsch');
    expect($('.navbar a[lang="ru"]').attr('href')).toBe('/ru/android/second');
    const alternates = $('link[hreflang]')
      .toArray()
      .map(({attribs}) => attribs.hreflang);
    expect(alternates.sort()).toEqual(['de', 'en', 'ru', 'x-default']);
    expect($('link[hreflang="de"]').attr('href')).toMatch(/\/de\/android\/second$/);
    const index = readdirSync(path.join(fixture, 'de/search-index')).map((file) =>
      read(`/de/search-index/${file}`, fixture),
    );
    expect(index.join()).toContain('Der Werbeblock lädt');
    expect(JSON.parse(read('/de/search-index/manifest.json', fixture))).toMatchObject({
      locale: 'de',
    });
  });

  it('uses its own strings and dates, and English where it has no words yet', () => {
    const translated = page('/de/android/second');
    expect(translated('main').text()).toMatch(/\d+\. (?:Juni|Mai) \d{4}/);
    expect(translated('main').text()).toContain('Changed');
    const english = page('/de/android/get-started');
    expect(english('nav[aria-label="Dieses Thema auf anderen Plattformen"]')).toHaveLength(1);
    expect(english('main').text()).toContain('Read on in');
    expect(english('main [lang="en"] h1')).toHaveLength(1);
    const headings = page('/de/onboarding/welcome')('.table-of-contents__link');
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter(':has([lang="en"])')).toHaveLength(headings.length);
    expect(translated('.table-of-contents__link').length).toBeGreaterThan(0);
    expect(texts(english, 'main [role="note"]')).toEqual(['Diese Seite ist noch nicht übersetzt.']);
    expect(translated('main [lang="en"], main [role="note"]')).toHaveLength(0);
    expect(english('[role="banner"]').text()).toBe('Neues. Mehr');
  });
});
