import {defineConfig} from 'vitest/config';

/** The recipes of CONTRIBUTING.md, followed on a copy of the repository. */
export default defineConfig({
  test: {
    include: ['tests/recipes/**/*.spec.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
  },
});
