import { filmOf, filmOfStroke, MOST_STROKES } from '@opencarrom/film';
import type { Step } from '@opencarrom/match';
import { ICF, simulate, strikerPlace } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { stepsPlayed } from './support/played.js';

const board = stepsPlayed(12);
const strokes = board.filter(({ before, event }) => strokeIn(event) && before.board?.men);

function strokeIn(event: Step['event']) {
  return event.type === 'done' && event.act.type === 'strike' ? event.act.stroke : null;
}

function isPot({ before, event }: Step): boolean {
  const stroke = strokeIn(event);
  if (!stroke || !before.board?.men) return false;
  return simulate({ men: before.board.men }, stroke).pocketed.some(({ id }) => id !== 'striker');
}

/** The same steps so many times over, as if each time a board had been set. */
const boards = (steps: readonly Step[], count: number): readonly Step[] =>
  Array.from({ length: count }, (_, set) =>
    steps.map((step) => {
      const moved = (state: Step['before']) =>
        state.board ? { ...state, board: { ...state.board, setAt: 1000 * (set + 1) } } : state;
      return { ...step, before: moved(step.before), after: moved(step.after) };
    }),
  ).flat();

describe('which strokes a film shows', () => {
  it('all of a board, and after each what the next begins with', () => {
    const reel = filmOf(board);
    expect(reel?.cut).toBe('all');
    expect(reel?.scenes).toHaveLength(12);
    for (const [index, { rest }] of (reel?.scenes ?? []).slice(0, -1).entries())
      expect(rest).toBe(reel?.scenes[index + 1]?.men);
  });

  it('a shot of practice, from where it was made to where all came to rest', () => {
    const stroke = { ...(strikerPlace(ICF, 'E', []) ?? { x: 0, y: 0 }), vx: -1, vy: 0 };
    const men = [{ id: 'w1', x: 0, y: stroke.y }] as const;
    const { scenes, view } = filmOfStroke(men, stroke, 'E');
    const { rest, duration } = simulate({ men }, stroke);
    expect(view).toBe('E');
    expect(scenes).toEqual([{ men, stroke, duration, rest: rest.filter(({ id }) => id !== 'striker') }]);
    expect(scenes[0]?.rest[0]?.x).not.toBe(0);
  });

  it('of a long match those in which a man fell', () => {
    const pot = strokes.find(isPot);
    const miss = strokes.find((step) => !isPot(step));
    if (!pot || !miss) throw new Error('twelve strokes and not one of each');
    const long = boards([miss, miss, miss, pot, miss], MOST_STROKES / 4);
    const reel = filmOf(long);
    expect(reel).toMatchObject({ cut: 'pots', view: 'S' });
    expect(reel?.scenes).toHaveLength(MOST_STROKES / 4);
  });

  it('of one with more of them how each board ended, and what lay there then, not the next board’s men', () => {
    const pot = strokes.find(isPot);
    if (!pot) throw new Error('twelve strokes and no pot');
    const ten = Array.from({ length: 10 }, () => pot);
    const reel = filmOf(boards(ten, 20));
    expect(reel?.cut).toBe('ends');
    expect(reel?.scenes).toHaveLength(MOST_STROKES);
    const last = reel?.scenes.filter((_, index) => index % 5 === 4) ?? [];
    for (const { rest } of last) expect(rest).toBe(pot.after.board?.men);
  });

  it('however long it was, no more than a film holds', () => {
    const pot = strokes.find(isPot);
    if (!pot) throw new Error('twelve strokes and no pot');
    expect(filmOf(boards([pot], MOST_STROKES + 1))?.scenes).toHaveLength(MOST_STROKES);
  });
});
