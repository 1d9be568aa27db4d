import { type Board, other, type Touch } from '@opencarrom/laws';
import { ON_BOARD, type Rest, STRIKER, type Stroke, simulate } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import type { Table } from '../table/table.js';
import { firstManOf, lastManOf, QUEEN, type View } from '../table/view.js';
import { chanceOfLastMan } from './chance-of-last-man.js';
import type { Lie } from './chances-of-pots.js';
import type { Appraisal, Goal, Upshot } from './goal.js';
import { stakeOf } from './result-value.js';
import { tableAfter } from './table-after.js';
import { makeTableValuer } from './table-value.js';
import { contactsNeeded, menAtBase, touchesOf } from './touches.js';
import { contactsMatter, type Fall, type RuledStroke, type Umpire, umpireFor } from './umpire.js';

/** To win the board: what falls is judged by the book, and what is left is weighed. */
export function boardGoal(view: View, hand: Hand): Goal {
  const { table } = view;
  const umpire = umpireFor(table);
  const valuer = makeTableValuer(table, hand);
  const lastChance = chanceOfLastMan(view, hand);
  const me = table.board.turn;
  const atBase = menAtBase(table);
  const needsContacts = contactsMatter(table, atBase.size > 0) ? contactsNeeded(view, atBase) : null;
  const fall: Fall = { own: 0, opponents: 0, queen: false, striker: false, touched: false };

  function valueAfter(
    { over, worth, queenBack, board, mineBack, theirsBack }: RuledStroke,
    rest: Rest,
  ): number {
    if (over) return worth;
    if (queenBack) putBack(rest);
    const lie = { x: rest.x, y: rest.y, where: rest.where, present: ON_BOARD };
    if (board.turn === me && board[me].onBoard === 1 && board.queen !== 'on-board' && mineBack === 0)
      return valueOfLast(board, lie, rest);
    return valuer.valueOf(board, lie, mineBack, theirsBack);
  }

  /** On turn, with one man left whose fall wins: all hangs on that pot. */
  function valueOfLast(board: Board, lie: Lie, rest: Rest): number {
    const chance = lastChance(rest);
    const win = chance * stakeOf(table, board, me).win;
    if (board.queen !== 'to-cover') return win + (1 - chance) * missed(board, lie);
    // Not covered, she would lie in the middle again; what was tried leaves her in the pocket.
    const where = rest.where[QUEEN];
    putBack(rest);
    const lost = missed({ ...board, queen: 'on-board' }, lie);
    rest.where[QUEEN] = where;
    return win + (1 - chance) * lost;
  }

  function missed(board: Board, lie: Lie): number {
    return valuer.valueOf({ ...board, turn: other(me) }, lie, 0, 0);
  }

  function putBack(rest: Rest): void {
    rest.where[QUEEN] = ON_BOARD;
    rest.x[QUEEN] = 0;
    rest.y[QUEEN] = 0;
  }

  let chosen: RuledStroke | null = null;
  let last: Rest | null = null;
  const next = (): Table | null => (chosen && last ? tableAfter(table, last, chosen) : null);

  return {
    targets: targetsOf(view, umpire),
    breaking: !table.board.broken,
    isAlone: false,
    isWinning: umpire.rule({ ...NOTHING, own: 1 }).some(({ won }) => won === true),
    upshot: (rest, stroke) => upshotOf(consequencesOf(rest, stroke)),
    appraise(rest, stroke, appraisal, weighs) {
      const consequences = consequencesOf(rest, stroke);
      // Between two the better is chosen, and for that they are weighed.
      judgeBest(consequences, rest, appraisal, weighs || consequences.length > 1);
      appraisal.striker = fall.striker;
      last = rest;
      appraisal.next = next;
    },
  };

  function consequencesOf(rest: Rest, stroke: Stroke): readonly RuledStroke[] {
    readFall(rest, firstManOf(me), fall);
    if (!needsContacts?.(rest)) return umpire.rule(fall);
    return umpire.ruleContacts(fall, contactsOf(view, stroke, atBase));
  }

  function judgeBest(
    consequences: readonly RuledStroke[],
    rest: Rest,
    appraisal: Appraisal,
    weighs: boolean,
  ): void {
    appraisal.value = -Infinity;
    for (const consequence of consequences) {
      const value = weighs ? valueAfter(consequence, rest) : 0;
      if (value <= appraisal.value) continue;
      appraisal.value = value;
      appraisal.success = consequence.over ? consequence.won === true : consequence.continues;
      appraisal.won = consequence.won === true;
      appraisal.lost = consequence.won === false;
      appraisal.foul = consequence.foul;
      appraisal.passes = !consequence.over && !consequence.continues;
      appraisal.reply = weighs ? valuer.reply() : 0;
      chosen = consequence;
    }
  }
}

function upshotOf(consequences: readonly RuledStroke[]): Upshot {
  if (consequences.some(({ won }) => won === true)) return 'won';
  if (consequences.every(({ won }) => won === false)) return 'lost';
  return consequences.every(({ foul }) => foul) ? 'foul' : 'fair';
}

/** A lawful stroke with which nothing falls. */
const NOTHING: Fall = { own: 0, opponents: 0, queen: false, striker: false, touched: true };

/**
 * Own men, and the queen while she is there: but not a man whose fall alone would lose the board, as the last
 * before the queen does, nor a queen who would only come back.
 */
function targetsOf({ table, on }: View, umpire: Umpire): number[] {
  const targets: number[] = [];
  const me = table.board.turn;
  const isRuinous = umpire.rule({ ...NOTHING, own: 1 }).every(({ won }) => won === false);
  for (let id = firstManOf(me); id <= lastManOf(me) && !isRuinous; id++) if (on[id] === 1) targets.push(id);
  const comesBack = umpire.rule({ ...NOTHING, queen: true }).every(({ queenBack }) => queenBack);
  if (on[QUEEN] === 1 && !comesBack) targets.push(QUEEN);
  return targets;
}

function readFall(rest: Rest, first: number, fall: Fall): void {
  fall.own = 0;
  fall.opponents = 0;
  fall.queen = false;
  fall.striker = false;
  fall.touched = rest.firstTouched < STRIKER;
  for (let at = 0; at < rest.pocketed; at++) {
    const piece = rest.order[at];
    if (piece === STRIKER) fall.striker = true;
    else if (piece === QUEEN) fall.queen = true;
    else if (piece >= first && piece < first + 9) fall.own++;
    else fall.opponents++;
  }
}

/** The stroke once more, with eyes open: what met what, as the laws ask it. */
const contactsOf = (view: View, stroke: Stroke, atBase: ReadonlySet<string>): Touch[] =>
  touchesOf(simulate({ men: view.men }, stroke, view.table.equipment).contacts, atBase);
