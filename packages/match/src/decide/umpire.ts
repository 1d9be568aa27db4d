import { MEN_PER_SIDE, type Side } from '@opencarrom/laws';
import { bookFor } from '../head.js';
import type { Count, Doing } from '../log/command.js';
import { isStanding } from '../log/standing.js';
import { type Actor, competitorOf } from '../players.js';
import { giveUpGame, winMatch } from './closing.js';
import type { Marks, Proceedings } from './proceedings.js';
import { Refused, refuse } from './refusal.js';

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
