import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {pictures as pictureSizes} from '../../config/pictures';
import {previewSize} from '../../config/previews';
import type {Problem, Question} from '../lib/problem';
import type {BuiltPage, Site} from '../lib/site';

type PlacelessProblem = Omit<Problem, 'file'>;

/** Runs a check on every page of a kind. */
function each(
  site: Site,
  kinds: readonly BuiltPage['kind'][],
  ask: (page: BuiltPage) => PlacelessProblem[],
): Problem[] {
  return site.pages
    .filter(({kind}) => kinds.includes(kind))
    .flatMap((page) => ask(page).map((finding) => ({file: page.file, ...finding})));
}

/** Address of a page as visitors see it, with base URL. */
function pathOf({baseUrl, locales}: Site, {address}: BuiltPage): string {
  return baseUrl + (locales.includes(address) ? `${address}/` : address);
}

/** The URL if it leads to this site, else null. */
function inside(site: Site, page: BuiltPage, url: string): URL | null {
  const base = site.siteUrl + (page.kind === 'not-found' ? site.baseUrl : pathOf(site, page));
  const resolved = URL.canParse(url, base) ? new URL(url, base) : null;
  return resolved?.origin === new URL(site.siteUrl).origin ? resolved : null;
}

function pageAt(
  site: Site,
  byFile: ReadonlyMap<string, BuiltPage>,
  pathname: string,
): BuiltPage | null {
  const result = site.answer(pathname);
  return result.kind === 'file' && result.status === 200 ? (byFile.get(result.file) ?? null) : null;
}

function links(site: Site): Problem[] {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  const ids = new Map(site.pages.map((page) => [page.file, new Set(page.ids)]));
  return each(site, ['page', 'not-found'], (page) => {
    const problems = new Map<string, PlacelessProblem>();
    for (const {url, otherLanguage} of page.links) {
      // An empty hash is the page itself.
      if (url === '' || url.startsWith('#')) {
        const anchor = decodeURIComponent(url.slice(1));
        if (anchor && !ids.get(page.file)?.has(anchor)) {
          problems.set(url, {rule: 'broken-anchor', message: `${url}: the page has no such id`});
        }
        continue;
      }
      const resolved = inside(site, page, url);
      if (!resolved || problems.has(url)) {
        if (!URL.canParse(url, site.siteUrl)) {
          problems.set(url, {rule: 'broken-link', message: `${url} is not an address`});
        }
        continue;
      }
      const pathname = decodeURIComponent(resolved.pathname);
      const result = site.answer(pathname);
      if (result.kind === 'redirect') {
        problems.set(url, {
          rule: 'redirected-link',
          message: `${url} is redirected to ${result.location}`,
        });
        continue;
      }
      // The not-found pages link to each other, since their address isn't known.
      if (page.kind === 'not-found' && otherLanguage && /\/404$/.test(pathname)) {
        continue;
      }
      if (result.status !== 200) {
        problems.set(url, {rule: 'broken-link', message: `${url} does not exist`});
        continue;
      }
      const target = byFile.get(result.file);
      if (target?.kind === 'redirect') {
        problems.set(url, {
          rule: 'redirected-link',
          message: `${url} is redirected to ${target.target}`,
        });
      } else if (target) {
        const anchor = decodeURIComponent(resolved.hash.slice(1));
        if (anchor && !ids.get(target.file)?.has(anchor)) {
          problems.set(url, {
            rule: 'broken-anchor',
            message: `${url}: ${target.file} has no #${anchor}`,
          });
        } else if (target.locale !== page.locale && !otherLanguage) {
          problems.set(url, {
            rule: 'other-language',
            message: `${url} leads to another language`,
          });
        }
      }
    }
    return [...problems.values()];
  });
}

function redirects(site: Site): Problem[] {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  return each(site, ['redirect'], (page) => {
    const url = inside(site, page, page.target ?? '');
    const target = url && pageAt(site, byFile, url.pathname);
    const anchor = decodeURIComponent(url?.hash.slice(1) ?? '');
    return target && (!anchor || target.ids.includes(anchor))
      ? []
      : [{rule: 'broken-redirect', message: `redirects to ${page.target}, which does not exist`}];
  });
}

