import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Mutants live in a copy of the tree whose node_modules links back to the original packages,
// so the package's own name must lead to the copy.
export default defineConfig({
  resolve: {
    alias: { '@opencarrom/laws': fileURLToPath(new URL('packages/laws/src/index.ts', import.meta.url)) },
  },
  test: {
    include: ['packages/laws/test/**/*.test.ts'],
    // Sweeps over millions of rulings: too slow to repeat for every mutant, and the tables kill them.
    exclude: ['sweep/**', 'announce/**'].map((folder) => `packages/laws/test/${folder}`),
  },
});
