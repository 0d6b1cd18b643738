import {defineConfig} from 'vitest/config';

/** Tests of the app inspector against other tools, which need those and files of real apps. */
export default defineConfig({
  test: {
    include: ['tests/inspector/**/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
