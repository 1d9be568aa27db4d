import type { WaitingResult } from '@opencarrom/protocol';
import {
  decideEvent,
  type EventAct,
  emptyLog,
  evolveEvent,
  formatFrom,
  type LoggedEvent,
  type TemplateId,
} from '@opencarrom/tournament';
import { describe, expect, it } from 'vitest';
import { stillRefused, waitingIn, wouldCount } from '../src/events/round/waiting-results.js';

function eventOf(template: TemplateId, ...acts: readonly EventAct[]): LoggedEvent {
  const made = formatFrom(template, {});
  if (!('ok' in made)) throw new Error('no such template');
  const all: readonly EventAct[] = [{ type: 'open', name: 'Evening', lot: 7, format: made.ok }, ...acts];
  return all.reduce((log, act) => {
    const decided = decideEvent(log, { at: '2026-01-31T10:00Z', by: 'Asha', act });
    if (!('ok' in decided)) throw new Error(JSON.stringify(decided));
    return evolveEvent(log, decided.ok);
  }, emptyLog);
}

const waiting = (id: string, some: Partial<WaitingResult>): WaitingResult => ({
  ...{ id, match: 1, from: { table: 1 }, at: 0, why: 'conflict', told: 'as the server said' },
  report: { score: [25, 3] },
  ...some,
});

const PLAYERS = ['Arun', 'Bilal', 'Chetan', 'Dev'];

/** Two teams whose line-ups are open; the first rubber has its result. */
const tie = (): LoggedEvent =>
  eventOf(
    'national-teams',
    {
      type: 'enter',
      entries: ['Ajanta', 'Bhima'].map((team) => ({
        team,
        players: PLAYERS.map((name) => ({ name: `${name} ${team}` })),
      })),
    },
    { type: 'pair' },
    ...(['a', 'b'] as const).map((side, index): EventAct => {
      const team = ['Ajanta', 'Bhima'][index] ?? '';
      const lineUp = [['Arun'], ['Bilal'], ['Chetan', 'Dev']].map((names) =>
        names.map((name) => `${name} ${team}`),
      );
      return { type: 'line-up', match: 1, side, lineUp };
    }),
    {
      type: 'rubber',
      match: 1,
      rubber: 1,
      report: {
        games: [
          [25, 3],
          [25, 7],
        ],
      },
    },
  );

describe('a result that waits for the desk', () => {
  it('of a tie is a rubber’s: beside what counts of that rubber, told as it would count', () => {
    const log = tie();
    const [first, third] = [
      waiting('one', {
        rubber: 1,
        report: {
          games: [
            [3, 25],
            [7, 25],
          ],
        },
      }),
      waiting('three', {
        rubber: 3,
        why: 'wrong-mac',
        report: {
          games: [
            [25, 0],
            [8, 25],
            [25, 1],
          ],
        },
      }),
    ];
    const groups = waitingIn(log, 1, [third, first, waiting('elsewhere', { match: 2 })]);
    expect(groups.map(({ rubber, counts, results }) => [rubber, counts?.games, results.length])).toEqual([
      [1, [2, 0], 1],
      [3, undefined, 1],
    ]);
    expect(wouldCount(log, first)).toMatchObject({ games: [0, 2], winner: 'b' });
    expect(wouldCount(log, third)).toMatchObject({ games: [2, 1], winner: 'a' });
    expect(stillRefused(log, third)).toBeNull();
  });

  it('keeps the reason why nobody believed it, though the match has a result by now', () => {
    const log = eventOf(
      'european-swiss',
      { type: 'enter', entries: PLAYERS.map((name) => ({ players: [{ name }] })) },
      { type: 'pair' },
      { type: 'report', match: 1, report: { score: [25, 9] } },
    );
    expect(stillRefused(log, waiting('forged', { why: 'wrong-mac' }))).toBeNull();
    const high = waiting('high', { match: 2, why: 'above-most', report: { score: [99, 0] } });
    expect(stillRefused(log, high)).toMatchObject({ why: 'report', fault: { why: 'above-most' } });
    expect(wouldCount(log, high)).toBeNull();
    expect(wouldCount(log, waiting('other', {}))).toMatchObject({ scores: [25, 3] });
  });
});
