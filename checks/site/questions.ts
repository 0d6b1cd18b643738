import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {pictures as pictureSizes} from '../../config/pictures';
import {previewSize} from '../../config/previews';
import {filesBelow} from '../sources/files';
import type {Problem, Question} from '../problem';
import type {BuiltPage, Site} from './site';
import {variables} from './variables';

type PlacelessProblem = Omit<Problem, 'file'>;

/** Kinds of pages that readers see. */
const SEEN: readonly BuiltPage['kind'][] = ['page', 'not-found'];

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

/** Address of a page without its language. */
const localOf = ({defaultLocale}: Site, {address, locale}: BuiltPage): string =>
  locale === defaultLocale ? address : address.slice(locale.length + 1);

/** The URL if it leads to this site, else null. */
function inside(site: Site, page: BuiltPage, url: string): URL | null {
  const base = site.siteUrl + (page.kind === 'not-found' ? site.baseUrl : pathOf(site, page));
  const resolved = URL.canParse(url, base) ? new URL(url, base) : null;
  return resolved?.origin === new URL(site.siteUrl).origin ? resolved : null;
}

/** The file that the host answers a path with. */
function fileAt(site: Site, pathname: string): string | null {
  const result = site.answer(pathname);
  return result.kind === 'file' && result.status === 200 ? result.file : null;
}

/** The page at a full URL of this site. */
function pageAt(site: Site, url: string | undefined): BuiltPage | undefined {
  const file = url?.startsWith(site.siteUrl) && fileAt(site, url.slice(site.siteUrl.length));
  return site.pages.find((page) => page.file === file);
}

function links(site: Site): Problem[] {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  const ids = new Map(site.pages.map((page) => [page, new Set(page.ids)]));
  const lacks = (page: BuiltPage, hash: string): string | false => {
    const anchor = decodeURIComponent(hash.slice(1));
    return !ids.get(page)?.has(anchor) && anchor;
  };
  const problemOf = (
    page: BuiltPage,
    {url, otherLanguage}: BuiltPage['links'][number],
  ): PlacelessProblem | false => {
    // An empty hash is the page itself.
    if (url === '' || url.startsWith('#')) {
      const message = `${url}: the page has no such id`;
      return Boolean(lacks(page, url)) && {rule: 'broken-anchor', message};
    }
    const resolved = inside(site, page, url);
    if (!resolved) {
      const message = `${url} is not an address`;
      return !URL.canParse(url, site.siteUrl) && {rule: 'broken-link', message};
    }
    const pathname = decodeURIComponent(resolved.pathname);
    const result = site.answer(pathname);
    const target = result.kind === 'file' ? byFile.get(result.file) : undefined;
    if (result.kind === 'redirect' || target?.kind === 'redirect') {
      const location = result.kind === 'redirect' ? result.location : target?.target;
      return {rule: 'redirected-link', message: `${url} is redirected to ${location}`};
    }
    if (result.status !== 200) {
      // The not-found pages link to each other, since their address isn't known.
      const isKnown = page.kind === 'not-found' && otherLanguage && /\/404$/.test(pathname);
      return !isKnown && {rule: 'broken-link', message: `${url} does not exist`};
    }
    const anchor = target && lacks(target, resolved.hash);
    if (anchor) {
      return {rule: 'broken-anchor', message: `${url}: ${target.file} has no #${anchor}`};
    }
    return target && target.locale !== page.locale && !otherLanguage
      ? {rule: 'other-language', message: `${url} leads to another language`}
      : false;
  };
  return each(site, SEEN, (page) => {
    const problems = new Map<string, PlacelessProblem>();
    for (const link of page.links) {
      const problem = problemOf(page, link);
      if (problem) {
        problems.set(link.url, problem);
      }
    }
    return [...problems.values()];
  });
}

