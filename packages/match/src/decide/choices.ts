import { inPlay } from '../evolve/board.js';
import type { Doing } from '../log/command.js';
import type { Actor } from '../players.js';
import { closeBoard } from './closing.js';
import type { Marks, Proceedings } from './proceedings.js';
import { Refused, refuse } from './refusal.js';
import { rule, ruleOnRecalls } from './ruling.js';

/** The double fine chosen, or a claim made: the stroke is ruled on anew. */
export function chooseOrClaim(
  proceedings: Proceedings,
  by: Actor,
  act: Doing<'fine' | 'claim'>,
  marks: Marks,
): void {
  proceedings.happen({ type: 'done', by, act, ...marks });
  rule(proceedings);
  ruleOnRecalls(proceedings);
}

/** Additional points, in full or in part. */
export function demand(proceedings: Proceedings, by: Actor, act: Doing<'demand'>, marks: Marks): void {
  const most = inPlay(proceedings.state).ruling?.rights.demand ?? 0;
  if (!Number.isSafeInteger(act.points) || act.points < 0 || act.points > most)
    throw new Refused(refuse({ why: 'demand-bounds', most }));
  proceedings.happen({ type: 'done', by, act, ...marks });
  rule(proceedings);
}

/** Nobody claims or demands: the board stands as ruled. */
export function close(proceedings: Proceedings, by: Actor, act: Doing<'close'>, marks: Marks): void {
  proceedings.happen({ type: 'done', by, act, ...marks });
  closeBoard(proceedings);
}
