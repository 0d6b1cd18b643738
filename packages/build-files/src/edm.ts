import type {Dependency} from './files';
import {lineAt} from './text';

/** An element; a requirement such as `~> 3.7.0` has a bracket of its own. */
const ENTRY = /<(androidPackage|iosPod)\b(?:[^<>"']|"[^"<]{0,500}"|'[^'<]{0,500}'){1,2000}>/g;

/** The value of an attribute, and where it begins in the text. */
export function attribute(text: string, name: string): {value: string; at: number} | undefined {
  const pattern = new RegExp(`\\b${name}\\s{0,20}=\\s{0,20}["']([^"']{1,300})["']`, 'd');
  const found = pattern.exec(text);
  return found?.indices?.[1] && {value: found[1] as string, at: found.indices[1][0]};
}

/** A library or pod that a Unity plugin asks the External Dependency Manager for; a pod's `version` stands without its operator. */
export interface Entry extends Dependency {
  isPod: boolean;
  /** Where its element ends, its closing tag included. */
  end: number;
}

/** The libraries and pods in an XML file without comments. */
export const entriesIn = (file: string, text: string): Entry[] =>
  [...text.matchAll(ENTRY)].map(({0: tag, 1: element, index}) => {
    const isPod = element === 'iosPod';
    const close = index + tag.length;
    const closing = tag.endsWith('/>') ? -1 : text.indexOf(`</${element}>`, close);
    const found = attribute(tag, isPod ? 'version' : 'spec');
    const version = isPod ? found?.value : /:([^:]*)$/.exec(found?.value ?? '')?.[1];
    const end = index + (found ? found.at + found.value.length : 0);
    return {
      isPod,
      name: isPod
        ? (attribute(tag, 'name')?.value ?? '')
        : (found?.value ?? '').replace(/:[^:]*$/, ''),
      version: (isPod ? version?.replace(/^(?:=|~>|>=)?\s*/, '') : version) ?? null,
      file,
      line: lineAt(text, index),
      index,
      end: closing === -1 ? close : closing + `</${element}>`.length,
      written: version ? {file, start: end - version.length, end, text: version} : null,
    };
  });
