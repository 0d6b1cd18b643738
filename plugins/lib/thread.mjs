/** Where a thread begins: runs the default function of a TypeScript module; see afterBuild.ts. */
import {createRequire} from 'node:module';
import {workerData} from 'node:worker_threads';
import 'tsx/cjs';

const {module: file, data} = workerData;
await createRequire(import.meta.url)(file).default(data);
