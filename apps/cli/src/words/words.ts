import type { ThoughtWords } from '@opencarrom/ai';
import type { FilmCut } from '@opencarrom/film';
import type {
  Board,
  BookId,
  Choice,
  Competitor,
  Discipline,
  MatchFormat,
  NextBoard,
  Piece,
  Placer,
  Side,
  Stage,
} from '@opencarrom/laws';
import type { StoryWords } from '@opencarrom/match';

/** The words around a ruling, a score sheet or a match. The ruling itself is announced by the laws. */
export interface CommandLineWords {
  readonly sides: Readonly<Record<Side, string>>;
  readonly comesOut: string;
  readonly placed: (piece: Piece, count: number, by: Placer) => string;
  readonly forgo: string;
  readonly mayForgo: (count: number) => string;
  readonly choice: string;
  readonly mayChoose: (choice: Choice) => string;
  /** Decisions that no law asks for here, by their names in the input. */
  readonly unused: string;
  readonly unusedDecisions: (decisions: readonly string[]) => string;
  readonly result: string;
  /** `total`: the winner's score in the game with these points. */
  readonly boardWon: (winner: Side, points: number, total: number) => string;
  readonly demand: string;
  readonly mayDemand: (winner: Side, points: number) => string;
  readonly replay: string;
  readonly matchWon: (winner: Side) => string;
  /** Heads of the board's columns: side, men on the board, men owed, score before this board. */
  readonly boardColumns: readonly [string, string, string, string];
  readonly strikesNext: string;
  readonly queen: string;
  readonly queenIs: Readonly<Record<Board['queen'], string>>;
  readonly break: string;
  readonly notBroken: (tries: number) => string;
  readonly why: string;
  readonly reading: string;

  /** A piece that fell: which, into which pocket, after how many seconds. */
  readonly fell: (piece: string, pocket: string, seconds: string) => string;
  readonly nothingFell: string;
  readonly lasted: string;
  readonly seconds: (seconds: string) => string;
  readonly touches: string;
  readonly contacts: (count: number) => string;
  readonly fingerprint: string;
  /** Heads of the columns of where pieces came to rest, in millimetres from the centre. */
  readonly restColumns: readonly [string, string, string];

  readonly books: Readonly<Record<BookId, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly format: (format: MatchFormat) => string;
  /** Heads of the sheet's columns: game, board, who won, points. */
  readonly sheetColumns: readonly [string, string, string, string];
  readonly game: string;
  readonly gameWon: (winner: Competitor, won: number, lost: number) => string;
  readonly gameSoFar: (A: number, B: number) => string;
  readonly match: string;
  readonly gamesWon: (A: number, B: number) => string;
  readonly matchOver: (winner: Competitor) => string;
  readonly next: string;
  readonly nextBoard: (next: NextBoard) => string;
  /** What is to be done before the next board. */
  readonly first: string;
  readonly changeSides: (minutes: number) => string;
  readonly rest: (minutes: number) => string;

  readonly disciplines: Readonly<Record<Discipline, string>>;
  /** A match cut short to one game, or to one board. */
  readonly oneGame: string;
  readonly oneBoard: string;
  /** While matches are played: which of how many, and how far it has come. */
  readonly playing: (
    match: number,
    of: number,
    at: Readonly<Record<'game' | 'board' | 'strokes', number>>,
  ) => string;
  /** Somebody stopped the play after so many of the matches. */
  readonly stopped: (matches: number, of: number) => string;
  readonly played: (matches: number, boards: number, strokesPerBoard: string) => string;
  /** What is counted of each competitor. */
  readonly figures: Readonly<Record<Figure, string>>;
  readonly level: (level: number) => string;
  readonly recordIn: (file: string) => string;
  readonly agrees: (commands: number, strokes: number, rulings: number) => string;
  readonly drawn: (stroke: number, file: string) => string;
  readonly filmed: (strokes: number, file: string) => string;
  /** Which strokes of a long match a film shows. */
  readonly filmedOnly: Readonly<Record<Exclude<FilmCut, 'all'>, string>>;

  readonly protest: string;
  readonly signed: string;
  readonly unsigned: string;
  readonly best: Readonly<Record<'place' | 'speed' | 'spin' | 'tried', string>>;
  /** While a stroke is sought: how many were tried so far. */
  readonly thinking: (tried: number) => string;
  readonly story: StoryWords;
  /** What the computer player says of its thoughts. */
  readonly thought: ThoughtWords;
}

export type Figure =
  | 'wins'
  | 'points'
  | 'boards'
  | 'strokesPerBoard'
  | 'pots'
  | 'fouls'
  | 'strikers'
  | 'queens';
