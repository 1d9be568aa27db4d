import type { ActType, Correction } from '../log/command.js';
import type { DoneEvent, Event } from '../log/event.js';
import type { Actor } from '../players.js';
import { actsSince, isOutOfTurn } from './acts-since.js';
import { goBack } from './go-back.js';
import { goBackSilently } from './go-back-silently.js';
import type { CarryOut } from './later-acts.js';
import type { Marks, Proceedings } from './proceedings.js';
import { Refused, refuse } from './refusal.js';

/** An earlier act set right. The log keeps what was. */
export function correct(
  proceedings: Proceedings,
  by: Actor,
  act: Correction,
  marks: Marks,
  carryOut: CarryOut,
): void {
  const { events: log } = proceedings;
  const wrong = actAt(log, act.of);
  if (act.reason.trim() === '') throw new Refused(refuse({ why: 'correction-unexplained' }));
  if (act.with && NO_ACT_OF_THEIR_OWN.includes(act.with.act.type))
    throw new Refused(refuse({ why: 'corrected-by-act' }));
  proceedings.happen({ type: 'done', by, act, ...marks });
  if (isOfVersion1(proceedings, act)) goBackSilently(proceedings, act, log, wrong, carryOut);
  else {
    const player = isOutOfTurn(log, wrong) ? strikerOf(proceedings, wrong) : null;
    goBack(proceedings, { log, wrong, instead: act.with, player, onward: act }, carryOut);
  }
}

const NO_ACT_OF_THEIR_OWN: readonly ActType[] = ['correct', 'undo', 'redo'];

function actAt(events: readonly Event[], seq: number): DoneEvent {
  const [act] = actsSince(events, seq);
  if (act?.seq !== seq) throw new Refused(refuse({ why: 'no-such-event', seq }));
  return act;
}

/** Records of version 1 knew no decisions on later acts; whoever makes some in such a match is taken at their word. */
const isOfVersion1 = ({ state }: Proceedings, { decisions }: Correction): boolean =>
  state.head.version === 1 && decisions === undefined;

const strikerOf = (proceedings: Proceedings, { seq }: DoneEvent) =>
  proceedings.stateAfter(seq - 1).board?.onTurn ?? null;
