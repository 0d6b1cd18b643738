import {changeOf, type Collision} from './fits';
import type {Note} from './read';

/** Translates a text to the reader's language and fills in its placeholders. */
export type Say = (
  text: {id: string; message: string},
  values?: Readonly<Record<string, string>>,
) => string;

/** A requirement in prose: `= 12.4.0` becomes 12.4.0. */
const plain = (requirement: string): string => requirement.replace(/^= /, '');

const listed = (names: readonly string[]): string => names.join(', ');

/** A conflict in one sentence: what a release requires and what the project has. */
export function collisionSentence(translate: Say, collision: Collision): string {
  const {release, name, has, kind, by} = collision;
  const [build] = by;
  const values = {
    release,
    name,
    has,
    wants: plain(collision.wants),
    pod: listed(by.map(({pod}) => pod)),
    version: build?.version ?? '',
  };
  if (kind === 'lack') {
    return translate({id: 'site.fits.lack', message: '{release} has no {name}.'}, values);
  }
  if (kind === 'pin') {
    return translate(
      {id: 'site.fits.pin', message: '{pod} {version} pins {name} {wants}; you have {has}.'},
      values,
    );
  }
  switch (name) {
    case 'minSdk':
      return translate(
        {id: 'site.fits.minSdk', message: '{release} needs minSdk {wants}; you have {has}.'},
        values,
      );
    case 'ios':
      return build
        ? translate(
            {
              id: 'site.fits.adapterTarget',
              message: '{release} needs iOS {wants} for {pod}; you have {has}.',
            },
            values,
          )
        : translate(
            {id: 'site.fits.target', message: '{release} needs iOS {wants}; you have {has}.'},
            values,
          );
    case 'unity':
      return translate(
        {id: 'site.fits.editor', message: '{release} needs Unity {wants}; you have {has}.'},
        values,
      );
    case 'edm4u':
      return translate(
        {id: 'site.fits.edm4u', message: '{release} needs EDM4U {wants}; you have {has}.'},
        values,
      );
    default:
      return translate(
        {
          id: 'site.fits.demo',
          message: 'Our demo of {release} builds with {name} {wants}; you have {has}.',
        },
        values,
      );
  }
}

/** How to resolve a conflict, in one sentence. */
export function fixSentence(translate: Say, collision: Collision): string {
  const {by, through = collision} = collision;
  const values = {
    name: through.name,
    wants: plain(through.wants),
    pod: listed(by.map(({pod}) => pod)),
  };
  switch (changeOf(collision)) {
    case 'leave-out':
      return translate({id: 'site.fits.leaveOut', message: 'Leave out {name}.'}, values);
    case 'lower':
      return translate(
        {id: 'site.fits.lower', message: 'Lower {name} to {wants}, or leave out {pod}.'},
        values,
      );
    case 'raise':
      return by.length > 0
        ? translate(
            {id: 'site.fits.raiseOr', message: 'Raise {name} to {wants}, or leave out {pod}.'},
            values,
          )
        : translate({id: 'site.fits.raise', message: 'Raise {name} to {wants}.'}, values);
  }
}

/** What a text says beyond versions. */
export function noteSentence(translate: Say, {kind, names}: Note): string {
  const [name = '', other = ''] = names;
  switch (kind) {
    case 'cut':
      return translate(
        {id: 'site.fits.cut', message: '{name} ends too early. What is there was read.'},
        {name},
      );
    case 'too-long':
      return translate({
        id: 'site.fits.tooLong',
        message: 'The text is longer than 8 MB. Its beginning was read.',
      });
    case 'duplicate':
      return translate(
        {
          id: 'site.fits.duplicate',
          message:
            '{name} and {other} contain the same class. No version of the SDK changes that: remove one of them.',
        },
        {name, other},
      );
    case 'higher-target':
      return translate(
        {
          id: 'site.fits.higherTarget',
          message:
            '{name} needs a higher deployment target than your Podfile has. Enter yours below.',
        },
        {name},
      );
    case 'no-package':
      return translate(
        {
          id: 'site.fits.noPackage',
          message:
            'Unity doesn’t find {name}. Install that package first: no version of the SDK changes that.',
        },
        {name},
      );
    case 'no-version':
      return translate(
        {
          id: 'site.fits.noVersion',
          message:
            'Your repositories don’t have {name}. Check the address of Appodeal’s repository first.',
        },
        {name},
      );
  }
}
