import { type Book, other, SEATS, type Seat, type Side } from '@opencarrom/laws';
import { duePlaces } from '@opencarrom/match';
import { type Equipment, type ManId, PIECES, type PlacedMan, type Point } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import { measuresOf } from '../table/measures.js';
import { firstManOf, lastManOf, lieOf } from '../table/view.js';
import { noPotChances, surveyFrom } from '../value/chances-of-pots.js';

/** A due or penalty man to be placed by the side it is owed to. */
export interface DueToPlace {
  /** Some books bar men by one's own base line; without a book none is. */
  readonly book?: Book;
  readonly equipment: Equipment;
  readonly men: readonly PlacedMan[];
  /** Whose man it is, and where that side's next player sits. */
  readonly side: Side;
  readonly seat: Seat;
  /** Where the next player of the side that places it sits. */
  readonly placer: Seat;
}

/** So many places of those the laws allow are weighed. */
const MOST_PLACES = 240;

/**
 * Where to place a man so that its owner gains least: it should lie badly, and in the way of his others, not of
 * one's own. Null when the laws leave no place for it.
 */
export function placeDue(due: DueToPlace, hand: Hand): Point | null {
  let best: Point | null = null;
  let most = -Infinity;
  for (const at of duePlaces(due.equipment, due.men, MOST_PLACES)) {
    const gain = gainAt(due, at, hand);
    if (gain <= most) continue;
    most = gain;
    best = at;
  }
  return best;
}

/** What the man there costs its owner, and what it costs the placer himself: it may lie in his way too. */
function gainAt(due: DueToPlace, at: Point, hand: Hand): number {
  const free = spareMan(due.men, due.side);
  const men = free ? [...due.men, { id: free, ...at }] : due.men;
  return (
    hardshipOf(due, men, due.side, due.seat, hand) - hardshipOf(due, men, other(due.side), due.placer, hand)
  );
}

function hardshipOf(
  { book, equipment }: DueToPlace,
  men: readonly PlacedMan[],
  side: Side,
  seat: Seat,
  hand: Hand,
): number {
  const { x, y, on } = lieOf(men);
  const pots = noPotChances();
  const baseBarred = book !== undefined && book.rules.contacts['man-on-base-line'] !== null;
  const turns = SEATS.indexOf(seat);
  const survey = surveyFrom({ measures: measuresOf(equipment), turns, hand, baseBarred });
  survey({ x, y, where: on, present: 1 }, firstManOf(side), lastManOf(side), pots);
  return pots.work - 3 * pots.best - pots.second;
}

/** A man of that side that is not on the board. */
export function spareMan(men: readonly PlacedMan[], side: Side): ManId | null {
  for (let piece = firstManOf(side); piece <= lastManOf(side); piece++) {
    const id = PIECES[piece] as ManId;
    if (!men.some((man) => man.id === id)) return id;
  }
  return null;
}
