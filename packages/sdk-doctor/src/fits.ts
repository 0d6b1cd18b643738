import {
  answerOf,
  collisionSentence,
  fixSentence,
  noteSentence,
  platforms,
  projectOf,
  projectsOf,
  versionsOf,
  type Answer,
  type Catalogue,
  type Figure,
  type Misuse,
  type Platform,
  type Project,
  type ProjectOfApp,
  type Say,
} from '@help-center/sdk-rules/fits';
import {readApp, type Call, type Command, type Site} from '@help-center/sdk-rules/check';
import {notRead} from '@help-center/build-files';
import {jsonOf, printable} from '@help-center/text';
import {compareVersions} from '@help-center/build-files/versions';
import {projectIn} from '@help-center/sdk-rules/project';
import {fill, inLocale, listIn, type Localized} from '@help-center/sdk-rules';
import {words} from '@help-center/sdk-data/words';

/** Messages about wrong use, by kind. */
const misuses: Readonly<Record<Misuse['kind'], Localized<string>>> = {
  platform: {
    en: '{given} isn’t a platform. There are: {could}.',
    ru: '{given} — не платформа. Есть: {could}.',
  },
  argument: {
    en: '{given} isn’t written as name=version.',
    ru: '{given} записано не как имя=версия.',
  },
  name: {
    en: '{given} isn’t a name that this platform has. The nearest: {could}.',
    ru: '{given} — не то имя, которое есть у этой платформы. Ближайшие: {could}.',
  },
  pod: {
    en: 'Nothing of ours depends on {given}. The nearest: {could}.',
    ru: 'Наши поды не зависят от {given}. Ближайшие: {could}.',
  },
  value: {
    en: '{given} doesn’t name a version.',
    ru: 'В {given} нет версии.',
  },
};

const COMPUTED: Localized<string> = {
  en: '{name} is computed: not compared.',
  ru: '{name} вычисляется: не сравнивалось.',
};

const NEWER: Localized<string> = {
  en: 'The app has {sdk}, which is newer than these pages and not judged.',
  ru: 'В приложении {sdk}: эта версия новее описанных здесь и не оценивалась.',
};

const BEST: Localized<string> = {
  en: 'The newest release for {platform} that fits by its requirements ({by}) is {best}.',
  ru: 'Самая новая версия для {platform}, требования которой выполнены ({by}): {best}.',
};

const DEMO: Localized<string> = {
  en: 'Our demo of {best} builds with {wants}; you have {has}. If the build fails, raise what is lower.',
  ru: 'Наш демопроект версии {best} собирается с {wants}, у вас — {has}. Если сборка не пройдёт, повысьте то, что ниже.',
};

const PLUGIN: Localized<string> = {
  en: 'The app gets the SDK from {name}, so the versions of that package decide which SDK it can have.',
  ru: 'SDK входит в {name}: какой SDK возможен, решают версии этого пакета.',
};

const PODS: Localized<string> = {en: 'pods', ru: 'поды'};

const NOT_IOS: Localized<string> = words.rules['not-ios'].message;

const NO_APP: Localized<string> = {
  en: 'No app was found in {folder}. Files read: {count}.',
  ru: 'Приложение в папке {folder} не найдено. Прочитано файлов: {count}.',
};

/** Figures of a project that releases set a minimum for. */
const REQUIRED: Readonly<Record<Platform, readonly Figure[]>> = {
  android: ['minSdk'],
  ios: ['ios'],
  unity: ['unity', 'edm4u', 'minSdk', 'ios'],
};

/** Names of figures as people know them. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  agp: 'Android Gradle plugin',
  gradle: 'Gradle',
  kotlin: 'Kotlin',
  ios: 'iOS',
  unity: 'Unity',
  edm4u: 'EDM4U',
};

const named = <One extends {name: string}>(one: One): One => ({
  ...one,
  name: NAMES[one.name] ?? one.name,
});

/** What the requirements of releases were compared with. */
const judgedBy = ({platform, figures, adapters, pods}: Project, locale: string): string[] => [
  ...REQUIRED[platform].flatMap((name) => (figures[name] ? [NAMES[name] ?? name] : [])),
  ...(platform !== 'android' && (adapters !== null || Object.keys(pods).length > 0)
    ? [inLocale(PODS, locale)]
    : []),
];

