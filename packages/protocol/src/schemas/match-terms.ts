import { type BookId, books } from '@opencarrom/laws';
import { LENGTHS } from '@opencarrom/match';
import { Type } from 'typebox';
import { closed } from './basics.js';

export const Rulebook = Type.Unsafe<BookId>(Type.Enum(books.map(({ id }) => id)));
export const DisciplineName = Type.Enum(['singles', 'doubles']);
export const LengthName = Type.Enum([...LENGTHS] as [...typeof LENGTHS]);
export const Kind = Type.Enum(['casual', 'rated']);
export const Visibility = Type.Enum(['link', 'public']);
export const ClocksName = Type.Enum(['laws', 'none']);

/** A book's id; an unknown one is refused with the names of those there are. */
export const WishedBook = Type.String({ maxLength: 40, description: books.map(({ id }) => id).join(', ') });

const pair = { A: Type.Integer(), B: Type.Integer() };
/** Games won, and the points of each game begun. */
export const MatchTally = closed({ ...pair, games: Type.Array(closed(pair)) });
