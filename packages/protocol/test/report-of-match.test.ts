import {
  type Act,
  type Actor,
  decide,
  type Event,
  newHead,
  openMatch,
  refusalMessage,
} from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { type AskedReport, reportOfMatch } from '../src/report-of-match.js';

type Done = Act | readonly [Actor, Act];

const SEATED: readonly Act[] = [
  { type: 'toss', winner: 'A' },
  { type: 'choose', take: 'break' },
  { type: 'sit', seats: { A1: 'S', B1: 'N' } },
];
const won = (winner: 'A' | 'B', men: number): Act => ({ type: 'tally', winner, men, queen: winner });
const called = (law: string, reason: string): Act => ({ type: 'call', law, against: 'B', reason });

/** A match at a wooden board, and what it hands in. */
function handsIn(acts: readonly Done[], asked: Partial<AskedReport> = {}) {
  const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, source: 'observed', stage: 'league' });
  const events: Event[] = [];
  let state = openMatch(head);
  for (const each of acts) {
    const [by, act] = 'type' in each ? (['umpire', each] as const) : each;
    const decision = decide(state, { by, at: state.latest + 1000, act }, events);
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    events.push(...decision.events);
    state = decision.state;
  }
  const rules = { rulebook: 'icf', counted: 'boards', mostScore: 25 } as const;
  return reportOfMatch({ events, state }, { rules, stage: 'league', ...asked });
}

describe('a match that was not played out', () => {
  it('is a walk-over where nobody came to the board, and tells of nothing played', () => {
    const made = handsIn([called('143i', 'not there at 10:45')]);
    expect(made).toEqual({
      report: { how: 'walked-over', winner: 'a', law: '143i', reason: 'not there at 10:45' },
    });
  });

  it('is the other side’s where the record has them the other way round', () => {
    expect(handsIn([called('143i', 'late')], { swapped: true })).toMatchObject({
      report: { how: 'walked-over', winner: 'b' },
    });
  });

  it('is an award where boards were played before one did not come back', () => {
    const made = handsIn([...SEATED, won('B', 5), called('143i', 'did not come back')]);
    expect(made).toMatchObject({
      report: {
        ...{ how: 'awarded', winner: 'a', law: '143i', reason: 'did not come back' },
        boards: [{ winner: 'B', points: 8 }],
      },
    });
  });

  it('is an award with its law and its reason, and the boards that were played', () => {
    const made = handsIn([...SEATED, won('A', 4), called('143c', 'will not\nsit down')], { swapped: true });
    expect(made).toMatchObject({
      report: {
        ...{ how: 'awarded', winner: 'b', law: '143c', reason: 'will not sit down' },
        boards: [{ winner: 'B', points: 7 }],
      },
    });
  });

  it('is given up by one of them', () => {
    const gaveUp: Done = ['B1', { type: 'concede', what: 'match', reason: 'ill' }];
    expect(handsIn([...SEATED, { type: 'play' }, gaveUp])).toMatchObject({
      report: { how: 'conceded', winner: 'a', law: '139', reason: 'ill' },
    });
  });

  it('is abandoned, and nobody has won it', () => {
    const made = handsIn([...SEATED, { type: 'abandon', reason: 'the roof leaks' }]);
    expect(made).toMatchObject({ report: { how: 'abandoned', law: '140', reason: 'the roof leaks' } });
    expect(made).not.toHaveProperty('report.winner');
  });

  it('goes to whoever leads once time is up, but not where nothing was played', () => {
    expect(handsIn([...SEATED, won('A', 4)], { timeUp: true })).toMatchObject({ report: { how: 'time' } });
    expect(handsIn(SEATED, { timeUp: true })).toEqual({ refused: { why: 'nothing-played' } });
    expect(handsIn([...SEATED, won('A', 4)])).toEqual({ refused: { why: 'unfinished' } });
  });
});