function resources(site: Site, foreign: readonly string[]): Problem[] {
  const allowed = foreign.map((source) => {
    const {protocol, host} = new URL(source.replace('*', 'wildcard'));
    return {protocol, host: host.replace('wildcard', '')};
  });
  return each(site, ['page', 'not-found', 'redirect'], (page) =>
    [...new Set(page.resources)].flatMap((url): PlacelessProblem[] => {
      const internalUrl = inside(site, page, url);
      if (!internalUrl) {
        const parsed = URL.canParse(url, site.siteUrl) ? new URL(url, site.siteUrl) : null;
        return parsed &&
          allowed.some(
            ({protocol, host}) =>
              parsed.protocol === protocol &&
              (host.startsWith('.') ? parsed.host.endsWith(host) : parsed.host === host),
          )
          ? []
          : [{rule: 'foreign-resource', message: `loads ${url} from another host`}];
      }
      const result = site.answer(decodeURIComponent(internalUrl.pathname));
      return result.kind === 'file' && result.status === 200
        ? []
        : [{rule: 'missing-asset', message: `${url} does not exist`}];
    }),
  );
}

function styles(site: Site): Problem[] {
  const folder = path.join(site.folder, 'assets', 'css');
  const sheets = new Set(
    site.pages.flatMap(({resources: list}) => list.filter((url) => /\.css$/.test(url))),
  );
  return existsSync(folder)
    ? [...sheets].flatMap((sheet) => {
        const result = site.answer(sheet);
        if (result.kind !== 'file' || result.status !== 200) {
          return [];
        }
        const css = readFileSync(path.join(site.folder, result.file), 'utf8');
        return [...css.matchAll(/(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')]+)/g)].map(
          ([, url]) => ({
            file: result.file,
            rule: 'foreign-resource',
            message: `loads ${url} from another host`,
          }),
        );
      })
    : [];
}

/** Text files of the build. */
const TEXT = /\.(?:html|js|css|json|xml|txt|webmanifest)$/;

function vendors(site: Site, unused: readonly RegExp[]): Problem[] {
  return readdirSync(site.folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(site.folder, file), 'utf8');
      return unused.flatMap((host) => {
        const [found] = host.exec(text) ?? [];
        return found
          ? [{file, rule: 'unused-vendor', message: `names ${found}, which nothing here uses`}]
          : [];
      });
    });
}

function duplicates(site: Site): Problem[] {
  const seen = new Map<string, string>();
  return site.pages.flatMap(({file, address}) => {
    const key = address.toLowerCase();
    const other = seen.get(key);
    seen.set(key, file);
    return other
      ? [{file, rule: 'duplicate-route', message: `/${address} is also the address of ${other}`}]
      : [];
  });
}

function languages(site: Site): Problem[] {
  const {locales, defaultLocale, siteUrl} = site;
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  const wrongLang = each(site, ['page', 'not-found'], ({lang, locale}) =>
    lang === locale
      ? []
      : [{rule: 'lang', message: `<html lang="${lang}"> was found; "${locale}" was expected`}],
  );
  const alternates = each(site, ['page'], (page) => {
    const pageUrl = siteUrl + pathOf(site, page);
    return [...locales, 'x-default'].flatMap((code): PlacelessProblem[] => {
      const url = page.alternates[code];
      if (!url) {
        return [{rule: 'hreflang', message: `has no alternate for ${code}`}];
      }
      const target = url.startsWith(siteUrl)
        ? pageAt(site, byFile, url.slice(siteUrl.length))
        : null;
      if (!target) {
        return [
          {rule: 'hreflang', message: `alternate ${code} leads to ${url}, which does not exist`},
        ];
      }
      if (target.locale !== (code === 'x-default' ? defaultLocale : code)) {
        return [
          {
            rule: 'hreflang',
            message: `alternate ${code} leads to ${url}, a page in ${target.locale}`,
          },
        ];
      }
      return target.alternates[page.locale] === pageUrl
        ? []
        : [{rule: 'hreflang', message: `${target.file} does not point back to ${pageUrl}`}];
    });
  });
  return [...wrongLang, ...alternates];
}

