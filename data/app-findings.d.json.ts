/* Written by "npm run data:types" from data/schema/app-findings.schema.json. */

export type Sentence = string;

export interface AppFindings {
  $schema?: string;
  findings: {
    [k: string]: {
      severity: 'error' | 'warning' | 'note';
      /**
       * Path of the page that says more.
       */
      see: string;
      message: Localized;
      fix: Localized;
      /**
       * That for an app of iOS, where it differs.
       */
      seeIos?: string;
    };
  };
  /**
   * One line each.
   */
  verdicts: {
    pages: Localized;
    more: Localized;
    errors: Localized;
    warnings: Localized;
    clean: Localized;
    unread: Localized;
    list: Localized;
    places: Localized;
  };
  /**
   * Why a file cannot be inspected.
   */
  refusals: {
    empty: Localized;
    'not-zip': Localized;
    truncated: Localized;
    encrypted: Localized;
    'several-disks': Localized;
    'too-many': Localized;
    'split-apks': Localized;
    'no-app': Localized;
    'app-inside': Localized;
  };
}
/**
 * By language; names in braces are filled in.
 */
export interface Localized {
  en: Sentence;
  [k: string]: Sentence;
}

declare const data: AppFindings;
export default data;
