/** A problem in a sample, with its location. */
export interface Problem {
  file: string;
  /** 1-based, as the column. */
  line?: number;
  column?: number;
  rule: string;
  /** What is wrong and what was expected. */
  message: string;
}

/** Results of earlier runs, by name and input. */
export interface Cache {
  of: <Value>(name: string) => {
    find: (key: string, input: string) => Value | undefined;
    add: (key: string, input: string, value: Value) => void;
  };
}
