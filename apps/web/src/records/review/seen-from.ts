import { SEATS, type Seat } from '@opencarrom/laws';
import { seatOf } from '@opencarrom/match';
import type { JudgedStroke, ReviewedStroke } from '@opencarrom/review';
import type { PlayedAt } from './played-strokes.js';
import type { Viewer } from './viewer.js';

type Spot = NonNullable<JudgedStroke['lying']>['spot'];

/** Parts of the board that come to lie where the next one lay, when one sits down a seat further on. */
const ROUND: readonly (readonly string[])[] = [
  ['far-right', 'near-right', 'near-left', 'far-left'],
  ['far-middle', 'level-right', 'near-middle', 'level-left'],
];

/** A part of the board as it is called from a seat so many further on; the centre is the centre to all. */
function turnedSpot(spot: Spot, seats: number): Spot {
  const [, where = '', square = ''] = /^([a-z]+)-(.+)$/.exec(spot) ?? [];
  const round = ROUND.find((each) => each.includes(square));
  if (!round) return spot;
  return `${where}-${round[(round.indexOf(square) + seats) % round.length]}` as Spot;
}

/**
 * A stroke as it is told to whoever looks on from a seat: their board stays as it is, and so pockets and sides are called
 * as they are seen there, whoever struck.
 */
export function seenFrom(seat: Seat, stroke: ReviewedStroke): ReviewedStroke {
  const seats = (SEATS.indexOf(seat) - SEATS.indexOf(stroke.seat) + SEATS.length) % SEATS.length;
  const turned = (judged: JudgedStroke): JudgedStroke => {
    const { lying } = judged;
    return lying ? { ...judged, lying: { ...lying, spot: turnedSpot(lying.spot, seats) } } : judged;
  };
  return { ...stroke, seat, best: stroke.best && turned(stroke.best), played: turned(stroke.played) };
}

/** Where whoever looks on sat when a stroke was made: there the board has its near side. */
export const seatSeen = ({ seats }: Pick<PlayedAt, 'seats'>, { player }: Pick<Viewer, 'player'>): Seat =>
  seatOf(seats, player);
