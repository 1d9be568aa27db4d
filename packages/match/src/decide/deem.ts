import { type Book, MEN_PER_SIDE, other } from '@opencarrom/laws';
import { inPlay } from '../evolve/board.js';
import { isDeemedAtOnce } from '../evolve/deemed-at-once.js';
import { overlooked } from '../evolve/unnoticed.js';
import { bookFor } from '../head.js';
import type { Deeming, Matter } from '../log/command.js';
import type { DoneEvent } from '../log/event.js';
import { isStroke } from '../log/standing.js';
import type { Actor } from '../players.js';
import type { MatchState } from '../state.js';
import { actsSince } from './acts-since.js';
import { goBack } from './go-back.js';
import type { CarryOut } from './later-acts.js';
import type { Marks, Proceedings } from './proceedings.js';
import { type RefusalReason, Refused, refuse, refuseBy } from './refusal.js';

/** Something nobody noticed until the next stroke was made: by the laws it stands. */
export function deem(
  proceedings: Proceedings,
  by: Actor,
  act: Deeming,
  marks: Marks,
  carryOut: CarryOut,
): void {
  const { state } = proceedings;
  const done = (deemed: Deeming) => proceedings.happen({ type: 'done', by, act: deemed, ...marks });
  if (isDeemedAtOnce(state, act)) done(act);
  else if (isOfVersion1(state, marks)) throw new Refused(refuse({ why: 'noticed-in-time' }));
  else if (act.matter === 'out-of-turn') allowOutOfTurn(proceedings, act, done, carryOut);
  else {
    const why = notDeemable(state, act);
    if (why) throw new Refused(refuse(why, lawsOfMatter(bookFor(state.head), act.matter)));
    done(inFull(state, act));
  }
}

/** The laws by which what was overlooked stands. */
export function lawsOfMatter({ rules }: Book, matter: Matter): readonly string[] {
  switch (matter) {
    case 'queen-covered':
      return rules.conduct['queen-overlooked'];
    case 'dues-forfeited':
      return rules.overlookedDues.laws;
    case 'own-man-placed':
      return rules.conduct['own-man-stands'];
    case 'out-of-turn':
      return rules.conduct['out-of-turn'];
  }
}

/** With all that it leaves to be understood. */
function inFull(state: MatchState, act: Deeming): Deeming {
  const [one] = overlooked(inPlay(state), act, 'too-late');
  if (!one) return act;
  const counted = one.what === 'placing' && act.matter === 'dues-forfeited';
  return { ...act, side: one.side, ...(counted ? { men: act.men ?? one.men } : {}) };
}

/** What follows in a record of version 1 was decided when nothing could be deemed after the next stroke. */
const isOfVersion1 = ({ head }: MatchState, { again }: Marks): boolean =>
  head.version === 1 && again === true;

function notDeemable(state: MatchState, act: Deeming): RefusalReason | null {
  const board = inPlay(state);
  const { table, tasks } = board;
  const [one] = overlooked(board, act, 'too-late');
  const inTime =
    overlooked(board, act, 'in-time').length > 0 ||
    (act.matter !== 'queen-covered' && tasks.some(({ owed }) => owed));
  const none = act.matter === 'queen-covered' ? 'queen-not-uncovered' : 'nothing-owed';
  if (!one) return { why: inTime ? 'noticed-in-time' : none };
  if (one.what === 'queen') return table.queen === 'on-board' ? null : { why: none };
  const men = act.matter === 'dues-forfeited' ? (act.men ?? one.men) : 1;
  if (men < 1 || men > one.men) return { why: 'unplaced-men', most: one.men, men };
  if (act.matter === 'own-man-placed' && table[other(one.side)].onBoard >= MEN_PER_SIDE)
    return { why: 'placer-has-none' };
  return table[one.side].onBoard > men ? null : { why: 'side-without-man' };
}

/** All that can have been overlooked and now stands, but for who struck out of turn. */
export function deemable(state: MatchState): readonly Deeming[] {
  const matters = ['queen-covered', 'dues-forfeited', 'own-man-placed'] as const;
  const acts = matters.flatMap((matter) =>
    (['white', 'black'] as const).flatMap((side) => {
      const [one] = overlooked(inPlay(state), { type: 'deem', matter, side }, 'too-late');
      if (!one) return [];
      if (one.what === 'queen' || matter !== 'dues-forfeited')
        return [{ type: 'deem', matter, side } as const];
      return Array.from(
        { length: one.men },
        (_, fewer) => ({ type: 'deem', matter, side, men: one.men - fewer }) as const,
      );
    }),
  );
  return acts.filter((act) => notDeemable(state, act) === null);
}

/** The stroke stands as that player's, and what came later is done again. */
function allowOutOfTurn(
  proceedings: Proceedings,
  act: Deeming,
  done: (deemed: Deeming) => void,
  carryOut: CarryOut,
): void {
  const { state } = proceedings;
  const { player } = act;
  if (!player || !state.seats?.[player]) throw outOfPlace(state, { why: 'who-struck' });
  const stroke = strokeMeant(proceedings, act);
  if (proceedings.stateAfter(stroke.seq - 1).board?.onTurn === player)
    throw outOfPlace(state, { why: 'struck-it', player });
  const { events: log } = proceedings;
  done({ ...act, of: stroke.seq });
  goBack(proceedings, { log, wrong: stroke, instead: stroke, player, onward: act }, carryOut);
}

const outOfPlace = (state: MatchState, about: RefusalReason): Refused =>
  new Refused(refuseBy(state, 'out-of-turn', about));

/** The stroke that is meant: one of this board, but not its last, which can still be called. */
function strokeMeant({ state, events }: Proceedings, { of }: Deeming): DoneEvent {
  const strokes = actsSince(events, inPlay(state).setAt).filter(isStroke);
  const stroke = of === undefined ? strokes.at(-2) : strokes.find(({ seq }) => seq === of);
  if (of !== undefined && !stroke) throw outOfPlace(state, { why: 'no-such-event', seq: of });
  if (!stroke || stroke === strokes.at(-1)) throw outOfPlace(state, { why: 'noticed-in-time' });
  return stroke;
}
