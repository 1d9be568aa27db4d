import { type Static, Type } from 'typebox';
import { CommandId, closed, Id, Name, nullable, Token } from '../schemas/basics.js';
import { DisciplineName } from '../schemas/match-terms.js';
import { EventSummary } from './event.js';
import { EntryDocument, Number1, Told } from './parts.js';

export const EntryAsked = closed({ id: CommandId, entry: EntryDocument, note: Type.Optional(Told) });
export type EntryAsked = Static<typeof EntryAsked>;

export const EntryAnswer = closed({ is: Type.Enum(['entered', 'asked']), entrant: Type.Optional(Number1) });
export type EntryAnswer = Static<typeof EntryAnswer>;

export const RequestDecision = closed({ accept: Type.Boolean() });
export type RequestDecision = Static<typeof RequestDecision>;

/** A link for a helper, or for the captain of a team. */
export const InviteAsked = Type.Union([
  closed({ to: Type.Literal('help') }),
  closed({ to: Type.Literal('captain'), entrant: Number1 }),
]);
export type InviteAsked = Static<typeof InviteAsked>;

export const InviteMade = closed({ token: Token });
export type InviteMade = Static<typeof InviteMade>;

export const InviteTaken = closed({ token: Token });
export type InviteTaken = Static<typeof InviteTaken>;

/** Whose the event is from now on: one of its helpers. */
export const OwnerAsked = closed({ account: Id });
export type OwnerAsked = Static<typeof OwnerAsked>;

/** Events that are not over, and that nobody would run any more, or nobody does. */
export const EventsAlone = closed({ events: Type.Array(EventSummary) });
export type EventsAlone = Static<typeof EventsAlone>;

/** `events`: what becomes of those that one runs alone; without it one does not leave while there are any. */
export const LeavingAsked = closed({ events: Type.Optional(Type.Literal('left-alone')) });
export type LeavingAsked = Static<typeof LeavingAsked>;

/** What a team's captain sees: its own line-ups, the others' once both are given. */
export const TeamAnswer = closed({
  event: closed({ id: Id, name: Type.String() }),
  entrant: Number1,
  team: Type.String(),
  players: Type.Array(closed({ key: Type.String(), name: Name, woman: Type.Optional(Type.Boolean()) })),
  ties: Type.Array(
    closed({
      match: Number1,
      side: Type.Enum(['a', 'b']),
      other: Type.String(),
      table: Type.Optional(Number1),
      at: Type.Optional(Type.String()),
      rubbers: Type.Array(DisciplineName),
      own: nullable(Type.Array(Type.Array(Type.String()))),
      others: nullable(Type.Array(Type.Array(Type.String()))),
      isOver: Type.Optional(Type.Literal(true)),
    }),
  ),
});
export type TeamAnswer = Static<typeof TeamAnswer>;

export const LineUpAsked = closed({
  id: CommandId,
  match: Number1,
  lineUp: Type.Array(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 4 }), { maxItems: 20 }),
});
export type LineUpAsked = Static<typeof LineUpAsked>;
