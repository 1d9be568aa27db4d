import { type Blow, blowOf } from './blow.js';
import type { SoundEvent } from './plan.js';
import { RATE, voiceOf } from './voices.js';

/** What a stroke sounds like as samples, in the middle of the room: the same voices and blows as in a browser. */
export function renderSounds(events: readonly SoundEvent[], volume = 0.7): Float32Array {
  const played = events.map((event) => ({ at: Math.round(event.t * RATE), samples: heard(event) }));
  const length = Math.max(0, ...played.map(({ at, samples }) => at + samples.length));
  const mix = new Float32Array(length);
  for (const { at, samples } of played)
    for (const [n, sample] of samples.entries())
      mix[at + n] = (mix[at + n] as number) + sample * volume * volume;
  return mix;
}

/** One blow: its voice at its pitch, muffled, as loud as it is. */
function heard(event: SoundEvent): Float32Array {
  const blow = blowOf(event);
  const voice = voiceOf(event.kind);
  const samples = new Float32Array(Math.floor(voice.length / blow.pitch));
  for (let n = 0; n < samples.length; n++) {
    const at = n * blow.pitch;
    const low = Math.floor(at);
    const here = voice[low] as number;
    samples[n] = (here + ((voice[low + 1] ?? 0) - here) * (at - low)) * blow.gain;
  }
  return muffled(samples, blow);
}

/** The low pass of a browser's BiquadFilterNode with its Q of 1 dB. */
function muffled(samples: Float32Array, { muffle }: Blow): Float32Array {
  const turn = (2 * Math.PI * Math.min(muffle, 0.49 * RATE)) / RATE;
  const alpha = Math.sin(turn) / 2 / 10 ** (1 / 20);
  const cos = Math.cos(turn);
  const whole = 1 + alpha;
  const feed = (1 - cos) / whole;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = (feed * (x + 2 * x1 + x2)) / 2 + (2 * cos * y1 - (1 - alpha) * y2) / whole;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
