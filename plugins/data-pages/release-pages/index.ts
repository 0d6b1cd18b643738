import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import {formatDate} from '../../../config/dates';
import {pinnedVersion} from '../../../config/facts';
import {inLocale} from '../../../config/locales';
import {parsePagePath, platforms, type Platform} from '../../../config/platforms';
import {setTitle} from '../../../config/setTitles';
import {
  asOf,
  releaseAnchor,
  releasesOf,
  supportEnded,
  supportStatuses,
  type Release,
  type SupportStatus,
} from '../../../config/releases';

import {adapterTable, engineAdapterTable} from './adapters';
import {errorGroups, errorTable} from './errors';
import {figure} from '../../markdown/drawings/figure';
import {timeline} from '../../markdown/drawings/timeline';
import {replaceElements, type Asked, type Maker} from './elements';
import {leftoversTable, namesTable} from './names';
import {component, heading, inline, link, list, paragraph, phrases, table} from './nodes';
import {requirementsOf} from './requirements';
import {wordsFor} from './words';

/** An element on a page, and the platform it is for. */
interface Request extends Asked {
  platform: Platform | null;
}

const KINDS = ['added', 'changed', 'fixed', 'removed'] as const;

/** Releases up to the one that the page describes, newest first; all of them for a beta. */
function releasesFor({platform, file}: Request): readonly Release[] {
  const all = releasesOf(platform as Platform);
  const pinned = pinnedVersion(file);
  return pinned && pinned.platform === platform
    ? all.slice(
        Math.max(
          0,
          all.findIndex(({version}) => version === pinned.version),
        ),
      )
    : all;
}

/**
 * Address of a release's changelog entry: relative to the file within the platform's
 * own doc set, else the page's route; null if the page doesn't exist.
 */
