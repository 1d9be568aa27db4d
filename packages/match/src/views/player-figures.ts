import type { Head } from '../head.js';
import type { Event } from '../log/event.js';
import { isStroke } from '../log/standing.js';
import { competitorOf, type Player, playersOf } from '../players.js';
import { competitorWith } from '../state.js';
import { boardCounts, foulsIn, isDue } from './board-counts.js';
import { POT_WAYS, type Pot, type PotWay } from './pot-ways.js';
import {
  coversQueen,
  mostInOneTurn,
  pottedForGood,
  type Ruled,
  ruledIn,
  uncoveredQueens,
} from './ruled-acts.js';
import { stepsOf } from './steps.js';

/** What one player did in a match. Those of several matches are added up, but for the best turn. */
export interface PlayerFigures {
  readonly boardsWon: number;
  readonly boardsLost: number;
  readonly strokes: number;
  /** Strokes that pocketed a man of one's own, or the queen, for good. */
  readonly scoring: number;
  /** Men so pocketed, the queen among them. */
  readonly pots: Readonly<Record<PotWay, number>>;
  /** The most of them in one turn. */
  readonly bestTurn: number;
  /** Queens covered by one's own stroke. */
  readonly queens: number;
  readonly slams: number;
  readonly fouls: number;
  /** Strokes that cost a due: the striker was pocketed. */
  readonly dues: number;
}

export type MatchFigures = Readonly<Partial<Record<Player, PlayerFigures>>>;

const NO_POTS = Object.fromEntries(POT_WAYS.map((way) => [way, 0])) as Record<PotWay, number>;

export const NO_FIGURES: PlayerFigures = {
  ...{ boardsWon: 0, boardsLost: 0, strokes: 0, scoring: 0, pots: NO_POTS, bestTurn: 0 },
  ...{ queens: 0, slams: 0, fouls: 0, dues: 0 },
};

/** Figures of one match more. */
export function addFigures(one: PlayerFigures, other: PlayerFigures): PlayerFigures {
  const sum = (figure: Exclude<keyof PlayerFigures, 'pots'>) => one[figure] + other[figure];
  return {
    ...{ boardsWon: sum('boardsWon'), boardsLost: sum('boardsLost'), strokes: sum('strokes') },
    ...{ scoring: sum('scoring'), bestTurn: Math.max(one.bestTurn, other.bestTurn), queens: sum('queens') },
    ...{ slams: sum('slams'), fouls: sum('fouls'), dues: sum('dues') },
    pots: Object.fromEntries(POT_WAYS.map((way) => [way, one.pots[way] + other.pots[way]])) as typeof NO_POTS,
  };
}

interface PlayedMatch {
  readonly head: Head;
  readonly events: readonly Event[];
}

/** What everybody did in a match, by its log: only what stands in the end. */
export const matchFigures = (match: PlayedMatch): MatchFigures =>
  Object.fromEntries(
    Object.entries(figuresWithPots(match)).map(([player, { figures }]) => [player, figures]),
  );

/** The same, with what each player pocketed, man by man. */
export function figuresWithPots(
  match: PlayedMatch,
): Readonly<Partial<Record<Player, { readonly figures: PlayerFigures; readonly pots: readonly Pot[] }>>> {
  const steps = stepsOf(match);
  const ruled = ruledIn(steps.filter(({ stands }) => stands));
  const uncovered = uncoveredQueens(ruled);
  const state = steps.at(-1)?.after;
  const figures = playersOf(match.head.discipline).map((player) => {
    const own = ruled.filter((each) => each.player === player && isStroke(each.act));
    const pots = own.map((each) => pottedForGood(each, uncovered));
    const counted = { ...strokeFigures(own, pots), fouls: foulsOf(player, ruled), ...boardFigures(player) };
    return [player, { figures: counted, pots: pots.flat() }];
  });
  return Object.fromEntries(figures);

  function boardFigures(player: Player): Pick<PlayerFigures, 'boardsWon' | 'boardsLost' | 'slams'> {
    const side = competitorOf(player);
    const lines = state?.lines ?? [];
    const played = lines.filter(({ winner, how }) => winner !== null && how === 'won');
    const boardsWon = played.filter(({ winner }) => winner === side).length;
    const counts = state ? boardCounts({ state, events: match.events }) : [];
    const slams = counts.filter(({ slam }, index) => {
      const white = lines[index]?.white;
      return slam !== null && white && competitorWith({ white }, slam) === side;
    }).length;
    return { boardsWon, boardsLost: played.length - boardsWon, slams };
  }
}

function strokeFigures(
  strokes: readonly Ruled[],
  pots: readonly (readonly Pot[])[],
): Omit<PlayerFigures, 'boardsWon' | 'boardsLost' | 'slams' | 'fouls'> {
  const ways = pots.flat().map(({ way }) => way);
  return {
    strokes: strokes.length,
    scoring: pots.filter(({ length }) => length > 0).length,
    pots: Object.fromEntries(
      POT_WAYS.map((way) => [way, ways.filter((each) => each === way).length]),
    ) as typeof NO_POTS,
    bestTurn: mostInOneTurn(strokes, pots),
    queens: strokes.filter(coversQueen).length,
    dues: strokes.filter(({ act, ruling }) => ruling && isDue(act, ruling)).length,
  };
}

function foulsOf(player: Player, ruled: readonly Ruled[]): number {
  const own = competitorOf(player);
  const isAtFault = ({ before, player: by, ruling }: Ruled, side: 'white' | 'black'): boolean =>
    side === ruling?.striker ? by === player : competitorWith(before.board, side) === own;
  return ruled.flatMap((each) =>
    each.ruling ? foulsIn(each.ruling).filter((side) => isAtFault(each, side)) : [],
  ).length;
}
