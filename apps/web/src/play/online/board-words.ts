import { catalogue } from '../../device/catalogue.js';
import type { DecisionKind } from './who-decides.js';

/** What is said at a board far away: of the connection, of who decides, and of what the server refused. */
export interface BoardWords {
  readonly connecting: string;
  readonly offline: string;
  readonly lost: string;
  readonly restart: string;
  readonly outdated: string;
  readonly elsewhere: string;
  readonly reload: string;
  readonly otherOutcome: string;
  readonly unconfirmed: string;
  readonly away: (name: string) => string;
  /** Null: the winner is whoever reads it. */
  readonly awayUntil: (name: string, winner: string | null) => string;
  readonly wasAway: (seconds: number, of: number) => string;
  readonly seconds: (count: number) => string;
  readonly yours: Readonly<Record<DecisionKind, string>>;
  readonly theirs: Readonly<Record<DecisionKind, (name: string) => string>>;
  readonly strokeBack: string;
  readonly takenBack: string;
  readonly tooLate: string;
  readonly declined: Readonly<Record<string, string>>;
  readonly otherwise: string;
  readonly yourTurn: string;
  readonly soonOver: (seconds: number) => string;
  readonly cameBack: (name: string) => string;
}

export const boardWords = catalogue<BoardWords>(import.meta.glob('./board-words/*.ts'));
