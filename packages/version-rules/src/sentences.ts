import {changeOf, type Collision} from './fits';

/** Says a text in the reader's language, its placeholders filled in. */
export type Say = (
  text: {id: string; message: string},
  values?: Readonly<Record<string, string>>,
) => string;

/** A requirement as one reads it aloud: `= 12.4.0` is plainly 12.4.0. */
const plain = (requirement: string): string => requirement.replace(/^= /, '');

const listed = (names: readonly string[]): string => names.join(', ');

/** What a release asks for and what the project has, in one sentence. */
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

/** The one thing to do about a collision. */
export function fixSentence(translate: Say, collision: Collision): string {
  const {name, by} = collision;
  const values = {
    name,
    wants: plain(collision.wants),
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
