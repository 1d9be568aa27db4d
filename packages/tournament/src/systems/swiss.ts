import type { SwissFormat } from '../event/format.js';
import { openMatches } from '../event/state.js';
import { countFigures, type Figures } from '../standings/figures.js';
import { type Ordering, orderBy, rankingBy } from '../standings/order.js';
import { placingsOf } from '../standings/placing.js';
import { roundsOf } from '../standings/played.js';
import { drawRound, isPossible, offersFor, type SwissRound } from '../swiss/draw-round.js';
import { pairingKeys } from '../swiss/pairing-keys.js';
import { pastOf } from '../swiss/past.js';
import { type Key, type Round, WORTH } from '../vocabulary.js';
import type { Allowances, Field, StageOf, StageSystem } from './system.js';

type SwissStage = StageOf<SwissFormat>;

const LEAST = 2;
const NOTHING_ALLOWED: Allowances = { open: [], rematchesUpTo: 0 };

/** Those who are level meet, round after round, and nobody twice. */
export const swiss: StageSystem<SwissFormat> = {
  // Nobody starts anywhere: the first round is paired in the order of the seeds, which a lot or the rates gave.
  layOut: () => null,

  next: (stage, field, allowed) => {
    const open = openMatches(stage)
      .map(({ number }) => number)
      .filter((number) => !allowed.open.includes(number));
    if (open.length > 0) return { none: { why: 'round-open', matches: open } };
    if (stage.rounds >= stage.format.rounds) return { none: { why: 'stage-over' } };
    const here = stage.entrants.filter(field.isHere);
    if (here.length < LEAST) return { none: { why: 'too-few', entrants: here.length, least: LEAST } };
    const asked = askedRound(stage, here, field, allowed);
    const { round } = asked;
    const pairs = drawRound(asked);
    if (!pairs) return { none: { why: 'no-pairing', round, offers: offersFor(asked) } };
    return { matches: pairs.map(({ a, b }) => ({ round, group: null, slot: null, a, b })) };
  },

  /** Where no further round can be paired it may end before its time. */
  isOver: (stage, field) => {
    if (openMatches(stage).length > 0 || stage.rounds === 0) return false;
    if (stage.rounds >= stage.format.rounds) return true;
    const here = stage.entrants.filter(field.isHere);
    return here.length < LEAST || !isPossible(askedRound(stage, here, field, NOTHING_ALLOWED));
  },

  placings: (stage, field) => {
    const rounds = roundsOf(stage.matches, stage.rounds);
    const figures = figuresOf(stage, rounds);
    const ordering = orderingOf(stage.format.keys, rounds, figures, field);
    return placingsOf(orderBy(stage.entrants, ordering), figures);
  },
};

/** By number, what everybody has; a bye is a win at the phantom's cost. */
function figuresOf({ format, entrants }: SwissStage, rounds: readonly Round[]): readonly Figures[] {
  return countFigures({
    entrants: entrants.reduce((most, each) => Math.max(most, each), 0),
    rounds,
    bye: { points: WORTH.win, score: format.phantomScore },
    retirements: format.retirements,
  });
}

/** Among those whom nothing sets apart the better seed comes first, as the stage has them. */
const orderingOf = (
  keys: readonly Key[],
  rounds: readonly Round[],
  figures: readonly Figures[],
  { rateOf, lots, byHand }: Field,
): Ordering => ({
  keys,
  figures,
  rates: figures.map((_, entrant) => rateOf(entrant)),
  encounters: rounds.flatMap(({ encounters }) => encounters),
  lots,
  byHand,
});

function askedRound(
  stage: SwissStage,
  here: readonly number[],
  field: Field,
  { rematchesUpTo }: Allowances,
): SwissRound {
  const { format } = stage;
  const round = stage.rounds + 1;
  const rounds = roundsOf(stage.matches, stage.rounds);
  const figures = figuresOf(stage, rounds);
  const keys = pairingKeys(format.keys, format.delayTopPairing, round);
  return {
    round,
    ranking: rankingBy(here, orderingOf(keys, rounds, figures, field)),
    pointsOf: (entrant) => figures[entrant]?.points ?? 0,
    past: pastOf(rounds),
    method: format.method,
    edition: format.edition,
    compatriotsApart: format.compatriotsApart,
    federationOf: field.federationOf,
    areForbidden: field.areForbidden,
    rematchesUpTo,
  };
}
