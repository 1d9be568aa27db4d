import {
  type Book,
  type Decisions,
  judge,
  other,
  type Result,
  type Ruling,
  SEATS,
  type Side,
  type StrokeFacts,
  settle,
} from '@opencarrom/laws';
import type { PlacedMan } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import type { Table } from '../table/table.js';
import { lieOf, QUEEN, turned } from '../table/view.js';
import { boardValue, type SideChances } from '../value/board-value.js';
import { noPotChances, strokesFor } from '../value/chances-of-pots.js';
import { resultValue, stakeOf } from '../value/result-value.js';
import { makeTableValuer } from '../value/table-value.js';

/** What decisions away from the stroke are taken from: the board before it, and the men after it where they are seen. */
export interface DecisionTable extends Pick<Table, 'book' | 'discipline' | 'board' | 'game'> {
  readonly seen?: SeenMen;
}

interface SeenMen extends Pick<Table, 'equipment' | 'seat'> {
  /** The men as they lie after the stroke, what comes back not among them. */
  readonly men: readonly PlacedMan[];
  readonly hand: Hand;
}

type Fine = NonNullable<Decisions['double-fine']>;

/** What a ruling is worth to the side that struck: by the lie of the men, or else by their count. */
function rulingWorth(position: DecisionTable, ruling: Ruling): number {
  const { board, seen } = position;
  const me = board.turn;
  if (ruling.result) return resultValue(position, ruling.result, me);
  const after = settle(board, ruling);
  const { returned } = ruling;
  if (seen) {
    const valuer = makeTableValuer({ ...position, ...seen }, seen.hand);
    return valuer.valueOf(after, lieAfter(seen, returned.queen), returned[me], returned[other(me)]);
  }
  const standing = (side: Side): SideChances => ({
    ...standingOf(after[side].onBoard),
    stake: stakeOf(position, after, side),
  });
  const value = boardValue(after, standing(after.turn), standing(other(after.turn)));
  return after.turn === me ? value : -value;
}

/** A man of middling ease. */
const USUAL_CHANCE = 0.4;

function standingOf(men: number): Omit<SideChances, 'stake'> {
  const pots = { ...noPotChances(), best: USUAL_CHANCE, second: USUAL_CHANCE / 2, out: 1 };
  pots.work = men * strokesFor(USUAL_CHANCE);
  for (let man = 0; man < men; man++) {
    pots.out *= USUAL_CHANCE;
    pots.run += pots.out;
  }
  return { pots, back: 0 };
}

function lieAfter({ men, seat }: SeenMen, queenBack: boolean) {
  const turns = SEATS.indexOf(seat);
  const { x, y, on } = lieOf(men.map((man) => ({ id: man.id, ...turned(man, turns) })));
  // She goes back to the centre, where x and y are 0 already.
  if (queenBack) on[QUEEN] = 1;
  return { x, y, where: on, present: 1 };
}

/** A ruling the striker may choose, and what it is worth to him. */
interface RulingToChoose {
  readonly take: Fine | null;
  readonly ruling: Ruling;
  readonly worth: number;
}

/** All he may choose among; one, where there is nothing to choose. */
function outcomesOf(position: DecisionTable, stroke: StrokeFacts): RulingToChoose[] {
  const { book, board, discipline } = position;
  const ruling = judge(book, board, stroke, { discipline });
  const [choice] = ruling.choices;
  if (!choice) return [{ take: null, ruling, worth: rulingWorth(position, ruling) }];
  return choice.options.map((take) => {
    const decided = judge(book, board, stroke, { discipline, decisions: { 'double-fine': take } });
    return { take, ruling: decided, worth: rulingWorth(position, decided) };
  });
}

/**
 * Should a side that did not strike claim what it saw? Only books that need a claim ask. A claim costs the
 * striker men or the turn, so it is made wherever it changes anything; but where one of the rulings would end
 * the board or bring back men of the claimant's, only if the striker, whatever he then chooses, is worse off.
 */
export function decideClaim(position: DecisionTable, stroke: StrokeFacts): boolean {
  const { book, board } = position;
  if (book.rules.claims.is === 'none') return false;
  const claimed = outcomesOf(position, { ...stroke, claimed: true });
  const overlooked = outcomesOf(position, { ...stroke, claimed: false });
  const isPlain = [...claimed, ...overlooked].every(
    ({ ruling }) => ruling.result === null && ruling.returned[other(board.turn)] === 0,
  );
  if (isPlain) return claimed.some(({ ruling }) => overlooked.some((left) => differ(ruling, left.ruling)));
  return bestOf(claimed).worth < bestOf(overlooked).worth;
}

const differ = (a: Ruling, b: Ruling): boolean =>
  a.turn !== b.turn ||
  a.queen !== b.queen ||
  SIDES.some((side) => a.owed[side] !== b.owed[side] || a.returned[side] !== b.returned[side]);

const SIDES = ['white', 'black'] as const;

const bestOf = (outcomes: readonly RulingToChoose[]): RulingToChoose =>
  outcomes.reduce((best, outcome) => (outcome.worth > best.worth ? outcome : best));

/** Bring the men back and strike again, or leave them down, give one, and lose the turn? */
export function decideDoubleFine(position: DecisionTable, stroke: StrokeFacts): Fine {
  return bestOf(outcomesOf(position, stroke)).take ?? 'keep-turn';
}

/** How many of the additional points to demand: all that the cap lets count. */
export function decideDemand(book: Book, result: Result): number {
  if (!('demandable' in result)) return 0;
  return Math.max(0, Math.min(result.demandable, book.rules.boardCap.is - result.points));
}

/** What the winner of a toss takes: the break first, for who breaks strikes first. */
export function decideToss(book: Book): 'side' | 'break' | 'colour' {
  const { is } = book.rules.toss;
  return is.find((choice) => choice === 'break') ?? is.find((choice) => choice === 'colour') ?? 'side';
}
