import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.js';
import { namedMedia } from './build/named-media.js';
import { offline } from './build/offline.js';
import { partsPage } from './build/parts-page.js';

/** Screens that are come to from another one. */
const SELDOM_FIRST =
  /\/(?:Account|SignIn|Family|Moderation|Profile|History|Friends|Settings|Records|Replay|Shared|Review|Laws|SheetPage|BigView|WhoMenu|SomebodyElse|Learn|Mine|Shots|ShotScreen|Console|SetUp|Matches|Tables)-/;

/** Small things of the match that the list of games names them by. */
const FIRST =
  /packages\/(?:laws\/src\/seats|match\/src\/players|match\/src\/views\/names|host\/src\/event-log)\.ts$/;

/** Crumbs that every match needs: those of its log, and those a board is drawn with. */
const SMALL =
  /packages\/(?:laws\/src\/vocabulary|match\/src\/(?:state|log\/(?:command|lengths|standing))|protocol\/src\/limits)\.ts$/;
/** What decides a match, and what goes on from there: one piece weighs less than the crumbs that screens would share. */
const DECIDED = /packages\/match\/src\/(?:decide|facts)\//;
const DRAWN = /packages\/(?:board\/src\/draw\/(?:noise|picture)|physics\/src\/board\/opening-rack)\.ts$/;

/** Whoever starts the app for the first time is not asked to mend how it is built. */
const checks = { bundlerTimings: false };

export default defineConfig({
  plugins: [svelte({ preprocess: [vitePreprocess(), namedMedia()] }), partsPage(), offline(), compressed()],
  // Packages are built from their TypeScript, so that one build sees everything.
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  worker: { format: 'es', rolldownOptions: { checks } },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The first page lists what the screens consist of, to fetch it at once. For those that nobody plays on, styles are
      // enough: their scripts are found one from another, and the list would be a kilobyte longer.
      resolveDependencies: (file, found) =>
        SELDOM_FIRST.test(file) ? found.filter((each) => each.endsWith('.css')) : found,
    },
    // The policy forbids inline data, and a request is cheap beside a bigger first page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          // What the first page needs comes as one piece: each crumb of its own would cost a request and its frame.
          groups: [
            { name: 'first', test: FIRST },
            { name: 'small', test: SMALL },
            { name: 'drawn', test: DRAWN },
            { name: 'decided', test: DECIDED },
          ],
        },
      },
    },
  },
});
