/** What is heard of a board: fetched once somebody has touched it, since no browser lets it sound before. */
export { planSounds, type SoundEvent } from './plan.js';
export { renderSounds } from './render.js';
export { createSound, type Sound, type SoundOptions } from './sound.js';
export { RATE, VOICES, voiceOf } from './voices.js';
