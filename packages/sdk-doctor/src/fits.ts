import {
  answerOf,
  catalogueOf,
  collisionSentence,
  figuresOfBuild,
  fixSentence,
  noteSentence,
  platforms,
  projectFrom,
  projectOf,
  readingOfPods,
  readingOfUnity,
  readTexts,
  versionsOf,
  type Answer,
  type Figure,
  type Misuse,
  type Note,
  type Platform,
  type Project,
} from '@help-center/sdk-rules/fits';
import {readApp, type Call, type Command} from '@help-center/sdk-rules/check';
import {
  isUnity,
  notRead,
  withoutComments,
  type AppFiles,
  type Kind,
} from '@help-center/build-files';
import {printable} from '@help-center/text';
import {compareVersions} from '@help-center/build-files/versions';
import {fill, inLocale, type Localized} from '@help-center/sdk-rules';
import {releaseRequirements} from '@help-center/sdk-data';
import {asOf} from '@help-center/sdk-data/releases';
import {words} from '@help-center/sdk-data/words';
import {speak, translate} from './translate';

const catalogue = catalogueOf(releaseRequirements, asOf);

/** Files that say what an app builds with. */
const KINDS: readonly Exclude<Kind, 'log'>[] = [
  'gradle',
  'catalogue',
  'wrapper',
  'podfile',
  'unity-packages',
  'unity-settings',
  'unity-version',
  'lock',
];

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

const BOTH: Localized<string> = {
  en: '{folder} holds an Android app and an iOS app. Name the folder of one of them.',
  ru: 'В {folder} есть и приложение Android, и приложение iOS. Назовите папку одного из них.',
};

const isApplied = (text: string): boolean =>
  /com\.android\.application|plugins\.android\.application/.test(text);

/** The texts of an app's files; those of the application itself last, since they count. */
const textsOf = (app: AppFiles): string[] =>
  KINDS.flatMap((kind) =>
    app.of(kind).map(({text}) => (kind === 'gradle' ? withoutComments(text, '//') : text)),
  ).sort((one, other) => Number(isApplied(one)) - Number(isApplied(other)));

/** The project in a folder; a sentence where it cannot be told. */
function projectIn(
  folder: string,
):
  | {project: Project; notes: readonly Note[]; computed: readonly Figure[]; unread: string}
  | {why: Localized<string>; unread?: string} {
  const app = readApp(folder);
  if (!app) {
    return {why: words.wrongFolder};
  }
  const readings = textsOf(app).map((text) => readTexts([text]));
  const ios = isUnity(app) ? null : readingOfPods(app);
  const found = platforms.filter(
    (platform) =>
      readings.some((one) => one.platform === platform) || (platform === 'ios' && ios !== null),
  );
  const [only] = found.includes('unity') ? (['unity'] as const) : found;
  const unread = notRead(app) ?? '';
  if (only === undefined) {
    return {why: unread ? words.nothingRead : words.nothing, unread};
  }
  if (!found.includes('unity') && found.length > 1) {
    return {why: BOTH};
  }
  const texts = readTexts(textsOf(app));
  const reading =
    only === 'ios' && ios ? ios.reading : only === 'unity' ? readingOfUnity(app, texts) : texts;
  const build = only === 'android' ? figuresOfBuild(app) : null;
  const {figures} = reading;
  const all = build
    ? {
        ...reading,
        sdk: build.sdk ?? reading.sdk,
        figures: {...(figures.gradle && {gradle: figures.gradle}), ...build.figures},
      }
    : reading;
  return {
    project: projectFrom(catalogue, all, only),
    unread,
    notes: reading.notes,
    computed: build?.computed ?? (only === 'ios' ? (ios?.computed ?? []) : []),
  };
}

const COMPUTED: Localized<string> = {
  en: '{name} is computed: not compared.',
  ru: '{name} вычисляется: не сравнивалось.',
};

const NEWER: Localized<string> = {
  en: 'The app has {sdk}, which is newer than these pages and not judged.',
  ru: 'В приложении {sdk}: эта версия новее описанных здесь и не оценивалась.',
};

