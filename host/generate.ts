import path from 'node:path';
import {prepare} from './prepare';

const started = performance.now();
prepare(path.join(path.dirname(__dirname), 'build'), path.join(__dirname, 'dist')).then(
  (done) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`The build is ready to deploy: ${done} (${seconds} s)`);
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
