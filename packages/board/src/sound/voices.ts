import { randomFrom } from '../draw/noise.js';
import type { SoundEvent } from './plan.js';

/** A sound as samples between −1 and 1, made of a few dying tones and a burst of noise. */
interface Recipe {
  readonly seconds: number;
  /** Hertz, loudness, and how fast each dies (per second). */
  readonly tones: readonly (readonly [number, number, number])[];
  readonly noise: { readonly loud: number; readonly dies: number; readonly dull: number };
}

const RECIPES: Readonly<Record<SoundEvent['kind'], Recipe>> = {
  // Hard wood or acrylic on the same: short, bright, a little hollow.
  disc: {
    seconds: 0.13,
    tones: [
      [1720, 0.5, 95],
      [2890, 0.42, 130],
      [4310, 0.26, 190],
      [610, 0.22, 60],
    ],
    noise: { loud: 0.55, dies: 520, dull: 0.25 },
  },
  // The frame is heavy and the whole board answers.
  cushion: {
    seconds: 0.26,
    tones: [
      [182, 0.62, 24],
      [318, 0.46, 34],
      [742, 0.2, 70],
    ],
    noise: { loud: 0.4, dies: 190, dull: 0.72 },
  },
  // A soft drop, then the net.
  pocket: {
    seconds: 0.42,
    tones: [
      [118, 0.7, 17],
      [203, 0.34, 26],
      [1240, 0.1, 90],
    ],
    noise: { loud: 0.3, dies: 15, dull: 0.86 },
  },
};

/** Everything that is ever heard of a board. */
export const VOICES = ['disc', 'cushion', 'pocket', 'slide'] as const;
export type Voice = (typeof VOICES)[number];

/** Samples a second; what plays them fits them to its own. */
export const RATE = 44_100;

const made = new Map<Voice, Float32Array<ArrayBuffer>>();

/** Making a voice takes a moment, so it is made once: best before anybody touches the board. */
export function voiceOf(voice: Voice): Float32Array<ArrayBuffer> {
  let samples = made.get(voice);
  if (!samples) {
    samples = voice === 'slide' ? slideSamples(RATE) : samplesOf(voice, RATE);
    made.set(voice, samples);
  }
  return samples;
}

export function samplesOf(kind: SoundEvent['kind'], rate: number): Float32Array<ArrayBuffer> {
  const { seconds, tones, noise } = RECIPES[kind];
  const samples = new Float32Array(Math.round(seconds * rate));
  const random = randomFrom(kind.length * 101);
  let smooth = 0;
  let most = 0;
  for (let n = 0; n < samples.length; n++) {
    const t = n / rate;
    smooth = smooth * noise.dull + (random() * 2 - 1) * (1 - noise.dull);
    let sum = smooth * noise.loud * Math.exp(-noise.dies * t) * 2;
    for (const [hertz, loud, dies] of tones)
      sum += loud * Math.exp(-dies * t) * Math.sin(2 * Math.PI * hertz * t);
    // Half a millisecond of rise, and silence at the end: no clicks but those of the wood.
    sum *= Math.min(1, t / 0.0005) * Math.min(1, (seconds - t) / 0.01);
    samples[n] = sum;
    most = Math.max(most, Math.abs(sum));
  }
  for (let n = 0; n < samples.length; n++) samples[n] = (samples[n] as number) / most;
  return samples;
}

/** A second of powder under sliding wood, to be looped. */
function slideSamples(rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(rate);
  const random = randomFrom(9);
  let low = 0;
  let lower = 0;
  for (let n = 0; n < samples.length; n++) {
    low = low * 0.6 + (random() * 2 - 1) * 0.4;
    lower = lower * 0.97 + low * 0.03;
    samples[n] = low - lower;
  }
  return samples;
}
