import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// The "source" condition lets tests run a package's TypeScript, with no build before them.
const conditions = ['source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
    // A hang is caught, a slow machine is not: how fast things are is for the benchmarks to say.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Much of a test in a browser is waiting: two files at a time even where there are only two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      reportsDirectory: 'coverage',
    },
  },
});
