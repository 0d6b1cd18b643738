import {answerOf, projectsOf} from '@help-center/sdk-rules/fits';
import {diffOf} from '@help-center/sdk-rules/patch';
import {leftSentence, patchFolder, refusalOf} from '@help-center/sdk-rules/patch/command';
import {examine, readApp} from '@help-center/sdk-rules/check';
import {fill, inLocale, type Localized} from '@help-center/sdk-rules';
import type {AppFiles} from '@help-center/build-files';
import {place} from './place';
import {siteAt} from './site';

/** A finding of a check. */
export interface Finding {
  level: 'error' | 'warning' | 'info';
  /** Path from the app's folder. */
  file: string;
  /** From 1; null where it is about the whole file. */
  line: number | null;
  /** Such as `android/min-sdk`. */
  rule: string;
  message: string;
  fix: string;
  page: string;
}

/** What a check found. */
export interface Checked {
  /** The release of the SDK by platform. */
  sdk: Readonly<Partial<Record<string, string>>>;
  /** What was not judged, because only newer releases are known so well: `keys`, `versions`, `sets`, `minimums`. */
  notJudged: readonly string[];
  findings: readonly Finding[];
}

/** The releases that go with the build files of a platform, newest first. */
export interface Fitting {
  platform: 'android' | 'ios' | 'unity';
  fits: readonly string[];
}

/** How build files change for a release. */
export interface Patch {
  /** A unified diff. */
  diff: string;
  /** What is left to a person. */
  left: readonly {file: string; line: number | null; message: string}[];
}

const site = siteAt(place);

const refuse = (
  why: Localized,
  values: Readonly<Record<string, string>>,
  locale: string,
): never => {
  throw new Error(fill(inLocale(why, locale), values));
};

const appIn = (folder: string, locale: string): AppFiles =>
  readApp(folder) ?? refuse(site.words.wrongFolder, {folder}, locale);

/**
 * Checks how the app in a folder integrates the SDK.
 *
 * @throws when the folder can't be read
 */
export function check(folder: string, locale = 'en'): Checked {
  const {sdk, findings, unjudged} = examine(site, appIn(folder, locale), locale);
  return {sdk, notJudged: [...unjudged], findings};
}

/**
 * Which releases go with what the app in a folder builds with.
 *
 * @throws when the folder can't be read
 */
export function fits(folder: string, locale = 'en'): Fitting[] {
  return projectsOf(site.catalogue, appIn(folder, locale)).map(({project}) => ({
    platform: project.platform,
    fits: answerOf(site.catalogue, project).fits,
  }));
}

/**
 * The diff that takes the build files in a folder to a release, the latest by default. Changes nothing itself.
 *
 * @throws when there is no patch, with the reason
 */
export function patch(folder: string, to?: string, locale = 'en'): Patch {
  const result = patchFolder(site, folder, to, undefined, locale);
  if ('why' in result) {
    return refuse(refusalOf(site, result), result.values, locale);
  }
  const left = [...result.notes, ...result.left].map((one) => ({
    file: one.file,
    line: one.line,
    message: leftSentence(site, one, locale),
  }));
  return {diff: diffOf(result.files), left};
}
