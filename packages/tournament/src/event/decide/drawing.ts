import { drawnFrom } from '../../draws/lot.js';
import type { Field, NoRound, PlannedMatch } from '../../systems/system.js';
import { systemOf } from '../../systems/systems.js';
import { seatsFor } from '../../tables/seats.js';
import { hasBegun } from '../../ties/tie-state.js';
import type { ActOf } from '../act.js';
import { hasDrafts } from '../drafts.js';
import { stageFrom, tieFor } from '../evolve.js';
import { fieldOf } from '../field.js';
import type { BroughtBy, NewlyDrawn, StageStart } from '../happening.js';
import type { MatchResult } from '../result.js';
import { firstSeeding } from '../seeding.js';
import { type DrawnMatch, type EventState, type StageState, stageNow } from '../state.js';
import { needOnce, needPublished, needReason, refuse, theEntrant, theStage } from './refuse.js';
import { judged } from './results.js';

/** The next round, or all that is ready of a bracket; the first draw begins the event. */
export function pair(state: EventState, act: ActOf<'pair'>): BroughtBy<'pair'> {
  // A stage of which nothing is public may get its first round before both are published together.
  if (state.drafts.matches.length > 0) needPublished(state);
  const begun = stageNow(state);
  const start = begun ? null : firstStart(state);
  const stage = begun ?? stageFrom(state, start as StageStart);
  if (!stage) return refuse({ why: 'no-stage' });
  const allowed = { open: act.open ?? [], rematchesUpTo: act.rematchesUpTo ?? 0 };
  const next = systemOf(stage.format).next(stage, fieldOf(state, stage), allowed);
  if ('none' in next) return refuseRound(state, stage, next.none);
  const matches = numbered(state, stage, next.matches);
  return start ? { start, matches } : { matches };
}

export function publish(state: EventState): void {
  if (!hasDrafts(state)) refuse({ why: 'nothing-to-publish' });
}

function firstStart(state: EventState): StageStart {
  const { formats, head } = state;
  const [format] = formats;
  if (!format || !head) return refuse({ why: 'no-stage' });
  const entrants = firstSeeding(state, format.seeding, head.lot);
  const layout = systemOf(format).layOut(format, entrants, fieldOf(state, null), head.lot);
  return { entrants, layout };
}

function refuseRound({ formats }: EventState, stage: StageState, none: NoRound): never {
  if (none.why !== 'stage-over') return refuse(none);
  return refuse({ why: 'stage-over', stage: stage.format.name, next: formats[stage.number]?.name ?? null });
}

/** Numbers and tables; where one side has left, the match is walked over at once. */
function numbered(
  state: EventState,
  stage: StageState,
  planned: readonly PlannedMatch[],
): readonly NewlyDrawn[] {
  const field = fieldOf(state, stage);
  const drawn = planned.map((match, index) => {
    const number = state.lastMatch + 1 + index;
    return { number, ...match, result: walkedOver(stage, match, number, field) };
  });
  const seats = seatsFor(state.hall, {
    matches: drawn.flatMap(({ number, a, b, result }) => (b === null || result ? [] : [{ number, a, b }])),
    others: state.stages.flatMap(({ matches }) => matches),
    top: drawn[0]?.number ?? null,
  });
  const tables = new Map(seats.map(({ match, table }) => [match, table]));
  return drawn.map((match) => ({ ...match, table: tables.get(match.number) ?? null }));
}

/** Where one side has left, the other has the match at the phantom's score; null where both are there. */
function walkedOver(
  stage: StageState,
  match: PlannedMatch,
  number: number,
  field: Field,
): MatchResult | null {
  if (match.b === null) return null;
  const [hereA, hereB] = [field.isHere(match.a), field.isHere(match.b)];
  if (hereA && hereB) return null;
  const winner = hereA ? 'a' : hereB ? 'b' : 'none';
  return judged(stage, { ...match, number, tie: tieFor(stage, match) }, { how: 'walked-over', winner })
    .result;
}

