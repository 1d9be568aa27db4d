import { type Contact, nextSeat, oppositeOf, other, SEATS } from '@opencarrom/laws';
import {
  ON_BOARD,
  PIECES,
  type PieceId,
  type Rest,
  type Stroke,
  simulate,
  standingAtBase,
  type Contact as Touch,
} from '@opencarrom/physics';
import { tableAfter } from './ahead.js';
import type { Goal, Verdict } from './goal.js';
import type { Hand } from './hand.js';
import { makeOutlook, survey } from './outlook.js';
import { prospect, type Standing } from './prospect.js';
import type { Table } from './table.js';
import { type Consequence, contactsMatter, type Fall, umpireFor } from './umpire.js';
import { firstOf, lastOf, QUEEN, STRIKER, type View } from './view.js';

/** To win the board: what falls is judged by the book, and what is left is weighed. */
export function boardGoal(view: View, hand: Hand): Goal {
  const { table, ground } = view;
  const umpire = umpireFor(table);
  const me = table.board.turn;
  const them = other(me);
  const atBase = menAtBase(view);
  const seesContacts = contactsMatter(table, atBase.size > 0);
  const theirSeat = seatAfter(table);
  const mine: Standing = { outlook: makeOutlook(), back: 0 };
  const theirs: Standing = { outlook: makeOutlook(), back: 0 };
  const fall: Fall = { own: 0, opponents: 0, queen: false, striker: false, touched: false };

  function valueAfter(consequence: Consequence, rest: Rest): number {
    if (consequence.over) return consequence.worth;
    if (consequence.queenBack) {
      rest.where[QUEEN] = ON_BOARD;
      rest.x[QUEEN] = 0;
      rest.y[QUEEN] = 0;
    }
    const lie = { x: rest.x, y: rest.y, where: rest.where, present: ON_BOARD };
    survey(ground, lie, firstOf(me), lastOf(me), 0, hand, mine.outlook);
    survey(ground, lie, firstOf(them), lastOf(them), theirSeat, hand, theirs.outlook);
    mine.back = consequence.mineBack;
    theirs.back = consequence.theirsBack;
    return consequence.board.turn === me
      ? prospect(consequence.board, mine, theirs)
      : -prospect(consequence.board, theirs, mine);
  }

  let chosen: Consequence | null = null;
  let last: Rest | null = null;
  const next = (): Table | null => (chosen && last ? tableAfter(table, last, chosen) : null);

  return {
    targets: targetsOf(view),
    breaking: !table.board.broken,
    ruins: (rest, stroke) => consequencesOf(rest, stroke).every(({ over, worth }) => over && worth < 0),
    appraise(rest, stroke, verdict) {
      judgeBest(consequencesOf(rest, stroke), rest, verdict);
      verdict.striker = fall.striker;
      last = rest;
      verdict.next = next;
    },
  };

  function consequencesOf(rest: Rest, stroke: Stroke): readonly Consequence[] {
    readFall(rest, firstOf(me), fall);
    return seesContacts ? umpire.ruleContacts(fall, contactsOf(view, stroke, atBase)) : umpire.rule(fall);
  }

  function judgeBest(consequences: readonly Consequence[], rest: Rest, verdict: Verdict): void {
    verdict.value = -Infinity;
    for (const consequence of consequences) {
      const value = valueAfter(consequence, rest);
      if (value <= verdict.value) continue;
      verdict.value = value;
      verdict.success = consequence.over ? consequence.worth > 0 : consequence.continues;
      verdict.lost = consequence.over && consequence.worth < 0;
      verdict.passes = !consequence.over && !consequence.continues;
      verdict.reply = theirs.outlook.best;
      chosen = consequence;
    }
  }
}

/** Own men, and the queen while she is there: whether she may be taken the book says when it is tried. */
function targetsOf({ table, on }: View): number[] {
  const targets: number[] = [];
  const me = table.board.turn;
  for (let id = firstOf(me); id <= lastOf(me); id++) if (on[id] === 1) targets.push(id);
  if (on[QUEEN] === 1) targets.push(QUEEN);
  return targets;
}

/** How many seats to the right the player sits to whom the turn would pass. */
function seatAfter({ book, discipline, seat }: Table): number {
  const next = discipline === 'doubles' ? nextSeat(book, seat) : oppositeOf(seat);
  return (SEATS.indexOf(next) - SEATS.indexOf(seat) + SEATS.length) % SEATS.length;
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

/** The men on or behind the player's base line, by id. */
function menAtBase({ table }: View): ReadonlySet<string> {
  const { equipment, seat, men } = table;
  return new Set(men.filter((man) => standingAtBase(equipment, seat, man) !== 'before').map(({ id }) => id));
}

/** The stroke once more, with eyes open: what met what, as the laws ask it. */
function contactsOf(view: View, stroke: Stroke, atBase: ReadonlySet<string>): Contact[] {
  const { contacts } = simulate({ men: view.men }, stroke, view.table.equipment);
  return contacts.map((touch) => lawContact(touch, atBase));
}

function lawContact({ a, b }: Touch, atBase: ReadonlySet<string>): Contact {
  const met = b.startsWith('cushion') ? 'cushion' : pieceName(b as PieceId);
  const by = a === 'striker' ? 'striker' : pieceName(a);
  return { a: by, b: met as Contact['b'], ...(atBase.has(b) ? { onBaseLine: true } : {}) };
}

const pieceName = (id: PieceId): 'queen' | 'white' | 'black' =>
  id === 'queen' ? 'queen' : PIECES.indexOf(id) <= lastOf('white') ? 'white' : 'black';
