import {patchCommand} from '@help-center/sdk-rules/patch/command';
import {main} from '@help-center/sdk-rules/check';
import {fits} from './fits';
import {endWithReader} from './frames';
import {inspectCommand} from './inspect';
import {logsCommand, watchCommand} from './logs';
import {movedCommand} from './moved';
import {place} from './place';
import {siteAt} from './site';
import {version} from '../package.json';

const site = siteAt(place);

endWithReader();
const args = process.argv.slice(2);

// `doctor.mjs` begins here. Not exit(): what is still to be printed into a pipe would be lost.
if (args[0] === '--version') {
  console.log(`${version} (Appodeal SDK ${site.covered[0]})`);
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
    },
    args,
  );
}
