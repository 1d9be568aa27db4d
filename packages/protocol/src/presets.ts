/** What everybody may say at a match, in every language: each program has its own words for them. */
export const PRESETS = [
  'hello',
  'good-luck',
  'well-played',
  'nice-stroke',
  'bad-luck',
  'thanks',
  'sorry',
  'one-moment',
  'back-again',
  'good-game',
  'play-again',
  'goodbye',
] as const;

export type Preset = (typeof PRESETS)[number];
