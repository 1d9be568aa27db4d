import type { Competitor } from '@opencarrom/laws';
import {
  announceMatch,
  announceWaiting,
  type Doing,
  endedByWords,
  gameEnd,
  matchEnd,
  sheetCsv,
  warningsLike,
} from '@opencarrom/match';
import { en } from '@opencarrom/match/words/en';
import { hi } from '@opencarrom/match/words/hi';
import { describe, expect, it } from 'vitest';
import { type Hall, wooden } from '../support/hall.js';

const says = ({ state }: Hall) => announceWaiting(state, en);

/** A game won by more than 25, in four boards. */
function game(hall: Hall, winner: Competitor): Hall {
  const other = winner === 'A' ? 'B' : 'A';
  return hall.wins(other, 4).wins(winner, 12).wins(winner, 12).wins(winner, 3);
}

describe('the end of a game', () => {
  it('[icf-classic:31] [icf:49a.ii] is announced: its score, the games, sides changed, who breaks next', () => {
    const hall = game(wooden({ rulebook: 'icf-classic' }).seated(), 'A');
    expect(says(hall)).toEqual([
      'Asha wins game 1, 27–4.',
      'Games: Asha 1, Bina 0.',
      'Change sides.',
      'Game 2, board 1. Bina breaks.',
    ]);
    expect(gameEnd(hall.state)).toMatchObject({
      game: 1,
      winner: 'A',
      points: { A: 27, B: 4 },
      games: { A: 1, B: 0 },
      next: { game: 2, breaker: 'B1', changeSides: ['31', '32'], rest: null },
    });
  });

  it('[icf:138] [icf:60a] with the rest that is due before the third, and no change where the book has none', () => {
    const hall = game(game(wooden().seated(), 'A'), 'B');
    expect(gameEnd(hall.state)?.next.changeSides).toBeNull();
    expect(says(hall)).toContain('Rest: 10 minutes (law 138).');
    expect(gameEnd(hall.state)?.next.rest).toEqual({ seconds: 600, laws: ['138'] });
    expect(announceWaiting(hall.state, hi)).toContain('10 मिनट का विश्राम, नियम 138।');
  });

  it('once: neither within a game nor when the next has begun, nor of a board that is replayed', () => {
    const hall = wooden().seated().wins('B', 4).wins('A', 12);
    expect(gameEnd(hall.state)).toBeNull();
    hall.wins('A', 12).wins('A', 3);
    expect(gameEnd(hall.state)).not.toBeNull();
    hall.play();
    expect(gameEnd(hall.state)).toBeNull();
    hall.does('umpire', { type: 'call', law: '140', against: 'A' });
    expect(gameEnd(hall.state)).toBeNull();
  });

  it('[icf:139] given up, with its reason on the sheet', () => {
    const hall = wooden().seated().wins('A', 5);
    hall.does('A1', { type: 'concede', what: 'game', reason: 'a sore finger' });
    expect(gameEnd(hall.state)).toMatchObject({ game: 1, winner: 'B', points: { A: 5, B: 0 } });
    expect(hall.line).toMatchObject({ how: 'conceded', laws: ['139'], reason: 'a sore finger' });
    expect(gameEnd(hall.state)?.givenUp).toMatchObject({ game: 1, laws: ['139'], reason: 'a sore finger' });
    expect(says(hall)).toContain('The other side gave up, 139: a sore finger.');
    hall.does('umpire', { type: 'tally', winner: 'B', men: 9, queen: 'B' });
    expect(says(hall)).not.toContain('The other side gave up, 139: a sore finger.');
  });
});

