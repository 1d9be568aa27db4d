import { defaultClientConditions, defineConfig } from 'vite';

// The "source" condition shows the TypeScript as it is, with no build before it.
export default defineConfig({ resolve: { conditions: ['source', ...defaultClientConditions] } });
