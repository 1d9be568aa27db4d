import { byTwos } from '../draws/bracket.js';
import type { FinalsFormat } from '../event/format.js';
import type { Both } from '../event/result.js';
import type { DrawnMatch } from '../event/state.js';
import type { PlaceReason } from '../standings/placing.js';
import { byFinal } from './bracket-places.js';
import { undecided } from './bracket-system.js';
import { FINAL, THIRD } from './knockout.js';
import { LEAST_ENTRANTS, type PlannedMatch, type StageOf, type StageSystem } from './system.js';

/** Two who play for a place, in one match or several. */
interface Contest {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly matches: readonly DrawnMatch[];
  /** How many matches each has won. */
  readonly won: Both;
  readonly isOver: boolean;
}

/** First v second and third v fourth, as they come into the stage; nobody else's place moves. */
export const finals: StageSystem<FinalsFormat> = {
  layOut: () => null,
  next: (stage) => {
    const entrants = stage.entrants.length;
    if (entrants < LEAST_ENTRANTS) return { none: { why: 'too-few', entrants, least: LEAST_ENTRANTS } };
    const open = undecided(stage.matches);
    const matches = contestsOf(stage)
      .filter((contest) => !contest.isOver && undecided(contest.matches).length === 0)
      .map(nextOf);
    if (matches.length > 0) return { matches };
    return { none: open.length > 0 ? { why: 'round-open', matches: open } : { why: 'stage-over' } };
  },
  isOver: (stage) => {
    const contests = contestsOf(stage);
    return contests.length > 0 && contests.every(({ isOver }) => isOver);
  },
  placings: (stage) => {
    const contests = contestsOf(stage);
    const order = contests.flatMap(({ a, b, won, isOver }) => (isOver && won[1] > won[0] ? [b, a] : [a, b]));
    return [...order, ...stage.entrants.slice(order.length)].map((entrant, index) => {
      const contest = contests.find(({ a, b }) => a === entrant || b === entrant);
      const reason = contest ? reasonOf(contest, entrant) : AS_BEFORE;
      return { rank: index + 1, entrant, group: null, figures: null, reason };
    });
  },
};

function contestsOf({ format, entrants, matches }: StageOf<FinalsFormat>): readonly Contest[] {
  return byTwos(entrants.slice(0, format.places)).map(([a, b], index) => {
    const name = index === 0 ? FINAL : THIRD;
    const own = matches.filter(({ slot }) => slot === name || slot?.startsWith(`${name}-`));
    const wonBy = (entrant: number): number => own.filter((match) => winnerIn(match) === entrant).length;
    const won = [wonBy(a), wonBy(b)] as const;
    const isOver =
      undecided(own).length === 0 && (own.length >= format.bestOf || Math.max(...won) * 2 > format.bestOf);
    return { name, a, b, matches: own, won, isOver };
  });
}

const winnerIn = ({ a, b, result }: DrawnMatch): number | null =>
  result?.winner === 'a' ? a : result?.winner === 'b' ? b : null;

function nextOf({ name, a, b, matches }: Contest): PlannedMatch {
  const round = matches.length + 1;
  return { round, group: null, slot: round === 1 ? name : `${name}-${round}`, a, b };
}

const AS_BEFORE: PlaceReason = { by: 'list', level: [], own: null, other: null };

/** The score of a single match, or how many of several each has won. */
function reasonOf({ a, b, matches, won, isOver }: Contest, entrant: number): PlaceReason {
  const [own, other] = entrant === a ? won : [won[1], won[0]];
  const level = [entrant === a ? b : a];
  if (!isOver || own === other) return { ...AS_BEFORE, level };
  const [only] = matches;
  return only && matches.length === 1 ? byFinal(only, entrant) : { by: 'final', level, own, other };
}
