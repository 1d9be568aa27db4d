import type { BookId, Discipline, Stage } from '@opencarrom/laws';
import type { EventDiscipline, MatchRules, StageSystemName } from '../event/format.js';
import type { Both, HowEnded, MatchResult } from '../event/result.js';
import type { PlaceReason } from '../standings/placing.js';
import type { Key } from '../vocabulary.js';

/**
 * An event as everybody may see it: plain data, to be sent and kept as JSON. What is not so, or not known, is left out.
 * Nobody is called by anything but a number and, where they let it be shown, their name.
 */
export interface SeenEvent {
  /** The line of the log up to which it is told. */
  readonly seq: number;
  readonly name: string;
  readonly date?: string;
  /** Where it goes on over several days. */
  readonly lastDay?: string;
  readonly place?: string;
  readonly template?: string;
  readonly discipline: EventDiscipline;
  readonly now: SeenNow;
  readonly entrants: readonly SeenEntrant[];
  /** Those who were seeded, best first. */
  readonly seeds?: readonly number[];
  /** How many tables there are, where somebody has said it. */
  readonly tables?: number;
  /** The stages that have begun. */
  readonly stages: readonly SeenStage[];
  readonly stagesAhead: readonly Pick<SeenStage, 'number' | 'name' | 'system'>[];
  /** When the rounds that are not drawn yet will be played, as far as one can tell. */
  readonly roundsAhead: readonly SeenRoundAhead[];
  /** Everybody's place once the event is closed. */
  readonly awards?: readonly SeenAward[];
}

/** What the hall waits for. */
export type SeenNow =
  /** Nothing is drawn. */
  | { readonly is: 'entries' }
  /** So many matches of the stage have no result. */
  | { readonly is: 'play'; readonly stage: number; readonly round: number; readonly open: number }
  /** All results are in, and the next round is not drawn. */
  | { readonly is: 'next-round'; readonly stage: number; readonly round: number }
  /** The stage is played; the next one, or the prizes, come next. */
  | { readonly is: 'stage-over'; readonly stage: number }
  | { readonly is: 'over' };

export interface SeenEntrant {
  readonly number: number;
  /** In the order of the entry; null: somebody who is not to be named. */
  readonly players: readonly (string | null)[];
  readonly team?: string;
  readonly federation?: string;
  readonly club?: string;
  readonly rate?: number;
  /** Has left, and not come back. */
  readonly away?: true;
}

export interface SeenStage {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly system: StageSystemName;
  readonly rules: SeenRules;
  /** How many rounds it has, where that is known before. */
  readonly plannedRounds?: number;
  /** How many go on from it, of each group where there are groups. */
  readonly goOn?: number;
  readonly isOver?: true;
  /** Those drawn so far, the first first. */
  readonly rounds: readonly SeenRound[];
  /** What sets entrants apart, the first first. */
  readonly keys: readonly Key[];
  /** What each of the figures of a place is. */
  readonly columns: readonly SeenColumn[];
  /** Everybody's place so far, best first; group after group where there are groups. */
  readonly standings: readonly SeenPlace[];
  /** Who is in each group. */
  readonly groups?: readonly (readonly number[])[];
  /** The places of the matches of a bracket; each comes after those that lead to it. */
  readonly bracket?: readonly SeenSlot[];
}

/** By which rules a stage's matches are played. */
export interface SeenRules {
  readonly rulebook: BookId;
  readonly counted: MatchRules['counted'];
  readonly minutes?: number;
  /** What a match is to the laws, where all of the stage are the same. */
  readonly lawStage?: Stage;
  /** What a match is played to, by what it is to the laws. */
  readonly ends: Readonly<Partial<Record<Stage, SeenEnding>>>;
  /** The rubbers of a tie of teams. */
  readonly rubbers?: readonly Discipline[];
}

/** Best of so many games; a game ends at so many points, or after so many boards. */
export interface SeenEnding {
  readonly bestOf: number;
  readonly points?: number;
  readonly boards?: number;
}

