import path from 'node:path';
import {brokenData} from './sources/dataFiles';
import {format} from './problem';

/**
 * The checks of the sources as commands: `pages` or `samples`, then their arguments, or `today`.
 * The code of the checks imports the data. Where a broken file ends it, what is wrong
 * with the data is reported instead of the place in the code.
 */
async function main(root: string, [command, ...args]: readonly string[]): Promise<void> {
  try {
    if (command === 'today') {
      const {checkToday} = await import('./today');
      checkToday(root);
    } else if (command === 'samples') {
      const {samples} = await import('./samples');
      await samples(root, args);
    } else {
      const {checkPages} = await import('./content');
      await checkPages(root, args);
    }
  } catch (error) {
    const broken = brokenData(root);
    if (broken.length === 0) {
      // What was typed is answered with a sentence, a mistake in the code with its place.
      console.error((error as Error).constructor === Error ? (error as Error).message : error);
    } else {
      broken.forEach((problem) => console.log(format(problem)));
      console.log(`The ${command} will be checked once these files are valid.`);
    }
    process.exitCode = 1;
  }
}

void main(path.dirname(__dirname), process.argv.slice(2));
