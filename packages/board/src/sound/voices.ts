import { randomFrom } from '../draw/noise.js';
import type { SoundEvent } from './plan.js';

/** A sound as samples between −1 and 1: what is struck, the board that answers, and the room around it. */
interface Recipe {
  readonly seconds: number;
  /** Of the pieces themselves. Hertz, loudness, and how fast each dies (per second). */
  readonly tones: readonly Tone[];
  /** The scrape of the contact itself. */
  readonly noise: { readonly loud: number; readonly dies: number; readonly dull: number };
  /** How much of it goes into the plywood, and into the room. */
  readonly body: number;
  readonly room: number;
  /** What falls through a net: how loud, and after how many seconds. */
  readonly net?: { readonly loud: number; readonly after: number };
  /** What rings on after the rest. */
  readonly ring?: readonly Tone[];
}

type Tone = readonly [hertz: number, loud: number, dies: number];

/** A sheet of plywood a little over 80 cm wide in a heavy frame: its lowest voices, and how long each lasts. */
const BODY: readonly Tone[] = [
  [92, 0.9, 21],
  [147, 0.7, 25],
  [211, 0.62, 31],
  [298, 0.46, 39],
  [402, 0.3, 48],
  [561, 0.2, 60],
];

const RECIPES: Readonly<Record<SoundEvent['kind'], Recipe>> = {
  // Hard wood or acrylic on the same: short, bright, a little hollow.
  disc: {
    seconds: 0.3,
    tones: [
      [1720, 0.5, 95],
      [2890, 0.42, 130],
      [4310, 0.26, 190],
      [6130, 0.14, 260],
    ],
    noise: { loud: 0.55, dies: 520, dull: 0.2 },
    body: 0.1,
    room: 0.05,
  },
  // The frame is heavy and the whole board answers.
  cushion: {
    seconds: 0.42,
    tones: [
      [318, 0.4, 34],
      [742, 0.14, 70],
    ],
    noise: { loud: 0.34, dies: 190, dull: 0.78 },
    body: 0.5,
    room: 0.07,
  },
  // Over the lip, a soft drop, and then the net.
  pocket: {
    seconds: 0.75,
    tones: [
      [118, 0.7, 17],
      [203, 0.34, 26],
      [1240, 0.1, 90],
    ],
    noise: { loud: 0.22, dies: 60, dull: 0.86 },
    body: 0.35,
    room: 0.06,
    net: { loud: 0.3, after: 0.1 },
  },
  // The same, and something that hums on for a moment: nobody needs to look to know which piece it was.
  queen: {
    seconds: 1.1,
    tones: [
      [118, 0.6, 17],
      [203, 0.3, 26],
      [1240, 0.1, 90],
    ],
    noise: { loud: 0.2, dies: 60, dull: 0.86 },
    body: 0.3,
    room: 0.08,
    net: { loud: 0.26, after: 0.1 },
    ring: [
      [392, 0.42, 4.5],
      [588, 0.24, 5.5],
      [1176, 0.07, 8],
    ],
  },
};

/** Everything that is ever heard of a board. */
export const VOICES = ['disc', 'cushion', 'pocket', 'queen', 'slide'] as const;
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
  const recipe = RECIPES[kind];
  const samples = new Float32Array(Math.round(recipe.seconds * rate));
  addNoise(samples, recipe, rate, kind.length * 101);
  addTones(samples, recipe.tones, 1, rate);
  addTones(samples, BODY, recipe.body, rate);
  if (recipe.ring) addTones(samples, recipe.ring, 1, rate, 0.04);
  if (recipe.net) addNet(samples, recipe.net, rate);
  addRoom(samples, recipe.room, rate);
  return finished(samples, recipe.seconds, rate);
}

function addNoise(samples: Float32Array, { noise }: Recipe, rate: number, seed: number): void {
  const random = randomFrom(seed);
  let smooth = 0;
  for (let n = 0; n < samples.length; n++) {
    smooth = smooth * noise.dull + (random() * 2 - 1) * (1 - noise.dull);
    samples[n] = smooth * noise.loud * Math.exp((-noise.dies * n) / rate) * 2;
  }
}

/** Tones that begin together and die each in its own time; those that swell take so many seconds to. */
function addTones(
  samples: Float32Array,
  tones: readonly Tone[],
  share: number,
  rate: number,
  swell = 0,
): void {
  for (const [hertz, loud, dies] of tones)
    for (let n = 0; n < samples.length; n++) {
      const t = n / rate;
      const rise = swell > 0 ? Math.min(1, t / swell) : 1;
      const tone = Math.exp(-dies * t) * Math.sin(2 * Math.PI * hertz * t);
      samples[n] = (samples[n] as number) + share * loud * rise * tone;
    }
}

/** Cord that catches something and gives: a soft rustle that swells, twice, the second time less. */
function addNet(samples: Float32Array, { loud, after }: NonNullable<Recipe['net']>, rate: number): void {
  const random = randomFrom(613);
  let low = 0;
  let lower = 0;
  for (let n = Math.round(after * rate); n < samples.length; n++) {
    const t = n / rate - after;
    low = low * 0.72 + (random() * 2 - 1) * 0.28;
    lower = lower * 0.985 + low * 0.015;
    const give = swellAt(t, 0.045) + 0.5 * swellAt(t - 0.17, 0.05);
    samples[n] = (samples[n] as number) + loud * give * (low - lower) * 2;
  }
}

/** Rises to one after so many seconds and dies away. */
const swellAt = (t: number, peak: number): number => (t <= 0 ? 0 : (t / peak) * Math.exp(1 - t / peak));

/** Milliseconds after which walls, table and ceiling of a small room answer, and how loud. */
const ECHOES = [
  [7.3, 0.9],
  [11.9, 0.7],
  [17.1, 0.55],
  [23.7, 0.42],
  [31.3, 0.32],
  [43.1, 0.22],
  [57.9, 0.14],
  [74.3, 0.09],
] as const;

/** A small furnished room: each answer duller than the one before. */
function addRoom(samples: Float32Array, loud: number, rate: number): void {
  const dry = samples.slice();
  for (const [milliseconds, share] of ECHOES) {
    const late = Math.round((milliseconds / 1000) * rate);
    const dull = 0.55 + 0.4 * (1 - share);
    let smooth = 0;
    for (let n = late; n < samples.length; n++) {
      smooth = smooth * dull + (dry[n - late] as number) * (1 - dull);
      samples[n] = (samples[n] as number) + loud * share * smooth * 6;
    }
  }
}

/** Half a millisecond of rise, silence at the end, and one for the loudest: no clicks but those of the wood. */
function finished(
  samples: Float32Array<ArrayBuffer>,
  seconds: number,
  rate: number,
): Float32Array<ArrayBuffer> {
  let most = 0;
  for (let n = 0; n < samples.length; n++) {
    const t = n / rate;
    samples[n] = (samples[n] as number) * Math.min(1, t / 0.0005) * Math.min(1, (seconds - t) / 0.02);
    most = Math.max(most, Math.abs(samples[n] as number));
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