function told(
  {sayIn, catalogue}: Site,
  locale: string,
  project: Project,
  {fits, blocked, demo, newer}: Answer,
): string {
  const translate = sayIn(locale);
  const {platform} = project;
  const [best] = fits;
  const by = judgedBy(project, locale).join(', ');
  const listed = (part: 'has' | 'wants'): string =>
    listIn(
      demo.map((one) => `${named(one).name} ${one[part]}`),
      locale,
    );
  const values = {
    platform: {android: 'Android', ios: 'iOS', unity: 'Unity'}[platform],
    best: best ?? '',
    list: fits.join(', '),
    by,
    has: listed('has'),
    wants: listed('wants'),
  };
  // Why an older release does not fit is no question where a newer one does.
  const [latest = ''] = versionsOf(catalogue, platform);
  return [
    best === undefined
      ? translate({id: 'site.fits.none', message: 'No release for {platform} fits.'}, values)
      : by
        ? fill(inLocale(BEST, locale), values)
        : translate(
            {
              id: 'site.fits.best',
              message: 'The newest release for {platform} that fits is {best}.',
            },
            values,
          ),
    ...(demo.length > 0 ? [fill(inLocale(DEMO, locale), values)] : []),
    ...(fits.length > 1
      ? [translate({id: 'site.fits.all', message: 'All that fit: {list}.'}, values)]
      : []),
    ...blocked
      .filter(({release}) => release === latest)
      .flatMap((collision) => [
        '',
        collisionSentence(translate, collision),
        `  ${fixSentence(translate, named(collision))}`,
      ]),
    ...(newer.length > 0
      ? [
          '',
          translate(
            {id: 'site.fits.newer', message: 'Newer than these pages, and not judged: {list}.'},
            {list: [...newer].reverse().join(', ')},
          ),
        ]
      : []),
  ].join('\n');
}

interface Found {
  read: ProjectOfApp[];
  unread: string;
  /** The package that brings the SDK, if one does. */
  plugin: string;
}

/** The projects that a call names, or those in its folder; the exit code where there are none. */
function asked({site, given, refuse}: Call): Found | number {
  const [first = ''] = given;
  if ((platforms as readonly string[]).includes(first)) {
    const read = projectOf(site.catalogue, given);
    if ('misuse' in read) {
      const {kind, argument, could} = read.misuse;
      return refuse(misuses[kind], {given: argument, could: could.join(', ')});
    }
    return {read: [{project: read.project, notes: [], computed: []}], unread: '', plugin: ''};
  }
  const found = given.length > 1 ? null : projectsAt(site, first);
  // A single word that is no folder was meant as a platform.
  if (!found || ('why' in found && found.why === words.wrongFolder && /^\w+$/.test(first))) {
    return refuse(misuses.platform, {given: first, could: platforms.join(', ')});
  }
  return 'why' in found ? refuse(found.why, found.values) : found;
}

/** What a folder's build files say, or why there is nothing to say. */
function projectsAt(
  {catalogue}: Site,
  folder: string,
): Found | {why: Localized<string>; values: Readonly<Record<string, string>>} {
  const app = readApp(folder);
  if (!app) {
    return {why: words.wrongFolder, values: {folder}};
  }
  const read = projectsOf(catalogue, app);
  const unread = notRead(app) ?? '';
  const {ios, plugin} = projectIn(app);
  const {other} = ios;
  const count = app.count();
  const why = other ? NOT_IOS : unread ? words.nothingRead : count > 0 ? NO_APP : words.nothing;
  const values = {folder, list: unread, count: String(count), name: other?.name ?? ''};
  return read.length > 0 ? {read, unread, plugin: plugin?.name ?? ''} : {why, values};
}

/** Whether an app has a release that these pages don't know yet. */
const isNewer = (catalogue: Catalogue, {platform, sdk}: ProjectOfApp['project']): boolean =>
  sdk !== null && compareVersions(sdk, versionsOf(catalogue, platform)[0] ?? '') > 0;

