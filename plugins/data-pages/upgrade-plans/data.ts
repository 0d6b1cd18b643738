import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {artifactsOf, podsOf} from '@help-center/sdk-data/artifacts';
import {adNetworks} from '@help-center/sdk-data';
import {inLocale} from '../../../config/locales';
import {byPlatform, type Platform} from '../../../config/platforms';
import {releasesOf, type Release} from '@help-center/sdk-data/releases';
import {shortName, symbols} from '@help-center/sdk-data/symbols';
import type {UpgradeData, UpgradePlans, UpgradeStep} from '@help-center/sdk-rules/upgrades';
import {requirementsOf} from '../release-pages/requirements';
import {wordsFor, type Words} from '../release-pages/words';

/** Reads the steps of an upgrade guide from the headings of the English page. */
export function stepsOf(source: string): UpgradeStep[] {
  return [...source.matchAll(/^## From (\S+) to (\S+) \{\/\* #(\S+) \*\/\}$/gm)].map(
    ([, from = '', to = '', id = '']) => ({id, from, to}),
  );
}

/** Requirements that the previous release didn't have, by the fact's name. */
function needsOf(
  platform: Platform,
  {facts}: Release,
  before: Release | undefined,
  words: Words,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      requirementsOf(platform, {facts: {[name]: value}}, words, before).map((text) => [name, text]),
    ),
  );
}

function adaptersOf(platform: Platform, version: string): Record<string, string> | null {
  if (!adNetworks.releases.includes(version)) {
    return null;
  }
  const lists = [
    ...(platform === 'ios' ? [] : artifactsOf(version)),
    ...(platform === 'android' ? [] : podsOf(version)),
  ];
  return Object.fromEntries(
    lists.flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])),
  );
}

function dataOf(platform: Platform, locale: string, siteDir: string): UpgradeData {
  const words = wordsFor(locale);
  const {removed, memberSince} = symbols[platform] as Pick<
    (typeof symbols)['android'],
    'removed' | 'memberSince'
  >;
  const list = releasesOf(platform);
  const guide = path.join(siteDir, 'docs', platform, 'upgrade-guide.mdx');
  return {
    releases: list.map((release, index) => ({
      version: release.version,
      needs: needsOf(platform, release, list[index + 1], words),
      changes: release.changes.map(({text}) => inLocale(text, locale)),
      removed: removed
        .filter((one) => one.release === release.version)
        .map(({name, instead}) => ({name: shortName(name), instead: instead ?? null})),
      added: Object.entries(memberSince).flatMap(([type, members]) =>
        Object.entries(members)
          .filter(([, since]) => since === release.version)
          .map(([member]) => shortName(type) + (member === '*' ? '' : `.${member}`)),
      ),
      adapters: adaptersOf(platform, release.version),
    })),
    // The fixture site has no upgrade guide.
    steps: existsSync(guide) ? stepsOf(readFileSync(guide, 'utf8')) : [],
  };
}

/** The upgrade helper's data in one language. */
export const upgradePlans = (locale: string, siteDir: string): UpgradePlans =>
  byPlatform((platform) => dataOf(platform, locale, siteDir));
