import path from 'node:path';
import {patchCommand} from '@help-center/sdk-rules/patch/command';
import {main} from '@help-center/sdk-rules/check';
import {words} from '@help-center/sdk-data/words';
import {fits} from './fits';
import {endWithReader} from './frames';
import {inspectCommand} from './inspect';
import {logsCommand, watchCommand} from './logs';
import {movedCommand} from './moved';
import {place} from './place';
import {siteAt} from './site';
import {checkUpdate} from './update';
import {version} from '../package.json';

const site = siteAt(place);

endWithReader();

const serve = async (): Promise<0> => {
  // Read when it is asked for, since it begins at once; it has options and help of its own.
  await import('./mcp');
  return 0;
};

const [script = '', ...given] = process.argv.slice(1);
// Under its former name the file is the server.
const args = path.basename(script) === 'mcp.mjs' ? ['mcp', ...given] : given;

// `doctor.mjs` begins here. Not exit(): what is still to be printed into a pipe would be lost.
if (args[0] === '--version') {
  console.log(`${version} (Appodeal SDK ${site.covered[0]})`);
} else if (args[0] === '--check-update') {
  process.exitCode = await checkUpdate(place.address, args);
} else if (args[0] === 'mcp') {
  await serve();
} else {
  process.exitCode = await main(
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
