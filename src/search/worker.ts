import {serveCalls, type WorkerScope} from './background';
import {createLocalClient} from './client';

serveCalls(globalThis as unknown as WorkerScope, createLocalClient);