function metadata(site: Site): Problem[] {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  return each(site, ['page'], (page) => {
    const problems: PlacelessProblem[] = [];
    const target = page.canonical?.startsWith(site.siteUrl)
      ? pageAt(site, byFile, page.canonical.slice(site.siteUrl.length))
      : null;
    if (!page.canonical) {
      problems.push({rule: 'canonical', message: 'has no canonical address'});
    } else if (!target || target.kind !== 'page' || target.locale !== page.locale) {
      problems.push({
        rule: 'canonical',
        message: `${page.canonical} is not a page in this language`,
      });
    } else if (target !== page && target.canonical !== page.canonical) {
      problems.push({
        rule: 'canonical',
        message: `${page.canonical} has another canonical address itself`,
      });
    }
    if (!page.title.trim()) {
      problems.push({rule: 'title', message: 'has no title'});
    }
    if (page.indexed && !page.description.trim()) {
      problems.push({rule: 'description', message: 'has no description'});
    }
    if (page.h1 !== 1) {
      problems.push({rule: 'h1', message: `has ${page.h1} level 1 headings; one was expected`});
    }
    return problems;
  });
}

function leftovers(site: Site): Problem[] {
  return each(site, ['page', 'not-found', 'redirect'], ({tokens}) =>
    tokens.map((token) => ({rule: 'left-over-token', message: `${token} was not replaced`})),
  );
}

/** Names and example values, which stay the same in translated pages. */
const isName = (label: string): boolean =>
  !/\p{Ll}{2,}/u.test(label.replace(/\b\p{Lu}\S*/gu, '')) || /…\S|\.com\b|, \w+, /.test(label);

/** Are accessible names and placeholders in the language of their page? */
function labels(site: Site): Problem[] {
  const english = new Set(
    each(site, ['page', 'not-found'], (page) =>
      page.locale === site.defaultLocale ? page.labels.map((message) => ({rule: '', message})) : [],
    ).map(({message}) => message),
  );
  return each(site, ['page', 'not-found'], (page) =>
    page.locale === site.defaultLocale
      ? []
      : [...new Set(page.labels)]
          .filter((label) => english.has(label) && !isName(label))
          .map((label) => ({
            rule: 'interface-language',
            message: `says "${label}" as English pages do`,
          })),
  );
}

/** React streams the content of a lazy component into a hidden element at the end of the page. */
function readable(site: Site): Problem[] {
  return each(site, ['page', 'not-found'], ({deferred}) =>
    deferred > 0
      ? [{rule: 'needs-script', message: 'has parts that only a script makes visible'}]
      : [],
  );
}

/** Does the article start early enough for programs that extract text from the HTML? */
function content(site: Site): Problem[] {
  return each(site, ['page'], ({contentStart}) =>
    contentStart < 0.5
      ? []
      : [
          {
            rule: 'content-start',
            message: `the article starts after ${Math.round(contentStart * 100)}% of the text; before 50% was expected`,
          },
        ],
  );
}

const ARTICLES = new Set(['TechArticle', 'FAQPage']);

/** Does each page of a doc set have one article type? */
function articles(site: Site, {dated}: SiteOptions): Problem[] {
  return each(site, ['page'], ({address, locale, indexed, types}) => {
    const local = locale === site.defaultLocale ? address : address.slice(locale.length + 1);
    return !indexed || !dated(local) || types.filter((type) => ARTICLES.has(type)).length === 1
      ? []
      : [
          {
            rule: 'structured-data',
            message: `is described as ${types.join(', ') || 'nothing'}; one of ${[...ARTICLES].join(', ')} was expected`,
          },
        ];
  });
}

function uniqueIds(site: Site): Problem[] {
  return each(site, ['page', 'not-found'], ({ids}) =>
    [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
      rule: 'duplicate-id',
      message: `id "${id}" occurs more than once`,
    })),
  );
}

