import { PHYSICS_VERSION, readSimulation, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { golden, wanted } from './golden/strokes.js';

describe('the golden strokes', () => {
  it('are more than two hundred, of this version', () => {
    expect(golden.strokes.length).toBeGreaterThanOrEqual(200);
    expect(new Set(wanted).size).toBe(wanted.length);
    expect(golden.version).toBe(PHYSICS_VERSION);
  });

  it('give the same bits in Node', () => {
    const hashes = golden.strokes.map(({ input }) => {
      const read = readSimulation(input);
      if ('error' in read) throw new Error(read.error.message);
      return simulate(read.ok.position, read.ok.stroke, read.ok.equipment).hash;
    });
    expect(hashes).toEqual(wanted);
  });
});
