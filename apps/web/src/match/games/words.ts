import type { BookId } from '@opencarrom/laws';
import type { DamageCode, EndedBy } from '@opencarrom/match';
import { catalogue } from '../../device/catalogue.js';
import type { StoreFault } from '../../store/problem.js';

export interface GameListWords {
  readonly open: string;
  readonly review: string;
  readonly goOn: string;
  readonly save: string;
  readonly share: string;
  readonly remove: string;
  readonly keepIt: string;
  readonly unsentTitle: string;
  readonly unsentText: string;
  /** For those who hear a button without seeing its row. */
  readonly of: (what: string, names: string) => string;
  readonly removed: (names: string) => string;
  readonly undo: string;
  readonly underWay: string;
  readonly at: (game: number, board: number) => string;
  readonly over: string;
  /** How a match ended that was not won by its score. */
  readonly endedBy: Readonly<Record<EndedBy, string>>;
  readonly whatIfMark: string;
  readonly books: Readonly<Record<BookId, string>>;
  readonly shareFailed: string;
  readonly openFile: string;
  readonly dropHere: string;
  readonly dropHint: string;
  readonly checking: (file: string) => string;
  readonly kept: (file: string) => string;
  readonly foreign: string;
  readonly known: (file: string) => string;
  readonly tooBig: (file: string) => string;
  readonly tooMany: (file: string, records: number, most: number) => string;
  readonly recordOf: (record: number, of: number) => string;
  readonly callOff: string;
  readonly calledOff: (file: string, done: number, of: number) => string;
  readonly unreadable: (file: string) => string;
  readonly notChecked: (file: string) => string;
  readonly damaged: (file: string, line: number) => string;
  readonly unchanged: string;
  readonly damage: Readonly<Record<DamageCode | 'mismatch', string>>;
  readonly store: Readonly<Record<StoreFault, string>>;
  readonly look: string;
  readonly gone: string;
  readonly unreadableGame: string;
  readonly unreadableRow: (id: string) => string;
  readonly unreadableNote: string;
  readonly sheet: string;
}

export const words = catalogue<GameListWords>(import.meta.glob('./words/*.ts'));
