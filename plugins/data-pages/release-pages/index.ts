import path from 'node:path';
import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import {formatDate} from '@help-center/sdk-data/dates';
import {pinnedVersion} from '../../lib/facts';
import {inLocale} from '../../../config/locales';
import {releaseElements} from '../../../config/pageElements';
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
} from '@help-center/sdk-data/releases';
import {adapterTable, engineAdapterTable} from './adapters';
import {errorGroups, errorTable} from './errors';
import {figure} from '../../markdown/drawings/figure';
import {timeline} from '../../markdown/drawings/timeline';
import {oneOf, replaceElements, type Asked, type Make} from '../../lib/elements';
import {leftoversTable, namesTable} from './names';
import {component, heading, inline, link, list, paragraph, phrases, table} from '../../lib/nodes';
import {requirementsOf} from './requirements';
import {wordsFor} from './words';

/** An element on a page, and the platform it is for. */
interface Request extends Asked {
  platform: Platform;
}

/** Releases up to the one that the page describes, newest first; all of them for a beta. */
function releasesFor({platform, file}: Request): readonly Release[] {
  const all = releasesOf(platform);
  const pinned = pinnedVersion(file);
  const own = pinned?.platform === platform ? pinned.version : undefined;
  return all.slice(
    Math.max(
      0,
      all.findIndex(({version}) => version === own),
    ),
  );
}

/**
 * Address of a platform's changelog: relative to the file within the platform's own doc set,
 * else the page's route.
 */
export function changelogAddress(platform: Platform, file: string): string {
  const parsed = parsePagePath(file);
  if (parsed?.set !== platform) {
    return `/${platform}/changelog`;
  }
  const folder = path.posix.relative(path.posix.dirname(file), parsed.folder);
  return `${folder || '.'}/changelog.mdx`;
}

function dateOf(date: string | null, {locale}: Pick<Asked, 'locale'>): string {
  return date ? formatDate(date, locale) : wordsFor(locale).noDate;
}

function releaseTable(request: Request): RootContent[] {
  const words = wordsFor(request.locale);
  const limit = request.attributes.get('releases') ?? '3';
  if (!/^[1-9]\d*$|^all$/.test(limit)) {
    throw new Error(`releases="${limit}": a number of releases or "all" was expected`);
  }
  const {platform} = request;
  const shown = releasesFor(request).slice(0, limit === 'all' ? undefined : Number(limit));
  const changelog = changelogAddress(platform, request.file);
  const rows: PhrasingContent[][][] = shown.map((release) => {
    const needs = requirementsOf(platform, release, words);
    return [
      [link(`${changelog}#${releaseAnchor(release.version)}`, release.version)],
      phrases(dateOf(release.date, request)),
      phrases(needs.join(', ') || '—'),
    ];
  });
  const header = [words.version, words.released, words.needs].map(phrases);
  return [table([header, ...rows]), paragraph(link(changelog, words.allChanges))];
}

