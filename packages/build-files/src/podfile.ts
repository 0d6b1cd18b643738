import type {Dependency, Span} from './files';
import {lineAt, withoutComments} from './text';

const POD =
  /\bpod[ \t]{0,20}\(?[ \t]{0,20}["']([^"'\n]{1,200})["'](?:[ \t]{0,20},[ \t]{0,20}(?:["']([^"'\n]{1,100})["']|([$@]{0,2}[A-Za-z_]\w{0,60})(?=[ \t\r]{0,200}(?:$|[,);]|if\b|unless\b))))?/dgm;
const VALUE =
  /^[ \t]{0,40}([$@]{0,2}[A-Za-z_]\w{0,60})[ \t]{0,20}=[ \t]{0,20}["']([^"'#\n]{1,100})["'](?:\.freeze)?[ \t\r]{0,200}$/dgm;
/** A value that holds another, such as `"#{release}.0"`. */
const NESTED =
  /^[ \t]{0,40}([$@]{0,2}[A-Za-z_]\w{0,60})[ \t]{0,20}=[ \t]{0,20}"([^"#\n]{0,60}#\{[$@]{0,2}\w{1,60}\}[^"#\n]{0,60})"/gm;
/** The minimum iOS version in a Podfile: a number, or what names one. */
const PLATFORM =
  /\bplatform[ \t]{0,20}\(?[ \t]{0,20}:ios[ \t]{0,20},[ \t]{0,20}(?::?deployment_target(?::|[ \t]{0,20}=>)[ \t]{0,20})?["']?(?:([\d.]{1,20})|(?:#\{)?([$@A-Za-z_]{1,3}\w{0,60}))/dg;
/** What a hook sets the minimum iOS version of pods to; not where it only raises lower ones. */
const HOOK =
  /^(?![^\n]*\bif\b)[^\n]{0,200}\bIPHONEOS_DEPLOYMENT_TARGET["']\s{0,5}\][ \t]{0,20}=(?![=~])[ \t]{0,20}(?:["'](\d[\d.]{0,20})["']|(\d[\d.]{0,20})(?=[ \t\r]{0,20}$)|([$@A-Za-z_"]))/dgm;
/** A line that compares it before. */
const COMPARED =
  /\bIPHONEOS_DEPLOYMENT_TARGET["']\s{0,5}\][^\n]{0,60}[<>][^\n]{0,80}\n[^\n]{0,200}$/;
/** A further requirement for a pod, on the same line. */
const ANOTHER = /^[ \t]{0,20},[ \t]{0,20}["']([<>=~! \t]{0,20}\d[\d.]{0,40})["']/;
/** A pod whose name a script has in a value. */
const NAMELESS =
  /(?:^|[;{|]|\bdo\b)[ \t]{0,40}pod(?:[ \t]{1,20}|[ \t]{0,20}\([ \t]{0,20})([*@$]{0,2}[A-Za-z_][\w.]{0,60}(?:\[[^\]\n]{0,40}\])?)[ \t]{0,20}(?=[,);}\r\n]|$|if\b|unless\b)/gm;
/** Words of lists and tables, from which a script may make names. */
const LISTED =
  /(?:[[,{(=>]\s{0,200})(?<!\bpod[ \t]{0,9}\([ \t]{0,9})["']([\w/-]{1,80})["']|%[wWiI][[({<|]([^\])}>|]{0,4000})/g;
/** CocoaPods' own source of pods. */
export const PUBLIC_SPECS = /https:\/\/(?:cdn\.cocoapods\.org|github\.com\/CocoaPods\/Specs)/i;

/** The version of a requirement such as `= 3.7.0`; null if it isn't exact. */
export const exact = (requirement: string | undefined): string | null =>
  /^(?:=\s{0,20})?(\d[\d.]{0,40})$/.exec(requirement ?? '')?.[1] ?? null;

/** A pod, whose `version` is null unless the requirement is exact. */
export interface Requirement extends Dependency {
  requirement: string | undefined;
  /** What stands before and after the piece that is `written`, where that is a value with a name. */
  around?: readonly [before: string, after: string];
}

/** The content of a Podfile. */
export interface Podfile {
  file: string;
  /** Without comments. */
  text: string;
  pods: readonly Requirement[];
  /** Pods whose names a script puts together, with `#{…}` for what isn't known of them. */
  computed: readonly Requirement[];
  /** Words in its lists and tables. */
  listed: readonly string[];
  /** The minimum iOS versions, where they are written; one that a script computes has none. */
  platforms: readonly {line: number; written: Span | null}[];
  /** Those that a hook sets for all pods. */
  hooks: Podfile['platforms'];
}

/** Reads a Podfile. */
export function readPodfile({path: file, text: whole}: {path: string; text: string}): Podfile {
  const text = withoutComments(whole, '#');
  const values = new Map<string, Span | null>();
  for (const {1: name = '', 2: value = '', indices} of text.matchAll(VALUE)) {
    const [start, end] = indices?.[2] as [number, number];
    values.set(name, values.has(name) ? null : {file, start, end, text: value});
  }
  const nested = new Map(
    [...text.matchAll(NESTED)].map(([, name = '', value = '']) => [name, value]),
  );
  const named = [...text.matchAll(POD)].map((match): Requirement => {
    const [, name = '', literal, variable] = match;
    const [start, end] = match.indices?.[2] ?? [0, 0];
    const [, before = '', inner, after = ''] =
      /^([^#]*)#\{([^{}]+)\}([^#]*)$/.exec(literal ?? nested.get(variable ?? '') ?? '') ?? [];
    const value = values.get(inner ?? variable ?? '');
    const first = value ? before + value.text + after : literal;
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 200);
    const another = first === undefined ? undefined : ANOTHER.exec(rest)?.[1];
    const requirement = another === undefined ? first : `${first}, ${another}`;
    return {
      name,
      version: exact(requirement),
      requirement,
      file,
      line: lineAt(text, match.index),
      index: match.index,
      written: value ?? (literal === undefined ? null : {file, start, end, text: literal}),
      ...(value && {around: [before, after]}),
    };
  });
  const platforms = [...text.matchAll(PLATFORM)].map((match) => {
    const [start, end] = match.indices?.[1] ?? [0, 0];
    const literal = match[1] === undefined ? null : {file, start, end, text: match[1]};
    return {
      line: lineAt(text, match.index),
      written: literal ?? values.get(match[2] ?? '') ?? null,
    };
  });
  const hooks = [...text.matchAll(HOOK)]
    .filter(({index}) => !COMPARED.test(text.slice(Math.max(0, index - 400), index)))
    .map(({0: whole, 1: quoted, 2: bare, index, indices}) => {
      const [start, end] = indices?.[1] ?? indices?.[2] ?? [0, 0];
      const found = quoted ?? bare;
      return {
        line: lineAt(text, index + whole.length),
        written: found === undefined ? null : {file, start, end, text: found},
      };
    });
  const nameless = [...text.matchAll(NAMELESS)].map(
    ({0: whole, 1: value = '', index}): Requirement => ({
      name: `#{${value}}`,
      version: null,
      requirement: undefined,
      file,
      line: lineAt(text, index + whole.indexOf('pod')),
      index,
    }),
  );
  const isComputed = ({name}: Requirement): boolean => name.includes('#{');
  return {
    file,
    text,
    pods: named.filter((pod) => !isComputed(pod)),
    computed: [...named.filter(isComputed), ...nameless],
    listed: [...text.matchAll(LISTED)].flatMap(([, word = '', words = '']) => [
      word,
      ...words.split(/\s+/),
    ]),
    platforms,
    hooks,
  };
}
