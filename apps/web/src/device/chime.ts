import { settings } from './settings.svelte.js';

/** A knuckle on wood: how high it begins, and how long it is heard, in seconds. */
const KNOCK = { high: 520, low: 240, lasts: 0.12 };
/** Softer than any disc. */
const SOFT = 0.25;

let audio: AudioContext | null = null;

/** A soft knock, where sound is on and somebody has touched the page: browsers allow none before. */
export function knock(): void {
  if (settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  audio ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  if (!audio) return;
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.setValueAtTime(KNOCK.high, now);
  tone.frequency.exponentialRampToValueAtTime(KNOCK.low, now + KNOCK.lasts);
  loudness.gain.setValueAtTime(SOFT * settings.volume ** 2, now);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + KNOCK.lasts);
  tone.connect(loudness).connect(audio.destination);
  tone.start(now);
  tone.stop(now + KNOCK.lasts);
}
