import { describe, expect, it } from 'vitest';
import { Tempo } from '../src/records/tempo.js';

/** A replay of so many strokes: each ends, and each rest between two, when the test says so. */
function replayOf(strokes: number) {
  const told: string[] = [];
  const waiting = { stroke: () => {}, breath: () => {} };
  let shown = 0;
  const until = (what: keyof typeof waiting, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waiting[what] = resolve;
      signal.addEventListener('abort', () => resolve());
    });
  let running = false;
  const tempo = new Tempo({
    hasNext: () => shown < strokes,
    showNext: async (signal) => {
      shown += 1;
      told.push(`stroke ${shown}`);
      await until('stroke', signal);
      told.push(signal.aborted ? 'given up' : 'rests');
    },
    breathe: (signal) => until('breath', signal),
    halt: () => told.push('halts'),
    goOn: () => told.push('goes on'),
    onrunning: (now) => {
      running = now;
    },
  });
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (what: keyof typeof waiting) => {
    waiting[what]();
    await settled();
  };
  return { tempo, told, end, settled, isRunning: () => running };
}

describe('the tempo of a replay', () => {
  it('halts in mid-stroke and goes on with the same stroke', async () => {
    const { tempo, told, end, isRunning } = replayOf(3);
    void tempo.toggle();
    void tempo.toggle();
    expect(isRunning()).toBe(false);
    void tempo.toggle();
    expect(told).toEqual(['stroke 1', 'halts', 'goes on']);
    await end('stroke');
    await end('breath');
    expect(told).toEqual(['stroke 1', 'halts', 'goes on', 'rests', 'stroke 2']);
  });

  it('paused and played between two strokes, shows each stroke once', async () => {
    const { tempo, told, end, settled } = replayOf(4);
    void tempo.toggle();
    await end('stroke');
    void tempo.toggle();
    void tempo.toggle();
    await settled();
    expect(told).toEqual(['stroke 1', 'rests', 'stroke 2']);
    await end('stroke');
    await end('breath');
    expect(told).toEqual(['stroke 1', 'rests', 'stroke 2', 'rests', 'stroke 3']);
  });

  it('played during a single step, goes on after it', async () => {
    const { tempo, told, end } = replayOf(2);
    void tempo.step();
    void tempo.toggle();
    await end('stroke');
    await end('breath');
    expect(told).toEqual(['stroke 1', 'goes on', 'rests', 'stroke 2']);
  });

  it('does not run on by itself after a step, nor after the last stroke', async () => {
    const { tempo, told, end, isRunning } = replayOf(2);
    void tempo.step();
    await end('stroke');
    expect(told).toEqual(['stroke 1', 'rests']);
    void tempo.toggle();
    await end('stroke');
    await end('breath');
    expect(told).toEqual(['stroke 1', 'rests', 'stroke 2', 'rests']);
    expect(isRunning()).toBe(false);
  });

  it('gives up a stroke for the next one when stepped', async () => {
    const { tempo, told, settled } = replayOf(2);
    void tempo.toggle();
    void tempo.step();
    await settled();
    expect(told).toEqual(['stroke 1', 'stroke 2', 'given up']);
  });
});
