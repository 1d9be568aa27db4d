import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inPackages = (path: string): string => fileURLToPath(new URL(`packages/${path}`, import.meta.url));

// Mutants live in a copy of the tree whose node_modules links back to the original packages,
// so the packages' own names must lead to the copy.
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@opencarrom\/(laws|tournament)$/, replacement: inPackages('$1/src/index.ts') },
      {
        find: /^@opencarrom\/(laws|tournament)\/words\/(.+)$/,
        replacement: inPackages('$1/src/words/$2.ts'),
      },
    ],
  },
  test: {
    setupFiles: 'test/support/property-seed.ts',
    include: [`packages/${process.env.MUTATED ?? 'laws'}/test/**/*.test.ts`],
    // What sweeps over millions of rulings, or hundreds of random events, is too slow to repeat for every mutant;
    // the tables and the worked cases kill them.
    exclude: [
      'packages/*/test/sweep/**',
      'packages/laws/test/announce/**',
      'packages/tournament/test/event/random.test.ts',
      'packages/tournament/test/agreement.test.ts',
      'packages/tournament/test/templates.test.ts',
      // It reads a document, and documents are no part of the copy.
      'packages/tournament/test/event-format.test.ts',
    ],
  },
});
