import { type BookId, bookOf, books, formatOf, type Stage } from '@opencarrom/laws';
import { type LoggedMatch, phaseOf } from '@opencarrom/match';
import { type AskedReport, reportOfMatch } from '@opencarrom/protocol/report-of-match';
import {
  decideEvent,
  type EventAct,
  emptyLog,
  evolveEvent,
  type LoggedEvent,
  type MatchResult,
  type MatchRules,
  type Report,
  readEventFormat,
  readReport,
} from '@opencarrom/tournament';
import { describe, expect, it } from 'vitest';
import { type Hall, wooden } from '../packages/match/test/support/hall.js';

const AT = '2026-01-31T18:30Z';

function done(log: LoggedEvent, act: EventAct): LoggedEvent {
  const decision = decideEvent(log, { at: AT, act });
  if (!('ok' in decision)) throw new Error(`${act.type}: ${JSON.stringify(decision)}`);
  return evolveEvent(log, decision.ok);
}

/** What an event makes of a report of its only match. */
function judged(rules: Partial<MatchRules>, report: Report): MatchResult | null {
  const match = { minutes: 60, ...rules };
  const discipline = rules.rulebook === 'starwood' ? 'doubles' : 'singles';
  const format = readEventFormat({ discipline, stages: [{ system: 'league', name: 'League', match }] }, '');
  const names =
    discipline === 'doubles'
      ? [
          ['Asha', 'Anil'],
          ['Bina', 'Babu'],
        ]
      : [['Asha'], ['Bina']];
  const entries = names.map((pair) => ({ players: pair.map((name) => ({ name })) }));
  let log = done(emptyLog, { type: 'open', name: 'Cup', format, lot: 1 });
  log = done(done(log, { type: 'enter', entries }), { type: 'pair' });
  // As it would come over the wire.
  const read = readReport(JSON.parse(JSON.stringify(report)), 'report');
  log = done(log, { type: 'report', match: 1, report: read });
  return log.state.stages[0]?.matches[0]?.result ?? null;
}

function reportFrom(hall: Hall | LoggedMatch, asked: Partial<AskedReport> = {}): Report {
  const match = 'logged' in hall ? hall.logged : hall;
  const answer = reportOfMatch(match, askedFor(match, asked));
  if ('refused' in answer) throw new Error(JSON.stringify(answer.refused));
  return answer.report;
}

const askedFor = ({ state: { head } }: LoggedMatch, asked: Partial<AskedReport>): AskedReport => ({
  rules: { rulebook: head.rulebook, counted: 'boards', mostScore: 25 },
  stage: head.stage,
  ...asked,
});

/** Boards by chance until the match is over, each entered by its result alone. */
function playedOut(hall: Hall, seed: number): Hall {
  let last = seed;
  const dice = (): number => {
    last = (last * 48271) % 2147483647;
    return last / 2147483647;
  };
  for (let board = 0; board < 99 && !hall.state.outcome; board++) {
    if (phaseOf(hall.state) === 'extra-toss') hall.toss(dice() < 0.5 ? 'A' : 'B');
    else {
      const winner = dice() < 0.5 ? 'A' : 'B';
      hall.does('umpire', { type: 'tally', winner, men: 1 + Math.floor(dice() * 9), queen: winner });
    }
  }
  return hall;
}

const stagesOf = (book: BookId): readonly Stage[] => Object.keys(bookOf(book).rules.match.stages) as Stage[];
const EVERY = books.map(({ id }) => id).flatMap((book) => stagesOf(book).map((stage) => ({ book, stage })));

describe.each(EVERY)('$book, $stage', ({ book: rulebook, stage }) => {
  it.each(['boards', 'games'] as const)('hands in what the event counts the same way: %s', (counted) => {
    for (let seed = 1; seed <= 6; seed++) {
      const hall = playedOut(wooden({ rulebook, stage }).seated(), seed);
      const { outcome, score } = hall.state;
      const report = reportFrom(hall, { rules: { rulebook, counted, mostScore: 25 } });
      const result = judged({ rulebook, stage, counted }, report);
      const points = (side: 'A' | 'B') => score.games.reduce((sum, game) => sum + game[side], 0);
      expect(result).toMatchObject({
        ...{ winner: outcome?.winner === 'A' ? 'a' : 'b', how: 'played' },
        ...{ scores: [points('A'), points('B')], games: [score.match.A, score.match.B] },
      });
    }
  });

  it('hands in a game as a bare score, of no more than counts', () => {
    const hall = playedOut(wooden({ rulebook, stage, length: 'game' }).seated(), 3);
    const { outcome, score } = hall.state;
    const report = reportFrom(hall, { rules: { rulebook, counted: 'score', mostScore: 25 } });
    const points = (['A', 'B'] as const).map((side) => Math.min(25, score.games[0]?.[side] ?? 0));
    expect(report.score).toEqual(points);
    if (points[0] !== points[1])
      expect(judged({ rulebook, stage, counted: 'score', mostScore: 25 }, report)?.winner).toBe(
        outcome?.winner === 'A' ? 'a' : 'b',
      );
  });

  it('turns everything round where the sides are the other way round', () => {
    const hall = playedOut(wooden({ rulebook, stage }).seated(), 2);
    const straight = judged({ rulebook, stage, counted: 'boards' }, reportFrom(hall));
    const turned = judged({ rulebook, stage, counted: 'boards' }, reportFrom(hall, { swapped: true }));
    expect(turned?.scores).toEqual([straight?.scores[1], straight?.scores[0]]);
    expect(turned?.winner).toBe(straight?.winner === 'a' ? 'b' : 'a');
  });
});

