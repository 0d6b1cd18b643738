import {describe, expect, it} from 'vitest';
import catalogue from '../../data/ad-networks.json';
import releases from '../../data/releases.json';
import {formatDate} from '@help-center/sdk-data/dates';
import {factsFor, insertFacts, pinnedVersion} from './facts';

const page = '/site/docs/android/get-started.mdx';
const russian = '/site/i18n/ru/docusaurus-plugin-content-docs/current/android/get-started.mdx';
const latest = releases.platforms.android.latest;

describe('formatDate', () => {
  it('writes the date the way each language does', () => {
    expect(formatDate('2025-06-12', 'en')).toBe('12 June 2025');
    expect(formatDate('2025-06-12', 'ru')).toBe('12 июня 2025');
    expect([formatDate('2027-04', 'en'), formatDate('2027-04', 'ru')]).toEqual([
      'April 2027',
      'апреля 2027',
    ]);
  });
});

describe('pinnedVersion', () => {
  it.each([
    ['versioned_docs/version-3.6.0/get-started.mdx', 'android', '3.6.0'],
    ['/site/ios_versioned_docs/version-3.6.0/a/b.mdx', 'ios', '3.6.0'],
    ['/i18n/ru/docusaurus-plugin-content-docs-unity/version-3.6.0/a.mdx', 'unity', '3.6.0'],
    ['C:\\site\\versioned_docs\\version-3.6.0\\a.mdx', 'android', '3.6.0'],
  ])('%s belongs to %s %s', (file, platform, version) => {
    expect(pinnedVersion(file)).toEqual({platform, version});
  });

  it('leaves other pages unpinned', () => {
    expect(pinnedVersion(page)).toBeNull();
    expect(pinnedVersion(russian)).toBeNull();
    expect(pinnedVersion('/site/docs/ios/version-3.6.0.mdx')).toBeNull();
  });
});

describe('factsFor', () => {
  it('gives the latest release to working pages, in the language of the page', () => {
    expect(factsFor(page).get('android.version')).toBe(latest);
    expect(factsFor(page).get('android.date')).toMatch(/^\d+ [A-Z]/);
    expect(factsFor(russian).get('android.date')).toMatch(/^\d+ [а-я]/);
  });

  it('names adapters with their full coordinate or pod', () => {
    const facts = factsFor(page);
    expect(facts.get('android.network.admob')).toBe(
      `com.appodeal.ads.sdk.networks:admob:${latest}.0`,
    );
    expect(facts.get('android.service.meta')).toBe(
      `com.appodeal.ads.sdk.services:facebook_analytics:${latest}.0`,
    );
    expect(facts.get('ios.network.admob')).toBe('APDGoogleAdMobAdapter');
    expect(facts.get('ios.service.meta')).toBe('APDFacebookAdapter');
    expect(facts.get('unity.network.admob')).toBe(facts.get('android.network.admob'));
    expect(facts.get('android.engine.bidmachine.amazon')).toMatch(
      /^io\.bidmachine:ads\.networks\.amazon:[\d.]+$/,
    );
  });

  it('says in the language of the page what a service does without its keys', () => {
    expect(factsFor('docs/android/get-started.mdx').get('service.meta.withoutKeys')).toMatch(
      /^Without the keys/,
    );
    expect(
      factsFor(
        'i18n/ru/docusaurus-plugin-content-docs-onboarding/current/android/get-started.mdx',
      ).get('service.meta.withoutKeys'),
    ).toMatch(/^Без ключей/);
  });

  it('covers every network that a platform ships', () => {
    const facts = factsFor(page);
    for (const {id, platforms} of catalogue.networks) {
      expect(facts.has(`android.network.${id}`)).toBe(platforms.android !== null);
      expect(facts.has(`ios.network.${id}`)).toBe(platforms.ios !== null);
    }
  });
});

describe('insertFacts', () => {
  it('replaces tokens in prose, code and attributes and keeps the lines', () => {
    const source = 'SDK %android.version%\n\n```text\n%android.bundle%\n```\n<A b="%ios.pod%" />\n';
    const result = insertFacts(page, source);
    expect(result).not.toContain('%');
    expect(result.split('\n')).toHaveLength(source.split('\n').length);
  });

  it('leaves percent signs and unlike text alone', () => {
    for (const text of ['100% of 5%', '%APPDATA%', '%20a.b%20', 'a %b% c', '']) {
      expect(insertFacts(page, text)).toBe(text);
    }
  });

  it('names file, line and the known relatives of an unknown token', () => {
    expect(() => insertFacts(page, 'one\ntwo %android.network.admobb%')).toThrow(
      /get-started\.mdx:2 %android\.network\.admobb% is unknown; known: .*android\.network\.admob/,
    );
    expect(() => insertFacts(page, '%android.nothing%')).toThrow(/known: android\.version/);
    expect(() => insertFacts(page, '%nobody.home%')).toThrow(/known: .*link\.dashboard/);
  });

  it.each([
    ['android.core', 'a\n- b\n- d'],
    ['android.nothing', 'a\n- c\n- d'],
  ])('has the passage that goes with what the release has: %s', (key, expected) => {
    const source = `a\n{/* if ${key} */}\n- b\n{/* else */}\n- c\n  {/* end */}\n- d`;
    expect(insertFacts(page, source)).toBe(expected);
  });

  it('leaves out a line that asks for what the release lacks', () => {
    expect(insertFacts(page, '- a\n- %android.demo?%\n- %android.nothing?%\n- b')).toMatch(
      /^- a\n- https.*\n- b$/,
    );
  });

  it('refuses a passage without an end, and an end without a passage', () => {
    expect(() => insertFacts(page, 'a\n{/* if android.core */}\nb')).toThrow(
      /started\.mdx:2 .* if/,
    );
    expect(() => insertFacts(page, '%\n\n{/* end */}')).toThrow(/started\.mdx:3 .* end .*partner/);
  });

  it('says of all that a release no longer has where it stands, who had it and what to write', () => {
    const old = releases.platforms.android.releases.at(-1)?.version ?? '';
    const archived = `/site/versioned_docs/version-${old}/a.mdx`;
    expect(() => insertFacts(archived, '%android.demo%\n%android.demo%')).toThrow(
      /a\.mdx:1 %android\.demo% is not in android .*, \d.* has it; .*if android\.demo.*\n.*a\.mdx:2/,
    );
  });

  it('refuses a page of a version without release data', () => {
    expect(() =>
      insertFacts('/site/versioned_docs/version-0.0.1/a.mdx', '%android.version%'),
    ).toThrow(/no android release 0\.0\.1/);
  });
});
