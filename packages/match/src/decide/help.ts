import type { Doing } from '../log/command.js';
import type { Actor } from '../players.js';
import { helpOf } from '../state.js';
import type { Marks, Proceedings } from './proceedings.js';
import { Refused, refuse } from './refusal.js';

/** Help is written down as it is taken; no more hints are given than were agreed. */
export function help(proceedings: Proceedings, by: Actor, act: Doing<'help'>, marks: Marks): void {
  const { state } = proceedings;
  const most = state.head.help?.hints ?? null;
  const used = helpOf(state, by).filter((took) => took === 'hint').length;
  if (act.took === 'hint' && most !== null && used >= most)
    throw new Refused(refuse({ why: 'hints-used', count: most }));
  proceedings.happen({ type: 'done', by, act, ...marks });
}
