import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {latestVersion, releaseAnchor, releasesOf} from '@help-center/sdk-data/releases';
import {figuresOf} from '../../markdown/drawings/figure';
import {WIDTH} from '../../markdown/drawings/svg';
import releasePages, {changelogAddress} from './index';

const page = '/site/docs/android/changelog.mdx';

function render(source: string, file = page): Root {
  const root = unified().use(remarkParse).use(remarkMdx).parse(source) as Root;
  releasePages()(root, {path: file});
  return root;
}

function headings(root: Root): {text: string; id: unknown}[] {
  const found: {text: string; id: unknown}[] = [];
  visit(root, 'heading', (node) => {
    found.push({text: toString(node), id: node.data?.hProperties?.id});
  });
  return found;
}

/** Releases without the years that they are grouped by. */
const releaseHeadings = (root: Root) => headings(root).filter(({text}) => text.includes('.'));

const names = (root: Root): string[] => {
  const found: string[] = [];
  visit(root, 'mdxJsxFlowElement', (node) => {
    found.push(node.name ?? '');
  });
  return found;
};

describe('<Changelog>', () => {
  it('gives every release a heading with a fixed anchor', () => {
    const found = releaseHeadings(render('<Changelog platform="android" />'));
    const latest = latestVersion('android');
    expect(found).toHaveLength(releasesOf('android').length);
    expect(found[0]).toEqual({text: latest, id: releaseAnchor(latest)});
  });

  it('speaks the language of the page', () => {
    const russian = '/site/i18n/ru/docusaurus-plugin-content-docs/current/changelog.mdx';
    expect(toString(render('<Changelog platform="android" />', russian))).toMatch(
      /12 июня 2025[\s\S]*Изменено/,
    );
    expect(toString(render('<Changelog platform="android" />'))).toMatch(/12 June 2025/);
  });

  it('stops at the version of an archived page', () => {
    const archived = '/site/versioned_docs/version-3.6.0/changelog.mdx';
    expect(releaseHeadings(render('<Changelog platform="android" />', archived))[0]?.text).toBe(
      '3.6.0',
    );
    expect(releaseHeadings(render('<Changelog platform="ios" />', archived))[0]?.text).toBe(
      latestVersion('ios'),
    );
  });

  it('begins with the newest release, and marks where requirements rise', () => {
    const [year, first, ...rest] = render('<Changelog platform="android" />').children;
    expect(toString(year)).toBe('2025');
    expect(toString(first)).toBe(latestVersion('android'));
    const contents = rest.find((node) => toString(node).startsWith('Earlier releases'));
    expect(toString(contents)).toContain('3.6.0 30 May 2025');
    expect(toString(render('<Changelog platform="android" />'))).toContain(
      '12 June 2025 Now requires Android API 23, Kotlin 2.1.0',
    );
  });

  it('groups the releases by year; one without a date is of the year above it', () => {
    const years = headings(render('<Changelog platform="ios" />')).map(({text}) => text);
    expect(years.filter((text) => /^\d{4}$/.test(text))).toEqual(['2025', '2024', '2023', '2022']);
    expect(years.slice(years.indexOf('2023'), years.indexOf('2022'))).toContain('3.1.0');
  });

  it('marks nothing where the requirements of the release before are not known', () => {
    expect(toString(render('<Changelog platform="ios" />'))).not.toMatch(/Now requires iOS 13/);
  });

  it('announces the feeds', () => {
    expect(names(render('<Changelog platform="unity" />'))).toContain('FeedLinks');
  });
});

describe('<ReleaseTable>', () => {
  it('shows the newest releases with date and requirements', () => {
    const text = toString(render('<ReleaseTable platform="android" />'));
    expect(text).toMatch(/3\.7\.012 June 2025Android API 23, Kotlin 2\.1\.0/);
  });

  it('shows as many as asked for', () => {
    const rows = (source: string): number => {
      let count = -1;
      visit(render(source), 'tableRow', () => {
        count += 1;
      });
      return count;
    };
    expect(rows('<ReleaseTable platform="ios" releases="1" />')).toBe(1);
    expect(rows('<ReleaseTable platform="ios" releases="all" />')).toBe(releasesOf('ios').length);
  });
});

