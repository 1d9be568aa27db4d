/** The screen of a board's end: fetched when a board nears it. */
export { default as EndFigures } from './EndFigures.svelte';
export { default as EndRecap } from './EndRecap.svelte';
export { default as EndScore } from './EndScore.svelte';
export { endedBoard } from './ended-board.js';
export { firstWin } from './first-win.js';
export { headlineOf } from './headline.js';
