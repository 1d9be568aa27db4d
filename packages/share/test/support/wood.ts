import {
  type Act,
  type Actor,
  decide,
  type Event,
  newHead,
  openMatch,
  refusalMessage,
} from '@opencarrom/match';
import type { Played } from './played.js';

/** The number of the first stroke the umpire saw: after the toss, the choice, the seats, the board set, and “Play”. */
const FIRST_SEEN = 6;

/** An umpire beside a real board, who sets right what he saw. */
export function wood(): Played {
  const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, source: 'observed', length: 'board' });
  const seen = (white: number, more: object = {}): Act => ({
    type: 'observe',
    seen: { pocketed: { ...(white > 0 ? { white } : {}), ...more } },
  });
  const acts: readonly (readonly [Actor, Act])[] = [
    ['umpire', { type: 'toss', winner: 'A' }],
    ['A1', { type: 'choose', take: 'break' }],
    ['B1', { type: 'sit', seats: { A1: 'S', B1: 'N' } }],
    ['umpire', { type: 'play' }],
    ['umpire', seen(2)],
    ['umpire', seen(0)],
    ['umpire', seen(0, { striker: true })],
    ['umpire', { type: 'undo' }],
    ['umpire', { type: 'observe', seen: { pocketed: { black: 1 }, claimed: true } }],
    ['umpire', { type: 'warn', law: '135', against: 'B', reason: 'talking' }],
    [
      'umpire',
      { type: 'correct', of: FIRST_SEEN, with: { by: 'umpire', act: seen(3) }, reason: 'three fell' },
    ],
    ['umpire', seen(1, { queen: true })],
  ];
  const events: Event[] = [];
  let state = openMatch(head);
  for (const [at, [by, act]] of acts.entries()) {
    const decision = decide(state, { by, act, at: at * 1000 }, events);
    if ('refusal' in decision) throw new Error(`${act.type}: ${refusalMessage(decision.refusal)}`);
    events.push(...decision.events);
    state = decision.state;
  }
  return { head, events };
}
