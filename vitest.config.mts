import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url))}},
  test: {
    include: ['{config,data,src,plugins,checks,scripts,deploy,tests/unit}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A busy machine is no failure; what must be fast has budgets of its own.
    testTimeout: 60_000,
  },
});