function sitemap(site: Site, {archived, dated}: SiteOptions): Problem[] {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  return site.locales.flatMap((locale) => {
    const prefix = locale === site.defaultLocale ? '' : `${locale}/`;
    const file = `${prefix}sitemap.xml`;
    const full = path.join(site.folder, file);
    if (!existsSync(full)) {
      return [{file, rule: 'sitemap', message: 'does not exist'}];
    }
    const $ = load(readFileSync(full, 'utf8'), {xml: true});
    const problems: Problem[] = [];
    const report = (message: string): void => {
      problems.push({file, rule: 'sitemap', message});
    };
    const listed = new Set<BuiltPage>();
    for (const entry of $('url').toArray()) {
      const url = $(entry).find('> loc').text();
      const page = url.startsWith(site.siteUrl)
        ? pageAt(site, byFile, url.slice(site.siteUrl.length))
        : null;
      if (!page || page.kind !== 'page' || page.locale !== locale) {
        report(`${url} is not a page in ${locale}`);
        continue;
      }
      listed.add(page);
      const local = page.address.slice(prefix.length);
      if (archived(local)) {
        report(`${url} belongs to an archived version`);
      }
      if (/(?:^|\/)tags(?:\/|$)/.test(local)) {
        report(`${url} is a tag page`);
      }
      const day = $(entry).find('lastmod').text();
      if (dated(local) && !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
        report(
          `${url} has "${day}" as lastmod; a day was expected, from \`updated\` of the page, which \`npm run check\` sets`,
        );
      }
      const [rate, priority] = [
        $(entry).find('changefreq').text(),
        $(entry).find('priority').text(),
      ];
      if (rate !== 'weekly' || Number(priority) !== 0.5) {
        report(`${url} has "${rate}" and priority ${priority}; weekly and 0.5 were expected`);
      }
    }
    for (const page of site.pages) {
      const local = page.address.slice(prefix.length);
      if (
        page.kind === 'page' &&
        page.locale === locale &&
        page.indexed &&
        !archived(local) &&
        !/(?:^|\/)tags(?:\/|$)/.test(local) &&
        !listed.has(page)
      ) {
        report(`/${page.address} is missing`);
      }
    }
    return problems;
  });
}

function pairs(site: Site): Problem[] {
  const local = ({address, locale}: BuiltPage): string =>
    locale === site.defaultLocale ? address : address.slice(locale.length + 1);
  const shown = new Map(
    site.locales.map((locale) => [
      locale,
      new Set(site.pages.filter((page) => page.locale === locale).map(local)),
    ]),
  );
  return site.pages.flatMap((page) =>
    site.locales
      .filter((locale) => !shown.get(locale)?.has(local(page)))
      .map((locale) => ({
        file: page.file,
        rule: 'language-pair',
        message: `does not exist in ${locale}`,
      })),
  );
}

/** Size limit of an image on a phone. */
const PICTURE_KIB = 60;

/** Phones load the smallest size of an image; the width is in its file name. */
function pictures(site: Site): Problem[] {
  return readdirSync(site.folder, {recursive: true, encoding: 'utf8'}).flatMap((name) => {
    const file = name.replaceAll('\\', '/');
    const width = Number(/\bassets\/ideal-img\/[^/]+\.(\d+)\.\w+$/.exec(file)?.[1]);
    const size = width <= pictureSizes.min ? statSync(path.join(site.folder, file)).size / 1024 : 0;
    return size > PICTURE_KIB
      ? [
          {
            file,
            rule: 'picture-weight',
            message: `has ${size.toFixed(1)} KiB; at most ${PICTURE_KIB} KiB were expected on a phone`,
          },
        ]
      : [];
  });
}

/** Size limit of a link preview. */
const PREVIEW_KIB = 30;

