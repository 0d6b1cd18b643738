import {existsSync} from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import {visitParents} from 'unist-util-visit-parents';
import android from '../../data/symbols/android.json';
import ios from '../../data/symbols/ios.json';
import unity from '../../data/symbols/unity.json';
import {releaseRequirements, releases} from '@help-center/sdk-data';
import {defaultLocale} from '../../config/locales';
import {pageElements} from '../../config/pageElements';
import {platforms} from '../../config/platforms';
import {knownLanguages} from '@help-center/highlight/prism';
import {compareVersions} from '@help-center/build-files/versions';
import {kept, type Content, type Page} from '../sources/content';
import {attribute, importsOf, isJsx, lineOf, type JsxElement} from '../sources/page';
import {collector, type Problem} from '../problem';

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
  platforms
    .flatMap((platform) => [releases.platforms[platform], releaseRequirements[platform]])
    .flatMap(({releases: all}) => all.map(({version}) => version)),
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
  const importsIn = kept(content, 'imports', (page: Page) => importsOf(page));
  return [
    ...all.flatMap(kept(content, 'elements', checkPage)),
    ...all.flatMap((page) =>
      importsIn(page)
        .filter(({target}) => /\.mdx?$/.test(target))
        .filter(({target}) => !existsSync(path.join(content.root, target)))
        .map(({line, target}) => ({
          file: page.file,
          line,
          ...(page.locale === defaultLocale
            ? {rule: 'missing-part', message: `there is no ${target}`}
            : {
                rule: 'parity-import',
                message: `${target} is imported and is not there; translate it as well`,
              }),
        })),
    ),
  ];
}

type Report = ReturnType<typeof collector>['report'];

function checkPage(page: Page): Problem[] {
  const {problems, report} = collector(page.file);
  const rows = page.text.split('\n');
  const imported = new Set(importsOf(page).map(({name}) => name));
  visitParents(page.tree, (node, parents) => {
    const line = lineOf(node);
    const lastRow = rows[(node.position?.end.line ?? 1) - 1] ?? '';
    if (isJsx(node)) {
      element(node, imported, report);
      const group = parents
        .filter(isJsx)
        .filter(({name}) => name === 'Tabs')
        .at(-1);
      if (node.name === 'TabItem' && group) {
        tab(node, group, report);
      }
    } else if (node.type === 'code') {
      const {lang} = node;
      if (lang && !knownLanguages.includes(lang)) {
        report(line, 'fence-language', `\`${lang}\` is unknown; ${meant(lang, knownLanguages)}`);
      }
      if (!/^[>\s]*(?:```+|~~~+)\s*$/.test(lastRow)) {
        report(line, 'unclosed', 'this code block never ends; close it with ```');
      }
    } else if (node.type === 'containerDirective') {
      if (!/^\s*:::+\s*$/.test(lastRow)) {
        report(line, 'unclosed', `:::${node.name} never ends; close it with :::`);
      }
    } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const {value} = node;
      if (!/^\s*\/\*[^]*\*\/\s*$/.test(value)) {
        const message = `{${value}} would be evaluated; write \`{${value}}\` or \\{${value}\\}`;
        report(line, 'expression', message);
      }
    } else if (node.type === 'inlineCode') {
      const name = /^Appodeal\.(\w+)/.exec(node.value)?.[1];
      if (name !== undefined && !SDK_NAMES.has(name)) {
        const message = `the SDK has no Appodeal.${name}; ${meant(name, [...SDK_NAMES])}`;
        report(line, 'unknown-name', message);
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

/** Checks that a component exists and takes these props. */
function element(node: JsxElement, imported: ReadonlySet<string>, report: Report): void {
  const {name} = node;
  if (!name || imported.has(name)) {
    return;
  }
  const line = lineOf(node);
  const props = /^[a-z]/.test(name) ? HTML_PROPS : pageElements[name];
  if (!props) {
    const known = [...Object.keys(pageElements), ...imported];
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
    const message = `groupId="${name}" is unknown; ${meant(name, Object.keys(TAB_GROUPS))}`;
    report(lineOf(group), 'tab-group', message);
  } else if (!values.includes(value)) {
    const message = `"${value}" is no choice of ${name}; ${meant(value, values)}`;
    report(lineOf(node), 'tab-value', message);
  }
}
