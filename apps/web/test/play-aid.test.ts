import { newHead } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { aidIn, aidsIn } from '../src/play/aid.js';

const PLAYERS = { A: ['Asha'], B: ['Bilal'] };
const HELP = { hints: null, hand: null };

describe('the aiming line of a game', () => {
  it('is as one likes it where nothing was agreed on', () => {
    for (const head of [newHead({ players: PLAYERS }), newHead({ players: PLAYERS, help: HELP })])
      for (const aid of ['ghost', 'line', 'none'] as const) expect(aidIn(head, aid)).toBe(aid);
  });

  it('is no longer than was agreed on, and may be shorter', () => {
    const head = newHead({ players: PLAYERS, help: { ...HELP, line: 'short' } });
    expect(aidsIn(head)).toEqual(['line', 'none']);
    expect(aidIn(head, 'ghost')).toBe('line');
    expect(aidIn(head, 'none')).toBe('none');
    const bare = newHead({ players: PLAYERS, help: { ...HELP, line: 'none' } });
    expect(aidIn(bare, 'ghost')).toBe('none');
  });
});
