import type { ActType, Command, Correction } from '../log/command.js';
import type { DoneEvent, Event } from '../log/event.js';
import { backAlong } from '../log/standing.js';
import type { Actor } from '../players.js';
import type { Marks, Proceedings } from './proceedings.js';
import { type Misfit, type Refusal, Refused, refuse } from './refusal.js';

type CarryOut = (proceedings: Proceedings, command: Command, again: boolean) => Refusal | null;

/**
 * An earlier act set right. The log keeps what was; the match goes back to just before that act, it is done
 * otherwise or not at all, and what came later is done again, at its own time. Then a running clock starts
 * anew: nobody's time ran out while the umpire set things right.
 */
export function correct(
  proceedings: Proceedings,
  by: Actor,
  act: Correction,
  marks: Marks,
  carryOut: CarryOut,
): void {
  const now = proceedings.at;
  const { events } = proceedings;
  const [wrong] = actsSince(events, act.of);
  if (wrong?.seq !== act.of) throw new Refused(refuse({ why: 'no-such-event', seq: act.of }));
  if (act.reason.trim() === '') throw new Refused(refuse({ why: 'correction-unexplained' }));
  if (act.with && NO_ACT_OF_THEIR_OWN.includes(act.with.act.type))
    throw new Refused(refuse({ why: 'corrected-by-act' }));
  proceedings.happen({ type: 'done', by, act, ...marks });
  proceedings.happen({ type: 'rewound', to: act.of - 1 });
  if (act.with) redo(proceedings, { ...act.with, at: wrong.at }, { seq: act.of, later: null }, carryOut);
  for (const { seq, by: doer, at, act: done } of actsAfter(events, act.of)) {
    const refusal = attempt(proceedings, { by: doer, at, act: done }, carryOut);
    if (!refusal) continue;
    if (act.later === 'drop') break;
    throw new Refused(misfit({ seq, later: { type: done.type, by: doer } }, refusal));
  }
  proceedings.at = now;
  if (proceedings.state.clock) proceedings.happen({ type: 'rewound', to: proceedings.state.seq });
}

const NO_ACT_OF_THEIR_OWN: readonly ActType[] = ['correct', 'undo', 'redo'];

/** Protests stay on record as they are; and who signed the sheet before signs it anew. */
const isDoneAgain = ({ act }: DoneEvent): boolean =>
  !['protest', 'decide-protest', 'sign'].includes(act.type);

function redo(proceedings: Proceedings, command: Command, what: Misfit, carryOut: CarryOut): void {
  const refusal = attempt(proceedings, command, carryOut);
  if (refusal) throw new Refused(misfit(what, refusal));
}

function attempt(proceedings: Proceedings, command: Command, carryOut: CarryOut): Refusal | null {
  proceedings.at = command.at;
  return carryOut(proceedings, command, true);
}

const misfit = (what: Misfit, refusal: Refusal): Refusal =>
  refuse({ why: 'does-not-fit', what, refusal }, refusal.laws);

/** The acts that are done again when this one is corrected. */
export const actsAfter = (events: readonly Event[], of: number): readonly DoneEvent[] =>
  actsSince(events, of + 1).filter(isDoneAgain);

/** The acts that still count, from this event on. */
function actsSince(events: readonly Event[], seq: number): readonly DoneEvent[] {
  const acts: DoneEvent[] = [];
  for (const event of backAlong(events)) {
    if (event.seq < seq) break;
    if (event.type === 'done' && !event.auto) acts.push(event);
  }
  return acts.reverse();
}
