import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { PATIENCE } from './test/support/patience.ts';

// The "source" condition lets tests run a package's TypeScript, with no build before them.
const conditions = ['source', ...defaultServerConditions];

const ROOMS = ['packages/*', 'apps/*', '.'];
const testsIn = (folder: string) => ROOMS.map((room) => `${room}/test/${folder}**/*.test.ts`);

/** The folders inside a room's `test` that are lanes of their own; a test anywhere else in it is a fast one. */
const SLOW_LANES = ['sweep', 'servers', 'browser', 'engines'] as const;

const PATIENTLY = { timeout: PATIENCE, interval: 100 };

/** The same for every lane, so that each run of a test is the same run. */
const PROPERTY_SEED = fileURLToPath(new URL('test/support/property-seed.ts', import.meta.url));

const lane = (
  name: string,
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // A hang is caught, a slow machine is not: how fast things are is for the benchmarks to say.
  test: { name, testTimeout: 300_000, hookTimeout: 300_000, setupFiles: PROPERTY_SEED, ...test },
});

export default defineConfig({
  test: {
    projects: [
      lane('fast', {
        isolate: false,
        include: testsIn(''),
        exclude: SLOW_LANES.flatMap((folder) => testsIn(`${folder}/`)),
      }),
      lane('sweep', { include: testsIn('sweep/') }),
      lane('servers', {
        include: testsIn('servers/'),
        globalSetup: 'test/servers/shared.ts',
        isolate: false,
        expect: { poll: PATIENTLY },
      }),
      lane('browser', {
        include: testsIn('browser/'),
        globalSetup: 'test/browser/shared.ts',
        // Files come in turn into one process, which reads the packages once.
        isolate: false,
        expect: { poll: PATIENTLY },
      }),
      lane('engines', {
        include: testsIn('engines/'),
        globalSetup: 'test/engines/shared.ts',
        expect: { poll: PATIENTLY },
      }),
    ],
    // Much of a test in a browser is waiting: two files at a time even where there are only two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      reportsDirectory: 'coverage',
    },
  },
});
