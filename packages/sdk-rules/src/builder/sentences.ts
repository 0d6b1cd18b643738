import type {AdType, Localized} from '../types';
import {fill} from '../fill';
import type {NotAnAppId} from './admob';
import type {Finding} from './model';

type Key =
  | AdType
  | `admob-${NotAnAppId}`
  | Exclude<Finding['kind'], 'conflict' | 'note' | 'admob-id-malformed'>;
/** What ad types are called, and what each kind of finding says. */
export type BuilderWords = Readonly<Record<Key, Localized>>;

/**
 * The sentence of a finding about the set.
 *
 * @param say - chooses the language
 */
export function describe(
  finding: Finding,
  words: BuilderWords,
  say: (text: Localized) => string,
): string {
  switch (finding.kind) {
    case 'conflict':
    case 'note':
      return say(finding.text);
    case 'admob-id-malformed':
      return fill(say(words[`admob-${finding.got}`]), {value: finding.value});
    case 'ad-type-unserved':
      return fill(say(words[finding.kind]), {adType: say(words[finding.adType])});
    case 'keys-in-files':
    case 'keys-in-settings':
      return fill(say(words[finding.kind]), {name: finding.name, text: say(finding.text)});
    case 'pin-clash':
      return fill(say(words[finding.kind]), {
        pod: finding.pod,
        versions: finding.versions.map(({by, version}) => `${by}: ${version}`).join('; '),
      });
    default: {
      const {level: _level, kind, ...values} = finding;
      return fill(
        say(words[kind]),
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, [value].flat().join(', ')]),
        ),
      );
    }
  }
}
