/* Written by "npm run data:types" from data/schema/log-stages.schema.json. */

export interface LogStages {
  $schema?: string;
  /**
   * In the order of a run.
   *
   * @minItems 1
   */
  stages: LogStage[];
  /**
   * Other lines that the verdict needs, by what they tell.
   */
  marks: {
    /**
     * @minItems 1
     */
    failed: string[];
    /**
     * @minItems 1
     */
    testing: string[];
    /**
     * @minItems 1
     */
    built: string[];
    /**
     * @minItems 1
     */
    building: string[];
    /**
     * @minItems 1
     */
    crash: string[];
    /**
     * @minItems 1
     */
    suspect: string[];
    /**
     * @minItems 1
     */
    launched: string[];
  };
  /**
   * Mistakes in the order of calls.
   */
  rules: {
    'show-before-loaded': OrderRule;
    'start-twice': OrderRule;
    'retry-at-once': OrderRule;
  };
  words: {
    works: StageText;
    building: StageText;
    worksBut: StageText;
    asked: StageText;
    normal: StageText;
    soFar: StageText;
    built: StageText;
    error: StageText;
    errors: StageText;
    open: StageText;
    crash: StageText;
    none: StageText;
    suspect: StageText;
    missing: StageText;
    howAndroid: StageText;
    howIos: StageText;
    howBuild: StageText;
    testing: StageText;
    notHere: StageText;
    chain: StageText;
    line: StageText;
    times: StageText;
    someNetwork: StageText;
    code: StageText;
    console: StageText;
    wait: StageText;
    network: StageText;
    nobody: StageText;
    launched: StageText;
    linesOne: StageText;
    linesFew: StageText;
    linesMany: StageText;
  };
}
export interface LogStage {
  id:
    | 'call'
    | 'start'
    | 'consent'
    | 'adapters'
    | 'request'
    | 'loaded'
    | 'show'
    | 'shown'
    | 'reward'
    | 'revenue';
  name: StageText;
  /**
   * @minItems 1
   */
  marks: string[];
  /**
   * Marks that count in lines about ads only, and not where the line denies them.
   *
   * @minItems 1
   */
  adMarks?: string[];
}
export interface StageText {
  en: string;
  [k: string]: string;
}
export interface OrderRule {
  who: 'code' | 'console' | 'wait' | 'network';
  cause: StageText;
  fix: StageText;
}

declare const data: LogStages;
export default data;
