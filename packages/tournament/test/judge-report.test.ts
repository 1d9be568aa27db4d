import type { FinishedBoard } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import type { MatchRules } from '../src/event/format.js';
import { judgeReport, type MatchTerms } from '../src/event/judge-report.js';
import type { MatchResult, Report } from '../src/event/result.js';
import { reports as en } from '../src/words/reports/en.js';
import { reports as hi } from '../src/words/reports/hi.js';
import { sayReportFault } from '../src/words/reports/report-words.js';

const SWISS: MatchRules = {
  rulebook: 'icf',
  stage: 'league',
  counted: 'score',
  mostScore: 25,
  minutes: 50,
  tie: null,
};
const terms = (rules: Partial<MatchRules> = {}, more: Partial<MatchTerms> = {}): MatchTerms => ({
  rules: { ...SWISS, ...rules },
  stage: 'league',
  drawsAllowed: true,
  phantomScore: 25,
  ...more,
});
const STARWOOD = { rulebook: 'starwood', counted: 'boards', minutes: null } as const;
const CLASSIC = { rulebook: 'icf-classic', counted: 'games', minutes: null } as const;

const resultOf = (by: MatchTerms, report: Report): MatchResult => {
  const judged = judgeReport(by, report);
  if ('refused' in judged) throw new Error(`refused: ${JSON.stringify(judged.refused)}`);
  return judged.result;
};
const refusedOf = (by: MatchTerms, report: Report) => {
  const judged = judgeReport(by, report);
  if ('result' in judged) throw new Error(`accepted: ${JSON.stringify(judged.result)}`);
  for (const words of [en, hi]) {
    const sentence = sayReportFault(words, judged.refused, { a: 'Sita', b: 'Ravi' });
    expect(sentence).not.toMatch(/undefined|NaN|\[obj/);
    // What is wrong, and what to do instead.
    expect(sentence.match(/[.।]( |$)|: /g)?.length).toBeGreaterThanOrEqual(2);
  }
  return judged.refused;
};
const won = (winner: 'A' | 'B', men: number, queen: 'A' | 'B' | null = null): FinishedBoard => ({
  winner,
  men,
  queen,
});

describe('a bare score', () => {
  it('is won by who has more of it, and level where both have the same', () => {
    expect(resultOf(terms(), { score: [25, 12] })).toEqual({ scores: [25, 12], winner: 'a', how: 'played' });
    expect(resultOf(terms(), { score: [0, 1] })).toEqual({ scores: [0, 1], winner: 'b', how: 'played' });
    expect(resultOf(terms(), { score: [14, 14], how: 'time' })).toEqual({
      scores: [14, 14],
      winner: 'draw',
      how: 'time',
    });
  });

  it.each<[Report, object]>([
    [{ score: [0, 0] }, { why: 'not-played', path: 'score' }],
    [{ score: [26, 3] }, { why: 'above-most', path: 'score[0]', most: 25, given: 26 }],
    [{ score: [3, 25.5] }, { why: 'not-whole', path: 'score[1]', given: 25.5 }],
    [{ score: [-1, 25] }, { why: 'not-whole', path: 'score[0]' }],
    [
      { score: [9, 9], winner: 'a' },
      { why: 'winner-disagrees', path: 'winner', won: null },
    ],
    [
      { score: [9, 12], winner: 'a' },
      { why: 'winner-disagrees', path: 'winner', won: 'b', given: 'a' },
    ],
    [{ games: [[25, 3]] }, { why: 'counted-otherwise', path: 'games', wanted: 'score' }],
    [
      { score: [25, 3], boards: [] },
      { why: 'reported-twice', path: 'boards', given: ['score', 'boards'] },
    ],
    [{}, { why: 'nothing-reported', path: '', wanted: 'score' }],
    [{ how: 'time' }, { why: 'nothing-reported', path: '' }],
  ])('refuses %j', (report, fault) => {
    expect(refusedOf(terms(), report)).toMatchObject(fault);
  });

  it('is never level where somebody has to win, nor ended by a time that was not set', () => {
    expect(refusedOf(terms({}, { drawsAllowed: false }), { score: [14, 14] })).toEqual({
      why: 'draw-not-allowed',
      path: 'score',
      score: [14, 14],
    });
    expect(refusedOf(terms({ minutes: null }), { score: [14, 12], how: 'time' })).toEqual({
      why: 'no-time-limit',
      path: 'how',
    });
  });
});

describe('scores of games', () => {
  const late = terms(CLASSIC, { stage: 'quarter' });

  it('[icf-classic:30] are won by who has two of three', () => {
    const games = [
      [25, 12],
      [8, 26],
      [25, 24],
    ] as const;
    expect(resultOf(terms(CLASSIC), { games })).toEqual({
      scores: [58, 62],
      winner: 'a',
      how: 'played',
      games: [2, 1],
    });
  });

  it('[icf-classic:29b] may end after eight boards, or an extra one, up to the pre-quarter-finals alone', () => {
    const eight = {
      games: [
        [16, 14],
        [10, 9],
      ].map(pair),
    };
    expect(resultOf(terms(CLASSIC), eight).games).toEqual([2, 0]);
    expect(
      resultOf(terms(CLASSIC), {
        games: [
          [4, 5],
          [25, 0],
          [16, 4],
        ].map(pair),
      }).winner,
    ).toBe('a');
    expect(refusedOf(late, eight)).toMatchObject({ why: 'impossible-game', path: 'games[0]', boards: null });
  });

  it.each<[string, [number, number][], object]>([
    ['level', [[20, 20]], { why: 'unfinished', game: 1, board: null }],
    [
      'past what the last board can bring',
      [
        [37, 0],
        [25, 0],
      ],
      { why: 'impossible-game', path: 'games[0]' },
    ],
    [
      'both at the target',
      [
        [27, 25],
        [25, 0],
      ],
      { why: 'impossible-game', path: 'games[0]' },
    ],
    [
      'too few points for eight boards',
      [
        [5, 2],
        [25, 0],
      ],
      { why: 'impossible-game', path: 'games[0]' },
    ],
    [
      'a third after two',
      [
        [25, 0],
        [25, 0],
        [25, 0],
      ],
      { why: 'played-on', path: 'games[2]', what: 'game', number: 3 },
    ],
    ['one only', [[25, 0]], { why: 'unfinished', game: 2 }],
    ['no number', [[25, 0.5]], { why: 'not-whole', path: 'games[0][1]' }],
  ])('cannot be %s', (_, games, fault) => {
    expect(refusedOf(terms(CLASSIC), { games })).toMatchObject(fault);
  });

  it('[icf-classic:29a] from the quarter-finals only the points end a game', () => {
    expect(
      resultOf(late, {
        games: [
          [36, 24],
          [25, 0],
        ].map(pair),
      }).scores,
    ).toEqual([61, 24]);
    expect(
      refusedOf(late, {
        games: [
          [24, 20],
          [25, 0],
        ].map(pair),
      }),
    ).toMatchObject({ path: 'games[0]' });
  });

  it('where time ended them: who leads in games, then in the game that was broken off', () => {
    const timed = terms({ ...CLASSIC, minutes: 45 });
    expect(
      resultOf(timed, {
        games: [
          [25, 3],
          [0, 20],
        ].map(pair),
        how: 'time',
      }),
    ).toMatchObject({
      winner: 'a',
      games: [1, 0],
      scores: [25, 23],
    });
    expect(
      resultOf(timed, {
        games: [
          [25, 3],
          [3, 25],
          [5, 9],
        ].map(pair),
        how: 'time',
      }).winner,
    ).toBe('b');
    expect(resultOf(timed, { games: [[7, 7]], how: 'time' }).winner).toBe('draw');
  });

  it('a bare score does not tell who won two of three', () => {
    const timed = terms({ ...CLASSIC, minutes: 45 });
    expect(resultOf(timed, { score: [17, 12], how: 'time' })).toMatchObject({ winner: 'a', games: [0, 0] });
    expect(resultOf(timed, { score: [12, 25], how: 'time' })).toMatchObject({ winner: 'b', games: [0, 1] });
    expect(resultOf(timed, { score: [17, 12], how: 'conceded', winner: 'b' }).scores).toEqual([17, 12]);
    expect(refusedOf(terms(CLASSIC), { score: [25, 12] })).toMatchObject({
      why: 'counted-otherwise',
      wanted: 'games',
    });
  });
});

const pair = (each: readonly number[]): readonly [number, number] => [each[0] ?? 0, each[1] ?? 0];

describe('boards, as the laws count them', () => {
  it('[starwood:P.league1] the league is the best of three boards, and its points are kept', () => {
    const boards = [won('A', 1), won('B', 9, 'B'), won('A', 1)];
    expect(resultOf(terms(STARWOOD), { boards })).toEqual({
      scores: [2, 14],
      winner: 'a',
      how: 'played',
      games: [1, 0],
      boards: [2, 1],
    });
  });

  it('[starwood:P.knockout4] a quarter-final goes to who has more after four boards, or 29 first', () => {
    const quarter = terms(STARWOOD, { stage: 'quarter', drawsAllowed: false });
    const four = [won('A', 3), won('B', 9), won('A', 3), won('A', 2)];
    expect(resultOf(quarter, { boards: four })).toMatchObject({
      winner: 'b',
      scores: [8, 9],
      boards: [3, 1],
    });
    expect(refusedOf(quarter, { boards: four.slice(0, 3) })).toMatchObject({
      why: 'unfinished',
      game: 1,
      board: 4,
    });
    const early = [won('A', 9, 'A'), won('A', 9, 'A'), won('A', 1)];
    expect(resultOf(quarter, { boards: early })).toMatchObject({ winner: 'a', scores: [29, 0] });
    expect(refusedOf(quarter, { boards: [...early, won('B', 2)] })).toMatchObject({
      why: 'played-on',
      path: 'boards[3]',
      what: 'board',
      number: 4,
    });
  });

  it('refuses boards that no book counts', () => {
    const by = terms(STARWOOD);
    expect(refusedOf(by, { boards: [{ winner: 'A', points: 15 }] })).toMatchObject({
      why: 'board-worth',
      path: 'boards[0].points',
      most: 14,
    });
    expect(refusedOf(by, { boards: [{ winner: 'A', points: 0 }] })).toMatchObject({ why: 'board-worth' });
    expect(refusedOf(by, { boards: [won('A', 1), won('A', 10)] })).toMatchObject({
      why: 'too-many-men',
      path: 'boards[1].men',
    });
    expect(refusedOf(by, { boards: [won('A', 1.5)] })).toMatchObject({ why: 'not-whole' });
    expect(refusedOf(by, { boards: [] })).toMatchObject({ why: 'not-played', path: 'boards' });
    expect(refusedOf(terms({ ...STARWOOD }, { stage: 'pre-quarter' }), { boards: [] })).toMatchObject({
      why: 'no-such-stage',
      stage: 'pre-quarter',
    });
  });

  it('a game given up counts for the other, and adds no board', () => {
    const timed = terms({ rulebook: 'icf', counted: 'boards', minutes: 45 });
    const boards: FinishedBoard[] = [won('A', 5), { winner: 'B', conceded: 'game' }, won('A', 9, 'A')];
    expect(resultOf(timed, { boards, how: 'time' })).toMatchObject({
      games: [0, 1],
      boards: [2, 0],
      scores: [17, 0],
      winner: 'b',
    });
  });

  it('where time ends a game, who has more points in it leads', () => {
    const timed = terms({ ...STARWOOD, minutes: 20 });
    expect(resultOf(timed, { boards: [won('B', 9)], how: 'time' }).winner).toBe('b');
    expect(resultOf(timed, { boards: [won('A', 1), won('B', 9)], how: 'time' }).winner).toBe('b');
    expect(resultOf(timed, { boards: [won('A', 4), won('B', 4)], how: 'time' }).winner).toBe('draw');
  });

  it('a bare score will do where it tells who won', () => {
    expect(resultOf(terms(STARWOOD), { score: [25, 12] })).toMatchObject({ winner: 'a', scores: [25, 12] });
    expect(resultOf(terms(STARWOOD), { score: [2, 14], winner: 'a' })).toMatchObject({ winner: 'a' });
    expect(refusedOf(terms(STARWOOD), { score: [2, 14] })).toMatchObject({
      why: 'winner-unclear',
      path: 'winner',
    });
    expect(refusedOf(terms(STARWOOD), { score: [29, 0] })).toMatchObject({
      why: 'impossible-game',
      path: 'score',
    });
    expect(refusedOf(terms(STARWOOD), { score: [20, 20] })).toMatchObject({ why: 'impossible-game' });
    const final = terms(STARWOOD, { stage: 'final' });
    expect(resultOf(final, { score: [28, 33] }).winner).toBe('b');
    expect(refusedOf(final, { score: [27, 28] })).toMatchObject({ why: 'unfinished', path: 'score' });
    expect(refusedOf(final, { score: [0, 43] })).toMatchObject({ why: 'impossible-game' });
  });
});

describe('a match that did not end by play', () => {
  it('is walked over at the phantom’s score, or lost by both who did not come', () => {
    expect(resultOf(terms(), { how: 'walked-over', winner: 'b' })).toEqual({
      scores: [0, 25],
      winner: 'b',
      how: 'walked-over',
    });
    expect(resultOf(terms(CLASSIC), { how: 'walked-over', winner: 'a' })).toMatchObject({ games: [2, 0] });
    expect(resultOf(terms(), { how: 'walked-over', winner: 'none' })).toEqual({
      scores: [0, 0],
      winner: 'none',
      how: 'walked-over',
    });
    expect(refusedOf(terms(), { how: 'walked-over' })).toEqual({
      why: 'winner-missing',
      path: 'winner',
      how: 'walked-over',
    });
    expect(refusedOf(terms(), { how: 'walked-over', winner: 'a', score: [25, 0] })).toMatchObject({
      why: 'unplayed-score',
      path: 'score',
    });
  });

  it('is conceded, or awarded for a reason, at the score it had', () => {
    expect(resultOf(terms(), { how: 'conceded', winner: 'b', score: [12, 9] })).toEqual({
      scores: [12, 9],
      winner: 'b',
      how: 'conceded',
    });
    expect(resultOf(terms(), { how: 'conceded', winner: 'a' }).scores).toEqual([25, 0]);
    expect(refusedOf(terms(), { how: 'conceded', winner: 'none' })).toMatchObject({ why: 'winner-missing' });
    const awarded = { how: 'awarded', winner: 'a', law: '143h' } as const;
    expect(resultOf(terms(), { ...awarded, reason: 'unruly' })).toMatchObject({
      winner: 'a',
      how: 'awarded',
    });
    expect(refusedOf(terms(), { ...awarded, reason: ' ' })).toMatchObject({ why: 'reason-missing' });
    expect(refusedOf(terms(), { ...awarded, reason: 'unruly', law: '999' })).toEqual({
      why: 'no-such-law',
      path: 'law',
      law: '999',
      rulebook: 'icf',
    });
    expect(refusedOf(terms(), { how: 'awarded', reason: 'unruly' })).toMatchObject({ why: 'winner-missing' });
  });

  it('is abandoned for a reason, and nobody wins it', () => {
    expect(resultOf(terms(), { how: 'abandoned', reason: 'the lights went out', score: [3, 8] })).toEqual({
      scores: [3, 8],
      winner: 'none',
      how: 'abandoned',
    });
    expect(resultOf(terms(), { how: 'abandoned', reason: 'rain' }).scores).toEqual([0, 0]);
    expect(resultOf(terms(), { how: 'abandoned', reason: 'rain', winner: 'none' }).winner).toBe('none');
    expect(refusedOf(terms(), { how: 'abandoned' })).toMatchObject({ why: 'reason-missing', path: 'reason' });
    expect(refusedOf(terms(), { how: 'abandoned', reason: 'rain', winner: 'a' })).toMatchObject({
      why: 'winner-not-told',
      path: 'winner',
    });
  });

  it('is provisional while a protest is open', () => {
    expect(resultOf(terms(), { score: [25, 12], protest: true }).provisional).toBe(true);
    expect(resultOf(terms(), { how: 'conceded', winner: 'a', protest: true }).provisional).toBe(true);
  });
});
