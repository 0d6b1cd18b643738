import {patchCommand} from '@help-center/sdk-rules/patch/command';
import {main} from '@help-center/sdk-rules/check';
import {words} from '@help-center/sdk-data/words';
import {fits} from './fits';
import {inspectCommand} from './inspect';
import {logsCommand, watchCommand} from './logs';
import {movedCommand} from './moved';
import {place} from './place';
import {siteAt} from './site';
import {checkUpdate} from './update';
import {version} from '../package.json';

const site = siteAt(place);

const serve = async (): Promise<number> => {
  // Read when it is asked for, since it begins at once; it has options and help of its own.
  await import('./mcp');
  return Number(process.exitCode ?? 0);
};

/**
 * Does what a call asks for, and prints what it has to say.
 *
 * @param args - what stands behind the doctor's name
 * @returns the exit code
 */
export async function run(args: readonly string[]): Promise<number> {
  if (args[0] === '--version') {
    console.log(`${version} (Appodeal SDK ${site.covered[0]})`);
    return 0;
  }
  if (args[0] === '--check-update') {
    return checkUpdate(place.address, args);
  }
  if (args[0] === 'mcp') {
    return serve();
  }
  return main(
    site,
    {
      fits,
      inspect: inspectCommand,
      logs: logsCommand,
      watch: watchCommand,
      moved: movedCommand(site),
      patch: patchCommand(site),
      mcp: {usage: '[--site <address>]', about: words.mcp.about, atMost: 0, run: serve},
    },
    args,
  );
}