/** Lots for everybody in the stage; they speak only where nothing else does. */
export function drawLots(state: EventState, { lot }: ActOf<'lots'>): BroughtBy<'lots'> {
  return { order: drawnFrom(lot).shuffled(theStage(state).entrants) };
}

export function orderByHand(state: EventState, { order, reason }: ActOf<'order'>): void {
  needReason(reason);
  needOnce(state, order);
  const stage = theStage(state);
  const [first = 0] = order;
  if (order.length < 2) refuse({ why: 'same-twice' });
  const placings = systemOf(stage.format).placings(stage, { ...fieldOf(state, stage), lots: [], byHand: [] });
  const level = placings.find(({ entrant }) => entrant === first)?.reason;
  for (const other of order.slice(1))
    if (level?.by !== 'list' || !level.level.includes(other)) refuse({ why: 'not-level', one: first, other });
}

/** Two change places in what was drawn last, as long as neither has a result there. */
export function swap(state: EventState, { one, other, evenSo }: ActOf<'swap'>): void {
  theEntrant(state, one);
  theEntrant(state, other);
  if (one === other) refuse({ why: 'same-twice' });
  const stage = theStage(state);
  const [first, second] = [lastMatchOf(stage, one), lastMatchOf(stage, other)];
  if (first.number === second.number) refuse({ why: 'meet-already', one, other });
  needFreeIn(stage, one, second, first);
  needFreeIn(stage, other, first, second);
  if (stage.format.system !== 'swiss' || evenSo) return;
  needUnmet(stage, one, opponentOf(second, other));
  needUnmet(stage, other, opponentOf(first, one));
}

function lastMatchOf(stage: StageState, entrant: number): DrawnMatch {
  const last = stage.draws.at(-1) ?? [];
  const match = stage.matches.find(
    ({ number, a, b }) => last.includes(number) && (a === entrant || b === entrant),
  );
  if (!match) return refuse({ why: 'not-in-round', entrant, round: stage.rounds });
  if (hasPlay(match)) return refuse({ why: 'has-result', match: match.number });
  return match;
}

/** Is there a result, or something of a tie that was played? */
const hasPlay = ({ result, tie }: DrawnMatch): boolean => result !== null || (tie !== null && hasBegun(tie));

/** What is drawn together in a bracket may be of several rounds: nobody comes into one that he has played in. */
function needFreeIn({ matches }: StageState, entrant: number, { round }: DrawnMatch, own: DrawnMatch): void {
  const isBusy = matches.some(
    (match) =>
      match.round === round && match.number !== own.number && (match.a === entrant || match.b === entrant),
  );
  if (isBusy) refuse({ why: 'plays-in-round', entrant, round });
}

const opponentOf = ({ a, b }: DrawnMatch, entrant: number): number | null => (a === entrant ? b : a);

function needUnmet({ matches, draws }: StageState, entrant: number, opponent: number | null): void {
  const last = draws.at(-1) ?? [];
  const earlier = matches.filter(({ number }) => !last.includes(number));
  const met = earlier.some(
    ({ a, b }) => (a === entrant && b === opponent) || (b === entrant && a === opponent),
  );
  if (!met) return;
  if (opponent === null) refuse({ why: 'rested-before', entrant });
  else refuse({ why: 'have-met', one: entrant, other: opponent });
}

export function takeBack(state: EventState, { withResults }: ActOf<'take-back'>): void {
  const stage = theStage(state);
  const last = stage.draws.at(-1) ?? refuse({ why: 'nothing-drawn' });
  const played = stage.matches.filter((match) => last.includes(match.number) && hasPlay(match));
  if (played.length > 0 && !withResults)
    refuse({
      why: 'round-has-results',
      round: stage.rounds,
      matches: played.map(({ number }) => number),
    });
}
