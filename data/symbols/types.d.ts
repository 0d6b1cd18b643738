/* Written by "npm run data:types" from data/schema/symbols.schema.json. */

export type Release = string;
/**
 * What #import may name.
 */
export type Names = string[];
/**
 * What import may name.
 */
export type Names1 = string[];
export type Names2 = string[];
/**
 * Follow from the selector; not seen in code.
 */
export type Names3 = string[];
/**
 * Known from a header older than this release.
 */
export type Names4 = string[];

export interface Symbols {
  $schema?: string;
  version: Release;
  /**
   * @minItems 1
   */
  sources: string[];
  headers?: Names;
  modules?: Names1;
  constants?: Names2;
  typealiases?: Names2;
  /**
   * Members by type that the headers forbid to call.
   */
  unavailable?: {
    [k: string]: Names2;
  };
  systemProperties?: Names2;
  package?: string;
  /**
   * The package that the SDK's own brings along.
   */
  companionPackage?: {
    package: string;
  };
  /**
   * Android: by full name; iOS: Swift names and Objective-C selectors; Unity: by name, nested types after a dot.
   */
  types: {
    [k: string]: {
      kind: string;
      namespace?: string;
      since?: Release;
      extends?: string;
      alias?: string;
      base?: Names2;
      /**
       * Signatures by name.
       */
      methods?: {
        /**
         * @minItems 1
         */
        [k: string]: string[];
      };
      constructors?: Names2;
      constants?: Names2;
      properties?: Names2;
      fields?: Names2;
      events?: Names2;
      obsolete?: Names2;
      /**
       * By name (iOS: Swift name or selector): what a property or field is, what a method returns where its signature does not say, and what the arguments of an event are. A list is List<Type> or [Type]. Unity: static members say so, and * is the type of all constants.
       */
      memberTypes?: {
        [k: string]: string;
      };
      xmlAttributes?: Names2;
      swift?: Names2;
      objc?: Names2;
      swiftByImporterRule?: Names3;
      /**
       * Objective-C declarations by selector or property, without the semicolon; where nothing is said, a pointer is not null.
       */
      declarations?: {
        [k: string]: string;
      };
      /**
       * Methods of a protocol that a class must have; the others are optional.
       */
      required?: string[];
      fromOlderHeader?: Names4;
      source?: string;
    };
  };
  /**
   * Type, then member (or * for the type itself), then the release that brought it.
   */
  memberSince: {
    [k: string]: {
      [k: string]: Release;
    };
  };
  removed: {
    name: string;
    release: Release;
    instead?: string;
  }[];
  /**
   * How an archived release differs from this one.
   */
  differences: {
    [k: string]: {
      added: Names2;
      removed: Names2;
      source: string;
    };
  };
}
