import path from 'node:path';

/**
 * Does a module's work if the module is the command itself and isn't imported. An error is
 * printed without its stack and makes the command fail.
 *
 * @param file - `__filename` of the module
 */
export async function asCommand(file: string, work: () => unknown): Promise<void> {
  if (process.argv[1] === undefined || path.resolve(process.argv[1]) !== file) {
    return;
  }
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
