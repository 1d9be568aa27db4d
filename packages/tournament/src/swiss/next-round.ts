import type { EventResults } from '../read/event.js';
import { refuse } from '../read/fault.js';
import { firstOpen, standingsOf } from '../standings/standings.js';
import { allotBoards } from './boards.js';
import { firstPairing, type Pair } from './pairing.js';

export interface NextRound {
  readonly round: number;
  readonly pairs: readonly (Pair & { readonly board: number })[];
}

/** The next round of a Swiss event, in pairing order. */
export function nextRound(event: EventResults): NextRound {
  const rounds = event.rounds.slice(0, event.after);
  const open = firstOpen(rounds);
  if (open)
    refuse(
      'round-open',
      `rounds[${open.round - 1}].matches[${open.index}]`,
      `round ${open.round} is not over: match ${open.index + 1} has no score`,
    );
  const round = event.after + 1;
  const { places, figures } = standingsOf(event, (number) => isThere(event, number, round));
  const { met, rested, boards } = pastOf(event);
  const pairs = firstPairing({
    ranking: places.map(({ entrant }) => entrant),
    pointsOf: (entrant) => figures[entrant]?.points ?? 0,
    haveMet: (a, b) => (b === null ? rested.has(a) : (met[a]?.has(b) ?? false)),
    ...event.pairing,
  });
  if (!pairs)
    return refuse(
      'no-pairing',
      'rounds',
      `round ${round} cannot be paired without a rematch or a second bye: allow the oldest rematches, or stop here`,
    );
  const allotted = allotBoards(pairs, (entrant) => boards[entrant] ?? new Set());
  return { round, pairs: pairs.map((pair, index) => ({ board: allotted[index] as number, ...pair })) };
}

/** Whoever has entered by this round and not left before it. */
function isThere({ entrants }: EventResults, number: number, round: number): boolean {
  const { entersRound = 1, leavesAfterRound = null } = entrants[number - 1] ?? {};
  return entersRound <= round && (leavesAfterRound === null || leavesAfterRound >= round);
}

/** Who has met whom, who has rested, and who has sat where. */
function pastOf({ entrants, rounds, after }: EventResults) {
  const met = Array.from({ length: entrants.length + 1 }, () => new Set<number>());
  const boards = Array.from({ length: entrants.length + 1 }, () => new Set<number>());
  const rested = new Set<number>();
  for (const { encounters } of rounds.slice(0, after))
    for (const { a, b, board } of encounters) {
      if (b === null) rested.add(a);
      else {
        met[a]?.add(b);
        met[b]?.add(a);
      }
      if (board === null) continue;
      boards[a]?.add(board);
      if (b !== null) boards[b]?.add(board);
    }
  return { met, rested, boards };
}
