import {
  type CalledLaw,
  type Competitor,
  hearCall,
  judge,
  judgeCall,
  type Result,
  type Ruling,
  type Side,
} from '@opencarrom/laws';
import { strikerPlace } from '@opencarrom/physics';
import { inPlay } from '../evolve/board.js';
import { bookFor, equipmentFor } from '../head.js';
import { duePlaces } from '../placing/dues.js';
import { umpirePlace } from '../placing/umpire.js';
import { competitorOf, seatOf } from '../players.js';
import {
  competitorWith,
  type Hearing,
  type MatchState,
  type Phase,
  phaseOf,
  sideOf,
  type Task,
  unclaimedStroke,
} from '../state.js';
import { closeBoard, voidBoard, winMatch } from './closing.js';
import type { Proceedings } from './proceedings.js';

/** Rules on the hearing as it stands, and does what follows without anybody's choice. */
export function rule(proceedings: Proceedings): void {
  const { state } = proceedings;
  const { hearing } = inPlay(state);
  if (!hearing) throw new Error('nothing is to be ruled on');
  proceedings.happen({ type: 'ruling', ruling: rulingOn(state, hearing) });
  follow(proceedings);
}

export function rulingOn({ head }: MatchState, { before, matter, decisions }: Hearing): Ruling {
  const book = bookFor(head);
  const options = { discipline: head.discipline, decisions };
  if ('facts' in matter) return judge(book, before, matter.facts, options);
  return judgeCall(book, before, hearCall(book, before, matter.call) as CalledLaw, options);
}

/** After a ruling: the umpire's placing, and the board's end where it has come. */
function follow(proceedings: Proceedings): void {
  const { ruling } = inPlay(proceedings.state);
  if (!ruling || ruling.choices.length > 0) return;
  if (ruling.result) endOfBoard(proceedings, ruling, ruling.result);
  else goOnPlacing(proceedings);
}

/** Puts back what can be; once nothing waits any more, the next player must be able to strike. */
export function goOnPlacing(proceedings: Proceedings): void {
  placeWhatNeedsNobody(proceedings);
  if (inPlay(proceedings.state).tasks.length === 0) checkStrikerHasRoom(proceedings);
}

function endOfBoard(proceedings: Proceedings, { rights }: Ruling, result: Result): void {
  const board = inPlay(proceedings.state);
  if ('replay' in result) voidBoard(proceedings);
  else if ('match' in result) winMatch(proceedings, competitorWith(board, result.match), 'awarded');
  else {
    const undecided = rights.demand > 0 && board.hearing?.decisions.demand === undefined;
    if (!undecided && !isClaimable(proceedings.state)) closeBoard(proceedings);
  }
}

/** Could the opponent still claim what the last ruling overlooked? */
const isClaimable = (state: MatchState): boolean => unclaimedStroke(state) !== null;

/** What was called before a claim holds after it too, where it still can: it is ruled on again. */
export function ruleOnRecalls(proceedings: Proceedings): void {
  const claimed = proceedings.state.board;
  if (!claimed) return;
  for (const act of claimed.recalls) {
    const { board, head } = proceedings.state;
    if (board?.setAt !== claimed.setAt || !GOES_ON.includes(phaseOf(proceedings.state))) return;
    const { law } = act;
    const heard = hearCall(bookFor(head), board.table, { law, against: sideOf(board, act.against) });
    if ('why' in heard) continue;
    proceedings.happen({ type: 'done', by: 'umpire', act, auto: true });
    rule(proceedings);
  }
}

const GOES_ON: readonly Phase[] = ['stroke', 'placing'];

/** The umpire puts back what is his to put, and men owed that find no room stay owed. */
function placeWhatNeedsNobody(proceedings: Proceedings): void {
  for (;;) {
    const { state } = proceedings;
    const [task] = inPlay(state).tasks;
    if (!task) return;
    if (task.by === 'umpire') putBack(proceedings, task);
    else if (isWithoutRoom(state)) findNoRoom(proceedings, task);
    else return;
  }
}

function putBack(proceedings: Proceedings, { piece }: Task): void {
  const man = umpirePlace(proceedings.state, piece);
  proceedings.happen(man ? { type: 'put', piece, man } : { type: 'put', piece });
}

const isWithoutRoom = (state: MatchState): boolean => {
  const { men } = inPlay(state);
  return men !== null && duePlaces(equipmentFor(state.head), men, 1).length === 0;
};

/** No room: the men stay owed. */
export function findNoRoom(proceedings: Proceedings, { piece }: Task): void {
  const laws = bookFor(proceedings.state.head).rules.notes['no-space'] ?? [];
  if (piece !== 'queen') leaveInPockets(proceedings, piece, 'kept-owed', laws);
}

/**
 * Men that came out and are not placed after all: they stay owed, or are forfeited. A side is never left
 * without a man on the board, so the umpire puts its last one down.
 */
export function leaveInPockets(
  proceedings: Proceedings,
  side: Side,
  type: 'kept-owed' | 'forfeited',
  laws: readonly string[],
): void {
  const { tasks, table } = inPlay(proceedings.state);
  const waiting = tasks.filter((task) => task.owed && task.piece === side).length;
  const count = Math.min(waiting, table[side].onBoard - 1);
  if (count < waiting) putBack(proceedings, { piece: side, by: 'umpire', owed: true });
  if (count > 0) proceedings.happen({ type, side, count, laws });
}

/** Where men leave the player on turn no place for the striker, the board is void. */
function checkStrikerHasRoom(proceedings: Proceedings): void {
  const { state } = proceedings;
  const { men, onTurn } = inPlay(state);
  if (!men || !state.seats) return;
  if (strikerPlace(equipmentFor(state.head), seatOf(state.seats, onTurn), men)) return;
  callByUmpire(proceedings, bookFor(state.head).rules.conduct['no-place-for-striker']);
}

/** A law that calls itself: the umpire says so, and it is ruled on. */
export function callByUmpire(
  proceedings: Proceedings,
  [law = '']: readonly string[],
  against?: Competitor,
): void {
  const board = inPlay(proceedings.state);
  proceedings.happen({
    type: 'done',
    by: 'umpire',
    act: { type: 'call', law, against: against ?? competitorOf(board.onTurn) },
    auto: true,
  });
  rule(proceedings);
}
