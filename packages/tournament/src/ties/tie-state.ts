import { type MatchResult, type MatchSide, type Report, SIDES } from '../event/result.js';
import type { LineUp } from './line-up.js';
import type { TieFormat } from './tie-format.js';

/** One for each side of a tie. */
export type BothSides<T> = Readonly<Record<MatchSide, T>>;

/** Somebody put in for another before a rubber, counted from 1. */
export interface Substitution {
  readonly side: MatchSide;
  readonly rubber: number;
  readonly out: string;
  readonly in: string;
}

export interface Rubber {
  /** Its first board has begun. */
  readonly begun: boolean;
  readonly report: Report | null;
  readonly result: MatchResult | null;
}

/** A tie so far. Players are called by `playerKey`. */
export interface TieState {
  /** As they were given; null: not yet. */
  readonly lineUps: BothSides<LineUp | null>;
  readonly substitutions: readonly Substitution[];
  readonly rubbers: readonly Rubber[];
}

export const newTie = ({ rubbers }: TieFormat): TieState => ({
  lineUps: { a: null, b: null },
  substitutions: [],
  rubbers: rubbers.map(() => ({ begun: false, report: null, result: null })),
});

export const withLineUp = (tie: TieState, side: MatchSide, lineUp: LineUp): TieState => ({
  ...tie,
  lineUps: { ...tie.lineUps, [side]: lineUp },
});

export const withSubstitution = (tie: TieState, { side, rubber, out, in: come }: Substitution): TieState => ({
  ...tie,
  substitutions: [...tie.substitutions, { side, rubber, out, in: come }],
});

/** A rubber, counted from 1, changed. */
export const withRubber = (tie: TieState, number: number, change: Partial<Rubber>): TieState => ({
  ...tie,
  rubbers: tie.rubbers.map((rubber, index) => (index === number - 1 ? { ...rubber, ...change } : rubber)),
});

/** Has anything of it been played? */
export const hasBegun = ({ rubbers }: TieState): boolean => rubbers.some(({ begun }) => begun);

/** Line-ups are secret until both are given; then both are open. */
export const isOpen = ({ lineUps }: TieState): boolean => SIDES.every((side) => lineUps[side] !== null);

/** What somebody may see of the line-ups: itself, only that it was given, or that it was not. */
export type SeenLineUp = LineUp | 'given' | null;

/** A team sees its own at once, and everybody both when both are given. */
export function lineUpsSeenBy(tie: TieState, viewer: MatchSide | 'anybody'): BothSides<SeenLineUp> {
  const seen = (side: MatchSide): SeenLineUp => {
    if (tie.lineUps[side] === null) return null;
    return isOpen(tie) || viewer === side ? fielded(tie, side) : 'given';
  };
  return { a: seen('a'), b: seen('b') };
}

/** Who plays each rubber for a side after all substitutions. */
export const fielded = (tie: TieState, side: MatchSide): LineUp =>
  changed(tie, side, (players, change) =>
    players.map((player) => (player === change.out ? change.in : player)),
  );

/** Everybody who was named for each rubber, those replaced among them. */
export const everNamed = (tie: TieState, side: MatchSide): LineUp =>
  changed(tie, side, (players, change) => [...players, change.in]);

function changed(
  { lineUps, substitutions }: TieState,
  side: MatchSide,
  change: (players: readonly string[], by: Substitution) => readonly string[],
): LineUp {
  return (lineUps[side] ?? []).map((players, index) =>
    substitutions.filter((each) => each.side === side && each.rubber === index + 1).reduce(change, players),
  );
}
