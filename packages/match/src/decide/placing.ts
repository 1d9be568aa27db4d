import { inPlay } from '../evolve/board.js';
import { bookFor, equipmentFor } from '../head.js';
import type { Doing } from '../log/command.js';
import { lawsAgainstPlace, type PlaceFault, placeFault } from '../placing/dues.js';
import type { Actor } from '../players.js';
import { wayToForgo } from './forgo.js';
import type { Marks, Proceedings } from './proceedings.js';
import { Refused, refuse } from './refusal.js';
import { findNoRoom, goOnPlacing, leaveInPockets, rule } from './ruling.js';

const PLACING_WORDS: Readonly<Record<PlaceFault, string>> = {
  outside: 'a man owed goes wholly inside the outer circle',
  'on-centre': 'a man owed must not lie on the centre circle, even in part',
  'on-man': 'a man owed must not touch another',
  pair: 'it would make a pair with the queen: near her, and she before a pocket',
  cannon: 'it would make a cannon with the queen: touching her, and she before a pocket',
};

/** One man owed put down; on a wooden board, all that wait. */
export function place(proceedings: Proceedings, by: Actor, act: Doing<'place'>, marks: Marks): void {
  const { state } = proceedings;
  const { men } = inPlay(state);
  if (men) {
    const { x, y } = act;
    if (x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y))
      throw new Refused(refuse('bad-place', 'a man is placed somewhere: x and y are needed'));
    const fault = placeFault(equipmentFor(state.head), men, { x, y });
    if (fault)
      throw new Refused(
        refuse('bad-place', PLACING_WORDS[fault], lawsAgainstPlace(bookFor(state.head), fault)),
      );
  } else if (act.x !== undefined || act.y !== undefined)
    throw new Refused(refuse('not-on-this-board', 'on a wooden board a placing has no coordinates'));
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
  if (!task) throw new Refused(refuse('not-now', 'no man owed waits to be placed'));
  proceedings.happen({ type: 'done', by, act, ...marks });
  findNoRoom(proceedings, task);
  goOnPlacing(proceedings);
}
