import {existsSync} from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import type {Nodes} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import android from '../../data/symbols/android.json';
import ios from '../../data/symbols/ios.json';
import unity from '../../data/symbols/unity.json';
import {releaseRequirements, releases} from '../../config/catalogue';
import {defaultLocale} from '../../config/locales';
import {platforms} from '../../config/platforms';
import {knownLanguages} from '../../plugins/markdown/highlight/prism';
import {compareVersions} from '@help-center/version-rules';
import {kept, onEach, type Content, type Page} from '../lib/content';
import {attribute, importsOfPage, isJsx, lineOf, walk, type JsxElement} from '../lib/page';
import {collector, type Problem} from '../lib/problem';

const DRAWING = ['id', 'title'];
const PLATFORM = ['platform'];

/** Components that pages use without an import, with their props. */
export const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  // Of the theme (src/theme/MDXComponents).
  Tabs: ['groupId', 'queryString', 'defaultValue'],
  TabItem: ['value', 'label', 'default'],
  Since: ['version'],
  TimetableAddress: [],
  FeedLinks: PLATFORM,
  NativeAdPicture: [],
  TableFilter: [],
  AppAdsChecker: [],
  AppInspector: [],
  ConfigChecker: [],
  IntegrationBuilder: ['platform', 'compact'],
  LogHelper: [],
  OwnValue: ['name', 'ofBoth'],
  RequestBuilder: [],
  UpgradeHelper: PLATFORM,
  BuildFilePatch: PLATFORM,
  // Drawings.
  AdLifecycle: ['type', 'platform'],
  AdPlacement: ['type'],
  Flow: DRAWING,
  Funnel: DRAWING,
  Auction: [],
  Screen: [...DRAWING, 'place'],
  Sequence: DRAWING,
  // Made from data/.
  AdSizes: [],
  AdapterTable: PLATFORM,
  ApiDownload: [],
  ApiFields: ['schema'],
  ApiParameters: ['operation'],
  ApiSample: ['operation'],
  ApiScript: [],
  ApiServer: [],
  Changelog: PLATFORM,
  DeprecationTimetable: PLATFORM,
  EngineAdapterTable: PLATFORM,
  ErrorTable: ['group'],
  Formula: ['name', 'top', 'bottom', 'times'],
  LeftoversTable: ['platform', 'from'],
  NamesTable: ['platform', 'from'],
  ReleaseTable: PLATFORM,
};

/** Plain elements take what HTML knows; these are what React calls otherwise. */
const HTML_PROPS = [
  'className',
  'title',
  'id',
  'href',
  'open',
  'lang',
  'dir',
  'width',
  'height',
  'src',
  'alt',
];

/** The choices that are kept for a reader, with their values; CONTRIBUTING says when to use which. */
const TAB_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'android-language': ['kotlin', 'java'],
  'gradle-dsl': ['kts', 'groovy'],
  'ios-language': ['swift', 'objc'],
  'ios-install': ['cocoapods', 'spm', 'manual'],
  'unity-distribution': ['upm', 'manual'],
  platform: ['android', 'ios', 'unity'],
};

/** What is older or newer than all of them is a release of another SDK or tool. */
const VERSIONS = new Set(
  [
    ...Object.values(releases.platforms),
    ...platforms.map((platform) => releaseRequirements[platform]),
  ]
    .flatMap(({releases: all}) => all as readonly {version: string}[])
    .map(({version}) => version),
);
const SORTED = [...VERSIONS].sort(compareVersions);
const [OLDEST, NEWEST] = [SORTED[0] as string, SORTED.at(-1) as string];

/** Every name that the SDKs have or had. */
const SDK_NAMES = new Set(JSON.stringify([android, ios, unity]).match(/\b[A-Za-z]\w+/g));

/** More columns than this cannot be read side by side. */
const MOST_COLUMNS = 5;

/** ` (did you mean …?)`, where one of the names is close, else the names. */
function meant(wrong: string, known: readonly string[]): string {
  const [best] = [...known].sort((a, b) => leven(wrong, a) - leven(wrong, b));
  return best !== undefined && leven(wrong, best) <= Math.max(2, wrong.length / 3)
    ? `did you mean ${best}?`
    : `known: ${known.slice(0, 40).join(', ') || 'none'}`;
}

/** Checks components, props, imports and tables: everything but prose. */
export function elements(content: Content): Problem[] {
  const all = [...content.pages, ...content.parts];
  return [...onEach(content, 'elements', all, checkPage).flat(), ...missingParts(content)];
}

