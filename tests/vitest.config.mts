import {defineConfig} from 'vitest/config';

/**
 * Tests that need more than the sources: tools, a build or a copy of the repository. Each folder
 * is a step of `npm test`; one by hand: `npx vitest run --config=tests/vitest.config.mts tests/host`.
 */
export default defineConfig({
  test: {
    include: ['tests/{host,inspector,pages,rebuild,recipes}/**/*.spec.ts'],
    // A busy machine is no failure; recipes check the whole site several times.
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
  },
});
