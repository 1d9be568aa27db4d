import type { EventDiscipline } from '../event/format.js';
import type { Both, MatchSide } from '../event/result.js';

/** Somebody who has a place in the end. */
export interface Finisher {
  /** Its number in the event, from 1. */
  readonly entrant: number;
  /** Who they are in every event; of a team, the team. */
  readonly players: readonly string[];
  /** What people call them. */
  readonly names: readonly string[];
  /** What it was rated when it came; null where it was not. */
  readonly rate: number | null;
}

/** A match that two entrants played. */
export interface PlayedMatch {
  readonly round: number;
  readonly a: number;
  readonly b: number;
  readonly scores: Both;
  readonly winner: MatchSide | 'draw';
}

/** An event that is over, as prizes, championships and ratings see it. */
export interface FinishedEvent {
  readonly id: string | null;
  readonly name: string | null;
  /** The day it was held, as 2026-01-31. */
  readonly date: string | null;
  readonly discipline: EventDiscipline;
  /** Everybody who has a place, best first. */
  readonly order: readonly Finisher[];
  /** In the order of the rounds; byes, walk-overs and finals are not among them. */
  readonly matches: readonly PlayedMatch[];
}
