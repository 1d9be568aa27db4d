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

/** A book's id; an unknown one is refused with the names of those there are. */
const WishedBook = Type.String({ maxLength: 40, description: books.map(({ id }) => id).join(', ') });

/** What is left out is a whole casual match of singles by the International laws, by link, with the laws' clocks. */
export const NewOnlineMatch = closed({
  rulebook: Type.Optional(WishedBook),
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
  /** Whose it is, where it is somebody's. */
  account: Type.Optional(Id),
  guest: Type.Optional(Type.Boolean()),
  computer: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 10, description: 'The level of the computer there.' }),
  ),
});
export type SeatSummary = Static<typeof SeatSummary>;

const pair = { A: Type.Integer(), B: Type.Integer() };
/** Games won, and the points of each game begun. */
const MatchTally = closed({ ...pair, games: Type.Array(closed(pair)) });

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
  score: MatchTally,
  createdAt: WallTime,
  startedAt: Type.Union([WallTime, Type.Null()]),
  endedAt: Type.Union([WallTime, Type.Null()]),
  winner: Type.Union([Type.Enum(['A', 'B']), Type.Null()]),
  how: Type.Union([Type.Enum(['score', 'conceded', 'awarded', 'abandoned']), Type.Null()]),
  rematchOf: Type.Union([Id, Type.Null()]),
  rematch: Type.Union([Id, Type.Null()], { description: 'The match that was played after it.' }),
});
export type MatchSummary = Static<typeof MatchSummary>;
