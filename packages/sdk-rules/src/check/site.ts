import type {Network as AppAdsNetwork, Rule as AppAdsRule} from '../app-ads/logic';
import type {Builder, BuilderWords, FileFacts} from '../builder';
import type {ConfigWords} from '../config';
import type {Catalogue, Say} from '../fits';
import type {Signature} from '../logs/logic';
import type {Knowledge} from '../logs/run';
import type {Localized, Platform} from '../types';

/** A release of the SDK, with its facts by name. */
export interface Release {
  version: string;
  facts: Readonly<Partial<Record<string, string>>>;
}

/** A network or service with the keys it needs in an app's settings. */
interface Keyed {
  id: string;
  name: string;
  needs: readonly {platform: string; file: string; key: string; optional?: true}[];
  /** What happens if they are missing. */
  withoutKeys?: Localized | null;
}

/** Versions by artifact or pod; an empty list stands for any version. */
type Versions = ReadonlyMap<string, readonly string[]>;

/** Rules of the doctor that the site's tools don't have. */
export type OwnRule =
  | 'no-sdk'
  | 'no-plugin'
  | 'not-ios'
  | 'local-sdk'
  | `${'unknown' | 'newer' | 'older' | 'ended'}-release`
  | 'unknown-artifact'
  | 'no-dependency-manager'
  | 'bundle-and-list'
  | 'version'
  | 'repository'
  | 'min-sdk'
  | 'kotlin'
  | 'namespace'
  | 'feature-off'
  | 'half-excluded'
  | 'level-open'
  | 'pod-source'
  | 'first-source'
  | 'use-frameworks'
  | 'ios-target'
  | 'script-sandbox'
  | 'setting-unread'
  | 'key-missing'
  | 'key-optional'
  | 'own-pin'
  | 'computed'
  | 'open-release'
  | 'wrapped-release'
  | 'other-mediation'
  | 'template-old'
  | 'template-stale'
  | 'template-ended'
  | 'template-empty'
  | 'template-r8'
  | 'old-package'
  | 'not-json'
  | 'too-large'
  | 'not-text'
  | 'unreadable'
  | 'changed'
  | 'link'
  | 'nothing-known'
  | 'beyond'
  | `too-many-${'files' | 'findings'}`;

/** The doctor's messages. */
export type Words = Readonly<
  Record<
    | 'usage'
    | 'about'
    | 'exit'
    | 'add'
    | 'addWithConfig'
    | 'list'
    | 'value'
    | 'remove'
    | 'repeated'
    | 'removeLine'
    | 'change'
    | 'set'
    | 'fix'
    | 'page'
    | 'looked'
    | 'clean'
    | 'cleanSoFar'
    | 'notJudged'
    | 'found'
    | 'needs'
    | 'nothing'
    | 'nothingRead'
    | 'partly'
    | 'wrongFolder'
    | 'wrongOption',
    Localized
  > & {
    options: Readonly<
      Record<'folder' | 'json' | 'lang' | 'version' | 'checkUpdate' | 'help', Localized>
    >;
    /** Of the commands' arguments, by their English name. */
    placeholders: Readonly<Partial<Record<string, Localized>>>;
    unjudged: Readonly<Record<'keys' | 'versions' | 'sets' | 'minimums', Localized>>;
    levels: Readonly<Record<Signature['severity'], Localized>>;
    moved: Readonly<
      Record<'about' | 'wrongUse' | 'noMap' | 'left' | 'clean' | 'unread' | 'byType', Localized>
    >;
    rules: Readonly<Record<OwnRule, Readonly<Record<'message' | 'fix', Localized>>>>;
  }
>;

/** What another mediation SDK leaves in an app, with the replacements. */
export interface MovedMap {
  platform: Platform;
  from: string;
  /** The page that says more, if it isn't the one of its name. */
  page?: string;
  rows: readonly {
    job?: string;
    theirs: readonly string[];
    ours: readonly string[];
    note?: Localized;
  }[];
  leftovers: readonly {in: LeftoverPlace; texts: readonly string[]; instead: Localized}[];
}

/** Where leftovers are looked for. */
type LeftoverPlace =
  | 'gradle'
  | 'manifest'
  | 'podfile'
  | 'xcode'
  | 'plist'
  | 'packages'
  | 'folder'
  | 'import'
  | 'plugins';

/** What is known about the SDK. */
export interface SdkFacts extends Omit<FileFacts, 'unityPlugin'> {
  builder: Builder;
  networks: readonly Keyed[];
  services: readonly Keyed[];
  /** The releases of which all artifacts and pods are known. */
  covered: readonly string[];
  artifactsOf: (release: string) => Versions;
  podsOf: (release: string) => Versions;
  /** All versions that were ever published of a Maven artifact. */
  published: Readonly<Record<string, readonly string[]>>;
  /** Pods that were ever published. */
  pastPods: readonly string[];
  /** Removed names of the API, with their replacements. */
  removedOf: (
    platform: Platform,
  ) => readonly {name: string; instead?: string | null; release: string}[];
  /** Newest first. */
  releasesOf: (platform: Platform) => readonly Release[];
  mavenAppodeal: string;
}

/** Everything the doctor knows, and its messages; passed in by the site. */
export interface Site extends SdkFacts {
  /** Address of the default language; ends with a slash. */
  address: string;
  /** Path prefix of each language. */
  languages: Readonly<Record<string, string>>;
  words: Words;
  builderWords: BuilderWords;
  configWords: ConfigWords;
  appAdsWords: Readonly<Record<AppAdsRule, Localized>>;
  appAdsNetworks: readonly AppAdsNetwork[];
  /** What is known of logs. */
  logs: Knowledge;
  /** What each pod of a release asks of other pods. */
  pinsOf: (release: string) => ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Names of other mediation SDKs for the same things, and what they leave in an app. */
  moved: readonly MovedMap[];
  /** What each release asks for. */
  catalogue: Catalogue;
  /** Says the texts of `fits` in a language. */
  sayIn: (locale: string) => Say;
  /** Those of `releasesOf` whose support ended. */
  isEnded: (platform: Platform, release: string) => boolean;
  /** Writes an ISO 8601 day in a language. */
  formatDate: (day: string, locale: string) => string;
}

/** The newest stable release of a platform. */
export const latestOf = (site: Site, platform: Platform): Release =>
  site.releasesOf(platform)[0] as Release;