/** Marks a requirement that the previous release didn't have; nothing if it is the same. */
function raised(
  release: Release,
  before: Release | undefined,
  request: Request,
): PhrasingContent[] {
  const words = wordsFor(request.locale);
  const needs = before ? requirementsOf(request.platform, release, words, before) : [];
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
    paragraph(...phrases(dateOf(release.date, request))),
    ...[raised(release, releases[index + 1], request)].flatMap((needs) =>
      needs.length > 0 ? [paragraph(...needs)] : [],
    ),
    ...Object.entries(words.kinds).flatMap(([kind, name]): BlockContent[] => {
      const texts = release.changes
        .filter((change) => change.kind === kind)
        .map(({text}) => phrases(inLocale(text, request.locale)));
      return texts.length > 0
        ? [
            paragraph(inline('strong', {className: `site-kind ${kind}`}, phrases(name))),
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
    component('FeedLinks', {platform: request.platform}),
    ...older.flat(),
  ];
}

/** How long each release is supported: by status, as bars, and one by one. */
function timetable(platform: Platform, asked: Asked): BlockContent[] {
  const {locale} = asked;
  const words = wordsFor(locale);
  const releases = releasesOf(platform);
  const statuses = supportStatuses(releases);
  const today = formatDate(asOf, locale);
  const cutOff = formatDate(supportEnded, locale);
  const rows = releases.map(({version, date}, index) => {
    const status = statuses[index] as SupportStatus;
    const says = words.statuses[status](cutOff);
    return {version, date, day: dateOf(date, asked), status, says};
  });
  /** Releases with the same support status, newest first. */
  const groups = Object.keys(words.statuses)
    .map((status) => rows.filter((row) => row.status === status))
    .filter((group) => group.length > 0);
  const range = (values: readonly string[], dash: string) =>
    [...new Set([values.at(-1), values[0]])].join(dash);
  const spoken = groups.map((group) => {
    const versions = group.map(({version}) => version);
    return words.spoken[(group[0] as (typeof rows)[number]).status](range(versions, '–'), cutOff);
  });
  const spans = rows.flatMap(({version, date, status}) => {
    const to = status === 'ended' ? supportEnded : null;
    return date ? [{label: version, from: date, to}] : [];
  });
  const bars = {
    id: `support-${platform}`,
    title: words.support(today),
    ...timeline(spans, [{day: supportEnded, text: words.ends(cutOff)}], asOf),
    sentence: `${spoken.join(', ')}.`,
  };
  return [
    table([
      [words.version, words.released, words.status(today)].map(phrases),
      ...groups.map((group) => {
        const versions = group.map(({version}) => version);
        const days = group.map(({day}) => day);
        return [range(versions, '–'), range(days, ' – '), group[0]?.says ?? ''].map(phrases);
      }),
    ]),
    figure(bars, locale),
    component('details', {}, [
      inline('summary', {}, phrases(words.oneByOne)),
      table([
        [words.version, words.released].map(phrases),
        ...rows.map(({version, day}) => [version, day].map(phrases)),
      ]),
    ]),
  ];
}

function deprecationTimetable(asked: Asked): RootContent[] {
  const named = asked.attributes.has('platform') ? platformOf(asked) : null;
  return [
    ...(named ? [component('TimetableAddress', {platform: named})] : []),
    component(
      'Tabs',
      {queryString: 'timetable-platform', className: 'timetable-tabs'},
      platforms.map((platform) =>
        component(
          'TabItem',
          {
            value: platform,
            label: setTitle(platform, asked.locale),
            ...(platform === (named ?? platforms[0]) ? {default: true as const} : {}),
          },
          timetable(platform, asked),
        ),
      ),
    ),
    paragraph(...phrases(wordsFor(asked.locale).noEndDates)),
  ];
}

const platformOf = (asked: Asked): Platform => oneOf(asked, 'platform', platforms);

/** An element that must name its platform. */
const ofPlatform =
  (make: (request: Request) => RootContent[]): Make =>
  (asked) =>
    make({...asked, platform: platformOf(asked)});

/** A table of adapters, of the release that the page describes. */
const ofAdapters = (make: typeof adapterTable): Make =>
  ofPlatform((request) =>
    make(request.platform, (releasesFor(request)[0] as Release).version, wordsFor(request.locale)),
  );

/** A table of what another SDK has, with the platform and the SDK that it names. */
const ofOrigin = (make: typeof namesTable): Make =>
  ofPlatform(({platform, attributes, locale}) =>
    make(platform, attributes.get('from') ?? '', locale, wordsFor(locale)),
  );

/** What makes each of the elements. */
export const makers: Readonly<Record<keyof typeof releaseElements, Make>> = {
  ReleaseTable: ofPlatform(releaseTable),
  Changelog: ofPlatform(changelog),
  AdapterTable: ofAdapters(adapterTable),
  EngineAdapterTable: ofAdapters(engineAdapterTable),
  NamesTable: ofOrigin(namesTable),
  LeftoversTable: ofOrigin(leftoversTable),
  ErrorTable: (asked) =>
    errorTable(oneOf(asked, 'group', errorGroups), asked.locale, wordsFor(asked.locale)),
  DeprecationTimetable: deprecationTimetable,
};

/**
 * Remark plugin that replaces the elements of `releaseElements` (`config/pageElements.ts`)
 * with release data and known errors. The result is ordinary Markdown, so headings appear in
 * the table of contents and the browser loads no release data.
 *
 * @throws with file and line when an element names no known platform
 */
export default function releasePages() {
  return replaceElements(releaseElements, makers);
}
