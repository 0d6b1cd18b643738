import path from 'node:path';
import {endWithReader} from './frames';
import {run} from './run';

endWithReader();
const [script = '', ...given] = process.argv.slice(1);
// Under its former name the file is the server. Not exit(): what is still to be printed into a pipe would be lost.
process.exitCode = await run(path.basename(script) === 'mcp.mjs' ? ['mcp', ...given] : given);
