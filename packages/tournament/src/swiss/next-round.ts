import type { EventResults } from '../read/event.js';
import { refuse } from '../read/fault.js';
import { rankingBy } from '../standings/order.js';
import { firstOpen, orderingOf } from '../standings/standings.js';
import type { Offer } from '../systems/system.js';
import { allotBoards } from './boards.js';
import { drawRound, offersFor, type SwissRound } from './draw-round.js';
import type { Pair } from './pairing.js';
import { pairingKeys } from './pairing-keys.js';
import { pastOf } from './past.js';

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
  const asked = askedRound(event);
  const pairs = drawRound(asked);
  if (!pairs)
    return refuse(
      'no-pairing',
      'rounds',
      `round ${asked.round} cannot be paired without a rematch or a second bye: ${told(offersFor(asked))}`,
    );
  const allotted = allotBoards(pairs, asked.past.boardsOf);
  return {
    round: asked.round,
    pairs: pairs.map((pair, index) => ({ board: allotted[index] as number, ...pair })),
  };
}

function askedRound(event: EventResults): SwissRound {
  const { entrants, pairing } = event;
  const round = event.after + 1;
  const keys = pairingKeys(event.keys, pairing.delayTopPairing, round);
  const forbidden = new Set(pairing.forbidden.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
  const here = entrants.map((_, index) => index + 1).filter((number) => isThere(event, number, round));
  const ordering = orderingOf({ ...event, keys });
  return {
    round,
    ranking: rankingBy(here, ordering),
    pointsOf: (entrant) => ordering.figures[entrant]?.points ?? 0,
    past: pastOf(event.rounds.slice(0, event.after)),
    federationOf: (entrant) => entrants[entrant - 1]?.federation ?? null,
    areForbidden: (a, b) => forbidden.size > 0 && forbidden.has(`${a}-${b}`),
    rematchesUpTo: 0,
    method: pairing.method,
    edition: pairing.edition,
    compatriotsApart: pairing.compatriotsApart,
  };
}

/** Whoever has entered by this round and not left before it. */
function isThere({ entrants }: EventResults, number: number, round: number): boolean {
  const { entersRound = 1, leavesAfterRound = null } = entrants[number - 1] ?? {};
  return entersRound <= round && (leavesAfterRound === null || leavesAfterRound >= round);
}

const told = (offers: readonly Offer[]): string => offers.map(toldOffer).join(', or ');

function toldOffer(offer: Offer): string {
  if (offer.do === 'stop') return 'stop here';
  if (offer.do === 'lift-forbidden') return 'lift the forbidden pairs';
  const rematches = `allow rematches of pairs of round ${offer.upTo} or before`;
  return offer.liftForbidden ? `${rematches} and lift the forbidden pairs` : rematches;
}
