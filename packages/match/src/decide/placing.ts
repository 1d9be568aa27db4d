import { inPlay } from '../evolve/board.js';
import { bookFor, equipmentFor } from '../head.js';
import type { Doing } from '../log/command.js';
import { lawsAgainstPlace, placeFault } from '../placing/dues.js';
import type { Actor } from '../players.js';
import { wayToForgo } from './forgo.js';
import type { Marks, Proceedings } from './proceedings.js';
import { Refused, refuse } from './refusal.js';
import { findNoRoom, goOnPlacing, leaveInPockets, rule } from './ruling.js';

/** One man owed put down; on a wooden board, all that wait. */
export function place(proceedings: Proceedings, by: Actor, act: Doing<'place'>, marks: Marks): void {
  const { state } = proceedings;
  const { men } = inPlay(state);
  if (men) {
    const { x, y } = act;
    if (x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y))
      throw new Refused(refuse({ why: 'unplaced' }));
    const fault = placeFault(equipmentFor(state.head), men, { x, y });
    if (fault)
      throw new Refused(refuse({ why: 'bad-place', fault }, lawsAgainstPlace(bookFor(state.head), fault)));
  } else if (act.x !== undefined || act.y !== undefined) throw new Refused(refuse({ why: 'no-coordinates' }));
  proceedings.happen({ type: 'done', by, act, ...marks });
  goOnPlacing(proceedings);
}

/** All dues and penalties of the side whose men wait are let go. */
export function forgo(proceedings: Proceedings, by: Actor, act: Doing<'forgo'>, marks: Marks): void {
  const { state } = proceedings;
  const way = wayToForgo(state);
  const side = inPlay(state).tasks[0]?.piece;
  proceedings.happen({ type: 'done', by, act, ...marks });
  if (way === 'rule-anew') rule(proceedings);
  else {
    const laws = bookFor(state.head).rules.notes.forgone ?? [];
    if (side && side !== 'queen') leaveInPockets(proceedings, side, 'forfeited', laws);
    goOnPlacing(proceedings);
  }
}

/** On a wooden board the umpire says that there is no room. */
export function noRoom(proceedings: Proceedings, by: Actor, act: Doing<'no-room'>, marks: Marks): void {
  const task = inPlay(proceedings.state).tasks.find(({ owed }) => owed);
  if (!task) throw new Refused(refuse({ why: 'nothing-owed' }));
  proceedings.happen({ type: 'done', by, act, ...marks });
  findNoRoom(proceedings, task);
  goOnPlacing(proceedings);
}