describe('a match that was not played out', () => {
  const begun = () => wooden().seated().wins('A', 5);
  const rules = { rulebook: 'icf', stage: 'league', counted: 'boards' } as const;

  it('is conceded, with law and reason', () => {
    const hall = begun().does('A1', { type: 'concede', what: 'match', reason: 'a sore\nfinger' });
    const report = reportFrom(hall);
    expect(report).toMatchObject({ how: 'conceded', winner: 'b', reason: 'a sore finger' });
    expect(judged(rules, report)).toMatchObject({ winner: 'b', how: 'conceded', scores: [5, 0] });
  });

  it('has a game in it that was given up', () => {
    const hall = begun().does('A1', { type: 'concede', what: 'game' });
    const report = reportFrom(playedOut(hall, 4));
    expect(report.boards).toContainEqual({ winner: 'B', conceded: 'game' });
    expect(judged(rules, report)?.winner).toBe(hall.state.outcome?.winner === 'A' ? 'a' : 'b');
  });

  it('is given up in the only game of a bare score', () => {
    const hall = wooden({ length: 'game' }).seated().wins('A', 5);
    hall.does('A1', { type: 'concede', what: 'game', reason: 'ill' });
    const report = reportFrom(hall, { rules: { rulebook: 'icf', counted: 'score', mostScore: 25 } });
    expect(report).toMatchObject({ how: 'conceded', winner: 'b', score: [5, 0], reason: 'ill' });
    expect(judged({ ...rules, counted: 'score' }, report)).toMatchObject({ winner: 'b', how: 'conceded' });
  });

  it('is abandoned, and nobody has it', () => {
    const hall = begun().does('umpire', { type: 'abandon', reason: 'the lamp fell' });
    expect(judged(rules, reportFrom(hall))).toMatchObject({ winner: 'none', how: 'abandoned' });
  });

  it('is won by who leads when the time of the round is up', () => {
    const report = reportFrom(begun(), { timeUp: true });
    expect(report).toMatchObject({ how: 'time', boards: [{ winner: 'A', points: 5 }] });
    expect(judged(rules, report)).toMatchObject({ winner: 'a', how: 'time', scores: [5, 0] });
    const abandoned = begun().does('umpire', { type: 'abandon', reason: 'time' });
    expect(reportFrom(abandoned, { timeUp: true }).how).toBe('time');
  });

  it('is drawn when the time is up and they are level', () => {
    const report = reportFrom(begun().wins('B', 5), { timeUp: true });
    expect(judged(rules, report)).toMatchObject({ winner: 'draw', how: 'time' });
  });

  it('is what it is though the time is up, where it was over before', () => {
    expect(reportFrom(playedOut(wooden().seated(), 1), { timeUp: true }).how).toBeUndefined();
  });
});

describe('what stands on the paper', () => {
  it('is the umpire, who signed, when it was played, and a protest', () => {
    const hall = playedOut(wooden({ date: '2026-11-15T10:30:00+05:30', umpire: 'R. Rao' }).seated(), 1);
    hall.does('A1', { type: 'protest', facts: 'the queen was not covered' });
    hall.does('B1', { type: 'sign', name: 'Bina' });
    const report = reportFrom(hall);
    expect(report).toMatchObject({ protest: true, umpire: 'R. Rao', signatures: ['Bina'] });
    expect(report.started).toMatch(/^2026-11-15T10:30:\d\d\+05:30$/);
    expect(report.ended).toMatch(/^2026-11-15T1\d:\d\d:\d\d\+05:30$/);
    expect(judged({ rulebook: 'icf', stage: 'league', counted: 'boards' }, report)).toMatchObject({
      provisional: true,
    });
  });
});

describe('what cannot be handed in', () => {
  const refused = (hall: Hall, asked: Partial<AskedReport> = {}) => {
    const answer = reportOfMatch(hall.logged, askedFor(hall.logged, asked));
    return 'refused' in answer ? answer.refused : null;
  };

  it('is what nobody has finished, or of which nothing was played', () => {
    expect(refused(wooden().seated().wins('A', 5))).toEqual({ why: 'unfinished' });
    expect(refused(wooden().seated(), { timeUp: true })).toEqual({ why: 'nothing-played' });
  });

  it('is by another book, in another stage, or less than a match', () => {
    const hall = playedOut(wooden({ stage: 'league' }).seated(), 1);
    const starwood = { rulebook: 'starwood', counted: 'boards', mostScore: 29 } as const;
    expect(refused(hall, { rules: starwood })).toEqual({
      ...{ why: 'other-book', wanted: 'starwood', played: 'icf' },
    });
    expect(refused(hall, { stage: 'final' })).toEqual({
      ...{ why: 'other-stage', wanted: 'final', played: 'league' },
    });
    const board = playedOut(wooden({ length: 'board' }).seated(), 1);
    expect(refused(board)).toEqual({ why: 'other-length', played: 'board' });
    const bestOf = formatOf(bookOf('icf'), 'league')?.bestOf.is ?? 1;
    const game = playedOut(wooden({ length: 'game', stage: 'league' }).seated(), 1);
    expect(refused(game)).toEqual(bestOf === 1 ? null : { why: 'other-length', played: 'game' });
  });

  it('is a bare score of several games', () => {
    const hall = playedOut(wooden({ stage: 'league' }).seated(), 1);
    const score = { rulebook: 'icf', counted: 'score', mostScore: 25 } as const;
    expect(refused(hall, { rules: score })).toMatchObject({ why: 'several-games' });
  });
});