/** Names of figures as people know them. */
const NAMES: Readonly<Partial<Record<Figure, string>>> = {
  agp: 'Android Gradle plugin',
  gradle: 'Gradle',
  kotlin: 'Kotlin',
  ios: 'iOS',
};

const named = <One extends {name: string}>(one: One): One => ({
  ...one,
  name: NAMES[one.name as Figure] ?? one.name,
});

function told(platform: Platform, {fits, blocked, demo, newer}: Answer): string {
  const [best] = fits;
  const values = {
    platform: {android: 'Android', ios: 'iOS', unity: 'Unity'}[platform],
    best: best ?? '',
    list: fits.join(', '),
  };
  // Why an older release does not fit is no question where a newer one does.
  const [latest = ''] = versionsOf(catalogue, platform);
  return [
    best === undefined
      ? translate({id: 'site.fits.none', message: 'No release for {platform} fits.'}, values)
      : translate(
          {id: 'site.fits.best', message: 'The newest release for {platform} that fits is {best}.'},
          values,
        ),
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
    ...(demo.length > 0
      ? ['', ...demo.map((collision) => collisionSentence(translate, named(collision)))]
      : []),
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

/** Says which releases go with what an app has: named in the call, or found in its folder. */
function run({given, json, locale, refuse}: Call): number {
  speak(locale);
  const [first = ''] = given;
  const isNamed = (platforms as readonly string[]).includes(first);
  let project: Project;
  let unread = '';
  if (isNamed) {
    const read = projectOf(catalogue, given);
    if ('misuse' in read) {
      const {kind, argument, could} = read.misuse;
      return refuse(misuses[kind], {given: argument, could: could.join(', ')});
    }
    project = read.project;
  } else {
    if (given.length > 1) {
      return refuse(misuses.platform, {given: first, could: platforms.join(', ')});
    }
    const read = projectIn(first);
    // A single word that is no folder was meant as a platform.
    if ('why' in read && read.why === words.wrongFolder && /^\w+$/.test(first)) {
      return refuse(misuses.platform, {given: first, could: platforms.join(', ')});
    }
    if ('why' in read) {
      return refuse(read.why, {folder: first, list: read.unread ?? ''});
    }
    ({project, unread} = read);
    for (const note of read.notes) {
      console.error(printable(noteSentence(translate, note)));
    }
    for (const name of read.computed) {
      console.error(printable(fill(inLocale(COMPUTED, locale), {name: NAMES[name] ?? name})));
    }
  }
  const [latest = ''] = versionsOf(catalogue, project.platform);
  if (project.sdk !== null && compareVersions(project.sdk, latest) > 0) {
    return refuse(NEWER, {sdk: project.sdk});
  }
  const answer = answerOf(catalogue, project);
  const {platform} = project;
  // What was not read may ask for another release.
  if (unread && answer.fits.length > 0) {
    return refuse(words.partly, {list: unread});
  }
  console.log(
    json
      ? JSON.stringify({platform, ...plainly(answer)}, null, 2)
      : told(platform, answer).split('\n').map(printable).join('\n'),
  );
  return answer.fits.length > 0 ? 0 : 1;
}

/** An answer as data. */
const plainly = ({fits, blocked}: Answer) => ({
  fits,
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
export function fitsFor(platform: Platform, versions: Readonly<Record<string, string>>) {
  const given = Object.entries(versions).map(([name, version]) => `${name}=${version}`);
  const read = projectOf(catalogue, [platform, ...given]);
  if ('misuse' in read) {
    const {kind, argument, could} = read.misuse;
    throw new Error(fill(misuses[kind].en, {given: argument, could: could.join(', ')}));
  }
  return {platform, ...plainly(answerOf(catalogue, read.project))};
}

export const fits: Command = {
  usage: '<android|ios|unity> [name=version …] | <folder>',
  about: {
    en: 'Which releases of the SDK go with what an app has.',
    ru: 'Какие версии SDK подходят проекту.',
  },
  atLeast: 1,
  atMost: 100,
  run,
};
