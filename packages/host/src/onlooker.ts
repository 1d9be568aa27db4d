import type { Command, Event, MatchState, PlayedStroke, Refusal } from '@opencarrom/match';

/** Something has happened in a match. */
export interface News {
  readonly before: MatchState;
  readonly events: readonly Event[];
  readonly state: MatchState;
  /** Done by a command given here, or read from the log after another had been first. */
  readonly from: 'command' | 'log';
  /** What was done here and had to give way to what the log says. */
  readonly lost: readonly Event[];
  /** The stroke among it, as it went over the board, where the host was given it. */
  readonly played: PlayedStroke | null;
}

/** Whoever looks on at a match. All of it is told in order. */
export interface Onlooker {
  /** It stands so in memory: the log may not have it yet. */
  readonly happened?: (news: News) => void;
  /** The log has it: from now on it cannot be lost. */
  readonly kept?: (events: readonly Event[]) => void;
  /** How far the computer has come with its thoughts, from 0 to 1; null: it has none any more. */
  readonly thinking?: (share: number | null) => void;
  /** Nobody claims what could still have been claimed. */
  readonly unclaimed?: () => void;
  /** What the host would have done by itself, or a computer, was refused: the match waits for somebody. */
  readonly refused?: (command: Command, refusal: Refusal) => void;
  /** The match was thrown away. */
  readonly gone?: () => void;
  /** A port failed: the thinker, or the log. */
  readonly failed?: (problem: unknown) => void;
}
