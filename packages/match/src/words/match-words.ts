import type { Named, RulingWords, Side } from '@opencarrom/laws';
import type { Length } from '../head.js';
import type { ActType, Doing, Matter } from '../log/command.js';
import type { MatchEnding } from '../log/event.js';
import type { EndedBy } from '../state.js';
import type { SheetWords } from '../views/sheet.js';
import type { RefusalWords } from './refusals/refusal-words.js';

/** What was overlooked: whose men or queen, how many men, who struck; null where the record does not say. */
export interface Overlooked {
  readonly side: Side | null;
  readonly men: number | null;
  readonly player: Named | null;
}

/** What is said of a match, in one language: between its rulings, of them, and of what is refused. */
export interface MatchWords {
  readonly toss: string;
  readonly extraToss: (game: number) => string;
  readonly choice: (winner: Named, takings: readonly ('side' | 'break' | 'white' | 'black')[]) => string;
  readonly seating: (chooser: Named) => string;
  readonly beforePlay: (board: number, game: number, breaker: Named) => string;
  readonly changeSides: string;
  readonly stopped: (by: Named) => string;
  readonly breaks: (who: Named) => string;
  readonly strikes: (who: Named, side: Side) => string;
  readonly covers: (who: Named, side: Side) => string;
  readonly chooses: (who: Named) => string;
  readonly places: (who: Named, count: number, side: Side) => string;
  readonly mayDemand: (who: Named, points: number) => string;
  readonly mayClaim: (who: Named) => string;
  /** What was played for is called by its name: of a single board nobody says that it was a match. */
  readonly over: (winner: Named | null, how: MatchEnding, length: Length) => string;
  /** The end of a game within a match: its points, the winner's first. */
  readonly gameWon: (game: number, winner: Named, points: number, others: number) => string;
  readonly gamesNow: (a: Named, gamesOfA: number, b: Named, gamesOfB: number) => string;
  readonly rest: (minutes: number, laws: readonly string[]) => string;
  /** The board that decided a game or a match of which it has been told who won. */
  readonly lastBoard: (winner: Named, side: Side, points: number) => string;
  /** Games won (null: only one was played for), and the points of each: the winner's first. */
  readonly finalScore: (games: string | null, points: readonly string[]) => string;
  /** How a match ended that was not won by its score, in lists and sentences. */
  readonly endedBy: Readonly<Record<EndedBy, string>>;
  /** A sentence of how it ended, by which law, and why. */
  readonly ground: (ended: string) => string;
  /** A warning: to whom, by which law, why, and its number by this law. */
  readonly warned: (who: Named, law: string, reason: string | null, times: number) => string;
  readonly passed: (who: Named) => string;
  /** Before the ruling that follows when nobody placed what was to be placed. */
  readonly tooLateToPlace: string;
  readonly forfeited: (men: string) => string;
  readonly protestOpen: string;
  /** One who is spoken to, in the midst of a sentence. */
  readonly you: string;
  /** Both of a pair, in a sentence. */
  readonly pair: (one: string, other: string) => string;
  readonly umpire: string;
  readonly placed: string;
  /** What is said instead of a ruling once something was done about it. */
  readonly settled: Readonly<Partial<Record<ActType, string>>>;
  /** The same of men let go: others may still have theirs to place. */
  readonly forgone: (men: string, count: number) => string;
  /** What was noticed too late, and what then stands. */
  readonly deemed: (matter: string) => string;
  /** That men owed were placed, nobody said: the next stroke was entered. */
  readonly takenAsPlaced: (men: string) => string;
  readonly sheet: SheetWords;
  readonly men: (count: number, side: Side) => string;
  readonly takes: Readonly<Record<Doing<'choose'>['take'], string>>;
  /** What stands: part of a sentence. `still-owed`: men overlooked, by a book that does not let them go. */
  readonly matters: Readonly<Record<Matter | 'still-owed', (overlooked: Overlooked) => string>>;
  /** What is played for is called by its name: a single board, a game or a match. */
  readonly lengths: Readonly<Record<Length, string>>;
  readonly ruling: RulingWords;
  readonly refusals: RefusalWords;
}
