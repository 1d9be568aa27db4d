import { type Static, Type } from 'typebox';
import {
  closed,
  Id,
  MatchEvent,
  MatchHead,
  Name,
  nullable,
  Seq,
  Token,
  WallTime,
} from '../schemas/basics.js';
import { DisciplineName, Rulebook } from '../schemas/match-terms.js';
import { EventSettings, LiveBoard, RoundClock } from './event.js';
import { Number1, ofMatch, playedBy, ReportDocument, Told } from './parts.js';

/** The secret of a table: whoever has it may make a phone the table's umpire. */
export const TableKey = closed({ table: Number1, key: Token });
export type TableKey = Static<typeof TableKey>;

export const TableKeys = closed({ tables: Type.Array(TableKey) });
export type TableKeys = Static<typeof TableKeys>;

export const PhoneComes = closed({ table: Number1, key: Token, name: Type.Optional(Name) });
export type PhoneComes = Static<typeof PhoneComes>;

export const PhoneLetIn = closed({ phone: Id, token: Token });
export type PhoneLetIn = Static<typeof PhoneLetIn>;

const TableSide = closed({ entrant: Number1, name: Type.String(), players: Type.Array(Name) });

/** A match as the phone at its table needs it. */
export const TableMatch = closed({
  match: Number1,
  rubber: Type.Optional(Number1),
  stageName: Type.String(),
  round: Number1,
  lawStage: Type.String(),
  rulebook: Rulebook,
  discipline: DisciplineName,
  counted: Type.Enum(['score', 'games', 'boards']),
  mostScore: Type.Optional(Type.Integer({ minimum: 1, description: 'No bare score is higher.' })),
  minutes: nullable(Type.Integer({ minimum: 1 })),
  at: Type.Optional(Type.String({ description: 'When it is to begin.' })),
  a: TableSide,
  b: TableSide,
  umpire: Type.Optional(Name),
  hasResult: Type.Optional(Type.Literal(true)),
});
export type TableMatch = Static<typeof TableMatch>;

/** What is played at a phone's table: now, and after it. */
export const TableAnswer = closed({
  event: closed({ id: Id, name: Type.String() }),
  phone: Id,
  table: Number1,
  scoring: EventSettings.properties.scoring,
  matches: Type.Array(TableMatch, { description: 'In the order they are played; those with a result last.' }),
  clock: nullable(RoundClock),
  now: WallTime,
});
export type TableAnswer = Static<typeof TableAnswer>;

/** Events of the log that a phone keeps of a match. `after`: the last one the server had. */
export const BoardLog = closed({
  ...ofMatch,
  ...playedBy,
  /** Which of its matches, where a phone began the same one anew. */
  game: Id,
  head: MatchHead,
  following: LiveBoard.properties.following,
  after: Seq,
  events: Type.Array(MatchEvent, { maxItems: 400 }),
});
export type BoardLog = Static<typeof BoardLog>;

/** On the disk up to here; whoever is ahead sends from here on. */
export const BoardKept = closed({ have: Seq });
export type BoardKept = Static<typeof BoardKept>;

export const BoardAsked = closed({
  rubber: Type.Optional(Type.String({ pattern: '^[1-9][0-9]?$', description: 'Of a tie: which of it.' })),
  log: Type.Optional(Type.String({ maxLength: 64, description: 'Which log one has events of.' })),
  after: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,6}$', description: 'The last event one has of it.' }),
  ),
});
export type BoardAsked = Static<typeof BoardAsked>;

/**
 * A match of an event from its board: the head, and the events after the one asked for. Where another log is told from by
 * now, or one has more than there is, `after` is 0 and every event is there.
 */
export const BoardAnswer = closed({
  ...ofMatch,
  log: Type.String({ maxLength: 64 }),
  after: Seq,
  head: MatchHead,
  events: Type.Array(MatchEvent),
  heardAt: WallTime,
});
export type BoardAnswer = Static<typeof BoardAnswer>;

export const HandedResult = closed({ ...ofMatch, ...playedBy, report: ReportDocument });
export type HandedResult = Static<typeof HandedResult>;

/** It is on the disk. `taken`: it counts. `waiting`: somebody at the desk has to look at it. */
export const ResultKept = closed({
  is: Type.Enum(['taken', 'waiting', 'set-aside']),
  why: Type.Optional(Told),
});
export type ResultKept = Static<typeof ResultKept>;

/** A result that came without a network: as a code that was scanned, or as a file. */
export const CarriedResult = closed({ text: Type.String({ maxLength: 20_000 }) });
export type CarriedResult = Static<typeof CarriedResult>;

/** `take`: it counts, as a correction where there was another, and then for a reason. */
export const WaitingDecision = closed({ take: Type.Boolean(), reason: Type.Optional(Told) });
export type WaitingDecision = Static<typeof WaitingDecision>;
