import { bookFor } from '../head.js';
import type { Command, GoingOn } from '../log/command.js';
import type { DoneEvent, Event } from '../log/event.js';
import type { Player } from '../players.js';
import { isOutOfTurn } from './acts-since.js';
import { type CarryOut, doLaterActs } from './later-acts.js';
import type { Proceedings } from './proceedings.js';
import { type Misfit, type Refusal, Refused, refuse } from './refusal.js';

/** Which act is set right, and how. */
export interface GoingBack {
  /** The log before it is set right. */
  readonly log: readonly Event[];
  readonly wrong: DoneEvent;
  readonly instead: Pick<Command, 'by' | 'act'> | null;
  /** Whose stroke it was, be it out of turn. */
  readonly player: Player | null;
  /** What becomes of later acts. */
  readonly onward: GoingOn;
}

/**
 * The match goes back to just before an act, which is done otherwise or not at all; then what came later is done again,
 * at its own time. Then a running clock starts anew: nobody's time ran out while the umpire set things right.
 */
export function goBack(proceedings: Proceedings, going: GoingBack, carryOut: CarryOut): void {
  const now = proceedings.at;
  const { log, wrong, instead, player, onward } = going;
  proceedings.happen({ type: 'rewound', to: beginningOf(log, wrong) - 1 });
  if (instead) {
    proceedings.at = wrong.at;
    if (player) allowTurn(proceedings, player);
    const refusal = carryOut(proceedings, { ...instead, at: wrong.at }, true);
    if (refusal) throw new Refused(misfit({ seq: wrong.seq, later: null }, refusal));
  }
  doLaterActs(proceedings, log, wrong.seq, onward, carryOut);
  endAt(proceedings, now);
}

/** An act begins with the event that allowed it out of turn. */
const beginningOf = (events: readonly Event[], act: DoneEvent): number =>
  isOutOfTurn(events, act) ? act.seq - 1 : act.seq;

function allowTurn(proceedings: Proceedings, player: Player): void {
  const { state } = proceedings;
  if (!state.board || state.board.onTurn === player) return;
  const laws = bookFor(state.head).rules.conduct['out-of-turn'];
  proceedings.happen({ type: 'out-of-turn', player, laws });
}

export function endAt(proceedings: Proceedings, now: number): void {
  proceedings.at = now;
  if (proceedings.state.clock) proceedings.happen({ type: 'rewound', to: proceedings.state.seq });
}

export const misfit = (what: Misfit, refusal: Refusal): Refusal =>
  refuse({ why: 'does-not-fit', what, refusal }, refusal.laws);
