import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Far above what any test takes, so that a busy machine fails none.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{core,contracts,scripts}/**/*.test.ts', 'tests/*.test.ts'],
          // Files share their modules, and so the portfolios that they open: less than half the time, and what one file
          // leaves behind for the next is a mistake of either.
          isolate: false,
          maxWorkers: '100%',
        },
      },
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/browser/setup.ts',
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // A browser on a busy machine is late now and then; what is broken fails three times. The report names each retry.
          retry: 2,
          fileParallelism: false,
        },
      },
    ],
  },
});
