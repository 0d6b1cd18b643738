import {changeOf, type Change, type Collision} from './fits';
import type {Note} from './read';

interface Text {
  id: string;
  message: string;
}

/** Translates a text to the reader's language and fills in its placeholders. */
export type Say = (text: Text, values?: Readonly<Record<string, string>>) => string;

/** A requirement in prose: `= 12.4.0` becomes 12.4.0. */
const plain = (requirement: string): string => requirement.replace(/^= /, '');

/** Figures that have another name in prose. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  agp: 'Android Gradle plugin',
  edm4u: 'EDM4U',
  gradle: 'Gradle',
  ios: 'iOS',
  kotlin: 'Kotlin',
  unity: 'Unity',
};
const named = (name: string): string => NAMES[name] ?? name;

const podsOf = ({by}: Collision): string => by.map(({pod}) => pod).join(', ');

const LACK: Text = {id: 'site.fits.lack', message: '{release} has no {name}.'};
const PIN: Text = {
  id: 'site.fits.pin',
  message: '{pod} {version} pins {name} {wants}; you have {has}.',
};
const ADAPTER_TARGET: Text = {
  id: 'site.fits.adapterTarget',
  message: '{release} needs iOS {wants} for {pod}; you have {has}.',
};
/** Figures that the SDK requires; all others are those of the demo. */
const FIGURES: Readonly<Record<string, Text>> = {
  minSdk: {id: 'site.fits.minSdk', message: '{release} needs minSdk {wants}; you have {has}.'},
  ios: {id: 'site.fits.target', message: '{release} needs iOS {wants}; you have {has}.'},
  unity: {id: 'site.fits.editor', message: '{release} needs Unity {wants}; you have {has}.'},
  edm4u: {id: 'site.fits.edm4u', message: '{release} needs EDM4U {wants}; you have {has}.'},
};
const DEMO: Text = {
  id: 'site.fits.demo',
  message: 'Our demo of {release} builds with {name} {wants}; you have {has}.',
};

function textOf({kind, by, name}: Collision): Text {
  if (kind === 'figure') {
    return by.length > 0 ? ADAPTER_TARGET : (FIGURES[name] ?? DEMO);
  }
  return kind === 'lack' ? LACK : PIN;
}

/** A conflict in one sentence: what a release requires and what the project has. */
export function collisionSentence(translate: Say, collision: Collision): string {
  const {release, name, has, wants, by} = collision;
  return translate(textOf(collision), {
    release,
    name: named(name),
    has: plain(has),
    wants: plain(wants),
    pod: podsOf(collision),
    version: by[0]?.version ?? '',
  });
}

const REPLACE: Text = {id: 'site.fits.replace', message: 'Replace {name} with {other}.'};
const RAISE: Text = {id: 'site.fits.raise', message: 'Raise {name} to {wants}.'};
const CHANGES: Readonly<Record<Change, Text>> = {
  'leave-out': {id: 'site.fits.leaveOut', message: 'Leave out {name}.'},
  lower: {id: 'site.fits.lower', message: 'Lower {name} to {wants}, or leave out {pod}.'},
  raise: {id: 'site.fits.raiseOr', message: 'Raise {name} to {wants}, or leave out {pod}.'},
};

/** How to resolve a conflict, in one sentence. */
export function fixSentence(translate: Say, collision: Collision): string {
  const {by, through = collision, now} = collision;
  const change = changeOf(collision);
  const text = change === 'raise' && by.length === 0 ? RAISE : now ? REPLACE : CHANGES[change];
  return translate(text, {
    name: named(through.name),
    other: now ?? '',
    wants: plain(through.wants),
    pod: podsOf(collision),
  });
}

const NOTES: Readonly<Record<Note['kind'], Text>> = {
  cut: {id: 'site.fits.cut', message: '{name} ends too early. What is there was read.'},
  'too-long': {
    id: 'site.fits.tooLong',
    message: 'The text is longer than 8 MB. Its beginning was read.',
  },
  duplicate: {
    id: 'site.fits.duplicate',
    message:
      '{name} and {other} contain the same class. No version of the SDK changes that: remove one of them.',
  },
  'higher-target': {
    id: 'site.fits.higherTarget',
    message: '{name} needs a higher deployment target than your Podfile has. Enter yours below.',
  },
  'no-package': {
    id: 'site.fits.noPackage',
    message:
      'Unity can’t find {name}. Install that package first; no version of the SDK changes that.',
  },
  'no-version': {
    id: 'site.fits.noVersion',
    message:
      'Your repositories don’t have {name}. Check the address of Appodeal’s repository first.',
  },
  'no-release': {
    id: 'site.fits.noRelease',
    message: 'No release that these pages know has {name}.',
  },
  replaced: {
    id: 'site.fits.replaced',
    message: 'No release that these pages know has {name}. Use {other} instead.',
  },
};

/** What a text says beyond versions. */
export const noteSentence = (translate: Say, {kind, names}: Note): string =>
  translate(NOTES[kind], {name: names[0] ?? '', other: names[1] ?? ''});
