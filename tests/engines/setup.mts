import type {TestProject} from 'vitest/node';
import {find, installTools, SetupError} from '../../scripts/setup.mjs';
import {ENGINE_TOOLS} from '../../scripts/tasks.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of what starts each engine; one that can't be had is missing. */
    engines: Partial<Record<keyof typeof ENGINE_TOOLS, string>>;
  }
}

/**
 * Finds or installs the engines.
 *
 * @throws with `ENGINES=required` where one is missing; else a missing one is told and left out
 */
export default async function setup(project: TestProject): Promise<void> {
  const engines: Record<string, string> = {};
  for (const [engine, packages] of Object.entries(ENGINE_TOOLS)) {
    const missing = (await installTools(packages)).map(([, name]) => name);
    if (missing.length > 0) {
      const message =
        `NOT TESTED: ${engine}. It needs ${missing.join(' and ')}, ` +
        'which is not installed and could not be; installing packages needs root.';
      if (process.env.ENGINES === 'required') {
        throw new SetupError(message);
      }
      console.warn(message);
    } else {
      engines[engine] = find(Object.keys(packages)[0] ?? '') ?? '';
    }
  }
  project.provide('engines', engines);
}
