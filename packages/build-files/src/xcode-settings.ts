import {folderOf, joined, type Files, type Span, type TextFile} from './files';
import {lineAt} from './text';

const OBJECT = /^[ \t]{0,20}(\w{1,60})(?: \/\*[^\n]{0,300})? = \{\s{0,40}isa = (\w{1,60});/gm;
const APPLICATION =
  /\bproductType = "?com\.apple\.product-type\.application(?:\.messages|\.on-demand-install-capable)?"?;/;
const OTHER_SYSTEM = /^(?:macosx|watchos|appletvos|xros|driverkit)/;
/** What CocoaPods and Flutter write before a build; it sets nothing that an app decides. */
const WRITTEN_BY_TOOLS = /(?:^|\/)(?:Pods\/|Pods-[^/]*(?:\/|$)|Generated\.xcconfig$)/;

/** A text that holds settings, or the place that names one which isn't in the folder. */
interface Layer {
  file: TextFile;
  /** Where its part of the file begins. */
  offset: number;
  text: string | null;
}

/** The texts that decide on an application's settings in one configuration, the first before all others. */
interface Configuration {
  target: string;
  /** The folder of the project. */
  folder: string;
  layers: readonly Layer[];
}

/** A value, where it is written. */
type Value = Span & {line: number};

/** A build setting, as the applications of a folder have it. */
export interface Setting {
  /** Each place once. */
  written: readonly Value[];
  /** Where it is computed, or would be read from a file that isn't in the folder. */
  unread: readonly {file: string; line: number}[];
}

/** The build settings of the iOS applications of an app's Xcode projects. */
export interface XcodeSettings {
  of: (name: string) => Setting;
  /** Whether Xcode makes an Info.plist, and the keys that it makes of settings. */
  makesPlists: boolean;
  generated: ReadonlySet<string>;
  /** The applications' own property lists; null where that isn't known. */
  plists: readonly string[] | null;
  /** Those of applications that don't count. */
  others: readonly string[];
}

const fieldOf = (text: string, name: string): string =>
  new RegExp(`\\b${name} = "?([^";\\n]{0,300}?)"?(?: /\\*[^\\n]{0,300})?;`).exec(text)?.[1] ?? '';

/** An xcconfig file and what it includes, or the place that names it if it isn't there. */
function layersOf(app: Files, path: string, named: Layer, depth = 0): Layer[] {
  const file = app.of('xcconfig').find((one) => one.path === path);
  if (!file || depth > 10) {
    return WRITTEN_BY_TOOLS.test(path) ? [] : [{...named, text: null}];
  }
  const includes = [...file.text.matchAll(/^[ \t]*#include(\?)?[ \t]*"([^"\n]{1,300})"/gm)];
  return [
    {file, offset: 0, text: file.text},
    ...includes.reverse().flatMap(({1: isOptional, 2: name = '', index}) => {
      const at = {file, offset: index, text: null};
      const found = layersOf(app, joined(folderOf(path), name), at, depth + 1);
      return isOptional ? found.filter(({text}) => text !== null) : found;
    }),
  ];
}

/** The configurations of the applications in an Xcode project. */
function configurationsIn(app: Files, file: TextFile): Configuration[] {
  const starts = [...file.text.matchAll(OBJECT)];
  const objects = starts.map(({1: id = '', 2: isa, index: offset}, at) => {
    const text = file.text.slice(offset, starts[at + 1]?.index);
    return {id, isa, file, offset, text};
  });
  const byId = new Map(objects.map((one) => [one.id, one]));
  const ofKind = (kind: string) => objects.filter(({isa}) => isa === kind);
  const [project] = ofKind('PBXProject');
  const groups = ofKind('PBXGroup');
  const folder = joined(
    joined(folderOf(file.path), '..'),
    fieldOf(project?.text ?? '', 'projectDirPath'),
  );
  const placeOf = (id: string, depth = 0): string => {
    const own = byId.get(id)?.text ?? '';
    const isInGroup = !/\bsourceTree = "?SOURCE_ROOT/.test(own) && depth < 30;
    const group = isInGroup && groups.find((one) => one.id !== id && one.text.includes(id));
    return joined(group ? placeOf(group.id, depth + 1) : folder, fieldOf(own, 'path'));
  };
  /** A configuration, and the file that it is based on. */
  const layersIn = (one: Layer & {text: string}): Layer[] => {
    const base = /\bbaseConfigurationReference(?:Anchor)? = (\w{1,60})/.exec(one.text);
    const path =
      base &&
      joined(placeOf(base[1] ?? ''), fieldOf(one.text, 'baseConfigurationReferenceRelativePath'));
    const named = {...one, offset: one.offset + (base?.index ?? 0)};
    return [one, ...(path ? layersOf(app, path, named) : [])];
  };
  const configurationsOf = (owner: string) => {
    const list = byId.get(fieldOf(owner, 'buildConfigurationList'))?.text ?? '';
    const ids = /\bbuildConfigurations = \(([^)]{0,4000})\)/.exec(list)?.[1]?.match(/\w{2,60}/g);
    return (ids ?? [])
      .flatMap((id) => byId.get(id) ?? [])
      .map((one) => ({name: fieldOf(one.text, 'name'), layers: layersIn(one)}));
  };
  const shared = configurationsOf(project?.text ?? '');
  return ofKind('PBXNativeTarget')
    .filter(({text}) => APPLICATION.test(text))
    .flatMap(({text}) =>
      configurationsOf(text).map(({name, layers}) => ({
        target: fieldOf(text, 'name'),
        folder,
        layers: [...layers, ...(shared.find((one) => one.name === name)?.layers ?? [])],
      })),
    )
    .filter((one) => !valuesIn(one, 'SDKROOT').written.some(({text}) => OTHER_SYSTEM.test(text)));
}

/** The last value that a text gives to a setting. */
function valueIn({file, offset, text}: Layer, name: string): Value | null {
  // What is set for another system is none for iOS.
  const setting = `${name}(?:\\[sdk=iphone[^\\]\\n]{0,40}\\])?`;
  const pattern = file.path.endsWith('.xcconfig')
    ? `^[ \\t]{0,40}${setting}[ \\t]{0,40}=[ \\t]{0,40}([^\\n]{0,300}?)[ \\t\\r;]{0,40}(?://.*)?$`
    : `[\\s;{]"?${setting}"? = "?([^";\\n]{0,300})`;
  const match = [...(text ?? '').matchAll(new RegExp(pattern, 'dgm'))]
    .reverse()
    .find(([, value]) => !/^\$[({]inherited[)}]$/.test(value ?? ''));
  const [from, to] = match?.indices?.[1] ?? [0, 0];
  const [start, end] = [offset + from, offset + to];
  return match
    ? {file: file.path, start, end, text: match[1] ?? '', line: lineAt(file.text, start)}
    : null;
}

/** What a configuration says of a setting. */
function valuesIn(one: Pick<Configuration, 'layers'>, name: string, depth = 0): Setting {
  for (const layer of one.layers) {
    const value = valueIn(layer, name);
    const other = /^\$[({](\w{1,80})[)}]$/.exec(value?.text ?? '')?.[1];
    const found = other && depth < 5 ? valuesIn(one, other, depth + 1) : null;
    if (found && found.written.length > 0) {
      return found;
    }
    if (value && !/\$[({]/.test(value.text)) {
      return {written: [value], unread: []};
    }
    if (value || layer.text === null) {
      const line = value?.line ?? lineAt(layer.file.text, layer.offset);
      return {written: [], unread: [{file: layer.file.path, line}]};
    }
  }
  return {written: [], unread: []};
}

/** The property lists that configurations name. */
const plistsOf = (all: readonly Configuration[]): string[] =>
  all.flatMap(({target, folder, layers}) =>
    layers
      .flatMap((layer) => valueIn(layer, 'INFOPLIST_FILE') ?? [])
      .slice(0, 1)
      .map(({text}) =>
        joined(
          folder,
          text
            .replace(/\$[({](?:SRCROOT|PROJECT_DIR)[)}]/g, '')
            .replace(/\$[({](?:TARGET_NAME|PRODUCT_NAME)[)}]/g, target),
        ),
      ),
  );

const byPlace = <One extends {file: string; line: number}>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [`${one.file}:${one.line}`, one])).values(),
];

/**
 * Reads the settings of an app's Xcode projects: those of a target before those of its project.
 *
 * @param targets - the applications that count; all of them if null, or if the projects have none of these
 */
export function xcodeSettings(app: Files, targets: ReadonlySet<string> | null): XcodeSettings {
  const every = app.of('xcode').flatMap((file) => configurationsIn(app, file));
  const counted = every.filter(({target}) => targets?.has(target));
  const all = counted.length > 0 ? counted : every;
  const plists = plistsOf(all);
  const isIn = (path: string): boolean => app.of('plist').some((one) => one.path === path);
  const makesPlist = all.filter((one) =>
    valuesIn(one, 'GENERATE_INFOPLIST_FILE').written.some(({text}) => text === 'YES'),
  );
  return {
    of: (name) => {
      const found = all.map((one) => valuesIn(one, name));
      return {
        written: byPlace(found.flatMap(({written}) => written)),
        unread: byPlace(found.flatMap(({unread}) => unread)),
      };
    },
    makesPlists: makesPlist.length > 0,
    generated: new Set(
      makesPlist.flatMap(({layers}) =>
        layers.flatMap(({text}) =>
          [
            ...(text ?? '').matchAll(/\bINFOPLIST_KEY_(\w{1,80})[\w*[\]=]{0,40}"?[ \t]{0,40}=/g),
          ].map(([, key = '']) => key),
        ),
      ),
    ),
    plists: plists.length > 0 && plists.every(isIn) ? plists : null,
    others: plistsOf(every.filter((one) => !all.includes(one))).filter(
      (path) => !plists.includes(path),
    ),
  };
}
