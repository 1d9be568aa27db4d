import { type Static, Type } from 'typebox';
import { EventSummary } from './events.js';
import { CommandId, closed, Id, Name, nullable, WallTime } from './schemas/basics.js';
import { LengthName, Rulebook } from './schemas/match-terms.js';

const Count = Type.Integer({ minimum: 0 });
const ClubName = Type.String({ minLength: 1, maxLength: 60 });
const About = Type.String({ maxLength: 600 });
const Place = Type.String({ maxLength: 80 });

/** `keeper`: runs the club. */
export const ClubRole = Type.Enum(['keeper', 'member']);
export type ClubRole = Static<typeof ClubRole>;

/** The same id again makes no second club. */
export const NewClub = closed({
  id: CommandId,
  name: ClubName,
  about: Type.Optional(About),
  place: Type.Optional(Place),
});
export type NewClub = Static<typeof NewClub>;

export const ClubMade = closed({ id: Id });
export type ClubMade = Static<typeof ClubMade>;

export const ClubChange = closed({
  name: Type.Optional(ClubName),
  about: Type.Optional(About),
  place: Type.Optional(Place),
});
export type ClubChange = Static<typeof ClubChange>;

export const ClubSummary = closed({
  id: Id,
  name: Type.String(),
  place: Type.String(),
  members: Count,
  you: nullable(ClubRole),
});
export type ClubSummary = Static<typeof ClubSummary>;

export const ClubsAnswer = closed({
  mine: Type.Array(ClubSummary),
  others: Type.Array(ClubSummary, { description: 'Those with the most members first.' }),
});
export type ClubsAnswer = Static<typeof ClubsAnswer>;

/** A weekly arena: an event on the screen that opens, plays and closes by itself. */
const seriesTerms = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  weekday: Type.Integer({ minimum: 0, maximum: 6, description: '0 is Sunday.' }),
  time: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
  zone: Type.String({ maxLength: 60, description: 'Whose time it is, as Asia/Kolkata.' }),
  rulebook: Rulebook,
  length: LengthName,
  rounds: Type.Integer({ minimum: 1, maximum: 15 }),
};

export const NewSeries = closed({ id: CommandId, ...seriesTerms });
export type NewSeries = Static<typeof NewSeries>;

export const ClubSeries = closed({
  id: Id,
  ...seriesTerms,
  nextAt: WallTime,
  event: nullable(Id),
});
export type ClubSeries = Static<typeof ClubSeries>;

export const ClubMember = closed({
  account: Id,
  name: nullable(Name),
  role: ClubRole,
  since: WallTime,
});
export type ClubMember = Static<typeof ClubMember>;

/** What somebody won in the club's closed events. */
export const ClubStanding = closed({
  name: Type.String(),
  total: Type.Number(),
  played: Count,
});
export type ClubStanding = Static<typeof ClubStanding>;

/** What the club's own events say of how well somebody plays. */
export const ClubRating = closed({
  name: Type.String(),
  rating: Type.Integer(),
  provisional: Type.Boolean(),
  events: Count,
});
export type ClubRating = Static<typeof ClubRating>;

export const ClubAnswer = closed({
  id: Id,
  name: Type.String(),
  about: Type.String(),
  place: Type.String(),
  you: nullable(ClubRole),
  members: Type.Array(ClubMember),
  events: Type.Array(EventSummary, { description: 'The newest first.' }),
  series: Type.Array(ClubSeries),
  season: Type.Array(ClubStanding, { description: 'Prizes over the closed events of the year, best first.' }),
  ratings: Type.Array(ClubRating, { description: 'Singles, best first.' }),
});
export type ClubAnswer = Static<typeof ClubAnswer>;

export const MemberChange = closed({ role: ClubRole });
export type MemberChange = Static<typeof MemberChange>;
