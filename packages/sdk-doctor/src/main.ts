import {patchCommand} from '@help-center/sdk-rules/patch/command';
import {main} from '@help-center/sdk-rules/check';
import {fits} from './fits';
import {inspectCommand} from './inspect';
import {movedCommand} from './moved';
import {address, languages} from './translate';
import {siteAt} from './site';

const site = siteAt({address, languages});

// `doctor.mjs` begins here. Not exit(): what is still to be printed into a pipe would be lost.
process.exitCode = await main(
  site,
  {fits, inspect: inspectCommand, moved: movedCommand(site), patch: patchCommand(site)},
  process.argv.slice(2),
);
