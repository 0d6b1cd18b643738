import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BlockContent, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import {formatDate} from '../../config/dates';
import {pinnedVersion} from '../../config/facts';
import {
  asOf,
  productName,
  releaseAnchor,
  releasesOf,
  supportEnded,
  supportStatuses,
  type Release,
} from '../../config/releases';
import {platforms, type Platform} from '../../config/sections';
import {adapterTable} from './adapters';
import {component, heading, link, list, paragraph, phrases, table} from './nodes';
import {wordsFor} from './words';

/** What a page may ask for, and what it is told about itself. */
interface Request {
  platform: Platform | null;
  attributes: ReadonlyMap<string, string>;
  /** The page's file, with forward slashes. */
  file: string;
  locale: string;
}

const KINDS = ['added', 'changed', 'fixed', 'removed'] as const;

/** Requirements shown in the release table, in this order. */
const REQUIREMENTS: Record<Platform, readonly string[]> = {
  android: ['minSdk', 'kotlin'],
  ios: ['minIos', 'coreMinIos'],
  unity: ['minUnity', 'edm'],
};

/** Releases up to the one the page speaks of, newest first. */
function releasesFor({platform, file}: Request): readonly Release[] {
  const all = releasesOf(platform as Platform);
  const pinned = pinnedVersion(file);
  return pinned && pinned.platform === platform
    ? all.slice(all.findIndex(({version}) => version === pinned.version))
    : all;
}

/**
 * Where a release is described: a file-relative address within the platform's
 * own doc set, else the page's route; null while the page does not exist.
 */
export function changelogAddress(
  platform: Platform,
  file: string,
  exists: (file: string) => boolean = existsSync,
): string | null {
  const suffix = platform === 'android' ? '' : `-${platform}`;
  const versioned = platform === 'android' ? '' : `${platform}_`;
  const root = new RegExp(
    `^(.*/(?:docs/${platform}|${versioned}versioned_docs/version-[^/]+|docusaurus-plugin-content-docs${suffix}/(?:current|version-[^/]+)))/`,
  ).exec(file)?.[1];
  if (!root || (!suffix && /\/(ios|unity)_versioned_docs\//.test(file))) {
    return `/${platform}/changelog`;
  }
  const target = `${root}/changelog.mdx`;
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
    const needs = REQUIREMENTS[platform].flatMap((name) => {
      const value = release.facts[name];
      const say = words.requirements[name];
      return value && say ? [say(value)] : [];
    });
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

function changelog(request: Request): RootContent[] {
  const words = wordsFor(request.locale);
  const language = request.locale === 'ru' ? 'ru' : 'en';
  return [
    component('FeedLinks', {platform: request.platform as Platform}),
    ...releasesFor(request).flatMap((release): RootContent[] => [
      heading(release.version, releaseAnchor(release.version)),
      paragraph({type: 'emphasis', children: phrases(dateOf(release.date, request))}),
      ...KINDS.flatMap((kind): BlockContent[] => {
        const texts = release.changes
          .filter((change) => change.kind === kind)
          .map(({text}) => text[language]);
        return texts.length > 0
          ? [paragraph({type: 'strong', children: phrases(words.kinds[kind])}), list(texts)]
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
    ]),
  ];
}

function timetable(platform: Platform, request: Request): BlockContent {
  const words = wordsFor(request.locale);
  const releases = releasesOf(platform);
  const statuses = supportStatuses(releases);
  const cutOff = formatDate(supportEnded, request.locale);
  return table([
    [words.version, words.released, words.status(formatDate(asOf, request.locale))].map(phrases),
    ...releases.map((release, index) => [
      phrases(release.version),
      phrases(dateOf(release.date, request)),
      phrases(words.statuses[statuses[index] ?? 'no-end-date'](cutOff)),
    ]),
  ]);
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
            label: productName(platform),
            ...(platform === shownFirst ? {default: true as const} : {}),
          },
          [timetable(platform, request)],
        ),
      ),
    ),
    paragraph(...phrases(wordsFor(request.locale).noEndDates)),
  ];
}

const makers: Record<
  string,
  {make: (request: Request) => RootContent[]; attributes: string[]; anyPlatform?: boolean}
> = {
  ReleaseTable: {make: releaseTable, attributes: ['platform', 'releases']},
  Changelog: {make: changelog, attributes: ['platform']},
  AdapterTable: {
    make: (request) =>
      adapterTable(
        request.platform as Platform,
        (releasesFor(request)[0] as Release).version,
        wordsFor(request.locale),
      ),
    attributes: ['platform'],
  },
  DeprecationTimetable: {make: deprecationTimetable, attributes: ['platform'], anyPlatform: true},
};

function readRequest(node: MdxJsxFlowElement, file: string): Request {
  const maker = makers[node.name as string] as (typeof makers)[string];
  const attributes = new Map<string, string>();
  for (const attribute of node.attributes) {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value !== 'string' ||
      !maker.attributes.includes(attribute.name)
    ) {
      throw new Error(`takes only ${maker.attributes.join(' and ')} with text values`);
    }
    attributes.set(attribute.name, attribute.value);
  }
  const named = attributes.get('platform');
  const platform = platforms.find((known) => known === named) ?? null;
  if (!platform && (named !== undefined || !maker.anyPlatform)) {
    throw new Error(`platform="${named ?? ''}": one of ${platforms.join(', ')} was expected`);
  }
  return {platform, attributes, file, locale: file.includes('/i18n/ru/') ? 'ru' : 'en'};
}

/**
 * Remark plugin that writes the release data into pages while they are
 * compiled, in the place of `<ReleaseTable>`, `<Changelog>`, `<AdapterTable>` and
 * `<DeprecationTimetable>`. The result is ordinary Markdown, so headings enter
 * the table of contents and the browser loads no release data.
 *
 * @throws naming file and line when an element names no known platform
 */
export default function releasePages() {
  return (root: Root, {path: filePath}: {path: string}): void => {
    const file = filePath.replaceAll('\\', '/');
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      const maker = makers[node.name ?? ''];
      if (!maker || !parent || index === undefined) {
        return undefined;
      }
      let content: RootContent[];
      try {
        content = maker.make(readRequest(node, file));
      } catch (error) {
        throw new Error(
          `${file}:${node.position?.start.line ?? 1} <${node.name}> ${(error as Error).message}`,
        );
      }
      (parent.children as RootContent[]).splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}
