import type { LiveBoard } from '@opencarrom/protocol';
import {
  decideEvent,
  type EventAct,
  emptyLog,
  evolveEvent,
  formatFrom,
  type LoggedEvent,
} from '@opencarrom/tournament';
import { allMatches, seenEvent } from '@opencarrom/tournament/seen';
import { describe, expect, it } from 'vitest';
import { withTimesToCome } from '../src/hall/times.js';
import { takingPart } from '../src/hall/view.js';

function done(log: LoggedEvent, act: EventAct): LoggedEvent {
  const decided = decideEvent(log, { at: '2026-01-31T03:00Z', act });
  if (!('ok' in decided)) throw new Error(JSON.stringify(decided));
  return evolveEvent(log, decided.ok);
}

/** Six players at two tables from ten o'clock: two matches at once, the third after the first. */
function drawn(...acts: readonly EventAct[]): LoggedEvent {
  const made = formatFrom('european-swiss', {});
  if (!('ok' in made)) throw new Error('no such template');
  const first: readonly EventAct[] = [
    { type: 'open', name: 'Evening', lot: 7, format: made.ok },
    { type: 'tables', tables: 2, outOfUse: [] },
    { type: 'sessions', sessions: [{ start: '2026-01-31T10:00Z', minutes: 600 }] },
    { type: 'enter', entries: [1, 2, 3, 4, 5, 6].map((each) => ({ players: [{ name: `P${each}` }] })) },
    { type: 'pair' },
  ];
  return [...first, ...acts].reduce(done, emptyLog);
}

const timed = (log: LoggedEvent, live: readonly LiveBoard[] = []): readonly number[] =>
  allMatches(withTimesToCome(seenEvent(log), live))
    .filter(({ match }) => match.at !== undefined)
    .map(({ match }) => match.number);

describe('planned times', () => {
  it('are told of everything until the round is being played', () => {
    expect(timed(drawn())).toEqual([1, 2, 3]);
  });

  it('are not told of a match whose board is heard of, nor of those that came first to the other tables', () => {
    expect(timed(drawn(), [{ match: 1 } as LiveBoard])).toEqual([3]);
  });

  it('are not told of what follows at a table once its first match is over', () => {
    expect(timed(drawn({ type: 'report', match: 2, report: { score: [25, 3] } }))).toEqual([3]);
    expect(timed(drawn({ type: 'report', match: 1, report: { score: [25, 3] } }))).toEqual([]);
  });
});

it('counts those who take part, as the desk does: who has left is not among them', () => {
  const left = drawn({ type: 'withdraw', entrant: 6 });
  expect(seenEvent(left).entrants).toHaveLength(6);
  expect(takingPart(seenEvent(left))).toBe(5);
});
