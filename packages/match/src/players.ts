import {
  type Book,
  type Competitor,
  nextSeat,
  oppositeOf,
  rightHandOf,
  SEATS,
  type Seat,
} from '@opencarrom/laws';

/** The people at the board: one or two to a competitor. They keep their names wherever they sit. */
export const PLAYERS = ['A1', 'B1', 'A2', 'B2'] as const;
export type Player = (typeof PLAYERS)[number];

/** Who gives a command. */
export type Actor = Player | 'umpire';

/** Who sits where. A seat may be empty, in singles. */
export type Seats = Readonly<Partial<Record<Player, Seat>>>;

export const competitorOf = (player: Player): Competitor => (player.startsWith('A') ? 'A' : 'B');

/** The players of a match, or of one side of it. */
export const playersOf = (discipline: 'singles' | 'doubles', competitor?: Competitor): readonly Player[] =>
  AT_THE_BOARD[discipline][competitor ?? 'all'];

const listed = (players: readonly Player[]) => ({
  all: players,
  A: players.filter((player) => competitorOf(player) === 'A'),
  B: players.filter((player) => competitorOf(player) === 'B'),
});
const AT_THE_BOARD = {
  singles: listed(PLAYERS.filter((player) => player.endsWith('1'))),
  doubles: listed(PLAYERS),
};

/** Everybody's seat, by that of the first player: opponents, or in doubles partners, face each other. */
export function usualSeats(discipline: 'singles' | 'doubles', first: Seat = 'S'): Seats {
  const places = discipline === 'singles' ? 2 : 1;
  const seatAt = (index: number) => SEATS[(SEATS.indexOf(first) + index * places) % SEATS.length];
  return Object.fromEntries(playersOf(discipline).map((player, index) => [player, seatAt(index)]));
}

export function seatOf(seats: Seats, player: Player): Seat {
  const seat = seats[player];
  if (!seat) throw new Error(`${player} has no seat`);
  return seat;
}

function playerAt(seats: Seats, seat: Seat): Player | null {
  return PLAYERS.find((player) => seats[player] === seat) ?? null;
}

/** Who strikes when the turn passes on from this player. */
export function playerAfter(book: Book, seats: Seats, player: Player): Player {
  for (let seat = nextSeat(book, seatOf(seats, player)); ; seat = nextSeat(book, seat)) {
    const next = playerAt(seats, seat);
    if (next) return next;
  }
}

/** The player to the right hand of this one; in singles, the one across the board. */
export function playerToTheRight(seats: Seats, player: Player): Player {
  const seat = seatOf(seats, player);
  return playerAt(seats, rightHandOf(seat)) ?? acrossFrom(seats, player);
}

export function acrossFrom(seats: Seats, player: Player): Player {
  const across = playerAt(seats, oppositeOf(seatOf(seats, player)));
  if (!across) throw new Error(`nobody sits across from ${player}`);
  return across;
}

/** Sides changed: across the board in singles, to the next seat on the right in doubles. */
export function changedSeats(seats: Seats): Seats {
  const move = Object.keys(seats).length > 2 ? rightHandOf : oppositeOf;
  return Object.fromEntries(Object.entries(seats).map(([player, seat]) => [player, move(seat)]));
}

/** Why people cannot sit so. */
export type SeatingFault =
  | { readonly why: 'seat-of-nobody'; readonly player: string }
  | { readonly why: 'no-seat'; readonly player: Player }
  | { readonly why: 'players-apart' | 'partners-apart' };

/** Why these seats cannot be; null: they can. Opponents, or partners, face each other. */
export function seatingFault(discipline: 'singles' | 'doubles', seats: Seats): SeatingFault | null {
  const players = playersOf(discipline);
  for (const player of Object.keys(seats))
    if (!players.includes(player as Player)) return { why: 'seat-of-nobody', player };
  const unseated = players.find((player) => !SEATS.includes(seats[player] as Seat));
  if (unseated) return { why: 'no-seat', player: unseated };
  const [one, ...others] = players as readonly [Player, ...Player[]];
  const across = playerAt(seats, oppositeOf(seatOf(seats, one)));
  if (discipline === 'singles') return across === others[0] ? null : { why: 'players-apart' };
  if (across !== 'A2') return { why: 'partners-apart' };
  return seatOf(seats, 'B2') === oppositeOf(seatOf(seats, 'B1')) && !isTaken(seats)
    ? null
    : { why: 'partners-apart' };
}

const isTaken = (seats: Seats): boolean => new Set(Object.values(seats)).size < Object.values(seats).length;
