import { bookOf } from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  decide,
  endedByWords,
  newHead,
  openMatch,
  refusalMessage,
} from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { scoreIn } from '../src/match/games/titles.js';
import { words as en } from '../src/match/games/words/en.js';
import { gameIn } from '../src/store/row.js';
import { summaryOf } from '../src/store/summary.js';
import { costsMatch, endingsIn, withReason } from '../src/umpire/calls/ending.js';
import { warnedIn } from '../src/umpire/stroke/warned.js';

const NAMES = {
  walkOver: (side: string) => `${side} is not there`,
  concede: (side: string, what: string) => `${side} gives up the ${what}`,
  abandon: 'abandon',
};

/** A match on wood after these acts, each by the umpire unless it says by whom. */
function after(
  acts: readonly (Act | readonly [Actor, Act])[],
  discipline: 'singles' | 'doubles' = 'singles',
) {
  const players =
    discipline === 'singles'
      ? { A: ['Asha'], B: ['Bina'] }
      : { A: ['Asha Rao', 'Anil Das'], B: ['Bina Sen', 'Babu Roy'] };
  let state = openMatch(newHead({ players, discipline, source: 'observed' }));
  for (const each of acts) {
    const [by, act] = 'type' in each ? (['umpire', each] as const) : each;
    const decision = decide(state, { by, at: state.latest + 1000, act });
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    state = decision.state;
  }
  return state;
}

const SAT: readonly Act[] = [
  { type: 'toss', winner: 'A' },
  { type: 'choose', take: 'break' },
  { type: 'sit', seats: { A1: 'S', B1: 'N' } },
];
const namesOf = (acts: readonly Act[]) => endingsIn(after(acts), NAMES).map(({ name }) => name);

describe('what can end a match besides play', () => {
  it('[icf:143i] a walk-over, until the first board has begun', () => {
    expect(namesOf([])).toContain('B is not there');
    expect(namesOf(SAT)).toContain('A is not there');
    expect(namesOf([...SAT, { type: 'play' }])).not.toContain('A is not there');
  });

  it('[icf:139] giving up the game only once somebody sits, and nothing when it is over', () => {
    expect(namesOf([])).not.toContain('A gives up the game');
    expect(namesOf(SAT)).toContain('A gives up the game');
    expect(namesOf([{ type: 'abandon', reason: 'the roof leaks' }])).toEqual([]);
  });

  it('is done with its reason, and accepted so', () => {
    for (const ending of endingsIn(after(SAT), NAMES)) {
      const state = after([...SAT, [ending.by, withReason(ending, 'so it was')]]);
      const reason = state.outcome?.reason ?? state.lines.at(-1)?.reason;
      expect(reason).toBe('so it was');
    }
  });

  it('laws that cost the match are told from others', () => {
    const icf = bookOf('icf');
    expect(['143i', '143', '91', '134'].map((law) => costsMatch(icf, law))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a match that was not won by its score, in a list', () => {
  const call = { type: 'call', law: '143i', against: 'B', reason: 'not there at 10:45' } as const;

  it('says how, by which law and why, and no score where nothing was played', () => {
    const standing = summaryOf(after([call]));
    expect(scoreIn(standing)).toBe('');
    expect(standing.ended && endedByWords(standing.ended, en)).toBe('walk-over, 143i: not there at 10:45');
  });

  it('keeps the score of the boards that were', () => {
    const tally = { type: 'tally', winner: 'A', men: 4, queen: 'A' } as const;
    const standing = summaryOf(
      after([...SAT, tally, ['B1', { type: 'concede', what: 'match', reason: 'ill' }]]),
    );
    expect(standing).toMatchObject({ score: { A: 0, B: 0 }, ended: { by: 'conceded', laws: ['139'] } });
  });

  it('is read back from the device, and a damaged word about it is left out', () => {
    const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, source: 'observed' });
    const summary = summaryOf(after([call]));
    const row = (kept: unknown) => gameIn({ id: 'x', head, hands: {}, notes: { over: true, summary: kept } });
    expect(row(summary)?.notes.summary).toEqual(summary);
    expect(row({ ...summary, ended: { by: 7 } })?.notes.summary.ended).toBeUndefined();
  });
});

describe('warnings in sight', () => {
  const warn = (player?: 'B1' | 'B2') =>
    ({ type: 'warn', law: '143h', against: 'B', ...(player ? { player } : {}) }) as const;

  it('[icf:143h] of one player are counted together', () => {
    expect(warnedIn(after([warn(), warn()]), 'B')).toEqual([{ who: null, count: 2 }]);
    expect(warnedIn(after([warn()]), 'A')).toEqual([]);
  });

  it('[icf:143h] of a pair each player has their own', () => {
    expect(warnedIn(after([warn('B1'), warn('B2'), warn('B1'), warn()], 'doubles'), 'B')).toEqual([
      { who: 'Bina', count: 2 },
      { who: 'Babu', count: 1 },
      { who: null, count: 1 },
    ]);
  });
});
