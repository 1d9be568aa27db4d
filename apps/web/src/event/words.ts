import type { Stage } from '@opencarrom/laws';
import type { SeenColumn, SeenEnding, SeenResult, UnnamedWords } from '@opencarrom/tournament/seen';
import { catalogue } from '../device/catalogue.js';

type EndingName = NonNullable<SeenResult['how']>;

/** What everybody who looks at an event is told: at the desk, on the wall, on the page. */
export interface EventWords {
  readonly unnamed: UnnamedWords;
  /** A pair, as the language joins them. */
  readonly together: (names: readonly string[]) => string;
  readonly table: string;
  readonly tableNumber: (table: number) => string;
  readonly round: (round: number) => string;
  readonly roundOf: (round: number, of: number) => string;
  readonly group: (name: string) => string;
  readonly versus: string;
  readonly bye: string;
  /** Somebody has left. */
  readonly away: string;
  readonly annulled: string;
  readonly provisional: string;
  readonly endings: Readonly<Record<EndingName, string>>;
  readonly live: string;
  readonly board: (board: number) => string;
  readonly gameBoard: (game: number, board: number) => string;
  /** Played to its end, and not signed yet. */
  readonly toBeSigned: string;
  readonly phones: (count: number) => string;
  readonly draw: string;
  readonly wonBy: (name: string) => string;

  readonly place: string;
  readonly who: string;
  /** Over a column, and read out in full. */
  readonly columns: Readonly<Record<SeenColumn, readonly [short: string, whole: string]>>;
  readonly standings: string;
  readonly standingsOf: (stage: string) => string;
  readonly goOn: (count: number) => string;
  readonly why: string;
  readonly crossTable: string;
  readonly crossTableOf: (what: string) => string;
  readonly bracket: string;
  readonly lawStages: Readonly<Record<Stage, string>>;
  readonly ending: (ending: SeenEnding) => string;
  readonly minutes: (minutes: number) => string;
  /** So many are left in a knock-out. */
  readonly roundOfSize: (left: number) => string;
  readonly semiFinals: string;
  readonly quarterFinals: string;
  readonly final: string;
  readonly secondFinal: string;
  readonly ifNeeded: string;
  readonly forPlace: (place: number) => string;
  readonly winnersBracket: string;
  readonly losersBracket: string;
  readonly step: (step: number) => string;
  /** Who has lost in this round. */
  readonly loserFrom: (round: string) => string;
  readonly winnerHere: string;
  readonly open: string;

  readonly rubber: (rubber: number) => string;
  readonly disciplines: Readonly<Record<'singles' | 'doubles', string>>;
  readonly lineUpGiven: string;
  readonly lineUpMissing: string;
  readonly lineUpSecret: string;

  readonly clock: string;
  readonly clockStands: string;
  readonly timeUp: string;
  readonly warningAt: (time: string) => string;
  readonly begins: string;
  readonly beganAt: (time: string) => string;
  readonly left: string;
  readonly offline: (time: string) => string;
}

export const words = catalogue<EventWords>(import.meta.glob('./words/*.ts'));
