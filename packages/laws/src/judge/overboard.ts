import type { Book } from '../books/book.js';
import { other, type Side, type StrokeFacts } from '../vocabulary.js';
import { note } from './dues.js';
import type { Finding, Placing } from './ruling.js';

const NO_PLACINGS: readonly Placing[] = [];
const NO_FINDINGS: readonly Finding[] = [];

/** Pieces that left the surface go back by the umpire: the queen, the striking side's men, the others. */
export function overboardPlacings(stroke: StrokeFacts, onTurn: Side): readonly Placing[] {
  const { overboard } = stroke;
  if (!overboard.queen && overboard.white + overboard.black === 0) return NO_PLACINGS;
  const placing: Placing[] = overboard.queen ? [{ piece: 'queen', count: 1, by: 'umpire' }] : [];
  for (const piece of [onTurn, other(onTurn)])
    if (overboard[piece] > 0) placing.push({ piece, count: overboard[piece], by: 'umpire' });
  return placing;
}

export function overboardNotes(
  book: Book,
  stroke: StrokeFacts,
  placings: readonly Placing[],
): readonly Finding[] {
  const striker = stroke.overboard.striker ? note(book, 'striker-overboard') : NO_FINDINGS;
  if (placings.length === 0) return striker;
  return [...note(book, lawFor(placings)), ...striker];
}

function lawFor(placings: readonly Placing[]) {
  const pieces = placings.reduce((sum, { count }) => sum + count, 0);
  if (pieces > 2) return 'overboard-many';
  if (placings.length === 1) return 'overboard';
  return placings[0]?.piece === 'queen' ? 'overboard-with-queen' : 'overboard-both-colours';
}
