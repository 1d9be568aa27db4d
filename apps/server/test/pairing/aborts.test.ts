import {
  type Act,
  type Actor,
  decide,
  type Event,
  newHead,
  nextMoment,
  openMatch,
  usualSeats,
} from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { abortedBy, waitAfter } from '../../src/pairing/quick/aborts.js';

const head = newHead({ players: { A: ['Player A'], B: ['Player B'] }, length: 'board' });
const BREAK = { type: 'strike', stroke: { x: 0, y: -0.2535, vx: 0, vy: 3 } } as const;

/** What happens when these do so, one after the other. */
function logOf(deeds: readonly (readonly [Actor, Act])[]): readonly Event[] {
  let state = openMatch(head);
  const events: Event[] = [];
  for (const [by, act] of deeds) {
    const decision = decide(state, { by, act, at: nextMoment(state) }, events);
    if ('refusal' in decision) throw new Error(`${act.type}: ${decision.refusal.code}`);
    events.push(...decision.events);
    state = decision.state;
  }
  return events;
}

const TOSS = ['umpire', { type: 'toss', winner: 'A' }] as const;
const CHOICE = ['A1', { type: 'choose', take: 'break' }] as const;
const SITTING = ['B1', { type: 'sit', seats: usualSeats('singles') }] as const;
const PLAY = ['umpire', { type: 'play' }] as const;
const ABANDONED = ['umpire', { type: 'abandon', reason: 'no first stroke was made' }] as const;

describe('a match that nobody began', () => {
  it.each([
    ['was left by the one who had the toss', [TOSS, ABANDONED], ['A1']],
    ['was left by the one who had to sit down', [TOSS, CHOICE, ABANDONED], ['B1']],
    ['was left by the one who had the break', [TOSS, CHOICE, SITTING, PLAY, ABANDONED], ['A1']],
    ['was begun, and left by both', [TOSS, CHOICE, SITTING, PLAY, ['A1', BREAK], ABANDONED], []],
    ['is still to begin', [TOSS], []],
  ] as const)('%s', (_, deeds, leavers) => {
    const events = logOf(deeds);
    expect((['A1', 'B1'] as const).filter((player) => abortedBy(player, head, events))).toEqual(leavers);
  });

  it('costs nothing once, then a minute, five, fifteen', () => {
    expect([0, 1, 2, 3, 4, 9].map(waitAfter)).toEqual([0, 0, 60_000, 300_000, 900_000, 900_000]);
  });
});
