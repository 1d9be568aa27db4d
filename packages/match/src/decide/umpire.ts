import { MEN_PER_SIDE, type Side } from '@opencarrom/laws';
import { inPlay } from '../evolve/board.js';
import { owedSide } from '../evolve/umpire.js';
import { bookFor } from '../head.js';
import type { Count, Doing } from '../log/command.js';
import { isStanding } from '../log/standing.js';
import { type Actor, competitorOf } from '../players.js';
import type { MatchState } from '../state.js';
import { giveUpGame, winMatch } from './closing.js';
import type { Marks, Proceedings } from './proceedings.js';
import { type RefusalReason, Refused, refuse, refuseBy } from './refusal.js';

/** Something nobody noticed until the next stroke: by the laws it stands. */
export function deem(proceedings: Proceedings, by: Actor, act: Doing<'deem'>, marks: Marks): void {
  const why = notDeemable(proceedings.state, act);
  if (why) throw new Refused(refuseBy(proceedings.state, STANDING[act.matter], why));
  proceedings.happen({ type: 'done', by, act, ...marks });
}

/** The laws by which what was overlooked stands. */
const STANDING = {
  'queen-covered': 'queen-overlooked',
  'dues-forfeited': 'dues-overlooked',
  'own-man-placed': 'own-man-stands',
  'out-of-turn': 'out-of-turn',
} as const;

function notDeemable(state: MatchState, { matter, player }: Doing<'deem'>): RefusalReason | null {
  const board = inPlay(state);
  const { tasks, table, hearing } = board;
  switch (matter) {
    case 'queen-covered': {
      const uncovered = hearing?.before.queen === 'to-cover' && table.queen === 'on-board';
      return uncovered ? null : { why: 'queen-not-uncovered' };
    }
    case 'dues-forfeited': {
      const side = owedSide(board);
      const waiting = tasks.filter((task) => task.owed && task.piece === side).length;
      if (waiting === 0) return { why: 'nothing-owed' };
      return table[side].onBoard > waiting ? null : { why: 'side-without-man' };
    }
    case 'own-man-placed': {
      const side = owedSide(board);
      if (!tasks.some(({ owed }) => owed)) return { why: 'nothing-owed' };
      const placer = side === 'white' ? 'black' : 'white';
      if (table[placer].onBoard >= MEN_PER_SIDE) return { why: 'placer-has-none' };
      return table[side].onBoard > 1 ? null : { why: 'side-without-man' };
    }
    case 'out-of-turn':
      if (!player || !state.seats?.[player]) return { why: 'who-struck' };
      return player === board.onTurn ? { why: 'is-on-turn', player } : null;
  }
}

/** Dues outstanding can be more than a side has men; nobody owes as many as this. */
const MOST_OWED = 99;

/** The men that lie there, counted again and set right. */
export function recount(proceedings: Proceedings, by: Actor, act: Doing<'recount'>, marks: Marks): void {
  const counts: readonly (readonly [Side, Count])[] = [
    ['white', act.white],
    ['black', act.black],
  ];
  for (const [side, { onBoard, owed }] of counts) {
    if (!Number.isSafeInteger(onBoard) || onBoard < 1 || onBoard > MEN_PER_SIDE)
      throw new Refused(refuse({ why: 'recounted', side, most: MEN_PER_SIDE, men: onBoard }));
    if (!Number.isSafeInteger(owed) || owed < 0 || owed > MOST_OWED)
      throw new Refused(refuse({ why: 'owed-too-many', side, owed }));
  }
  if (act.onTurn && !proceedings.state.seats?.[act.onTurn])
    throw new Refused(refuse({ why: 'not-playing', player: act.onTurn }));
  proceedings.happen({ type: 'done', by, act, ...marks });
}

export function concede(proceedings: Proceedings, by: Actor, act: Doing<'concede'>, marks: Marks): void {
  if (by === 'umpire') return;
  const winner = competitorOf(by) === 'A' ? 'B' : 'A';
  if (act.what === 'game' && !proceedings.state.seats) throw new Refused(refuse({ why: 'concede-seated' }));
  proceedings.happen({ type: 'done', by, act, ...marks });
  if (act.what === 'match') winMatch(proceedings, winner, 'conceded');
  else giveUpGame(proceedings, winner);
}

export function abandon(proceedings: Proceedings, by: Actor, act: Doing<'abandon'>, marks: Marks): void {
  proceedings.happen({ type: 'done', by, act, ...marks });
  winMatch(proceedings, null, 'abandoned');
}

/** A protest upheld: the match goes on from the beginning of the board it was lodged in. */
export function decideProtest(
  proceedings: Proceedings,
  by: Actor,
  act: Doing<'decide-protest'>,
  marks: Marks,
): void {
  const { protests, head } = proceedings.state;
  const protest = protests.find(({ number }) => number === act.protest);
  if (!protest || protest.upheld !== null)
    throw new Refused(
      refuse({ why: 'no-such-protest', number: act.protest }, bookFor(head).rules.conduct.protest),
    );
  proceedings.happen({ type: 'done', by, act, ...marks });
  // A board that another protest has already done away with is being played anew as it is.
  if (act.upheld && isStanding(proceedings.events, protest.setAt))
    proceedings.happen({ type: 'rewound', to: protest.setAt });
}
