import { newHead, openMatch } from '@opencarrom/match';
import { expect, it } from 'vitest';
import { copyOf } from '../src/play/online/kept-copy.js';

it('a copy of a match far away has the names of those who played, and knows the computers', () => {
  const players = { A: ['Player A1', 'Player A2'], B: ['Player B1', 'Player B2'] };
  const state = openMatch(newHead({ discipline: 'doubles', players, length: 'board' }));
  const seat = { isFree: false, name: null };
  const seats = [
    { ...seat, player: 'A1', name: 'Asha' },
    { ...seat, player: 'B1', name: 'Bina' },
    { ...seat, player: 'A2', computer: 3 },
    { ...seat, player: 'B2' },
  ] as const;
  const game = copyOf({ id: 'k3vTq9ZpLm2x', state, events: [], seats, you: 'B1' }, '2026-11-16T18:00:00Z');
  expect(game.head.players).toEqual({ A: ['Asha', 'Computer A2 (level 3)'], B: ['Bina', 'Player B2'] });
  expect(game.hands.controllers.A2).toEqual({ kind: 'computer', level: 3 });
  expect(Object.keys(game.notes.unnamed ?? {})).toEqual(['A2', 'B2']);
  expect(game.notes.farAway).toEqual({ you: 'B1' });
});
