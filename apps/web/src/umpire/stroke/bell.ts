/** A small bell for the end of a clock: two notes that ring out, as on a hotel desk. */
const PARTIALS: readonly (readonly [frequency: number, loudness: number, seconds: number])[] = [
  [1245, 0.5, 1.6],
  [2490, 0.22, 0.9],
  [3735, 0.1, 0.5],
];

let audio: AudioContext | null = null;

/** To be called while a finger is on the glass: browsers allow no sound before that. */
export function wakeBell(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** Rings once, from 0 (not at all) to 1. */
export function ring(volume: number): void {
  if (!audio || volume <= 0) return;
  for (const [frequency, loudness, seconds] of PARTIALS) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness * volume * volume, audio.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds);
    tone.connect(gain).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + seconds);
  }
}