/**
 * Which releases go with what the build files in a folder have.
 *
 * @returns an answer for each platform, with what could not be read
 * @throws with a sentence where there is nothing to read
 */
export function fitsIn(site: Site, folder: string) {
  const {catalogue, sayIn} = site;
  const found = projectsAt(site, folder);
  if ('why' in found) {
    throw new Error(fill(found.why.en, found.values));
  }
  return {
    notRead: found.unread,
    projects: found.read.map(({project, notes, computed}) => ({
      platform: project.platform,
      notes: [
        ...(found.plugin ? [fill(PLUGIN.en, {name: found.plugin})] : []),
        ...notes.map((note) => noteSentence(sayIn('en'), note)),
        ...computed.map((name) => fill(COMPUTED.en, {name: NAMES[name] ?? name})),
      ],
      ...(isNewer(catalogue, project)
        ? {newer: fill(NEWER.en, {sdk: project.sdk ?? ''})}
        : plainly(sayIn('en'), answerOf(catalogue, project))),
    })),
  };
}

/** Says which releases go with what an app has: named in the call, or found in its folder. */
function run(call: Call): number {
  const {site, json, locale, refuse} = call;
  const {catalogue} = site;
  const translate = site.sayIn(locale);
  const found = asked(call);
  if (typeof found === 'number') {
    return found;
  }
  const {read, unread, plugin} = found;
  if (plugin) {
    console.error(printable(fill(inLocale(PLUGIN, locale), {name: plugin})));
  }
  const codes: number[] = [];
  const answers: object[] = [];
  for (const {project, notes, computed} of read) {
    for (const note of notes) {
      console.error(printable(noteSentence(translate, note)));
    }
    for (const name of computed) {
      console.error(printable(fill(inLocale(COMPUTED, locale), {name: NAMES[name] ?? name})));
    }
    const {platform, sdk} = project;
    if (isNewer(catalogue, project)) {
      codes.push(refuse(NEWER, {sdk: sdk ?? ''}));
      continue;
    }
    const answer = answerOf(catalogue, project);
    // What was not read may ask for another release.
    if (unread && answer.fits.length > 0) {
      return refuse(words.partly, {list: unread});
    }
    answers.push({platform, ...plainly(translate, answer)});
    codes.push(answer.fits.length > 0 ? 0 : 1);
    if (!json) {
      const lines = told(site, locale, project, answer).split('\n');
      console.log(`${answers.length > 1 ? '\n' : ''}${lines.map(printable).join('\n')}`);
    }
  }
  if (json && answers.length > 0) {
    console.log(jsonOf(answers.length > 1 ? answers : answers[0]));
  }
  return codes.includes(1) ? 1 : Math.max(...codes);
}

/** An answer as data. */
const plainly = (translate: Say, {fits, blocked, demo}: Answer) => ({
  fits,
  // What only the demo of the newest one builds with; a build can fail below.
  demo: demo.map(({name, wants, has}) => ({name, wants, has})),
  blocked: blocked.map((collision) => ({
    release: collision.release,
    name: collision.name,
    wants: collision.wants,
    has: collision.has,
    fix: fixSentence(translate, collision),
  })),
});

/**
 * Which releases go with versions by their name.
 *
 * @throws with a sentence where these can't be read
 */
export function fitsFor(
  {catalogue, sayIn}: Site,
  platform: Platform,
  versions: Readonly<Record<string, string>>,
) {
  const given = Object.entries(versions).map(([name, version]) => `${name}=${version}`);
  const read = projectOf(catalogue, [platform, ...given]);
  if ('misuse' in read) {
    const {kind, argument, could} = read.misuse;
    throw new Error(fill(misuses[kind].en, {given: argument, could: could.join(', ')}));
  }
  return {platform, ...plainly(sayIn('en'), answerOf(catalogue, read.project))};
}

export const fits: Command = {
  usage: '<android|ios|unity> [name=version …] | <folder>',
  about: {
    en: 'tells which releases of the SDK fit a project',
    ru: 'показывает, какие версии SDK подходят проекту',
  },
  atLeast: 1,
  atMost: 100,
  run,
};
