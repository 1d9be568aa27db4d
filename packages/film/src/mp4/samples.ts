import type { Encoded } from '../encoded.js';
import { fullBox, rows } from './boxes.js';

/** So many ticks are a millisecond: whatever the pace, a picture begins at one of them. */
const OF_A_MS = 90;

export const ticks = (ms: number): number => Math.floor(ms * OF_A_MS + 0.5);

/** Which picture is where in the file and when it is shown; they all lie behind one another from this place. */
export function sampleTables({ chunks, duration }: Encoded, from: number): readonly Uint8Array[] {
  const shown = chunks.map(({ at }) => ticks(at));
  const decoded = [...shown].sort((a, b) => a - b);
  const lasting = decoded.map((at, index) => (decoded[index + 1] ?? ticks(duration)) - at);
  const later = shown.map((at, index) => at - (decoded[index] ?? at));
  const keys = chunks.flatMap(({ isKey }, index) => (isKey ? [[index + 1]] : []));
  return [
    fullBox('stts', {}, rows(runsOf(lasting))),
    // Where pictures are shown in another order than they are decoded in: by how much later.
    ...(later.some(Boolean) ? [fullBox('ctts', { version: 1 }, rows(runsOf(later)))] : []),
    fullBox('stss', {}, rows(keys)),
    fullBox('stsc', {}, rows([[1, chunks.length, 1]])),
    fullBox('stsz', {}, [0, 0, 0, 0], rows(chunks.map(({ bytes }) => [bytes.length]))),
    fullBox('stco', {}, rows([[from]])),
  ];
}

/** A value and how many times in a row, the number first. */
function runsOf(values: readonly number[]): readonly (readonly number[])[] {
  const runs: [number, number][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last && last[1] === value) last[0] += 1;
    else runs.push([1, value]);
  }
  return runs;
}
