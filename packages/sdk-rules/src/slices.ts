/** Work in slices: yields how much of it is done, from 0 to 1, whenever others may have a turn. */
export type Slices<Result> = Generator<number, Result>;

/** Does the work without a pause. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const {done, value} = work.next();
    if (done) {
      return value;
    }
  }
}
