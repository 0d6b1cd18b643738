import {describe, expect, it} from 'vitest';
import {archivedVersions, docSets} from '../../config/docSets';
import {feedFormats, feedPath} from '../../config/feeds';
import {platforms, type Platform} from '../../config/platforms';
import {latestVersion, releaseAnchor, releasesOf} from '@help-center/sdk-data/releases';
import {twinOf} from '../../config/topics';
import russian from '../../i18n/ru/code.json';
import {page, read, texts} from './built';

const LANGUAGES = ['', '/ru'] as const;
const builder = '[aria-label="Integration builder"]';
const escaped = (text: string): string => text.replaceAll('.', '\\.');

describe('the integration builder before scripts', () => {
  const adapter: Record<Platform, RegExp> = {
    android: new RegExp(`networks:vungle:${escaped(latestVersion('android'))}\\.\\d`),
    ios: new RegExp(`pod 'APDVungleAdapter', '${escaped(latestVersion('ios'))}\\.\\d`),
    unity: /AppodealDependencies\.xml/,
  };
  const own: Partial<Record<Platform, string>> = {
    android: '/android/advanced/configure-mediated-networks',
    ios: '/ios/advanced/configure-mediated-networks',
  };

  it.each(platforms)('has the recommended set for %s, and says what choosing needs', (platform) => {
    for (const address of [`/${platform}/get-started`, own[platform]].filter(Boolean)) {
      const $ = page(address as string);
      expect($(builder).text(), address).toMatch(adapter[platform]);
      expect($(`${builder} noscript`).text(), address).toContain('This tool needs scripts');
      const mintegral = $(`${builder} label:contains("Mintegral") input`);
      expect(mintegral.is('[checked]'), address).toBe(true);
    }
  });
});

describe('the platform switch', () => {
  const choices = 'nav[aria-label="This topic on other platforms"]';

  it.each([
    ['android', 'ad-types/banner', 'ios'],
    ['ios', 'advanced/logging', 'android'],
    ['android', 'ad-types/native', 'unity'],
  ] as const)('leads from %s/%s to %s', (from, own, to) => {
    const twin = twinOf(from, own, to);
    const $ = page(`/${from}/${own}`);
    const link = $(`${choices} a[href="/${to}/${twin.page}"]`);
    expect(link).toHaveLength(1);
    expect(link.text().includes('nearest page')).toBe(!twin.exact);
    expect(page(`/${to}/${twin.page}`)('h1').text()).not.toBe('');
  });

  it('is absent outside the SDK guides', () => {
    expect(page('/versions')(choices)).toHaveLength(0);
  });
});

const archives = docSets.flatMap((docSet) =>
  archivedVersions(docSet).flatMap((version) =>
    LANGUAGES.map((language) => [language, docSet.route, version] as const),
  ),
);

it.each(archives)(
  '%s/%s/%s says that it is old and points to the latest',
  (language, set, version) => {
    const $ = page(`${language}/${set}/${version}/ad-types/banner`);
    const latest = `${language}/${set}/ad-types/banner`;
    const banner = $('.theme-doc-version-banner');
    expect(banner.text()).toContain(version);
    expect(banner.find('a').attr('href')).toBe(latest);
    expect($('link[rel=canonical]')).toHaveLength(1);
    expect($('link[rel=canonical]').attr('href')).toMatch(new RegExp(`${latest}$`));
    const sitemap = read(`${language}/sitemap.xml`);
    expect(sitemap).not.toContain(`/${set}/${version}/`);
    expect(sitemap).toContain(latest);
  },
);

describe.each(platforms)('%s', (platform) => {
  it('has a changelog that names every release and announces feeds that exist', () => {
    const $ = page(`/${platform}/changelog`);
    for (const {version} of releasesOf(platform)) {
      expect($(`[id="${releaseAnchor(version)}"]`).text()).toContain(version);
    }
    const feeds = 'link[rel=alternate]:is([type*=feed], [type$=xml])';
    expect($(`head ${feeds}`)).toHaveLength(feedFormats.length * 2);
    for (const {id} of feedFormats) {
      expect(read(feedPath(platform, id))).toContain(`/${platform}/changelog#`);
    }
  });

  it('has the timetable of its own releases', () => {
    const rows = texts(page(`/${platform}/sdk-deprecation-policy`), 'tr');
    expect(rows.some((row) => row.includes(latestVersion(platform)))).toBe(true);
  });

  it('has the step from the release before the latest as a default, and says what choosing needs', () => {
    for (const [language, name, needs] of [
      ['', 'Upgrade helper', /needs scripts, and they are off/],
      ['/ru', russian['site.upgrade.label'].message, /нужны скрипты, а в вашем/],
    ] as const) {
      const $ = page(`${language}/${platform}/upgrade-guide`);
      const steps = texts($, `[aria-label="${name}"] a`).filter((text) => text.includes('→'));
      expect(steps).toEqual([
        expect.stringMatching(new RegExp(`→ ${escaped(latestVersion(platform))}$`)),
      ]);
      expect($(`[aria-label="${name}"]`).text()).toMatch(needs);
    }
  });
});

it('what fits is there as tables', () => {
  const rows = texts(page('/what-fits'), 'tr').filter((row) =>
    row.startsWith(latestVersion('android')),
  );
  expect(rows.some((row) => /\b\d{2}\b.*\b\d{2}\b.*\d\.\d/.test(row))).toBe(true);
  expect(rows.some((row) => /~> \d+\.\d+\.\d+/.test(row))).toBe(true);
});

it('a guide of upgrading leads to what fits its platform', () => {
  expect(texts(page('/ios/upgrade-guide'), 'a[href="/what-fits?platform=ios"]')[0]).toBe(
    'What fits my project',
  );
});

it('a page has one field for a key where a sample has a placeholder, else none', () => {
  const fields = 'input[name="own-android"], label:contains("Your app key")';
  expect(page('/android/ad-types/banner')(fields).length).toBeGreaterThan(0);
  expect(page('/android/changelog')(fields)).toHaveLength(0);
});
