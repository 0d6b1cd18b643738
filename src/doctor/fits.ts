import path from 'node:path';
import {translate} from '@docusaurus/Translate';
import {
  answerOf,
  catalogueOf,
  collisionSentence,
  fixSentence,
  platforms,
  projectFrom,
  projectOf,
  readTexts,
  versionsOf,
  type Answer,
  type Misuse,
  type Platform,
  type Project,
} from '@help-center/version-rules';
import {releaseRequirements} from '@site/config/catalogue';
import type {Localized} from '@site/config/locales';
import {asOf} from '@site/config/releases';
import type {Call, Command} from './commands';
import {readApp, type AppFiles, type Kind} from './files';
import {printable, withoutComments} from './text';
import {words} from './words';

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

/** What is said about wrong use, by its kind. */
const misuses: Readonly<Record<Misuse['kind'], Localized<string>>> = {
  platform: {
    en: '{given} isn’t written as name=version.',
    ru: '{given} записано не как имя=версия.',
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

/** The texts of an app's files; those of the application itself last, since they count. */
function textsOf(app: AppFiles): string[] {
  const isApplication = (text: string): boolean =>
    /com\.android\.application|plugins\.android\.application/.test(text);
  const texts = KINDS.flatMap((kind) =>
    app.of(kind).map(({text}) => (kind === 'gradle' ? withoutComments(text, '//') : text)),
  );
  return [
    ...texts.filter((text) => !isApplication(text)),
    ...texts.filter((text) => isApplication(text)),
  ];
}

/** The project in a folder; a sentence where it cannot be told. */
function projectIn(folder: string): Project | {why: Localized<string>} {
  let app: AppFiles;
  try {
    app = readApp(path.resolve(folder));
  } catch {
    return {why: words.wrongFolder};
  }
  const readings = textsOf(app).map((text) => readTexts([text]));
  const found = platforms.filter((platform) => readings.some((one) => one.platform === platform));
  const [only] = found.includes('unity') ? (['unity'] as const) : found;
  if (only === undefined) {
    return {why: words.nothing};
  }
  if (!found.includes('unity') && found.length > 1) {
    return {why: BOTH};
  }
  return projectFrom(catalogue, readTexts(textsOf(app)), only);
}

function told(platform: Platform, {fits, blocked, newer}: Answer): string {
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
        `  ${fixSentence(translate, collision)}`,
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

/** Says which releases go with what an app has: named in the call, or found in its folder. */
function run({given, json, refuse}: Call): number {
  const [first = ''] = given;
  const isNamed = (platforms as readonly string[]).includes(first);
  let project: Project;
  if (isNamed) {
    const read = projectOf(catalogue, given);
    if ('misuse' in read) {
      const {kind, given: wrong, could} = read.misuse;
      return refuse(misuses[kind], {given: wrong, could: could.join(', ')});
    }
    project = read.project;
  } else {
    if (given.length !== 1) {
      return refuse(words.wrongOption, {
        option: given[1] ?? 'fits',
        help: 'node doctor.mjs --help',
      });
    }
    const read = projectIn(first);
    if ('why' in read) {
      return refuse(read.why, {folder: first});
    }
    project = read;
  }
  const answer = answerOf(catalogue, project);
  const {platform} = project;
  if (json) {
    const blocked = answer.blocked.map((collision) => ({
      release: collision.release,
      name: collision.name,
      wants: collision.wants,
      has: collision.has,
      fix: fixSentence(translate, collision),
    }));
    console.log(JSON.stringify({platform, fits: answer.fits, blocked}, null, 2));
  } else {
    console.log(told(platform, answer).split('\n').map(printable).join('\n'));
  }
  return answer.fits.length > 0 ? 0 : 1;
}

export const fits: Command = {
  usage: '<android|ios|unity> [name=version …] | <folder>',
  about: {
    en: 'Which releases of the SDK go with what an app has.',
    ru: 'Какие версии SDK подходят проекту.',
  },
  atMost: 100,
  run,
};
