import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { enterTestEnvironment } from './scripts/suite/environment.js';
import { PATIENCE } from './test/support/patience.ts';

enterTestEnvironment();

// The "source" condition lets tests run a package's TypeScript, with no build before them.
const conditions = ['source', ...defaultServerConditions];

const ROOMS = ['packages/*', 'apps/*', '.'];
const testsIn = (folder: string) => ROOMS.map((room) => `${room}/test/${folder}**/*.test.ts`);

/** The folders inside a room's `test` that are lanes of their own; a test anywhere else in it is a fast one. */
const SLOW_LANES = ['sweep', 'servers', 'browser', 'engines'] as const;

/** Limits of a whole test, in milliseconds: they end what hangs, and leave time to a slow machine. */
const FAST_TEST_MS = 60_000;
const SLOW_TEST_MS = 180_000;

const setupFile = (name: string) => fileURLToPath(new URL(`test/support/${name}`, import.meta.url));
/** The same for every lane, so that each run of a test is the same run. */
const PROPERTY_SEED = setupFile('property-seed.ts');

/** A lane whose tests wait for processes, servers and browsers. */
const WAITING = {
  expect: { poll: { timeout: PATIENCE, interval: 100 } },
  setupFiles: [PROPERTY_SEED, setupFile('fetch-in-time.ts')],
};

const lane = (
  name: string,
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    testTimeout: SLOW_TEST_MS,
    hookTimeout: SLOW_TEST_MS,
    setupFiles: PROPERTY_SEED,
    ...test,
  },
});

export default defineConfig({
  test: {
    projects: [
      lane('fast', {
        isolate: false,
        testTimeout: FAST_TEST_MS,
        hookTimeout: FAST_TEST_MS,
        include: testsIn(''),
        exclude: SLOW_LANES.flatMap((folder) => testsIn(`${folder}/`)),
      }),
      lane('sweep', { include: testsIn('sweep/'), isolate: false }),
      lane('servers', {
        include: testsIn('servers/'),
        globalSetup: 'test/servers/shared.ts',
        isolate: false,
        ...WAITING,
      }),
      lane('browser', {
        include: testsIn('browser/'),
        globalSetup: 'test/browser/shared.ts',
        // Files come in turn into one process, which reads the packages once.
        isolate: false,
        ...WAITING,
      }),
      lane('engines', {
        include: testsIn('engines/'),
        globalSetup: 'test/engines/shared.ts',
        ...WAITING,
      }),
    ],
    reporters: ['default', './scripts/suite/slowest-files.js'],
    // Much of a test in a browser is waiting: two files at a time even where there are only two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      reportsDirectory: 'coverage',
    },
  },
});
