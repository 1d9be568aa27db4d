import type {
  Board,
  Call,
  Competitor,
  Decisions,
  Piece,
  Ruling,
  ScoreSheet,
  Side,
  StrokeFacts,
} from '@opencarrom/laws';
import type { PlacedMan } from '@opencarrom/physics';
import type { Head } from './head.js';
import type { Doing, HelpKind } from './log/command.js';
import type { Event, MatchEnding } from './log/event.js';
import { type Actor, competitorOf, type Player, type Seats } from './players.js';

/** A match between two events: plain data. After event n it is what the first n events of the log come to. */
export interface MatchState {
  readonly head: Head;
  /** Number of the last event. */
  readonly seq: number;
  /** When it happened, and when the newest command came: they differ only within a correction. */
  readonly at: number;
  readonly latest: number;
  readonly toss: { readonly winner: Competitor } | null;
  readonly choice: 'side' | 'break' | 'white' | 'black' | null;
  /** Who breaks the first board. */
  readonly first: Competitor | null;
  readonly firstBreaker: Player | null;
  readonly seats: Seats | null;
  readonly trials: number;
  /** Who won the toss for the extra board of which game. */
  readonly tosses: Readonly<Record<string, Competitor>>;
  readonly lines: readonly BoardLine[];
  readonly score: ScoreSheet;
  readonly board: BoardInPlay | null;
  readonly clock: Clock | null;
  /** What help each player has taken, in its order: nothing that is taken back takes it away. */
  readonly help: Readonly<Partial<Record<Actor, readonly HelpKind[]>>>;
  readonly warnings: readonly Warning[];
  readonly protests: readonly Protest[];
  readonly signatures: readonly Signature[];
  readonly outcome: MatchOutcome | null;
  /** On which the last act gave something up or ended it; null where it did not. */
  readonly ground: Ground | null;
  /** Number of the event that set up the last board; 0 before the first. */
  readonly setAt: number;
  /** Where an undo goes: the event after which the newest act came that nobody took back. */
  readonly before: number | null;
  /** Where a redo goes: the last event before it was taken back, until something else is done. */
  readonly undone: number | null;
}

/** A match and its log. Where an earlier state is shown, the log may have come further already. */
export interface LoggedMatch {
  readonly state: MatchState;
  readonly events: readonly Event[];
}

/** A clock that runs. Time comes in with each command; this says what it is held against. */
export interface Clock {
  /** `choice`: to decide on a double fine or a demand. `rest`: to change sides, or before the last game. */
  readonly kind: 'break' | 'strike' | 'place' | 'choice' | 'rest';
  /** For whom; null: for everybody. */
  readonly of: Actor | null;
  /** Milliseconds since the match's beginning. */
  readonly since: number;
  readonly seconds: number;
  readonly laws: readonly string[];
}

/** The board that is being played. */
export interface BoardInPlay {
  readonly game: number;
  readonly board: number;
  readonly extra: boolean;
  readonly breaker: Player;
  /** Who has the white men. */
  readonly white: Competitor;
  /** Number of the event that set it up. */
  readonly setAt: number;
  /** Has the umpire called "Play"? */
  readonly begun: boolean;
  readonly table: Board;
  /** Where the men lie; null on a wooden board. */
  readonly men: readonly PlacedMan[] | null;
  readonly onTurn: Player;
  /** When everything lies still again: clocks count from then. */
  readonly stillAt: number;
  readonly strokes: number;
  readonly strokesThisTurn: number;
  /** Turns passed in a row, by either side. */
  readonly passes: number;
  readonly hearing: Hearing | null;
  readonly ruling: Ruling | null;
  /** Pieces to be put back before play goes on, in order. */
  readonly tasks: readonly Task[];
  /** Of the men that wait, so many have been placed by the one who is placing. */
  readonly placed: number;
  /** The last stroke, where it may still be claimed though other things were ruled on since. */
  readonly unclaimed: Unclaimed | null;
  /** What was called since a stroke that has been claimed: to be ruled on again after it. */
  readonly recalls: readonly Doing<'call'>[];
  /** The result as it was entered, where nobody followed the board stroke by stroke. */
  readonly tally: Doing<'tally'> | null;
  /** What nobody may have noticed: the laws let it stand once the next stroke is made. On wooden boards only. */
  readonly unnoticed: readonly Unnoticed[];
  /** Play is stopped by an appeal. */
  readonly appeal: { readonly by: Actor; readonly at: number; readonly clock: Clock | null } | null;
}

/** A queen left uncovered, or a placing of men owed, after so many strokes of the board. */
export type Unnoticed =
  | { readonly what: 'queen'; readonly side: Side; readonly stroke: number }
  | {
      readonly what: 'placing';
      /** Whose men were owed. */
      readonly side: Side;
      readonly men: number;
      readonly stroke: number;
      /** Nobody said that they were placed: the next stroke was entered. */
      readonly assumed: boolean;
    };

