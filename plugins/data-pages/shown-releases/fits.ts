import {
  catalogueOf,
  needOf,
  targetsOf,
  versionsOf,
  type Catalogue,
} from '@help-center/sdk-rules/fits';
import {releaseRequirements} from '@help-center/sdk-data';
import {defaultLocale} from '../../../config/locales';
import {byPlatform, type Platform} from '../../../config/platforms';
import {asOf} from '@help-center/sdk-data/releases';
import type {FitsData, NeedsRow, NeedsTable, NeedsTables} from '../../../config/shownReleases';
import {upgradePlans} from '../upgrade-plans/data';

const catalogue = (): Catalogue => catalogueOf(releaseRequirements, asOf);

/** Data for the browser, and the upgrade steps between releases. */
export function fitsData(siteDir: string): FitsData {
  const plans = upgradePlans(defaultLocale, siteDir);
  return {
    catalogue: catalogue(),
    steps: byPlatform((platform) => plans[platform].steps),
  };
}

/** Third-party pods that most apps depend on directly. */
const PODS = [
  'Firebase/Core',
  'Google-Mobile-Ads-SDK',
  'FBSDKCoreKit',
  'Adjust',
  'AppsFlyerFramework',
];

/** The cells of a release by column. */
function cellsOf(known: Catalogue, platform: Platform, release: string): Record<string, string> {
  switch (platform) {
    case 'android': {
      const row = known.android.releases.find(({version}) => version === release);
      return {
        minSdk: String(row?.minSdk),
        compileSdk: String(row?.compileSdk),
        agp: row?.agp ?? '',
        gradle: row?.gradle ?? '',
        kotlin: row?.kotlin ?? '',
      };
    }
    case 'ios': {
      const {core, all} = targetsOf(known, release);
      return {
        ios: core === all ? core : `${core}–${all}`,
        ...Object.fromEntries(PODS.map((pod) => [pod, needOf(known, release, pod) ?? ''])),
      };
    }
    case 'unity': {
      const row = known.unity.releases.find(({version}) => version === release);
      return {
        unity: row?.editor ?? '',
        edm4u: row?.edm4u ?? '',
      };
    }
  }
}

function tableOf(known: Catalogue, platform: Platform): NeedsTable {
  const rows: NeedsRow[] = [];
  let columns: string[] = [];
  for (const release of versionsOf(known, platform)) {
    const cells = cellsOf(known, platform, release);
    columns = Object.keys(cells);
    const needs = Object.values(cells);
    const last = rows.at(-1);
    if (last && JSON.stringify(last.needs) === JSON.stringify(needs)) {
      rows[rows.length - 1] = {...last, oldest: release};
    } else {
      rows.push({newest: release, oldest: release, needs});
    }
  }
  return {columns, rows};
}

/** Requirements of every release, as tables. */
export function needsTables(): NeedsTables {
  const known = catalogue();
  return byPlatform((platform) => ({...tableOf(known, platform), newer: known.newer[platform]}));
}
