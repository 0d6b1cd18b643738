import {defineConfig} from 'vitest/config';

/** Tests of the built site in Firefox and WebKit, as far as they are installed; needs a build. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.spec.ts'],
    globalSetup: 'tests/engines/setup.mts',
    // Both browsers at once, as far as there are processors.
    fileParallelism: true,
    expect: {poll: {timeout: 60_000, interval: 100}},
    // As in the browser tests.
    retry: 1,
    testTimeout: 400_000,
    hookTimeout: 240_000,
  },
});
