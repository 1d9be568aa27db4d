import type { BookId, Stage } from '@opencarrom/laws';
import type { Edition, Method } from '../swiss/visiting.js';
import type { TieFormat } from '../ties/tie-format.js';
import type { Key, Retirements, Withdrawal } from '../vocabulary.js';

/** How an event is run, as data: stages one after the other. */
export interface EventFormat {
  readonly discipline: EventDiscipline;
  readonly stages: readonly StageFormat[];
}

export const EVENT_DISCIPLINES = ['singles', 'doubles', 'teams'] as const;
export type EventDiscipline = (typeof EVENT_DISCIPLINES)[number];

/** By which rules a match of a stage is played. */
export interface MatchRules {
  readonly rulebook: BookId;
  /** `by-round`: in a bracket the last match is the final, those before it the semi-finals, and so on. */
  readonly stage: Stage | 'by-round';
  /** What a score sheet brings in: a bare score as in Swiss events, games, or boards that the laws count. */
  readonly counted: 'score' | 'games' | 'boards';
  /** No side's bare score is higher. */
  readonly mostScore: number;
  /** After so many minutes the board is finished and who leads has won; null: no limit. */
  readonly minutes: number | null;
  /** A match of teams: its rubbers; null: a match of one. */
  readonly tie: TieFormat | null;
}

/** How those who come into a stage are seeded: as they stood before it, by rate, as the list has them, or by lot. */
export const SEEDINGS = ['standings', 'rate', 'list', 'lot'] as const;
export type Seeding = (typeof SEEDINGS)[number];

interface AnyStage {
  readonly name: string;
  readonly match: MatchRules;
  readonly seeding: Seeding;
  /** How many go on from it, of each group where there are groups; null: it is the last, or nobody is left behind. */
  readonly goOn: number | null;
}

interface CountedStage extends AnyStage {
  readonly keys: readonly Key[];
  readonly phantomScore: number;
}

export interface SwissFormat extends CountedStage {
  readonly system: 'swiss';
  readonly rounds: number;
  readonly method: Method;
  readonly edition: Edition;
  readonly retirements: Retirements;
  /** In so many first rounds the rate comes before net and total score. */
  readonly delayTopPairing: number;
  /** In so many first rounds those of other federations are visited first. */
  readonly compatriotsApart: number;
}

export interface LeagueFormat extends CountedStage {
  readonly system: 'league';
  readonly legs: 1 | 2;
  readonly withdrawal: Withdrawal;
}

export interface GroupsFormat extends CountedStage {
  readonly system: 'groups';
  /** How many; null: as fit those who are there when it is drawn, three to five in each. */
  readonly groups: number | null;
  /** So many first go to the groups in a snake, the others by lot in their tiers; null: all in a snake. */
  readonly seeds: number | null;
  readonly legs: 1 | 2;
  readonly withdrawal: Withdrawal;
}

export interface KnockoutFormat extends AnyStage {
  readonly system: 'knockout';
  /** So many first keep their places, the others get theirs by lot; null: all. */
  readonly seeds: number | null;
  readonly thirdPlace: boolean;
  readonly federationsApart: boolean;
}

export interface DoubleEliminationFormat extends AnyStage {
  readonly system: 'double-elimination';
  readonly seeds: number | null;
  /** Is a second final played where who came through the losers' bracket wins the first? */
  readonly secondFinal: boolean;
}

/** The last two of it meet, the winner meets the next above, up to the first. */
export interface LadderFormat extends AnyStage {
  readonly system: 'ladder';
}

/** First v second, and third v fourth; nobody else's place moves. */
export interface FinalsFormat extends AnyStage {
  readonly system: 'finals';
  readonly places: 2 | 4;
  readonly bestOf: 1 | 3;
}

export type StageFormat =
  | SwissFormat
  | LeagueFormat
  | GroupsFormat
  | KnockoutFormat
  | DoubleEliminationFormat
  | LadderFormat
  | FinalsFormat;
export type StageSystemName = StageFormat['system'];
