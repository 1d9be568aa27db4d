import {
  type Board,
  type Decisions,
  judge,
  other,
  type Result,
  type Ruling,
  type Side,
  type StrokeFacts,
  settle,
  type Touch,
} from '@opencarrom/laws';
import type { Table } from '../table/table.js';
import { resultValue } from './result-value.js';

/** What a stroke of a table leads to by law, as far as tactics ask. */
export interface RuledStroke {
  /** The board after it; also where it is over. */
  readonly board: Board;
  readonly over: boolean;
  /** What the ended board is worth to the player. */
  readonly worth: number;
  /** Whether the player has won it; null: it goes on, or is played again. */
  readonly won: boolean | null;
  /** Does the stroke cost men of the player's own? */
  readonly foul: boolean;
  readonly continues: boolean;
  /** Men that come back to be placed, the player's and the others'. */
  readonly mineBack: number;
  readonly theirsBack: number;
  readonly queenBack: boolean;
}

/** What fell. */
export interface Fall {
  own: number;
  opponents: number;
  queen: boolean;
  striker: boolean;
  touched: boolean;
}

/** Rules on strokes of one table. The same fall is judged once: thousands of tries fall into some dozen cases. */
export interface Umpire {
  /** One consequence, or two where the player may choose (the double fine). */
  rule(fall: Fall): readonly RuledStroke[];
  /** The same where it matters what the striker met. */
  ruleContacts(fall: Fall, contacts: readonly Touch[]): readonly RuledStroke[];
}

export function umpireFor(table: Table): Umpire {
  const seen = new Map<number, readonly RuledStroke[]>();
  const rule = (fall: Fall): readonly RuledStroke[] => {
    const key =
      (((fall.own * 10 + fall.opponents) * 2 + (fall.queen ? 1 : 0)) * 2 + (fall.striker ? 1 : 0)) * 2 +
      (fall.touched ? 1 : 0);
    const known = seen.get(key);
    if (known) return known;
    const found = consequencesOf(table, strokeOf(table.board.turn, fall));
    seen.set(key, found);
    return found;
  };
  const ruleContacts = (fall: Fall, contacts: readonly Touch[]) =>
    consequencesOf(table, { ...strokeOf(table.board.turn, fall), contacts });
  return { rule, ruleContacts };
}

function strokeOf(me: Side, fall: Fall): StrokeFacts {
  const { own, opponents, queen, striker } = fall;
  const white = me === 'white';
  return {
    proper: true,
    pocketed: { white: white ? own : opponents, black: white ? opponents : own, queen, striker },
    overboard: { white: 0, black: 0, queen: false, striker: false },
    touched: fall.touched,
    // Whoever plays against it sees every foul.
    claimed: true,
  };
}

function consequencesOf(table: Table, stroke: StrokeFacts): readonly RuledStroke[] {
  const ruling = rulingOn(table, stroke, {});
  const [choice] = ruling.choices;
  if (!choice) return [consequenceOf(table, ruling)];
  return choice.options.map((option) =>
    consequenceOf(table, rulingOn(table, stroke, { 'double-fine': option })),
  );
}

const rulingOn = ({ book, board, discipline }: Table, stroke: StrokeFacts, decisions: Decisions): Ruling =>
  judge(book, board, stroke, { discipline, decisions });

function consequenceOf(table: Table, ruling: Ruling): RuledStroke {
  const me = table.board.turn;
  const board = settle(table.board, ruling);
  return {
    board,
    over: ruling.result !== null,
    won: ruling.result === null ? null : isWon(ruling.result, me),
    // Men that come back for what was owed before are no new cost.
    foul: board[me].owed + ruling.returned[me] > table.board[me].owed,
    worth: ruling.result === null ? 0 : resultValue(table, ruling.result, me),
    continues: ruling.turn === 'continues',
    mineBack: ruling.returned[me],
    theirsBack: ruling.returned[other(me)],
    queenBack: ruling.returned.queen,
  };
}

function isWon(result: Result, me: Side): boolean | null {
  if ('replay' in result) return null;
  return ('match' in result ? result.match : result.winner) === me;
}

/** Must the contacts be seen to judge a stroke on this table? Seeing them costs time. */
export function contactsMatter({ book, board }: Table, menAtBase: boolean): boolean {
  const { contacts } = book.rules;
  const me = board.turn;
  if (contacts['man-on-base-line'] && menAtBase) return true;
  if (contacts['own-last-touched-before-queen'] && board.queen === 'on-board' && board[me].onBoard === 1)
    return true;
  return contacts['opponents-single-man-hit'] !== null && board[other(me)].onBoard === 1;
}
