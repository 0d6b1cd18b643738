import path from 'node:path';
import {asCommand} from './command';
import {prepare} from './prepare';

void asCommand(__filename, async () => {
  const started = performance.now();
  const done = await prepare(
    path.join(path.dirname(__dirname), 'build'),
    path.join(__dirname, 'dist'),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`The build is ready to deploy: ${done} (${seconds} s)`);
});
