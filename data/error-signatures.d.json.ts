/* Written by "npm run data:types" from data/schema/error-signatures.schema.json. */

export type Sentences = string;

export interface ErrorSignatures {
  $schema?: string;
  /**
   * @minItems 1
   */
  signatures: Signature[];
}
export interface Signature {
  id: string;
  /**
   * @minItems 1
   */
  platforms: ('android' | 'ios' | 'unity')[];
  severity: 'error' | 'warning' | 'info';
  /**
   * The line wraps an error that another line of the log may name more exactly.
   */
  wrapper?: true;
  /**
   * The line leaves the reason open: other lines have it.
   */
  open?: true;
  /**
   * Who can do something; a person who writes code, by default.
   */
  who?: 'code' | 'console' | 'wait' | 'network';
  /**
   * An expression that the line must match as well, (?i) in front for any case.
   */
  when?: string;
  /**
   * A line as printed, where there is a condition.
   */
  sample?: string;
  /**
   * The platform for which “What fits my project” answers the error.
   */
  fits?: 'android' | 'ios' | 'unity';
  /**
   * Who prints the line.
   */
  tool: string;
  /**
   * Pieces of the printed line, matched literally and by case.
   *
   * @minItems 1
   */
  patterns: string[];
  cause: Text;
  fix: Text;
  /**
   * Address of the page that explains the error; null when there is none.
   */
  page: string | null;
}
/**
 * By language; one to three sentences; backticks mark code, two asterisks mark names on screen.
 */
export interface Text {
  en: Sentences;
  [k: string]: Sentences;
}

declare const data: ErrorSignatures;
export default data;
