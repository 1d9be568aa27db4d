import { POT_WAYS, type PotWay } from '@opencarrom/match';
import { type Static, Type } from 'typebox';
import { SeatSummary } from './pairing.js';
import { Account } from './people.js';
import { closed, Id, nullable, PlayerId, WallTime } from './schemas/basics.js';
import {
  DisciplineName,
  Kind,
  LengthName,
  MatchTally,
  Rulebook,
  Visibility,
  WishedBook,
} from './schemas/match-terms.js';

/** Whom an address names. */
export const ByAccount = closed({ account: Id });
export type ByAccount = Static<typeof ByAccount>;

const ShownRating = closed(
  { discipline: DisciplineName, length: LengthName, rating: Type.Integer(), provisional: Type.Boolean() },
  'Provisional ones are shown with "?".',
);

/** Somebody whom one wants to find again; they are not told, nor asked. */
export const Friend = closed({
  account: Account,
  since: WallTime,
  here: Type.Boolean({ description: 'Seen within the last minutes.' }),
  playing: nullable(Id),
  waiting: nullable(Id),
  ratings: Type.Array(ShownRating),
});
export type Friend = Static<typeof Friend>;

/** Those who are here first. `playing`, `waiting`: the public match they play, or wait at for somebody. */
export const Friends = closed({ friends: Type.Array(Friend) });
export type Friends = Static<typeof Friends>;

const Count = Type.Integer({ minimum: 0 });

const tally = { won: Count, lost: Count, drawn: Count, abandoned: Count };
/** How matches ended for somebody. `abandoned`: for nobody. */
export const ResultTally = closed(tally);
export type ResultTally = Static<typeof ResultTally>;

const pots = Object.fromEntries(POT_WAYS.map((way) => [way, Count])) as Record<PotWay, typeof Count>;

/** What somebody did in all matches together, as `matchFigures` counts it. */
const Figures = closed({
  ...{ boardsWon: Count, boardsLost: Count, strokes: Count, scoring: Count, bestTurn: Count },
  ...{ queens: Count, slams: Count, fouls: Count, dues: Count },
  pots: closed(pots),
});

/** As anybody sees it. */
export const Profile = closed({
  account: Account,
  since: Type.String({
    pattern: '^\\d{4}-\\d{2}$',
    description: 'The month in which they came, as "2026-11".',
  }),
  /** Of whoever asks. */
  friend: Type.Boolean(),
  matches: ResultTally,
  streak: closed(
    { now: Type.Integer(), best: Count },
    'Matches won in a row; `now` is below zero where so many were lost. Matches that nobody won are passed over.',
  ),
  figures: Figures,
  levels: Type.Array(closed({ level: Type.Integer(), ...tally })),
  people: Type.Array(closed({ account: nullable(Account), ...tally }), {
    description: 'Against whom most was played; null: those who have left for good.',
  }),
});
export type Profile = Static<typeof Profile>;

const Result = Type.Enum(['won', 'lost', 'drawn', 'abandoned']);
const Moment = Type.String({ pattern: '^\\d{1,15}$', description: 'Milliseconds since 1970.' });

/** Matches are looked through by what was played, with whom and how it ended, and page by page. */
export const HistoryAsked = closed({
  text: Type.Optional(Type.String({ maxLength: 80, description: 'In the name of somebody who sat there.' })),
  with: Type.Optional(Id),
  level: Type.Optional(
    Type.String({ pattern: '^([1-9]|10)$', description: 'Against a computer of this level.' }),
  ),
  rulebook: Type.Optional(WishedBook),
  discipline: Type.Optional(DisciplineName),
  length: Type.Optional(LengthName),
  kind: Type.Optional(Kind),
  result: Type.Optional(Result),
  since: Type.Optional(Moment),
  until: Type.Optional(Moment),
  after: Type.Optional(Type.String({ maxLength: 100, description: '`next` of the page before.' })),
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$', description: 'From 1 to 100.' })),
});
export type HistoryAsked = Static<typeof HistoryAsked>;

/** A match that is over, as one of those who played it sees it. */
export const PastMatch = closed({
  match: Id,
  player: PlayerId,
  endedAt: WallTime,
  rulebook: Rulebook,
  discipline: DisciplineName,
  length: LengthName,
  kind: Kind,
  visibility: Visibility,
  result: Result,
  how: Type.Enum(['score', 'conceded', 'awarded', 'abandoned']),
  score: MatchTally,
  seats: Type.Array(SeatSummary),
  rating: Type.Optional(closed({ before: Type.Number(), after: Type.Number() })),
});
export type PastMatch = Static<typeof PastMatch>;

export const HistoryAnswer = closed({
  matches: Type.Array(PastMatch),
  count: Type.Integer({ description: 'On all pages.' }),
  next: nullable(Type.String()),
});
export type HistoryAnswer = Static<typeof HistoryAnswer>;

/** What there is to know for somebody who comes back. */
export const SinceLastPlayed = closed({
  lastPlayed: nullable(WallTime),
  sitting: nullable(
    closed(
      {
        ...tally,
        ratings: Type.Array(
          closed({
            discipline: DisciplineName,
            length: LengthName,
            before: Type.Number(),
            after: Type.Number(),
          }),
        ),
      },
      'All that was played at one’s last sitting.',
    ),
  ),
  friends: Type.Array(closed({ friend: Account, match: PastMatch }), {
    description: 'What friends have played since, the newest first.',
  }),
  wanting: Type.Array(closed({ match: Id, account: Account }), {
    description: 'Who wants to play again, and which match.',
  }),
});
export type SinceLastPlayed = Static<typeof SinceLastPlayed>;
