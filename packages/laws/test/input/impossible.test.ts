import { describe, expect } from 'vitest';
import { adjudicate } from '../../src/index.js';
import { testEach } from '../support/test-each.js';
import { CASE, refusalOf, withAt } from './cases.js';

interface Row {
  name: string;
  /** What is put where. */
  put: Record<string, unknown>;
  path: string;
  says: RegExp;
}

function refused(code: string, rows: readonly Row[]): void {
  testEach(
    rows,
    ({ name }) => name,
    ({ put, path, says }) => {
      const input = Object.entries(put).reduce((base, [at, part]) => withAt(base, at, part), CASE as unknown);
      const refusal = refusalOf(adjudicate(input));
      expect(refusal).toMatchObject({ code, path });
      expect(refusal.message).toMatch(says);
    },
  );
}

const before = { 'board.broken': false, 'board.white.onBoard': 9, 'board.black.onBoard': 9 };

describe('boards that cannot exist', () => {
  refused('impossible-board', [
    {
      name: 'ten white men',
      put: { 'board.white.onBoard': 10 },
      path: 'board.white.onBoard',
      says: /9 coins, not 10/,
    },
    {
      name: 'ten black men',
      put: { 'board.black.onBoard': 10 },
      path: 'board.black.onBoard',
      says: /9 coins, not 10/,
    },
    {
      name: 'no white man left',
      put: { 'board.white.onBoard': 0 },
      path: 'board.white.onBoard',
      says: /board is over/,
    },
    {
      name: 'no black man left',
      put: { 'board.black.onBoard': 0 },
      path: 'board.black.onBoard',
      says: /board is over/,
    },
    {
      name: 'a queen covered by a side that never pocketed a man',
      put: { 'board.queen': 'covered-by-black', 'board.black.hasPocketed': false },
      path: 'board.black.hasPocketed',
      says: /black covered the queen/,
    },
    {
      name: 'a queen to be covered by a side that had no right to her',
      put: { 'board.queen': 'to-cover', 'board.white.hasPocketed': false },
      path: 'board.white.hasPocketed',
      says: /only after a coin/,
    },
    {
      name: 'tries to break after the break',
      put: { 'board.breakAttempts': 1 },
      path: 'board.breakAttempts',
      says: /break has been made/,
    },
    {
      name: 'a fourth try to break',
      put: { ...before, 'board.breakAttempts': 3 },
      path: 'board.breakAttempts',
      says: /after 3 tries/,
    },
    {
      name: 'a man missing before the break',
      put: { ...before, 'board.black.onBoard': 8 },
      path: 'board.black.onBoard',
      says: /before the break all coins are on the board/,
    },
    {
      name: 'a man pocketed before the break',
      put: { ...before, 'board.white.hasPocketed': true },
      path: 'board.white.hasPocketed',
      says: /before the break nothing has been pocketed/,
    },
    {
      name: 'the queen covered before the break',
      put: { ...before, 'board.queen': 'covered-by-white', 'board.white.hasPocketed': true },
      path: 'board.white.hasPocketed',
      says: /before the break/,
    },
  ]);
});

describe('strokes that cannot have happened', () => {
  const contacts = (...list: unknown[]) => ({ 'stroke.contacts': list });
  refused('impossible-stroke', [
    {
      name: 'more white men pocketed than there were',
      put: { 'stroke.pocketed.white': 7 },
      path: 'stroke.pocketed.white',
      says: /7 white coins fell, 6 were on the board/,
    },
    {
      name: 'more black men pocketed than there were',
      put: { 'stroke.pocketed.black': 8 },
      path: 'stroke.pocketed.black',
      says: /8 black coins fell, 7 were/,
    },
    {
      name: 'more pocketed and overboard together than there were',
      put: { 'stroke.pocketed.white': 4, 'stroke.overboard.white': 3 },
      path: 'stroke.overboard.white',
      says: /7 white coins fell, 6 were/,
    },
    {
      name: 'more overboard than there were',
      put: { 'stroke.overboard.black': 8 },
      path: 'stroke.overboard.black',
      says: /8 black coins fell/,
    },
    {
      name: 'a covered queen pocketed again',
      put: { 'board.queen': 'covered-by-white', 'stroke.pocketed.queen': true },
      path: 'stroke.pocketed.queen',
      says: /queen is not on the board/,
    },
    {
      name: 'a queen to be covered pocketed again',
      put: { 'board.queen': 'to-cover', 'stroke.pocketed.queen': true },
      path: 'stroke.pocketed.queen',
      says: /queen is not on the board/,
    },
    {
      name: 'a covered queen overboard',
      put: { 'board.queen': 'covered-by-black', 'stroke.overboard.queen': true },
      path: 'stroke.overboard.queen',
      says: /queen is not on the board/,
    },
    {
      name: 'the queen both pocketed and overboard',
      put: { 'stroke.pocketed.queen': true, 'stroke.overboard.queen': true },
      path: 'stroke.overboard.queen',
      says: /queen was pocketed/,
    },
    {
      name: 'the striker both pocketed and overboard',
      put: { 'stroke.pocketed.striker': true, 'stroke.overboard.striker': true },
      path: 'stroke.overboard.striker',
      says: /striker was pocketed/,
    },
    {
      name: 'contacts with a queen that is not there',
      put: {
        'board.queen': 'covered-by-white',
        ...contacts({ a: 'striker', b: 'white' }, { a: 'white', b: 'queen' }),
      },
      path: 'stroke.contacts[1]',
      says: /queen is not on the board/,
    },
    {
      name: 'contacts that say otherwise than touched',
      put: { 'stroke.touched': true, ...contacts({ a: 'striker', b: 'cushion' }) },
      path: 'stroke.touched',
      says: /touched no coin/,
    },
    {
      name: 'untouched, with a contact',
      put: { 'stroke.touched': false, ...contacts({ a: 'striker', b: 'black' }) },
      path: 'stroke.touched',
      says: /touched a coin/,
    },
    {
      name: 'a man pocketed by a break that touched nothing',
      put: { ...before, 'stroke.touched': false, 'stroke.pocketed.white': 1 },
      path: 'stroke.touched',
      says: /before the break no piece falls untouched/,
    },
    {
      name: 'the queen overboard by a break that touched nothing',
      put: { ...before, 'stroke.touched': false, 'stroke.overboard.queen': true },
      path: 'stroke.touched',
      says: /no piece falls untouched/,
    },
    {
      name: 'a proper stroke in breach of a law',
      put: { 'stroke.proper': true, 'stroke.breach': '33' },
      path: 'stroke.proper',
      says: /breach of law 33 is improper/,
    },
  ]);
});
