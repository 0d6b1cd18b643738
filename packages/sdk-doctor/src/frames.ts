import {Transform} from 'node:stream';

/**
 * Passes whole lines on, so that what reads them need not gather pieces.
 *
 * @param limit - of a line, in bytes with its end; nothing of a longer one is passed on
 * @param onLong - called once for each line that is longer
 */
export function wholeLines(limit: number, onLong: () => void): Transform {
  let pieces: Buffer[] = [];
  let size = 0;
  const add = (piece: Buffer): void => {
    const before = size;
    size += piece.length;
    if (size <= limit) {
      pieces.push(piece);
    } else if (before <= limit) {
      pieces = [];
      onLong();
    }
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      let at = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, at)) {
        add(chunk.subarray(at, end + 1));
        if (size <= limit) {
          this.push(Buffer.concat(pieces, size));
        }
        [pieces, size, at] = [[], 0, end + 1];
      }
      add(chunk.subarray(at));
      done();
    },
  });
}

/** Ends the run in silence when whoever reads its output has gone; its exit code stays what it becomes. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
    setImmediate(() => process.exit());
  });
}