/** Imported parts that don't exist; those missing in a translation are reported with its twin. */
function missingParts(content: Content): Problem[] {
  const importsIn = kept(content, 'imports', importsOfPage);
  return [...content.pages, ...content.parts]
    .filter(({locale}) => locale === defaultLocale)
    .flatMap((page) =>
      importsIn(page)
        .filter(
          ({target}) => /\.mdx?$/.test(target) && !existsSync(path.join(content.root, target)),
        )
        .map(({line, target}) => ({
          file: page.file,
          line,
          rule: 'missing-part',
          message: `there is no ${target}`,
        })),
    );
}

type Report = (line: number, rule: string, message: string) => void;

function checkPage(page: Page): Problem[] {
  const {problems, report} = collector(page.file);
  const rows = page.text.split('\n');
  const imported = new Set(importsOfPage(page).map(({name}) => name));
  walk(page.tree, (node, _, parents) => {
    const line = lineOf(node);
    if (isJsx(node)) {
      element(node, imported, report);
      const group = [...parents]
        .reverse()
        .find((parent) => isJsx(parent) && parent.name === 'Tabs');
      if (node.name === 'TabItem' && group) {
        tab(node, group as JsxElement, report);
      }
    } else if (node.type === 'code') {
      if (node.lang && !knownLanguages.includes(node.lang)) {
        report(
          line,
          'fence-language',
          `\`${node.lang}\` is unknown; ${meant(node.lang, knownLanguages)}`,
        );
      }
      if (!/^[>\s]*(?:```+|~~~+)\s*$/.test(lastRow(node, rows))) {
        report(line, 'unclosed', 'this code block never ends; close it with ```');
      }
    } else if (node.type === 'containerDirective') {
      if (!/^\s*:::+\s*$/.test(lastRow(node, rows))) {
        report(
          line,
          'unclosed',
          `:::${(node as ContainerDirective).name} never ends; close it with :::`,
        );
      }
    } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      if (!/^\s*\/\*[^]*\*\/\s*$/.test(node.value)) {
        report(
          line,
          'expression',
          `{${node.value}} would be evaluated; write \`{${node.value}}\` or \\{${node.value}\\}`,
        );
      }
    } else if (node.type === 'inlineCode') {
      const name = /^Appodeal\.(\w+)/.exec(node.value)?.[1];
      if (name !== undefined && !SDK_NAMES.has(name)) {
        report(
          line,
          'unknown-name',
          `the SDK has no Appodeal.${name}; ${meant(name, [...SDK_NAMES])}`,
        );
      }
    } else if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      if (columns > MOST_COLUMNS) {
        report(line, 'wide-table', `${columns} columns; at most ${MOST_COLUMNS} can be read`);
      }
    }
  });
  return problems;
}

const lastRow = (node: Nodes, rows: readonly string[]): string =>
  rows[(node.position?.end.line ?? 1) - 1] ?? '';

/** Checks that a component exists and takes these props. */
function element(node: JsxElement, imported: ReadonlySet<string>, report: Report): void {
  const {name} = node;
  if (!name || imported.has(name)) {
    return;
  }
  const line = lineOf(node);
  const props = /^[a-z]/.test(name) ? HTML_PROPS : COMPONENTS[name];
  if (!props) {
    const known = [...Object.keys(COMPONENTS), ...imported];
    report(line, 'unknown-component', `<${name}> is unknown; ${meant(name, known)}`);
    return;
  }
  for (const entry of node.attributes) {
    if (entry.type === 'mdxJsxAttribute' && !props.includes(entry.name)) {
      report(line, 'unknown-prop', `<${name}> has no ${entry.name}; ${meant(entry.name, props)}`);
    }
  }
  const version = name === 'Since' ? attribute(node, 'version') : null;
  const isOwn =
    version !== null &&
    compareVersions(version, OLDEST) > 0 &&
    compareVersions(version, NEWEST) < 0;
  if (isOwn && !VERSIONS.has(version)) {
    report(line, 'unknown-release', `there is no release ${version}; data/releases.json has all`);
  }
}

function tab(node: JsxElement, group: JsxElement, report: Report): void {
  const name = attribute(group, 'groupId');
  const value = attribute(node, 'value');
  if (name === null || value === null) {
    return;
  }
  const values = TAB_GROUPS[name];
  if (!values) {
    report(
      lineOf(group),
      'tab-group',
      `groupId="${name}" is unknown; ${meant(name, Object.keys(TAB_GROUPS))}`,
    );
  } else if (!values.includes(value)) {
    report(
      lineOf(node),
      'tab-value',
      `"${value}" is no choice of ${name}; ${meant(value, values)}`,
    );
  }
}
