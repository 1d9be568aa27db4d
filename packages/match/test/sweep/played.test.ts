import { ICF, openingRack } from '@opencarrom/physics';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { decide, PlayedStroke } from '../../src/index.js';
import { simulated } from '../support/hall.js';

/** Test files share their modules, so the physics may be loaded already: here everything is loaded anew. */
const { simulate } = vi.hoisted(() => {
  vi.resetModules();
  return { simulate: vi.fn() };
});

vi.mock('@opencarrom/physics', async (original) => {
  const physics = await original<typeof import('@opencarrom/physics')>();
  simulate.mockImplementation(physics.simulate);
  return { ...physics, simulate };
});

afterAll(() => {
  vi.doUnmock('@opencarrom/physics');
  vi.resetModules();
});

const stroke = { x: 0, y: -0.2526, vx: 0, vy: 3 };

describe('a stroke played for whoever shows it', () => {
  const { state, now } = simulated().begins();
  const command = { by: 'A1', at: now, act: { type: 'strike', stroke } } as const;
  const ruled = decide(state, command);

  beforeEach(() => {
    simulate.mockClear();
  });

  it('is ruled on as it was played, and not played once more', () => {
    const played = PlayedStroke.on(state, stroke);
    expect(decide(state, command, [], played)).toEqual(ruled);
    expect(simulate).toHaveBeenCalledTimes(1);
  });

  it('counts for the same stroke, whoever made it, and for no other', () => {
    expect(PlayedStroke.on(state, { ...stroke })?.isOf(state, stroke)).toBe(true);
    const other = PlayedStroke.on(state, { ...stroke, vy: 2 });
    simulate.mockClear();
    expect(decide(state, command, [], other)).toEqual(ruled);
    expect(simulate).toHaveBeenCalledTimes(1);
  });

  it('counts for no board but its own, though the men lie alike', () => {
    const { board } = state;
    if (!board) throw new Error('no board is being played');
    const moved = { ...state, board: { ...board, men: [...openingRack(ICF)].slice(1) } };
    const played = PlayedStroke.on(moved, stroke);
    simulate.mockClear();
    expect(decide(state, command, [], played)).toEqual(ruled);
    expect(simulate).toHaveBeenCalledTimes(1);
  });

  it('cannot be written down and handed in', () => {
    const written = JSON.parse(JSON.stringify(PlayedStroke.on(state, stroke)));
    expect(() => decide(state, command, [], written as PlayedStroke)).toThrow();
  });
});
