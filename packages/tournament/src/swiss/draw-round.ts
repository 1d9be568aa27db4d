import type { Offer } from '../systems/system.js';
import { canBePaired, firstPairing, type Pair, type Pairing } from './pairing.js';
import type { SwissPast } from './past.js';
import type { Edition, Method } from './visiting.js';

/** A round of a Swiss event that is to be drawn. */
export interface SwissRound {
  readonly round: number;
  /** Those who are there, the best first. */
  readonly ranking: readonly number[];
  readonly pointsOf: (entrant: number) => number;
  readonly past: SwissPast;
  readonly method: Method;
  readonly edition: Edition;
  /** In so many first rounds those of other federations are asked first. */
  readonly compatriotsApart: number;
  readonly federationOf: (entrant: number) => string | null;
  readonly areForbidden: (a: number, b: number) => boolean;
  /** Who met in this round or before may meet again; 0: nobody. */
  readonly rematchesUpTo: number;
}

/** Null where it cannot be paired. */
export const drawRound = (asked: SwissRound): readonly Pair[] | null => firstPairing(pairingOf(asked));

function pairingOf(asked: SwissRound): Pairing {
  const { ranking, pointsOf, past, method, edition, federationOf, areForbidden, rematchesUpTo } = asked;
  return {
    ranking,
    pointsOf,
    method,
    edition,
    isBarred: (a, b) =>
      b === null ? past.hasRested(a) : past.metIn(a, b) > rematchesUpTo || areForbidden(a, b),
    ...(rematchesUpTo > 0 ? { metIn: past.metIn } : {}),
    ...(asked.round <= asked.compatriotsApart
      ? {
          areCompatriots: (a: number, b: number) => {
            const federation = federationOf(a);
            return federation !== null && federation === federationOf(b);
          },
        }
      : {}),
  };
}

/** What would make a round possible that is not: each was tried, and works. */
export function offersFor(asked: SwissRound): readonly Offer[] {
  const lifted = { ...asked, areForbidden: () => false };
  const kept = oldestRematches(asked);
  const offers: Offer[] = kept === null ? [] : [{ do: 'rematches', upTo: kept }];
  if (isPossible(lifted)) offers.push({ do: 'lift-forbidden' });
  else {
    const upTo = oldestRematches(lifted);
    if (upTo !== null && upTo !== kept) offers.push({ do: 'rematches', upTo, liftForbidden: true });
  }
  return [...offers, { do: 'stop' }];
}

/** Can it be paired at all? */
export const isPossible = (asked: SwissRound): boolean => canBePaired(pairingOf(asked));

/** Up to which round, and no later, meetings have to be forgotten; null where even all of them would not do. */
function oldestRematches(asked: SwissRound): number | null {
  const isEnough = (rematchesUpTo: number) => isPossible({ ...asked, rematchesUpTo });
  let [least, most] = [asked.rematchesUpTo + 1, asked.round - 1];
  if (least > most || !isEnough(most)) return null;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (isEnough(middle)) most = middle;
    else least = middle + 1;
  }
  return least;
}