function redirects(site: Site): Problem[] {
  return each(site, ['redirect'], (page) => {
    const url = inside(site, page, page.target ?? '');
    const target = url && pageAt(site, site.siteUrl + url.pathname);
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
  const isAllowed = (url: URL): boolean =>
    allowed.some(
      ({protocol, host}) =>
        url.protocol === protocol &&
        (host.startsWith('.') ? url.host.endsWith(host) : url.host === host),
    );
  return each(site, [...SEEN, 'redirect'], (page) =>
    [...new Set(page.resources)].flatMap((url): PlacelessProblem[] => {
      const internal = inside(site, page, url);
      if (internal) {
        return fileAt(site, decodeURIComponent(internal.pathname)) === null
          ? [{rule: 'missing-asset', message: `${url} does not exist`}]
          : [];
      }
      return URL.canParse(url, site.siteUrl) && isAllowed(new URL(url, site.siteUrl))
        ? []
        : [{rule: 'foreign-resource', message: `loads ${url} from another host`}];
    }),
  );
}

function styles(site: Site): Problem[] {
  const sheets = site.pages.flatMap((page) => page.resources.filter((url) => /\.css$/.test(url)));
  return [...new Set(sheets)].flatMap((sheet) => {
    const file = fileAt(site, sheet);
    const css = file === null ? '' : readFileSync(path.join(site.folder, file), 'utf8');
    const loaded = css.matchAll(/(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')]+)/g);
    return [...loaded].map(([, url]) => ({
      file: file ?? sheet,
      rule: 'foreign-resource',
      message: `loads ${url} from another host`,
    }));
  });
}

function vendors(site: Site, unused: readonly RegExp[]): Problem[] {
  return filesBelow(site.folder, '', /\.(?:html|js|css|json|xml|txt|webmanifest)$/).flatMap(
    (file) => {
      const text = readFileSync(path.join(site.folder, file), 'utf8');
      return unused
        .flatMap((host) => host.exec(text)?.[0] ?? [])
        .map((found) => ({
          file,
          rule: 'unused-vendor',
          message: `names ${found}, which nothing here uses`,
        }));
    },
  );
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
  const wrongLang = each(site, SEEN, ({lang, locale}) =>
    lang === locale
      ? []
      : [{rule: 'lang', message: `<html lang="${lang}"> was found; "${locale}" was expected`}],
  );
  const alternates = each(site, ['page'], (page) => {
    const pageUrl = siteUrl + pathOf(site, page);
    const problemOf = (code: string): string | null => {
      const url = page.alternates[code];
      if (!url) {
        return `has no alternate for ${code}`;
      }
      const target = pageAt(site, url);
      if (!target) {
        return `alternate ${code} leads to ${url}, which does not exist`;
      }
      if (target.locale !== (code === 'x-default' ? defaultLocale : code)) {
        return `alternate ${code} leads to ${url}, a page in ${target.locale}`;
      }
      return target.alternates[page.locale] === pageUrl
        ? null
        : `${target.file} does not point back to ${pageUrl}`;
    };
    return [...locales, 'x-default']
      .flatMap((code) => problemOf(code) ?? [])
      .map((message) => ({rule: 'hreflang', message}));
  });
  return [...wrongLang, ...alternates];
}

function metadata(site: Site): Problem[] {
  return each(site, ['page'], (page) => {
    const {canonical} = page;
    const target = pageAt(site, canonical);
    const problems: PlacelessProblem[] = [];
    const report = (rule: string, message: string) => problems.push({rule, message});
    if (!canonical) {
      report('canonical', 'has no canonical address');
    } else if (target?.kind !== 'page' || target.locale !== page.locale) {
      report('canonical', `${canonical} is not a page in this language`);
    } else if (target !== page && target.canonical !== canonical) {
      report('canonical', `${canonical} has another canonical address itself`);
    }
    if (!page.title.trim()) {
      report('title', 'has no title');
    }
    if (page.indexed && !page.description.trim()) {
      report('description', 'has no description');
    }
    if (page.h1 !== 1) {
      report('h1', `has ${page.h1} level 1 headings; one was expected`);
    }
    return problems;
  });
}

function leftovers(site: Site): Problem[] {
  return each(site, [...SEEN, 'redirect'], ({tokens}) =>
    tokens.map((token) => ({rule: 'left-over-token', message: `${token} was not replaced`})),
  );
}

/** Names and example values, which stay the same in translated pages. */
const isName = (label: string): boolean =>
  !/\p{Ll}{2,}/u.test(label.replace(/\b\p{Lu}\S*/gu, '')) || /…\S|\.com\b|, \w+, /.test(label);

/** Are accessible names and placeholders in the language of their page? */
function labels(site: Site): Problem[] {
  const isEnglish = ({locale}: BuiltPage): boolean => locale === site.defaultLocale;
  const seen = site.pages.filter(({kind}) => SEEN.includes(kind));
  const english = new Set(seen.filter(isEnglish).flatMap((page) => page.labels));
  return each(site, SEEN, (page) =>
    [...new Set(isEnglish(page) ? [] : page.labels)]
      .filter((label) => english.has(label) && !isName(label))
      .map((label) => ({
        rule: 'interface-language',
        message: `says "${label}" as English pages do`,
      })),
  );
}

/** React streams the content of a lazy component into a hidden element at the end of the page. */
function readable(site: Site): Problem[] {
  const message = 'has parts that only a script makes visible';
  return each(site, SEEN, ({deferred}) => (deferred > 0 ? [{rule: 'needs-script', message}] : []));
}

/** Does the article start early enough for programs that extract text from the HTML? */
function content(site: Site): Problem[] {
  return each(site, ['page'], ({contentStart}) => {
    const message = `the article starts after ${Math.round(contentStart * 100)}% of the text; before 50% was expected`;
    return contentStart < 0.5 ? [] : [{rule: 'content-start', message}];
  });
}

const ARTICLES = new Set(['TechArticle', 'FAQPage']);

/** Does each page of a doc set have one article type? */
function articles(site: Site, {dated}: SiteOptions): Problem[] {
  return each(site, ['page'], (page) => {
    const {indexed, types} = page;
    const message = `is described as ${types.join(', ') || 'nothing'}; one of ${[...ARTICLES].join(', ')} was expected`;
    const isRight = types.filter((type) => ARTICLES.has(type)).length === 1;
    return indexed && dated(localOf(site, page)) && !isRight
      ? [{rule: 'structured-data', message}]
      : [];
  });
}

function uniqueIds(site: Site): Problem[] {
  return each(site, SEEN, ({ids}) =>
    [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
      rule: 'duplicate-id',
      message: `id "${id}" occurs more than once`,
    })),
  );
}

function sitemap(site: Site, {archived, dated}: SiteOptions): Problem[] {
  return site.locales.flatMap((locale) => {
    const file = `${locale === site.defaultLocale ? '' : `${locale}/`}sitemap.xml`;
    const full = path.join(site.folder, file);
    if (!existsSync(full)) {
      return [{file, rule: 'sitemap', message: 'does not exist'}];
    }
    const $ = load(readFileSync(full, 'utf8'), {xml: true});
    const messages: string[] = [];
    const listed = new Set<BuiltPage>();
    for (const entry of $('url').toArray()) {
      const textOf = (name: string): string => $(entry).find(name).text();
      const url = textOf('> loc');
      const page = pageAt(site, url);
      if (page?.kind !== 'page' || page.locale !== locale) {
        messages.push(`${url} is not a page in ${locale}`);
        continue;
      }
      listed.add(page);
      const local = localOf(site, page);
      if (archived(local)) {
        messages.push(`${url} belongs to an archived version`);
      }
      if (TAGS.test(local)) {
        messages.push(`${url} is a tag page`);
      }
      const day = textOf('lastmod');
      if (dated(local) && !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
        messages.push(
          `${url} has "${day}" as lastmod; a day was expected, from \`updated\` of the page, which \`npm run check\` sets`,
        );
      }
      const [rate, priority] = [textOf('changefreq'), textOf('priority')];
      if (rate !== 'weekly' || Number(priority) !== 0.5) {
        messages.push(
          `${url} has "${rate}" and priority ${priority}; weekly and 0.5 were expected`,
        );
      }
    }
    for (const page of site.pages) {
      const local = localOf(site, page);
      const isWanted = page.kind === 'page' && page.locale === locale && page.indexed;
      if (isWanted && !archived(local) && !TAGS.test(local) && !listed.has(page)) {
        messages.push(`/${page.address} is missing`);
      }
    }
    return messages.map((message) => ({file, rule: 'sitemap', message}));
  });
}

/** Address of a tag page. */
const TAGS = /(?:^|\/)tags(?:\/|$)/;

function pairs(site: Site): Problem[] {
  const shown = new Set(site.pages.map((page) => `${page.locale} ${localOf(site, page)}`));
  return site.pages.flatMap((page) =>
    site.locales
      .filter((locale) => !shown.has(`${locale} ${localOf(site, page)}`))
      .map((locale) => ({
        file: page.file,
        rule: 'language-pair',
        message: `does not exist in ${locale}`,
      })),
  );
}

/** Size limit of an image on a phone. */
const PICTURE_KIB = 60;

const PICTURE = /\bassets\/ideal-img\/[^/]+\.(\d+)\.\w+$/;

/** Phones load the smallest size of an image; the width is in its file name. */
function pictures({folder}: Site): Problem[] {
  return filesBelow(folder, '', PICTURE).flatMap((file) => {
    const width = Number(PICTURE.exec(file)?.[1]);
    const size = statSync(path.join(folder, file)).size / 1024;
    const message = `has ${size.toFixed(1)} KiB; at most ${PICTURE_KIB} KiB were expected on a phone`;
    return width <= pictureSizes.min && size > PICTURE_KIB
      ? [{file, rule: 'picture-weight', message}]
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
    const file = fileAt(site, preview.slice(site.siteUrl.length));
    const png = file === null ? null : readPng(path.join(site.folder, file));
    const {width, height} = previewSize;
    const found = png ? `${png.width} × ${png.height}, ${png.kib.toFixed(1)} KiB` : 'none';
    return png?.width === width && png.height === height && png.kib <= PREVIEW_KIB
      ? []
      : problem(
          `${preview}: a PNG of ${width} × ${height} pixels and at most ${PREVIEW_KIB} KiB was expected; found ${found}`,
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
      const message = `${name} links to ${url}, which does not exist`;
      return [{file: SKILLS, rule: 'skill', message}];
    }
    const bytes = readFileSync(full);
    const problems: string[] = [];
    if (digest !== `sha256:${createHash('sha256').update(bytes).digest('hex')}`) {
      problems.push(`does not match ${digest} in the index`);
    }
    if (bytes.length > SKILL_BYTES) {
      problems.push(`has ${bytes.length} bytes; at most ${SKILL_BYTES} were expected`);
    }
    for (const link of new Set(bytes.toString().match(/https?:\/\/[^\s<>()`"]+/g))) {
      if (link.startsWith(home) && fileAt(site, new URL(link).pathname) === null) {
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
    variables,
  ];
}
