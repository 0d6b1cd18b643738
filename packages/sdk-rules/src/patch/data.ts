import type {Platform} from '../index';
import {builderOf, type BuilderData, type FileFacts} from '../builder';
import type {SdkFacts} from '../check';
import type {Left} from './way';

type ByRelease = Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>>;
type ByPlatform<Value> = Readonly<Record<Platform, Value>>;

/** `SdkFacts` as JSON, with the sentences of one language. */
export interface PatchData extends Pick<
  SdkFacts,
  'covered' | 'mavenAppodeal' | 'networks' | 'pastPods' | 'published' | 'services'
> {
  builder: BuilderData;
  files: FileFacts;
  /** Versions by artifact, and by pod. */
  artifacts: ByRelease;
  pods: ByRelease;
  releases: ByPlatform<ReturnType<SdkFacts['releasesOf']>>;
  removed: ByPlatform<ReturnType<SdkFacts['removedOf']>>;
  words: Readonly<Record<Left['kind'], string>>;
}

/** The facts for a patch, from JSON. */
export const factsFrom = ({
  builder,
  files,
  artifacts,
  pods,
  releases,
  removed,
  ...facts
}: PatchData): SdkFacts => ({
  ...facts,
  ...files,
  builder: builderOf(builder, files),
  artifactsOf: (release) => new Map(artifacts[release]),
  podsOf: (release) => new Map(pods[release]),
  releasesOf: (platform) => releases[platform],
  removedOf: (platform) => removed[platform],
});