/** A stroke that waits for a claim, and what the umpire has called since. */
export interface Unclaimed {
  readonly hearing: Hearing;
  readonly calls: readonly Doing<'call'>[];
}

/** What the last ruling was about, with all that is needed to rule again once somebody decides. */
export interface Hearing {
  readonly onTurn: Player;
  readonly before: Board;
  /** Strokes of this turn, this one among them. */
  readonly strokesThisTurn: number;
  /** Where the men lay before anything was put back. */
  readonly men: readonly PlacedMan[] | null;
  /** What was still to be placed by an earlier ruling, when a law was called. */
  readonly pending: readonly Task[];
  readonly matter: { readonly facts: StrokeFacts } | { readonly call: Call };
  readonly decisions: Decisions;
}

export interface Task {
  readonly piece: Piece;
  readonly by: Actor;
  /** A due or penalty, as against a piece that left the board or a queen. */
  readonly owed: boolean;
}

/** A board that is over, as the score sheet shows it. */
export interface BoardLine {
  readonly game: number;
  readonly board: number;
  readonly extra: boolean;
  /** Null where the game was given up before the toss for this board. */
  readonly breaker: Player | null;
  readonly white: Competitor | null;
  /** Who covered the queen. */
  readonly queen: Competitor | null;
  /** Men left on the board, by competitor. */
  readonly men: Readonly<Record<Competitor, number>>;
  readonly winner: Competitor | null;
  readonly points: number;
  /** Additional points among them, demanded. */
  readonly demanded: number;
  readonly strokes: number;
  /** Men owed that were taken as placed, by the next stroke and without a word. */
  readonly takenAsPlaced: number;
  readonly laws: readonly string[];
  readonly how: 'won' | 'replay' | 'conceded';
  /** Why the game was given up, where it was said. */
  readonly reason: string | null;
}

export interface Warning {
  /** As the book cites it. */
  readonly law: string;
  readonly against: Competitor;
  /** Which of a pair; null where it was not said. */
  readonly player: Player | null;
  readonly reason: string | null;
  readonly at: number;
}

/** Why somebody ended something: by which laws, and in whose words. */
export interface Ground {
  readonly laws: readonly string[];
  readonly reason: string | null;
}

export interface Protest {
  readonly number: number;
  readonly by: Actor;
  readonly facts: string;
  readonly game: number;
  readonly board: number;
  /** The event that set up the board it was lodged in. */
  readonly setAt: number;
  readonly upheld: boolean | null;
  readonly decision: string | null;
}

export interface Signature {
  readonly by: Actor;
  readonly name: string;
  /** The drawn mark, as SVG path data. */
  readonly mark: string | null;
}

export interface MatchOutcome extends Ground {
  readonly winner: Competitor | null;
  readonly how: MatchEnding;
}

/** How a match ended besides by its score, in one word: an award may be a walk-over. */
export type EndedBy = 'walk-over' | Exclude<MatchEnding, 'score'>;

/** What the match is waiting for. */
export type Phase =
  | 'toss'
  | 'choice'
  | 'seating'
  | 'extra-toss'
  | 'before-play'
  | 'stopped'
  | 'stroke'
  | 'fine'
  | 'placing'
  | 'closing'
  | 'over';

export function phaseOf(state: MatchState): Phase {
  const { board } = state;
  if (state.outcome) return 'over';
  if (!state.toss) return 'toss';
  if (!state.choice) return 'choice';
  if (!state.seats) return 'seating';
  if (!board) return 'extra-toss';
  if (board.appeal) return 'stopped';
  if (!board.begun) return 'before-play';
  if (board.ruling && board.ruling.choices.length > 0) return 'fine';
  if (board.ruling?.result) return 'closing';
  return board.tasks.length > 0 ? 'placing' : 'stroke';
}

/** The stroke an opponent could still claim: its ruling overlooked what nobody had claimed. */
export function unclaimedStroke({ board }: Pick<MatchState, 'board'>): Hearing | null {
  if (!board) return null;
  const overlooked = board.ruling?.findings.some(({ concern }) => concern === 'unclaimed');
  return overlooked ? board.hearing : (board.unclaimed?.hearing ?? null);
}

/** What help somebody has taken so far, in its order. */
export const helpOf = ({ help }: Pick<MatchState, 'help'>, by: Actor): readonly HelpKind[] => help[by] ?? [];

export const sideOf = (board: BoardInPlay, competitor: Competitor): Side =>
  board.white === competitor ? 'white' : 'black';

export const competitorWith = (board: Pick<BoardInPlay, 'white'>, side: Side): Competitor =>
  (side === 'white') === (board.white === 'A') ? 'A' : 'B';

export const sideOfPlayer = (board: BoardInPlay, player: Player): Side => sideOf(board, competitorOf(player));