export function changelogAddress(
  platform: Platform,
  file: string,
  exists: (file: string) => boolean = existsSync,
): string | null {
  const parsed = parsePagePath(file);
  if (parsed?.set !== platform) {
    return `/${platform}/changelog`;
  }
  const target = `${parsed.folder}/changelog.mdx`;
  if (!exists(target)) {
    return null;
  }
  const relative = path.posix.relative(path.posix.dirname(file), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function dateOf(date: string | null, {locale}: Request): string {
  return date ? formatDate(date, locale) : wordsFor(locale).noDate;
}

function releaseTable(request: Request): RootContent[] {
  const words = wordsFor(request.locale);
  const limit = request.attributes.get('releases') ?? '3';
  if (!/^[1-9]\d*$|^all$/.test(limit)) {
    throw new Error(`releases="${limit}": a number of releases or "all" was expected`);
  }
  const platform = request.platform as Platform;
  const shown = releasesFor(request).slice(0, limit === 'all' ? undefined : Number(limit));
  const changelog = changelogAddress(platform, request.file);
  const rows: PhrasingContent[][][] = shown.map((release) => {
    const needs = requirementsOf(platform, release, words);
    return [
      changelog
        ? [link(`${changelog}#${releaseAnchor(release.version)}`, release.version)]
        : phrases(release.version),
      phrases(dateOf(release.date, request)),
      phrases(needs.join(', ') || '—'),
    ];
  });
  const header = [words.version, words.released, words.needs].map(phrases);
  return [
    table([header, ...rows]),
    ...(changelog ? [paragraph(link(changelog, words.allChanges))] : []),
  ];
}

/** Marks a requirement that the previous release didn't have; nothing if it is the same. */
function raised(
  release: Release,
  before: Release | undefined,
  request: Request,
): PhrasingContent[] {
  const words = wordsFor(request.locale);
  const needs = before ? requirementsOf(request.platform as Platform, release, words, before) : [];
  return needs.length > 0
    ? [
        {type: 'text', value: ' '},
        inline('span', {className: 'site-tag'}, phrases(words.nowNeeds(needs.join(', ')))),
      ]
    : [];
}

/** The year of each release, newest first; one without a date is of the year of the one after it. */
function yearsOf(releases: readonly Release[]): (string | undefined)[] {
  let year: string | undefined;
  return releases.map(({date}) => (year = date?.slice(0, 4) ?? year));
}

function changelog(request: Request): RootContent[] {
  const words = wordsFor(request.locale);
  const releases = releasesFor(request);
  const years = yearsOf(releases);
  const [newest = [], ...older] = releases.map((release, index): RootContent[] => [
    ...(years[index] === years[index - 1]
      ? []
      : [heading(years[index] ?? words.noDate, `year-${years[index] ?? 'unknown'}`)]),
    heading(release.version, releaseAnchor(release.version), 3),
    paragraph(
      {type: 'emphasis', children: phrases(dateOf(release.date, request))},
      ...raised(release, releases[index + 1], request),
    ),
    ...KINDS.flatMap((kind): BlockContent[] => {
      const texts = release.changes
        .filter((change) => change.kind === kind)
        .map(({text}) => phrases(inLocale(text, request.locale)));
      return texts.length > 0
        ? [
            paragraph(
              inline('strong', {className: `site-kind ${kind}`}, phrases(words.kinds[kind])),
            ),
            list(texts),
          ]
        : [];
    }),
    ...(release.prereleases
      ? [
          paragraph(
            ...phrases(
              `${words.prereleases}: ${release.prereleases
                .map(({version, date}) => `${version} (${dateOf(date, request)})`)
                .join(', ')}.`,
            ),
          ),
        ]
      : []),
  ]);
  const contents = releases.map((release, index): PhrasingContent[] => [
    link(`#${releaseAnchor(release.version)}`, release.version),
    {type: 'text', value: ` ${dateOf(release.date, request)}`},
    ...raised(release, releases[index + 1], request),
  ]);
  const earlier = [...new Set(years)].map((year) => ({
    year,
    lines: contents.filter((_, index) => index > 0 && years[index] === year),
  }));
  return [
    ...newest,
    ...(contents.length > 1
      ? [
          component('div', {className: 'site-releases'}, [
            paragraph({type: 'strong', children: phrases(words.earlier)}),
            ...earlier
              .filter(({lines}) => lines.length > 0)
              .map(({year, lines}) =>
                component('div', {}, [paragraph(...phrases(year ?? words.noDate)), list(lines)]),
              ),
          ]),
        ]
      : []),
    component('FeedLinks', {platform: request.platform as Platform}),
    ...older.flat(),
  ];
}

/** A release with its support status, as it is told. */
interface Row extends Release {
  status: SupportStatus;
  says: string;
}

/** When each release came and how long it was supported, as bars; one without a date is left out. */
function supportTimeline(
  platform: Platform,
  rows: readonly Row[],
  {locale}: Request,
): BlockContent {
  const words = wordsFor(locale);
  const spans = rows.flatMap(({version, date, status, says}) =>
    date
      ? [
          {
            label: version,
            from: date,
            to: status === 'ended' ? supportEnded : null,
            says,
          },
        ]
      : [],
  );
  const marks = [{day: supportEnded, text: words.ends(formatDate(supportEnded, locale))}];
  return figure(
    {
      id: `support-${platform}`,
      title: words.support(formatDate(asOf, locale)),
      ...timeline(spans, marks, asOf),
      description: spans
        .map(({label, from, says}) => `${label}, ${formatDate(from, locale)}: ${says}.`)
        .join(' '),
    },
    locale,
  );
}

function timetable(platform: Platform, request: Request): BlockContent[] {
  const words = wordsFor(request.locale);
  const releases = releasesOf(platform);
  const statuses = supportStatuses(releases);
  const cutOff = formatDate(supportEnded, request.locale);
  const rows = releases.map((release, index): Row => {
    const status = statuses[index] ?? 'no-end-date';
    return {...release, status, says: words.statuses[status](cutOff)};
  });
  /** Releases with the same support status, newest first. */
  const groups = (['latest', 'no-end-date', 'ended'] as const)
    .map((status) => rows.filter((row) => row.status === status))
    .filter((group) => group.length > 0);
  const range = (values: readonly string[], dash: string) =>
    [...new Set([values.at(-1), values[0]])].join(dash);
  return [
    table([
      [words.version, words.released, words.status(formatDate(asOf, request.locale))].map(phrases),
      ...groups.map((group) => [
        phrases(
          range(
            group.map(({version}) => version),
            '–',
          ),
        ),
        phrases(
          range(
            group.map(({date}) => dateOf(date, request)),
            ' – ',
          ),
        ),
        phrases((group[0] as Row).says),
      ]),
    ]),
    supportTimeline(platform, rows, request),
    component('details', {}, [
      inline('summary', {}, phrases(words.oneByOne)),
      table([
        [words.version, words.released].map(phrases),
        ...rows.map(({version, date}) => [version, dateOf(date, request)].map(phrases)),
      ]),
    ]),
  ];
}

function deprecationTimetable(request: Request): RootContent[] {
  const shownFirst = request.platform ?? platforms[0];
  return [
    ...(request.platform ? [component('TimetableAddress', {platform: request.platform})] : []),
    component(
      'Tabs',
      {queryString: 'timetable-platform', className: 'timetable-tabs'},
      platforms.map((platform) =>
        component(
          'TabItem',
          {
            value: platform,
            label: setTitle(platform, request.locale),
            ...(platform === shownFirst ? {default: true as const} : {}),
          },
          timetable(platform, request),
        ),
      ),
    ),
    paragraph(...phrases(wordsFor(request.locale).noEndDates)),
  ];
}

function platformOf({attributes}: Asked): Platform | null {
  const named = attributes.get('platform');
  const platform = platforms.find((known) => known === named);
  if (named !== undefined && !platform) {
    throw new Error(`platform="${named}": one of ${platforms.join(', ')} was expected`);
  }
  return platform ?? null;
}

/** An element that must name its platform. */
const ofPlatform = (
  attributes: readonly string[],
  make: (request: Request) => RootContent[],
): Maker => ({
  attributes,
  make: (asked) => {
    const platform = platformOf(asked);
    if (!platform) {
      throw new Error(`platform="": one of ${platforms.join(', ')} was expected`);
    }
    return make({...asked, platform});
  },
});

/** Elements whose content is made from `data/`, by name. */
export const makers: Readonly<Record<string, Maker>> = {
  ReleaseTable: ofPlatform(['platform', 'releases'], releaseTable),
  Changelog: ofPlatform(['platform'], changelog),
  AdapterTable: ofPlatform(['platform'], (request) =>
    adapterTable(
      request.platform as Platform,
      (releasesFor(request)[0] as Release).version,
      wordsFor(request.locale),
    ),
  ),
  EngineAdapterTable: ofPlatform(['platform'], (request) => {
    if (request.platform === 'unity') {
      throw new Error('platform="unity": one of android, ios was expected');
    }
    return engineAdapterTable(
      request.platform as 'android' | 'ios',
      (releasesFor(request)[0] as Release).version,
      wordsFor(request.locale),
    );
  }),
  NamesTable: ofPlatform(['platform', 'from'], ({platform, attributes, locale}) =>
    namesTable(platform as Platform, attributes.get('from') ?? '', locale, wordsFor(locale)),
  ),
  LeftoversTable: ofPlatform(['platform', 'from'], ({platform, attributes, locale}) =>
    leftoversTable(platform as Platform, attributes.get('from') ?? '', locale, wordsFor(locale)),
  ),
  ErrorTable: {
    attributes: ['group'],
    make: ({attributes, locale}) => {
      const named = attributes.get('group') ?? '';
      const group = errorGroups.find((known) => known === named);
      if (!group) {
        throw new Error(`group="${named}": one of ${errorGroups.join(', ')} was expected`);
      }
      return errorTable(group, locale, wordsFor(locale));
    },
  },
  DeprecationTimetable: {
    attributes: ['platform'],
    make: (asked) => deprecationTimetable({...asked, platform: platformOf(asked)}),
  },
};

/**
 * Remark plugin that replaces `<ReleaseTable>`, `<Changelog>`, `<AdapterTable>`,
 * `<EngineAdapterTable>`, `<DeprecationTimetable>`, `<ErrorTable>`, `<NamesTable>` and `<LeftoversTable>` with release data and
 * known errors. The result is ordinary Markdown, so headings appear in the table of contents
 * and the browser loads no release data.
 *
 * @throws with file and line when an element names no known platform
 */
export default function releasePages() {
  return replaceElements(makers);
}