describe('the end of a match', () => {
  it('is announced with the games and the points of each', () => {
    const hall = game(game(game(wooden().seated(), 'A'), 'B'), 'A');
    expect(says(hall)).toEqual(['Asha wins the match.', 'Games 2–1: 27–4, 4–27, 27–4.']);
    expect(matchEnd(hall.state)).toMatchObject({ winner: 'A', by: null, laws: [], reason: null });
  });

  it('[icf:139] with law and reason, where its last game was given up', () => {
    const hall = game(wooden().seated(), 'A');
    hall.does('B1', { type: 'concede', what: 'game', reason: 'ill' });
    expect(says(hall)).toEqual([
      'Asha wins the match.',
      'Games 2–0: 27–4.',
      'The other side gave up, 139: ill.',
    ]);
    expect(matchEnd(hall.state)).toMatchObject({
      by: null,
      givenUp: { game: 2, laws: ['139'], reason: 'ill' },
    });
    expect(sheetCsv(hall.logged, en)).toContain('"game given up, 139: ill"');
  });

  it('[icf:143c] is said once where a call ended it, and not at all while a protest is open', () => {
    const lost = { type: 'call', law: '143c', against: 'B', reason: 'will not sit down' } as const;
    const hall = wooden().begins().does('umpire', lost);
    expect(announceMatch(hall.logged, en)).toMatchObject({
      ruling: null,
      waiting: ['Asha wins the match, awarded by the laws.', 'Awarded by the laws, 143c: will not sit down.'],
    });
    hall.does('B1', { type: 'protest', facts: 'I sat' });
    expect(announceMatch(hall.logged, en)).toMatchObject({ ruling: null, waiting: [en.protestOpen] });
  });

  it('[icf:147] not while a protest is open', () => {
    const hall = wooden({ length: 'board' }).seated().wins('A', 5);
    hall.does('B1', { type: 'protest', facts: 'the man had not left my finger' });
    expect(says(hall)).toEqual([en.protestOpen]);
    expect(matchEnd(hall.state)).toBeNull();
  });

  const call = (law: string, reason: string) => ({ type: 'call', law, against: 'B', reason }) as const;
  const ENDS: readonly (readonly [string, (hall: Hall) => Hall, string])[] = [
    [
      '[icf:143i] a walk-over',
      (hall) => hall.does('umpire', call('143i', 'not at the board at 10:45')),
      'walk-over, 143i: not at the board at 10:45',
    ],
    [
      '[icf:143c] an award',
      (hall) => hall.begins().does('umpire', call('143c', 'will not sit down')),
      'awarded by the laws, 143c: will not sit down',
    ],
    [
      '[icf:139] conceding',
      (hall) => hall.begins().does('B1', { type: 'concede', what: 'match', reason: 'ill' }),
      'the other side gave up, 139: ill',
    ],
    [
      '[icf:140] abandoning',
      (hall) => hall.begins().does('umpire', { type: 'abandon', reason: 'the roof leaks' }),
      'abandoned, 140: the roof leaks',
    ],
  ];
  for (const [what, ends, told] of ENDS)
    it(`${what} is told with its law and its reason`, () => {
      const hall = ends(wooden());
      const end = matchEnd(hall.state);
      expect(end && endedByWords(end, en)).toBe(told);
      expect(says(hall).at(-1)).toBe(`${told.charAt(0).toUpperCase()}${told.slice(1)}.`);
      expect(announceWaiting(hall.state, hi).at(-1)).toMatch(/[a-z0-9]।$/);
    });

  it('[icf:139] of the one game that was played for, by giving it up', () => {
    const hall = wooden({ length: 'game' }).begins();
    hall.does('B1', { type: 'concede', what: 'game', reason: 'ill' });
    expect(matchEnd(hall.state)).toMatchObject({ by: 'conceded', laws: ['139'], reason: 'ill' });
  });

  it.each([
    ['icf', 'icf:143i', '143i'],
    ['icf-short', '143i', 'icf:143i'],
    ['starwood', '143i', 'icf:143i'],
  ] as const)('[icf:143i] in %s called as %s is a walk-over, cited as the book does', (rulebook, law, as) => {
    const hall = wooden({ rulebook }).does('umpire', call(law, 'not there'));
    expect(matchEnd(hall.state)).toMatchObject({ by: 'walk-over', laws: [as] });
    expect(says(hall).at(-1)).toBe(`Walk-over, ${as}: not there.`);
  });

  it('[icf-short:43] of a book that has its own law for it, by that law', () => {
    const hall = wooden({ rulebook: 'icf-short' }).begins();
    hall.does('umpire', { type: 'abandon', reason: 'the roof leaks' });
    expect(matchEnd(hall.state)).toMatchObject({ by: 'abandoned', laws: ['43'] });
  });

  it('[icf:143i] by a law without a reason, as in older records', () => {
    const hall = wooden().does('umpire', { type: 'call', law: '143i', against: 'A' });
    expect(says(hall).at(-1)).toBe('Walk-over, 143i.');
  });
});

describe('a warning', () => {
  const warn = (more: Partial<Doing<'warn'>> = {}): Doing<'warn'> => ({
    type: 'warn',
    law: '143h',
    against: 'B',
    reason: 'talks while Asha aims',
    ...more,
  });

  it('[icf:143h] is counted by its law, however that was written', () => {
    const hall = wooden({ rulebook: 'icf-short' }).begins();
    hall.does('umpire', warn()).does('umpire', warn({ law: 'icf:143h' }));
    expect(hall.state.warnings.map(({ law }) => law)).toEqual(['icf:143h', 'icf:143h']);
    expect(warningsLike(hall.state.warnings, { law: 'icf:143h', against: 'B', player: null })).toBe(2);
  });
  const said = ({ logged }: Hall) => announceMatch(logged, en);

  it('[icf:143h] is said at once, with law, reason and which it is, until something else is done', () => {
    const hall = wooden().begins().sees({ own: 1 }).does('umpire', warn());
    expect(said(hall)).toMatchObject({
      ruling: 'First warning for Bina, law 143h: talks while Asha aims.',
      laws: ['143h'],
      waiting: ['Asha to strike (white).'],
    });
    hall.does('umpire', warn());
    expect(said(hall).ruling).toMatch(/^Second warning/);
    hall.sees({ own: 1 });
    expect(said(hall).ruling).not.toMatch(/warning/);
  });

  it('[icf:143h] before the toss too', () => {
    const hall = wooden().does('umpire', warn());
    expect(said(hall).ruling).toMatch(/^First warning/);
    expect(said(hall).waiting).toEqual(['Toss first.']);
  });

  it('[icf:143h] is counted by player in a pair, and only a player of that side can be named', () => {
    const hall = wooden({ discipline: 'doubles' }).begins();
    hall.does('umpire', warn({ player: 'B1' })).does('umpire', warn({ player: 'B2' }));
    expect(said(hall).ruling).toMatch(/^First warning for Babu/);
    hall.does('umpire', warn({ player: 'B1' }));
    expect(said(hall).ruling).toMatch(/^Second warning for Bina/);
    hall.refuses('umpire', warn({ player: 'A1' }), 'not-yours');
    wooden()
      .begins()
      .refuses('umpire', warn({ player: 'B2' }), 'not-yours');
  });
});
