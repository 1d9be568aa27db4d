import { type Event, type Head, type MatchState, type Player, playersOf } from '@opencarrom/match';
import type { SeatSummary } from '@opencarrom/protocol';
import { callingsFor, writtenName } from '../../store/callings.js';
import { type Controllers, computer, PERSON } from '../../store/controllers.js';
import { findGame, type KeptGame, keep } from '../../store/games.js';
import { firstNotes } from '../../store/notes.js';

interface Finished {
  readonly id: string;
  readonly state: MatchState;
  readonly events: readonly Event[];
  readonly seats: readonly SeatSummary[];
  /** Null: one only looked on. */
  readonly you: Player | null;
}

/** Keeps a match of the server's among this device's own, under the same id; once is enough. */
export async function keepCopy(match: Finished, now: Date): Promise<string> {
  if (!(await findGame(match.id))) await keep(copyOf(match, now.toISOString()), match.events);
  return match.id;
}

/** With the names of those who played, which the server's record does not have. */
export function copyOf({ id, state, seats, you }: Finished, now: string): KeptGame {
  const { head } = state;
  const seatOf = (player: Player) => seats.find((seat) => seat.player === player);
  const players = playersOf(head.discipline);
  const controllers: Controllers = Object.fromEntries(
    players.map((player) => [player, controllerAt(seatOf(player))]),
  );
  const named = (side: 'A' | 'B') =>
    playersOf(head.discipline, side).map(
      (player) => seatOf(player)?.name ?? writtenName(head, controllers, player),
    );
  const written: Head = { ...head, players: { A: named('A'), B: named('B') } };
  const unnamed = callingsFor(head, controllers, (player) => Boolean(seatOf(player)?.name));
  return {
    id,
    head: written,
    hands: { controllers, seed: 1 },
    notes: { ...firstNotes(state, now), unnamed, farAway: { you } },
  };
}

const controllerAt = (seat: SeatSummary | undefined) =>
  seat?.computer === undefined ? PERSON : computer(seat.computer);