describe('<DeprecationTimetable>', () => {
  it('offers all platforms and completes the address of a platform page', () => {
    const root = render('<DeprecationTimetable platform="ios" />');
    const tabs = names(root).filter((name) => /^[A-Z]/.test(name));
    expect(tabs).toEqual(['TimetableAddress', 'Tabs', 'TabItem', 'TabItem', 'TabItem']);
    expect(toString(root)).toMatch(/Not supported since 31 May 2024/);
  });

  it('answers in a row for all releases with the same support, and then for each', () => {
    const tables: string[][] = [];
    visit(render('<DeprecationTimetable />'), 'table', ({children}) => {
      tables.push(children.slice(1).map((row) => toString(row.children[0])));
    });
    const versions = releasesOf('android').map(({version}) => version);
    expect(tables[0]).toEqual([versions[0], `3.3.0–${versions[1]}`, '3.0.0–3.2.1']);
    expect(tables[1]).toEqual(versions);
  });

  it('draws how long each release was supported, inside the drawing', () => {
    const [android = ''] = figuresOf(render('<DeprecationTimetable />'));
    expect(android).toMatch(
      / aria-label="Release [\d.]+ is the latest .+, and support for 3\.0\.0–3\.2\.1 ended on 31 May 2024\."/,
    );
    const bars = [...android.matchAll(/<rect[^>]*? x="([\d.]+)"[^>]*? width="([\d.]+)"/g)];
    expect(bars).toHaveLength(releasesOf('android').length);
    for (const [, x, width] of bars) {
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(WIDTH);
    }
  });

  it('opens the platform of its page first', () => {
    const first = (source: string): unknown => {
      let value: unknown;
      visit(render(source), 'mdxJsxFlowElement', (node) => {
        const has = (name: string) =>
          node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
        if (node.name === 'TabItem' && has('default')) {
          value = has('value')?.value;
        }
      });
      return value;
    };
    expect(first('<DeprecationTimetable platform="unity" />')).toBe('unity');
    expect(first('<DeprecationTimetable />')).toBe('android');
  });

  it('leaves the address of a page for all platforms alone', () => {
    expect(names(render('<DeprecationTimetable />'))).not.toContain('TimetableAddress');
  });
});

describe('wrong use', () => {
  it.each([
    ['one\n\n<Changelog />', /changelog\.mdx:3 <Changelog> platform=""/],
    ['<Changelog platform="flutter" />', /platform="flutter": one of android, ios, unity/],
    ['<DeprecationTimetable platform="Android" />', /platform="Android"/],
    ['<ReleaseTable platform="ios" releases="many" />', /releases="many"/],
    ['<ReleaseTable platform={ios} />', /takes only platform and releases/],
    ['<EngineAdapterTable platform="unity" />', /platform="unity": one of android, ios/],
    ['<Changelog platform="ios" limit="3" />', /takes only platform/],
  ])('%s is refused with file and line', (source, message) => {
    expect(() => render(source)).toThrow(message);
  });

  it('leaves other elements and code alone', () => {
    const source = '<Since version="3.5.0" />\n\n```mdx\n<Changelog />\n```\n';
    expect(names(render(source))).toEqual(['Since']);
  });
});

describe('changelogAddress', () => {
  it.each([
    ['/s/docs/android/get-started.mdx', 'android', './changelog.mdx'],
    ['/s/docs/android/ad-types/banner.mdx', 'android', '../changelog.mdx'],
    ['/s/ios_versioned_docs/version-3.6.0/a/b.mdx', 'ios', '../changelog.mdx'],
    ['/s/i18n/ru/docusaurus-plugin-content-docs-unity/current/a.mdx', 'unity', './changelog.mdx'],
    ['/s/i18n/ru/docusaurus-plugin-content-docs/version-3.6.0/a.mdx', 'android', './changelog.mdx'],
    ['/s/docs/android/get-started.mdx', 'ios', '/ios/changelog'],
    ['/s/ios_versioned_docs/version-3.6.0/a.mdx', 'android', '/android/changelog'],
    ['/s/docs/publishing/a.mdx', 'unity', '/unity/changelog'],
  ] as const)('from %s to %s', (file, platform, expected) => {
    expect(changelogAddress(platform, file)).toBe(expected);
  });
});