/** Width, height and size of a PNG; null for any other file. */
function readPng(file: string): {width: number; height: number; kib: number} | null {
  const content = readFileSync(file);
  return content.toString('latin1', 1, 4) === 'PNG'
    ? {
        width: content.readUInt32BE(16),
        height: content.readUInt32BE(20),
        kib: content.length / 1024,
      }
    : null;
}

/** Does every page have a link preview with the declared dimensions and within the size limit? */
function previews(site: Site): Problem[] {
  return each(site, ['page'], ({preview, indexed}) => {
    if (!indexed) {
      return [];
    }
    const problem = (message: string) => [{rule: 'link-preview', message}];
    if (!preview?.startsWith(site.siteUrl)) {
      return problem(`names ${preview ?? 'no picture'}; one of this site was expected`);
    }
    const result = site.answer(preview.slice(site.siteUrl.length));
    const png =
      result.kind === 'file' && result.status === 200
        ? readPng(path.join(site.folder, result.file))
        : null;
    const {width, height} = previewSize;
    return png?.width === width && png.height === height && png.kib <= PREVIEW_KIB
      ? []
      : problem(
          `${preview}: a PNG of ${width} × ${height} pixels and at most ${PREVIEW_KIB} KiB was expected; found ${
            png ? `${png.width} × ${png.height}, ${png.kib.toFixed(1)} KiB` : 'none'
          }`,
        );
  });
}

/** Where assistants look for skills. */
const SKILLS = '.well-known/agent-skills/index.json';
/** Size limit of a skill in bytes. Assistants read the whole skill before they start. */
const SKILL_BYTES = 6 * 1024;

/** Does the index list the skills that exist, are they small enough, and do their links work? */
function skills(site: Site): Problem[] {
  const index = path.join(site.folder, SKILLS);
  if (!existsSync(index)) {
    return [{file: SKILLS, rule: 'skill', message: 'does not exist'}];
  }
  const {skills: entries} = JSON.parse(readFileSync(index, 'utf8')) as {
    skills: {name: string; url: string; digest: string}[];
  };
  const home = site.siteUrl + site.baseUrl;
  return entries.flatMap(({name, url, digest}) => {
    const file = url.slice(home.length);
    const full = path.join(site.folder, file);
    if (!url.startsWith(home) || !existsSync(full)) {
      return [
        {file: SKILLS, rule: 'skill', message: `${name} links to ${url}, which does not exist`},
      ];
    }
    const bytes = readFileSync(full);
    const problems: string[] = [];
    if (digest !== `sha256:${createHash('sha256').update(bytes).digest('hex')}`) {
      problems.push(`does not match ${digest} in the index`);
    }
    if (bytes.length > SKILL_BYTES) {
      problems.push(`has ${bytes.length} bytes; at most ${SKILL_BYTES} were expected`);
    }
    const links = bytes.toString().match(/https?:\/\/[^\s<>()`"]+/g);
    for (const link of new Set(links ?? [])) {
      const answer = link.startsWith(home) ? site.answer(new URL(link).pathname) : null;
      if (answer && (answer.kind !== 'file' || answer.status !== 200)) {
        problems.push(`${link} does not exist`);
      }
    }
    return problems.map((message) => ({file, rule: 'skill', message}));
  });
}

export interface SiteOptions {
  /** Origins other than the site's own that pages may load from. */
  foreign: readonly string[];
  /** Hosts that no file may name, since this build doesn't use them. */
  unused: readonly RegExp[];
  /** Whether an address (without language) belongs to an archived version. */
  archived: (address: string) => boolean;
  /** Whether the page at an address (without language) has a known date of change. */
  dated: (address: string) => boolean;
}

/** The checks of the built site. */
export function siteQuestions(options: SiteOptions): Question<Site>[] {
  const {foreign, unused} = options;
  return [
    links,
    redirects,
    (site) => resources(site, foreign),
    styles,
    pictures,
    previews,
    (site) => vendors(site, unused),
    duplicates,
    languages,
    metadata,
    leftovers,
    labels,
    readable,
    content,
    (site) => articles(site, options),
    uniqueIds,
    (site) => sitemap(site, options),
    skills,
    pairs,
  ];
}
