import type { Side } from '@opencarrom/laws';
import type { PlaceFault } from '@opencarrom/match';
import { catalogue } from '../device/catalogue.js';
import type { StoreFault } from '../store/problem.js';

export interface MatchRoomWords {
  readonly colour: Readonly<Record<Side, string>>;
  /** In all, and how many of them are being placed. */
  readonly owes: (count: number, now: number) => string;
  readonly menLeft: (count: number) => string;
  readonly queenTheirs: string;
  readonly queenToCover: string;
  readonly score: string;
  readonly strike: string;
  readonly power: string;
  readonly spin: string;
  readonly hint: string;
  /** The button, with how many are left; null: as many as one likes. */
  readonly hintLeft: (left: number | null) => string;
  readonly showMe: string;
  /** Said while a stroke is shown that nobody makes. */
  readonly ghost: string;
  readonly sheet: string;
  readonly why: string;
  readonly close: string;
  readonly law: (id: string) => string;
  readonly games: (won: number) => string;
  readonly running: string;
  readonly gameBoard: (game: number, board: number) => string;
  readonly skip: string;
  readonly place: string;
  readonly unkept: Readonly<Record<StoreFault | 'unread', string>>;
  readonly computerLost: string;
  readonly computerRefused: string;
  /** Of several it is said which. */
  readonly placeHelp: (number: number, of: number) => string;
  readonly faults: Readonly<Record<PlaceFault, string>>;
  readonly aids: Readonly<Record<'ghost' | 'line' | 'none', string>>;
  readonly aim: string;
  readonly aimHelp: string;
}

export const words = catalogue<MatchRoomWords>(import.meta.glob('./words/*.ts'));
