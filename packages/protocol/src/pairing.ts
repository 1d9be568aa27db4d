import type { BookId } from '@opencarrom/laws';
import { books } from '@opencarrom/laws';
import { LENGTHS } from '@opencarrom/match';
import { type Static, Type } from 'typebox';
import { closed, Id, Name, PlayerId, Seq, Token, WallTime } from './schemas/basics.js';

const Rulebook = Type.Unsafe<BookId>(Type.Enum(books.map(({ id }) => id)));
const Discipline = Type.Enum(['singles', 'doubles']);
const LengthName = Type.Enum([...LENGTHS] as [...typeof LENGTHS]);
const Kind = Type.Enum(['casual', 'rated']);
const Visibility = Type.Enum(['link', 'public']);
const Clocks = Type.Enum(['laws', 'none']);

/** What is left out is a whole casual match of singles by the International laws, by link, without clocks. */
export const NewOnlineMatch = closed({
  rulebook: Type.Optional(Rulebook),
  discipline: Type.Optional(Discipline),
  length: Type.Optional(LengthName),
  kind: Type.Optional(Kind),
  visibility: Type.Optional(Visibility),
  clocks: Type.Optional(Clocks),
});
export type NewOnlineMatch = Static<typeof NewOnlineMatch>;

export const MatchMade = closed({ id: Id, url: Type.String(), player: PlayerId, seat: Token });
export type MatchMade = Static<typeof MatchMade>;

export const JoinMatch = closed({ player: Type.Optional(PlayerId) });
export type JoinMatch = Static<typeof JoinMatch>;

export const Seated = closed({ player: PlayerId, seat: Token });
export type Seated = Static<typeof Seated>;

/** Names stand here, and never in a match's head. */
export const SeatSummary = closed({
  player: PlayerId,
  isFree: Type.Boolean(),
  /** Null: nobody's, or somebody's who has left for good. */
  name: Type.Union([Name, Type.Null()]),
  guest: Type.Optional(Type.Boolean()),
  computer: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 10, description: 'The level of the computer there.' }),
  ),
});
export type SeatSummary = Static<typeof SeatSummary>;

export const MatchSummary = closed({
  id: Id,
  rulebook: Rulebook,
  discipline: Discipline,
  length: LengthName,
  kind: Kind,
  visibility: Visibility,
  clocks: Clocks,
  status: Type.Enum(['open', 'live', 'over']),
  seats: Type.Array(SeatSummary),
  seq: Seq,
  createdAt: WallTime,
  startedAt: Type.Union([WallTime, Type.Null()]),
  endedAt: Type.Union([WallTime, Type.Null()]),
  winner: Type.Union([Type.Enum(['A', 'B']), Type.Null()]),
  rematchOf: Type.Union([Id, Type.Null()]),
});
export type MatchSummary = Static<typeof MatchSummary>;
