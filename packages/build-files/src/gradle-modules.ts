import {APPLICATION, folderOf, isLibrary, joined, type Files, type TextFile} from './files';
import type {Build} from './gradle';
import {blocksIn, type Block} from './gradle-values';
import {withoutComments, withoutXmlComments} from './text';
import {compareVersions} from './versions';

/** The Android Gradle plugin, by the ids that it goes under. */
export const ANDROID_PLUGIN = /^com\.android\.(?:application|library|tools\.build:gradle)$/;

/** A module of an Android build. */
export interface Module {
  /** Its build file, without comments. */
  file: TextFile;
  /** Its `android` block. */
  block: Block;
  /** Where its files are; ends with a slash. */
  folder: string;
  /** The Android Gradle plugin that it is built with; the oldest, if the build names several, and null if one is unknown. */
  plugin: string | null;
  /** Whether its build names a namespace, also in a script that modules share. */
  hasNamespace: boolean;
  /** The package in its manifest; null if it names none, or the manifest was not found. */
  packageName: string | null;
}

const MANIFEST =
  /\bmanifest\b[\s.{]{1,20}srcFile[\s(=]{1,10}["'](?:\$\{?projectDir\}?\/)?([^"'\n]{1,200})["']/g;

/** How many manifests of a build file are looked at: a text may name them without end. */
const MOST_MANIFESTS = 50;

/** Where the manifest of a module's `main` source set is: what the build file says, or the usual place. */
function manifestOf(text: string, folder: string): string {
  const matches = [...text.matchAll(MANIFEST)].slice(0, MOST_MANIFESTS);
  const blocks = matches.length > 0 ? blocksIn(text) : [];
  const named = matches.find(({index}) => {
    const around = blocks.filter(({open, close}) => open < index && index < close);
    return [index, ...around.map(({open}) => open)].some((at) =>
      /\bmain["')\]]{0,3}[\s.]{0,20}$/.test(text.slice(Math.max(0, at - 60), at)),
    );
  });
  return joined(folder, named?.[1] ?? 'src/main/AndroidManifest.xml');
}

/** The folder whose modules a build file names plugins for. */
const rootOf = (file: string): string =>
  folderOf(file).replace(/(?<![^/])(?:gradle|buildSrc|build-logic)\/.*$/, '');

/** The modules of an Android build that say themselves what they are. */
export function modulesIn(app: Files, {gradle, plugins, dependencies}: Build): Module[] {
  const known = [...plugins, ...dependencies].filter(({name}) => ANDROID_PLUGIN.test(name));
  const all = gradle.flatMap((file) => {
    const isModule = APPLICATION.test(file.text) || isLibrary(file);
    const block = isModule && blocksIn(file.text).find(({path}) => path === '/android');
    return block ? [{file, block, folder: folderOf(file.path)}] : [];
  });
  const isShared = gradle.some(
    (file) => !all.some((one) => one.file === file) && /\bnamespace\b/.test(file.text),
  );
  return all.map((module) => {
    const {text} = module.file;
    const versions = known
      .filter(({file}) => module.folder.startsWith(rootOf(file)))
      .map(({version}) => /^\d[\d.]*/.exec(version ?? '')?.[0] ?? null);
    const place = manifestOf(text, module.folder);
    const manifest = app.of('manifest').find(({path}) => path === place)?.text;
    return {
      ...module,
      plugin: versions.includes(null)
        ? null
        : ((versions as string[]).sort(compareVersions)[0] ?? null),
      hasNamespace: isShared || /\bnamespace\b/.test(text),
      packageName:
        /<manifest\b[^>]*\bpackage\s{0,20}=\s{0,20}["']([\w.]{1,200})["']/.exec(
          withoutXmlComments(manifest ?? ''),
        )?.[1] ?? null,
    };
  });
}

const CODE = /(?:\b((?:\w{1,60}\.){1,12}))?(?<!\w)BuildConfig\b/g;

/** Whether code uses the class that the build of a package writes. */
function usesBuildConfig({path, text}: TextFile, packageName: string): boolean {
  if (!/\.(?:java|kt)$/.test(path) || !text.includes('BuildConfig')) {
    return false;
  }
  const bare = withoutComments(text, '//').replace(/"[^"\n]{0,500}"/g, '');
  const own = /^\s{0,20}package\s{1,20}([\w.]{1,200})/m.exec(bare)?.[1];
  const named = [...bare.matchAll(CODE)].map(([, before]) => before?.slice(0, -1) ?? '');
  const isImported = named.some((name) => name !== '');
  return named.includes(packageName) || (!isImported && own === packageName);
}

/**
 * What a module uses of that the Android Gradle plugin has turned off since 8, unless the build asks for it.
 *
 * @returns names in `buildFeatures`
 */
export function featuresMissing(app: Files, {file, folder, packageName}: Module): string[] {
  const written = /\bnamespace\b[\s=(]{1,10}["']([\w.]{1,200})["']/.exec(file.text)?.[1];
  const own = written ?? packageName;
  const inside = app.of('source').filter(({path}) => path.startsWith(folder));
  const ends = app.of('stub').filter(({path}) => path.startsWith(folder));
  const used: [string, boolean][] = [
    [
      'buildConfig',
      /\bbuildConfigField\b/.test(file.text) ||
        inside.some((one) => own !== null && usesBuildConfig(one, own)),
    ],
    ['aidl', ends.some(({path}) => path.endsWith('.aidl'))],
    ['renderScript', ends.some(({path}) => path.endsWith('.rs'))],
  ];
  const properties = app.of('properties').map(({text}) => text.toLowerCase());
  return used
    .filter(
      ([name, isUsed]) =>
        isUsed &&
        !new RegExp(`\\b${name}\\b[\\s=(]{1,10}(?:true|false)`).test(file.text) &&
        !properties.some((text) =>
          new RegExp(`^android\\.defaults\\.buildfeatures\\.${name.toLowerCase()}\\b`, 'm').test(
            text,
          ),
        ),
    )
    .map(([name]) => name);
}
