import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.js';
import { namedMedia } from './build/named-media.js';
import { offline } from './build/offline.js';
import { partsPage } from './build/parts-page.js';

export default defineConfig({
  plugins: [svelte({ preprocess: [vitePreprocess(), namedMedia()] }), partsPage(), offline(), compressed()],
  // Packages are built from their TypeScript, so that one build sees everything.
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The policy forbids inline data, and a request is cheap beside a bigger first page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
