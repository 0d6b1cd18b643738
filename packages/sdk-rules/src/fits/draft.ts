import type {Platform} from './catalogue';
import type {Figure} from './project';

/** Detected kind of a text. */
export type Source =
  | 'pods-error'
  | 'podfile-lock'
  | 'podfile'
  | 'unity-lock'
  | 'unity-settings'
  | 'unity-error'
  | 'gradle-error'
  | 'gradle-dependencies'
  | 'gradle-lock'
  | 'gradle-files';

/** What a text says in addition to figures and versions. */
export interface Note {
  kind:
    | 'cut'
    | 'too-long'
    | 'duplicate'
    | 'higher-target'
    | 'no-version'
    | 'no-package'
    | 'no-release'
    | 'replaced';
  /** What it is about; can come from the text. */
  names: readonly string[];
}

/** Result of reading a project's texts. */
export interface Reading {
  sources: readonly Source[];
  platform: Platform | null;
  sdk: string | null;
  figures: Readonly<Partial<Record<Figure, string>>>;
  /** Versions or requirements by pod. */
  pods: Readonly<Record<string, string>>;
  /** Appodeal pods in the project, with their versions. */
  sdkPods: Readonly<Record<string, string>>;
  /** Whether `sdkPods` lists all of the project's Appodeal pods. */
  isWhole: boolean;
  notes: readonly Note[];
}

/** What one reader takes from a text. */
export interface Draft extends Partial<Omit<Reading, 'sources' | 'sdk'>> {
  source: Source;
  platform: Platform;
  sdk?: string;
}

/** The first group of a pattern in a text. */
export const first = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1];

/** The figures that patterns find. */
export const figuresFrom = (
  patterns: readonly (readonly [Figure, RegExp])[],
  text: string,
): Partial<Record<Figure, string>> =>
  Object.fromEntries(
    patterns.flatMap(([name, pattern]) => {
      const value = first(pattern, text);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Whether something was found. */
export const hasAny = (found: object = {}): boolean => Object.keys(found).length > 0;

/** A draft, unless it says nothing. */
export const unlessEmpty = (draft: Draft): Draft[] =>
  draft.sdk !== undefined || [draft.figures, draft.sdkPods, draft.pods, draft.notes].some(hasAny)
    ? [draft]
    : [];

/** The release in a pod's version: `3.7.0` for `3.7.0.0`. */
export const releaseIn = (version: string | undefined): string | undefined =>
  first(/^(\d+\.\d+\.\d+)/, version ?? '');

/** A note that a file ends too early. */
export const cut = (file: string): Note => ({kind: 'cut', names: [file]});
