import type { Book, Piece, Seat, StrokeFacts, Touch } from '@opencarrom/laws';
import {
  type Equipment,
  type Outcome,
  type PieceId,
  type PlacedMan,
  type Stroke,
  simulate,
  standingAtBase,
} from '@opencarrom/physics';
import { inPlay } from '../evolve/board.js';
import { bookFor, equipmentFor } from '../head.js';
import type { Run } from '../log/event.js';
import { seatOf } from '../players.js';
import type { MatchState } from '../state.js';
import type { PlayedStroke } from './played.js';

/** A stroke played on the simulated board: what came of it, and its facts for the laws. */
export function playStroke(
  state: MatchState,
  stroke: Stroke,
  breach: string | undefined,
  played: PlayedStroke | null,
): { run: Run; facts: StrokeFacts } {
  const { men: lying, onTurn } = inPlay(state);
  const men = lying ?? [];
  const { head, seats } = state;
  const equipment = equipmentFor(head);
  const outcome = played?.isOf(state, stroke) ? played.outcome : simulate({ men }, stroke, equipment);
  const seat = seats ? seatOf(seats, onTurn) : null;
  const facts = strokeFacts({ book: bookFor(head), equipment, seat, men }, outcome, breach);
  return { run: runOf(men, outcome), facts };
}

/** A table as a stroke found it. */
export interface StruckTable {
  readonly book: Book;
  readonly equipment: Equipment;
  /** Where the player who struck sits; null: nobody sits anywhere yet. */
  readonly seat: Seat | null;
  readonly men: readonly PlacedMan[];
}

function runOf(men: readonly PlacedMan[], { hash, duration, rest, pocketed }: Outcome): Run {
  const before = new Map<string, PlacedMan>(men.map((man) => [man.id, man]));
  const moved = rest.filter(({ id, x, y }) => {
    const man = before.get(id);
    return man && (man.x !== x || man.y !== y);
  });
  return {
    hash,
    duration,
    moved: moved as readonly PlacedMan[],
    pocketed: pocketed.map(({ id, pocket }) => ({ id, pocket })),
  };
}

const NOTHING_OVERBOARD = { white: 0, black: 0, queen: false, striker: false };

/** What a stroke did, as far as the laws ask; `breach`: the law that made it improper. */
export function strokeFacts(table: StruckTable, outcome: Outcome, breach?: string): StrokeFacts {
  const fallen = outcome.pocketed.map(({ id }) => id);
  const men = (letter: string) => fallen.filter((id) => id.startsWith(letter) && id !== 'striker').length;
  const { contacts, claims } = table.book.rules;
  const asks = Object.values(contacts).some((rule) => rule !== null);
  return {
    proper: breach === undefined,
    pocketed: {
      white: men('w'),
      black: men('b'),
      queen: fallen.includes('queen'),
      striker: fallen.includes('striker'),
    },
    overboard: NOTHING_OVERBOARD,
    touched: outcome.contacts.some(({ a, b }) => a === 'striker' && !isCushion(b)),
    claimed: claims.is === 'none',
    ...(asks ? { contacts: contactsOf(table, outcome) } : {}),
    ...(breach === undefined ? {} : { breach }),
  };
}

const isCushion = (id: string): boolean => id.startsWith('cushion');

/** The contacts as the laws ask for them: kinds of pieces, each kind of meeting once, the first first. */
function contactsOf(table: StruckTable, { contacts }: Outcome): readonly Touch[] {
  const met = new Map<string, Touch>();
  for (const { a, b } of contacts) {
    const contact = contactOf(table, a, b);
    if (!contact) continue;
    const key = `${contact.a} ${contact.b} ${contact.onBaseLine ?? false}`;
    if (!met.has(key)) met.set(key, contact);
  }
  return [...met.values()];
}

function contactOf(table: StruckTable, a: PieceId, b: string): Touch | null {
  const first = a === 'striker' ? a : pieceOf(a);
  if (isCushion(b)) return { a: first, b: 'cushion' };
  const second = { a: first, b: pieceOf(b) };
  return a === 'striker' && liesAtBase(table, b) ? { ...second, onBaseLine: true } : second;
}

function pieceOf(id: string): Piece {
  if (id === 'queen') return 'queen';
  return id.startsWith('w') ? 'white' : 'black';
}

/** Did this man lie on or behind the base line of the player who struck? */
function liesAtBase({ equipment, seat, men }: StruckTable, id: string): boolean {
  const man = men.find((each) => each.id === id);
  return man !== undefined && seat !== null && standingAtBase(equipment, seat, man) !== 'before';
}