export interface SeenRound {
  readonly round: number;
  readonly from?: string;
  readonly to?: string;
  readonly matches: readonly SeenMatch[];
}

export interface SeenRoundAhead {
  readonly stage: number;
  readonly round: number;
  readonly from?: string;
  readonly to?: string;
}

export interface SeenMatch {
  readonly number: number;
  readonly a: number;
  /** Left out: a bye. */
  readonly b?: number;
  /** From 0. */
  readonly group?: number;
  readonly slot?: string;
  readonly lawStage?: Stage;
  readonly table?: number;
  /** When it begins, as far as one can tell, while it has no result. */
  readonly at?: string;
  readonly umpire?: string;
  readonly result?: SeenResult;
  /** It does not count any more: one of the two has left. */
  readonly annulled?: true;
  readonly sheet?: SeenSheet;
  readonly tie?: SeenTie;
}

export interface SeenResult {
  readonly scores: Both;
  readonly winner: MatchResult['winner'];
  /** Where it was not simply played. */
  readonly how?: Exclude<HowEnded, 'played'>;
  readonly games?: Both;
  readonly boards?: Both;
  readonly rubbers?: Both;
  /** A protest is open. */
  readonly provisional?: true;
}

/** What was written down of a match: the points of each game, and of each board in it. */
export interface SeenSheet {
  readonly games: readonly Both[];
  readonly boards?: readonly (readonly Both[])[];
}

export interface SeenTie {
  /** Who has handed in a line-up; both are open once both have. */
  readonly given: readonly ('a' | 'b')[];
  readonly rubbers: readonly SeenRubber[];
}

export interface SeenRubber {
  /** Who plays it, by their places in their teams' lists, from 0; left out until the line-ups are open. */
  readonly a?: readonly number[];
  readonly b?: readonly number[];
  readonly begun?: true;
  readonly result?: SeenResult;
  readonly sheet?: SeenSheet;
}

export const FIGURES = [
  'points',
  'wins',
  'buchholz',
  'netscore',
  'totscore',
  'rubbers',
  'games',
  'boards',
] as const satisfies readonly Key[];
/** `played`: the matches with a result. */
export type SeenColumn = 'played' | (typeof FIGURES)[number];

export interface SeenPlace {
  readonly rank: number;
  readonly entrant: number;
  /** From 0: the rank is then within the group. */
  readonly group?: number;
  /** As the columns of the stage say. */
  readonly figures?: readonly number[];
  /** Among those who would go on as it stands. */
  readonly goesOn?: true;
  readonly reason: SeenReason;
}

/** Why somebody has a place; `more`: so many were level with it beside those named. */
export type SeenReason = Pick<PlaceReason, 'by'> & {
  readonly level?: readonly number[];
  readonly more?: number;
  readonly own?: number;
  readonly other?: number;
};

/** The place of a match in a bracket. */
export interface SeenSlot {
  readonly name: string;
  readonly round: number;
  readonly lawStage: Stage;
  readonly sides: readonly [SeenSide, SeenSide];
  /** The match that is drawn there. */
  readonly match?: number;
  /** Who went on from it. */
  readonly winner?: number;
  /** Where its winner, and its loser, come; left out: nowhere. */
  readonly winnerTo?: string;
  readonly loserTo?: string;
  /** Its winner has this place and its loser the next. */
  readonly forPlace?: number;
  /** It is played only where the second side of this slot won. */
  readonly ifSecondWon?: string;
}

/** Who is on a side of a slot, and from where. */
export interface SeenSide {
  /** Null: nobody comes; left out: not known yet. */
  readonly entrant?: number | null;
  /** Left out: from the draw. */
  readonly winnerOf?: string;
  readonly loserOf?: string;
}

export interface SeenAward {
  readonly place: number;
  readonly entrant: number;
  readonly prize?: number;
}
