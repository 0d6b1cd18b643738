/** A resource's id, or its type and name (`string/app_name`). */
export type Reference = number | string;

/** A value of an attribute: text, a number (of booleans only false is 0), or a resource. */
export interface Value {
  text: string | null;
  number: number | null;
  reference: Reference | null;
}

/** An element of a compiled XML file, from whichever form it was read. */
export interface Element {
  name: string;
  /** By name, those of Android's namespace by their ids' names. */
  attributes: Map<string, Value>;
  children: Element[];
}

/**
 * Names of the attributes that are looked at, by their ids: shrinking tools may
 * take the names out and leave the ids. Source: android.R.attr.
 */
export const attributeNames = new Map<number, string>([
  [0x01010003, 'name'],
  [0x01010006, 'permission'],
  [0x0101000f, 'debuggable'],
  [0x01010010, 'exported'],
  [0x01010024, 'value'],
  [0x01010025, 'resource'],
  [0x0101020c, 'minSdkVersion'],
  [0x0101021b, 'versionCode'],
  [0x0101021c, 'versionName'],
  [0x01010270, 'targetSdkVersion'],
  [0x01010272, 'testOnly'],
  [0x010104ea, 'extractNativeLibs'],
  [0x010104ec, 'usesCleartextTraffic'],
  [0x01010527, 'networkSecurityConfig'],
]);

/** Deeper than any real file; keeps a made-up one from filling the stack. */
export const MAX_DEPTH = 200;
