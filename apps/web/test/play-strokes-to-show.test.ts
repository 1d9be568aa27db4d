import { newHead, openMatch, PlayedStroke } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { withOneMore } from '../src/play/online/strokes-to-show.js';
import type { Shown } from '../src/play/shown-stroke.js';

const before = openMatch(newHead({ players: { A: ['Asha'], B: ['Bina'] }, length: 'board' }));
const stroke = (): Shown => ({ played: Object.create(PlayedStroke.prototype), before });

describe('strokes that come faster than they are shown', () => {
  it('leave the one on the board until it was seen, and then the last is shown', () => {
    const strokes = Array.from({ length: 5 }, stroke);
    const waiting = strokes.reduce<readonly Shown[]>(withOneMore, []);
    expect(waiting).toHaveLength(2);
    expect(waiting[0]).toBe(strokes[0]);
    expect(waiting[1]).toBe(strokes[4]);
  });
});
