import { answerPairing, answerStandings } from '../../src/index.js';
import { swiss } from '../../src/systems/swiss.js';
import type { Offer } from '../../src/systems/system.js';
import { chance, randomEvent, randomResults } from './random-swiss.js';
import { type SlowEvent, slowBoards, slowPairs, slowStandings } from './slow-swiss.js';
import { asStage } from './swiss-stage.js';

/** What was compared. */
export interface Agreed {
  events: number;
  rounds: number;
  impossible: number;
}

/** Random events from these seeds, each to its end, with what the slow one says at every step. */
export function compareEvents(seeds: Iterable<number>): { agreed: Agreed; differences: readonly string[] } {
  const agreed: Agreed = { events: 0, rounds: 0, impossible: 0 };
  const differences: string[] = [];
  for (const seed of seeds) {
    const difference = playBoth(seed, agreed);
    if (difference === null) agreed.events += 1;
    else differences.push(`seed ${seed}: ${difference}`);
  }
  return { agreed, differences };
}

/** The first difference; null where there is none. */
function playBoth(seed: number, agreed: Agreed): string | null {
  const below = chance(seed + 1_000_000);
  let { event, mostRounds } = randomEvent(seed);
  for (let round = 1; round <= mostRounds; round++) {
    const couples = slowPairs(event);
    const boards = couples && slowBoards(event, couples);
    const slowly = couples?.map(([a, b], index) => `${boards?.[index]}: ${a}-${b}`).join(' ') ?? 'no-pairing';
    const fast = fastPairs(event);
    if (fast !== slowly) return `round ${round}: ${fast}, slowly ${slowly}`;
    const inStage = stageDiffers(event, couples);
    if (inStage !== null) return `round ${round} of a stage: ${inStage}`;
    agreed.rounds += 1;
    if (!couples || !boards) {
      agreed.impossible += 1;
      return null;
    }
    event = { ...event, rounds: [...event.rounds, { matches: randomResults(couples, boards, below) }] };
    const table = fastTable(event);
    const slowTable = JSON.stringify(slowStandings(event));
    if (table !== slowTable) return `after round ${round}: ${table}, slowly ${slowTable}`;
  }
  return null;
}

type Couples = ReturnType<typeof slowPairs>;

const told = (couples: Couples): string => couples?.map(([a, b]) => `${a}-${b}`).join(' ') ?? 'none';

/** The same round of a stage of a log; where there is none, what is offered is the least that helps. */
function stageDiffers(event: SlowEvent, couples: Couples): string | null {
  const { stage, field } = asStage(event);
  if (stage.entrants.filter(field.isHere).length < 2) return null;
  const drawn = (rematchesUpTo: number) => swiss.next(stage, field, { open: [], rematchesUpTo });
  const pairsOf = (next: ReturnType<typeof drawn>): string =>
    'matches' in next ? next.matches.map(({ a, b }) => `${a}-${b}`).join(' ') : 'none';
  const first = drawn(0);
  if (pairsOf(first) !== told(couples)) return `${pairsOf(first)}, slowly ${told(couples)}`;
  if (!('none' in first)) return null;
  const offers = first.none.why === 'no-pairing' ? first.none.offers : [];
  const expected = slowOffers(event);
  if (JSON.stringify(offers) !== JSON.stringify(expected))
    return `offers ${JSON.stringify(offers)}, slowly ${JSON.stringify(expected)}`;
  for (const offer of expected)
    if ('upTo' in offer && !offer.liftForbidden) {
      const again = slowPairs(event, offer.upTo);
      if (pairsOf(drawn(offer.upTo)) !== told(again))
        return `again ${pairsOf(drawn(offer.upTo))}, slowly ${told(again)}`;
    }
  return null;
}

/** By trying everything from the oldest meetings on. */
function slowOffers(event: SlowEvent): readonly Offer[] {
  const free = { ...event, pairing: { ...event.pairing, forbidden: [] } };
  const rounds = event.rounds.map((_, index) => index + 1);
  const enough = (of: SlowEvent) => rounds.find((round) => slowPairs(of, round) !== null);
  const [kept, lifted] = [enough(event), enough(free)];
  const isFree = slowPairs(free) !== null;
  return [
    ...(kept === undefined ? [] : [{ do: 'rematches', upTo: kept } as const]),
    ...(isFree ? [{ do: 'lift-forbidden' } as const] : []),
    ...(!isFree && lifted !== undefined && lifted !== kept
      ? [{ do: 'rematches', upTo: lifted, liftForbidden: true } as const]
      : []),
    { do: 'stop' },
  ];
}

function fastPairs(event: SlowEvent): string {
  const answer = answerPairing(event);
  if ('error' in answer) return answer.error.code;
  return answer.ok.pairs.map(({ board, a, b }) => `${board}: ${a}-${b}`).join(' ');
}

function fastTable(event: SlowEvent): string {
  const answer = answerStandings(event);
  if ('error' in answer) return answer.error.code;
  return JSON.stringify(
    answer.ok.places.map(({ entrant, figures }) => ({
      competitor: entrant,
      points: figures.points,
      buchholz: figures.buchholz,
      netscore: figures.netscore,
      totscore: figures.totscore,
    })),
  );
}
