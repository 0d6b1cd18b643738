import type {Localized} from '../types';
import type {Finding} from './findings';

export type {FileKind, Finding, Level} from './findings';
export {checkConfig, type Parse, type Report} from './logic';

type Key = Finding['kind'] | `${'missing' | 'not-well-formed' | 'present'}-with`;
/** What each kind of finding says; some say more where there is more to say. */
export type ConfigWords = Readonly<Record<Key, Localized>>;

/** What a finding says, with placeholders for the names and values it is about. */
export function sentence({kind, detail, count}: Finding, words: ConfigWords): Localized {
  const more = kind === 'not-well-formed' ? count : detail;
  return words[more && `${kind}-with` in words ? (`${kind}-with` as Key) : kind];
}
