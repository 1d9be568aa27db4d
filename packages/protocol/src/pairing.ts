import { type Static, Type } from 'typebox';
import { closed, Id, Millis, Name, PlayerId, Seq, Token, WallTime } from './schemas/basics.js';
import {
  ClocksName,
  DisciplineName,
  Kind,
  LengthName,
  MatchTally,
  Rulebook,
  Visibility,
  WishedBook,
} from './schemas/match-terms.js';

export const NewOnlineMatch = closed({
  rulebook: WishedBook,
  discipline: DisciplineName,
  length: LengthName,
  kind: Kind,
  visibility: Visibility,
  /** Left out: those of the laws. */
  clocks: Type.Optional(ClocksName),
});
export type NewOnlineMatch = Static<typeof NewOnlineMatch>;

export const MatchMade = closed({ id: Id, url: Type.String(), player: PlayerId, seat: Token });
export type MatchMade = Static<typeof MatchMade>;

export const JoinMatch = closed({ player: Type.Optional(PlayerId) });
export type JoinMatch = Static<typeof JoinMatch>;

export const Seated = closed({ player: PlayerId, seat: Token });
export type Seated = Static<typeof Seated>;

export const SeatAsked = closed({ id: Id, player: PlayerId });
export type SeatAsked = Static<typeof SeatAsked>;

const Level = Type.Integer({ minimum: 1, maximum: 10, description: 'The level of the computer there.' });

/** Names stand here, and never in a match's head. */
export const SeatSummary = closed({
  player: PlayerId,
  isFree: Type.Boolean(),
  /** Null: nobody's, or somebody's who has left for good. */
  name: Type.Union([Name, Type.Null()]),
  /** Whose it is, where it is somebody's. */
  account: Type.Optional(Id),
  guest: Type.Optional(Type.Boolean()),
  rating: Type.Optional(
    closed(
      { rating: Type.Integer(), provisional: Type.Boolean() },
      'For what is played here; provisional ones are shown with "?".',
    ),
  ),
  computer: Type.Optional(Level),
});
export type SeatSummary = Static<typeof SeatSummary>;

/** A match as it is on a list. */
const outline = {
  id: Id,
  rulebook: Rulebook,
  discipline: DisciplineName,
  length: LengthName,
  kind: Kind,
  visibility: Visibility,
  clocks: ClocksName,
  status: Type.Enum(['open', 'live', 'over']),
  seats: Type.Array(SeatSummary),
  createdAt: WallTime,
  startedAt: Type.Union([WallTime, Type.Null()]),
  endedAt: Type.Union([WallTime, Type.Null()]),
};

export const MatchSummary = closed({
  ...outline,
  seq: Seq,
  score: MatchTally,
  watchers: Type.Integer({ minimum: 0, description: 'As far as the process that answers knows.' }),
  winner: Type.Union([Type.Enum(['A', 'B']), Type.Null()]),
  how: Type.Union([Type.Enum(['score', 'conceded', 'awarded', 'abandoned']), Type.Null()]),
  rematchOf: Type.Union([Id, Type.Null()]),
  rematch: Type.Union([Id, Type.Null()], { description: 'The match that was played after it.' }),
});
export type MatchSummary = Static<typeof MatchSummary>;

const TableStatus = Type.Enum(['open', 'live']);

/** Tables are looked through by what is played, and page by page. */
export const TablesAsked = closed({
  status: Type.Optional(TableStatus),
  rulebook: Type.Optional(WishedBook),
  discipline: Type.Optional(DisciplineName),
  length: Type.Optional(LengthName),
  kind: Type.Optional(Kind),
  after: Type.Optional(Type.String({ maxLength: 100, description: '`next` of the page before.' })),
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$', description: 'From 1 to 100.' })),
});
export type TablesAsked = Static<typeof TablesAsked>;

export const TableSummary = closed({
  ...outline,
  watchers: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Of a table that is played; as of some seconds ago.' }),
  ),
});
export type TableSummary = Static<typeof TableSummary>;

export const TablesAnswer = closed({
  tables: Type.Array(TableSummary),
  next: Type.Union([Type.String(), Type.Null()], { description: 'Null: there are no more.' }),
});
export type TablesAnswer = Static<typeof TablesAnswer>;

/** A computer for an empty seat. */
export const ComputerSeat = closed({ player: PlayerId, level: Level });
export type ComputerSeat = Static<typeof ComputerSeat>;

/** Somebody looks for whoever wants to play the same; left out: a whole casual match by the International laws. */
export const NewSeek = closed({
  rulebook: Type.Optional(WishedBook),
  discipline: Type.Optional(DisciplineName),
  length: Type.Optional(LengthName),
  kind: Type.Optional(Kind),
  range: Type.Optional(
    Type.Integer({
      minimum: 25,
      maximum: 2000,
      description: 'So far apart in rating, however long it takes.',
    }),
  ),
  computer: Type.Optional(
    closed(
      { level: Level, after: Type.Integer({ minimum: 0, maximum: 600 }) },
      'A computer will do where nobody was found after so many seconds; that is not rated.',
    ),
  ),
});
export type NewSeek = Static<typeof NewSeek>;

export const SeekAnswer = closed({
  id: Id,
  waited: Millis,
  range: Type.Number({ description: 'So far apart in rating somebody may be by now.' }),
  costs: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'Milliseconds one waits before the next search, should one not begin the match that is found.',
    }),
  ),
  match: Type.Union([closed({ id: Id, player: PlayerId, seat: Token }), Type.Null()]),
});
export type SeekAnswer = Static<typeof SeekAnswer>;

/** What it would cost to leave one more match before its first stroke. */
export const LeavingCosts = closed({
  costs: Type.Integer({ minimum: 0, description: 'Milliseconds one waits before the next search.' }),
});
export type LeavingCosts = Static<typeof LeavingCosts>;

/** `offers`: who wants to play again. `seated`: where whoever asked sits at `next`. */
export const RematchAnswer = closed({
  offers: Type.Array(PlayerId),
  next: Type.Union([Id, Type.Null()]),
  seated: Type.Union([closed({ player: PlayerId, seat: Token }), Type.Null()]),
});
export type RematchAnswer = Static<typeof RematchAnswer>;

const pool = { discipline: DisciplineName, length: LengthName };

/** As they are by now, and the last matches that changed them, the newest first. */
export const RatingsAnswer = closed({
  ratings: Type.Array(
    closed({
      ...pool,
      rating: Type.Number(),
      deviation: Type.Number(),
      provisional: Type.Boolean(),
      games: Type.Integer(),
      ratedAt: WallTime,
    }),
  ),
  history: Type.Array(
    closed({
      /** Not there where it was played by a link, for who did not play it. */
      match: Type.Optional(Id),
      ...pool,
      ratedAt: WallTime,
      before: Type.Number(),
      after: Type.Number(),
      deviation: Type.Number(),
    }),
  ),
});
export type RatingsAnswer = Static<typeof RatingsAnswer>;
