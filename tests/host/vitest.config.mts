import {defineConfig} from 'vitest/config';

/** Tests of the production host, which need nginx and a build. */
export default defineConfig({
  test: {
    include: ['tests/host/**/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
