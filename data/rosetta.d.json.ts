/* Written by "npm run data:types" from data/schema/rosetta.schema.json. */

export type Origin = 'max' | 'levelplay' | 'admob';
export type Id = string;
/**
 * Names as code writes them; none where that side has nothing for the job.
 */
export type Names = string[];

export interface Rosetta {
  $schema?: string;
  /**
   * When the sources were read.
   */
  asOf: string;
  /**
   * @minItems 1
   */
  origins: {
    id: Origin;
    name: string;
  }[];
  /**
   * @minItems 1
   */
  jobs: {
    id: Id;
    title: Text;
  }[];
  /**
   * @minItems 1
   */
  maps: Map[];
}
export interface Text {
  en: string;
  [k: string]: string;
}
export interface Map {
  platform: 'android' | 'ios' | 'unity';
  from: Origin;
  versions: {
    theirs: string;
    ours: string;
  };
  /**
   * @minItems 1
   */
  rows: Row[];
  /**
   * @minItems 1
   */
  leftovers: Leftover[];
}
export interface Row {
  job: Id;
  theirs: Names;
  ours: Names;
  note?: Text;
  /**
   * Where theirs is to be read.
   */
  source: string;
}
export interface Leftover {
  /**
   * Import: what a source file that uses the SDK begins with.
   */
  in: 'gradle' | 'manifest' | 'podfile' | 'xcode' | 'plist' | 'packages' | 'folder' | 'import';
  /**
   * Where the other SDK or its documentation has the names.
   */
  source: string;
  /**
   * Beginnings of names, matched by case.
   *
   * @minItems 1
   */
  texts: string[];
  instead: Text;
}

declare const data: Rosetta;
export default data;
