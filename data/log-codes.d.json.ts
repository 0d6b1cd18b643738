/* Written by "npm run data:types" from data/schema/log-codes.schema.json. */

export interface LogCodes {
  $schema?: string;
  /**
   * Answers by kind, whatever network gives them.
   */
  kinds: {
    [k: string]: AnswerKind;
  };
  /**
   * @minItems 1
   */
  networks: LogNetwork[];
}
export interface AnswerKind {
  /**
   * Whether something has to be done; unknown: these lines can't tell.
   */
  outcome: 'normal' | 'unknown' | 'error';
  /**
   * Who can act.
   */
  who: 'code' | 'console' | 'wait' | 'network' | 'nobody';
  /**
   * Words that any network prints for it.
   */
  texts: string[];
  cause: BothTexts;
  fix: BothTexts;
}
export interface BothTexts {
  en: string;
  [k: string]: string;
}
export interface LogNetwork {
  id: string;
  name: string;
  /**
   * Pieces of its lines; a later network is asked first only if its piece is longer.
   */
  marks: string[];
  /**
   * Its tags in logcat.
   */
  tags: string[];
  /**
   * Kind by number.
   */
  codes: {
    [k: string]: string;
  };
  /**
   * Kind by number, for showing.
   */
  show?: {
    [k: string]: string;
  };
  /**
   * Its lines also tell of other networks, whose names they show.
   */
  mediates?: true;
  /**
   * The entry with its numbers on Android, where its name alone doesn’t tell the platform.
   */
  logcat?: string;
}

declare const data: LogCodes;
export default data;
