import { type Static, Type } from 'typebox';
import { closed, Id, nullable, PlayerId, Token, WallTime } from './schemas/basics.js';
import { Kind, LengthName } from './schemas/match-terms.js';

/** How the matches of an event on the screen are played. */
export const ArenaTerms = closed({
  length: LengthName,
  kind: Kind,
  wait: Type.Integer({
    minimum: 1,
    maximum: 24 * 60 * 14,
    description: 'Minutes after a round is published in which both have to come; who does not has lost.',
  }),
  goesOn: Type.Boolean({ description: 'Is the next round drawn and published once all results are in?' }),
});
export type ArenaTerms = Static<typeof ArenaTerms>;

const Number1 = Type.Integer({ minimum: 1, maximum: 100_000 });

/** A match of the event that one is to play, or plays. */
export const OwnFixture = closed({
  match: Number1,
  round: Number1,
  entrant: Number1,
  opponent: Type.String(),
  /** Until then both have to come. */
  until: WallTime,
  /** `they`: all of the other side. */
  here: closed({ you: Type.Boolean(), they: Type.Boolean() }),
  /** Who plays beside one; null: one plays alone. */
  partner: nullable(closed({ name: Type.String(), here: Type.Boolean() })),
  /** Once both are there. */
  game: nullable(closed({ id: Id, player: PlayerId, seat: nullable(Token) })),
});
export type OwnFixture = Static<typeof OwnFixture>;

export const FixturesAnswer = closed({
  terms: ArenaTerms,
  /** When the first round is drawn by itself; null: it has been, or somebody draws it. */
  startsAt: nullable(WallTime),
  /** What one is in the event; null: not in it. */
  entrant: nullable(Number1),
  /** One waits for the desk to let one in. */
  hasAsked: Type.Boolean(),
  /** The code of the link one has to give to a partner; null: one looks for none. */
  invitation: nullable(Token),
  /** By the code that was asked with: whose partner one may become; null: nobody’s any more. */
  inviter: nullable(Type.String()),
  fixtures: Type.Array(OwnFixture),
  now: WallTime,
});
export type FixturesAnswer = Static<typeof FixturesAnswer>;

/** With the code of an invitation: who was asked to play beside somebody. */
export const PartnerCode = closed({ with: Type.Optional(Token) });
export type PartnerCode = Static<typeof PartnerCode>;

/** Whoever plays alone says nothing. */
export const EntryToArena = nullable(PartnerCode);
export type EntryToArena = Static<typeof EntryToArena>;
