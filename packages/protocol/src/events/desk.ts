import { type Static, Type } from 'typebox';
import { CommandId, closed, Id, Name, nullable, Seq, WallTime } from '../schemas/basics.js';
import { EventRole, EventSettings, LiveBoard, RoundClock } from './event.js';
import {
  ActDocument,
  EntryDocument,
  LineDocument,
  Number1,
  ReportDocument,
  Told,
  WholeCount,
} from './parts.js';

/** A phone that is a table's umpire. */
export const TablePhone = closed({
  phone: Id,
  table: Number1,
  name: nullable(Name),
  joinedAt: WallTime,
  heardAt: WallTime,
});
export type TablePhone = Static<typeof TablePhone>;

/** A result that came in and could not be taken by itself. */
export const WaitingResult = closed({
  id: Id,
  match: Number1,
  rubber: Type.Optional(Number1),
  report: ReportDocument,
  from: closed({ phone: Type.Optional(Id), table: Type.Optional(Number1), name: Type.Optional(Name) }),
  at: WallTime,
  why: Type.String({ description: 'Why it waits: a code of a refusal.' }),
  told: Told,
});
export type WaitingResult = Static<typeof WaitingResult>;

/** Somebody who wants to take part. */
export const EntryRequest = closed({ id: Id, entry: EntryDocument, note: Type.Optional(Told), at: WallTime });
export type EntryRequest = Static<typeof EntryRequest>;

export const StaffMember = closed({ account: Id, name: nullable(Name), role: EventRole });
export type StaffMember = Static<typeof StaffMember>;

export const DeskAsked = closed({
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$', description: 'The last line one has.' })),
});
export type DeskAsked = Static<typeof DeskAsked>;

/** All that those who run an event see. `lines`: those after the number asked for. */
export const DeskAnswer = closed({
  id: Id,
  rev: WholeCount,
  seq: Seq,
  lines: Type.Array(LineDocument),
  settings: EventSettings,
  clock: nullable(RoundClock),
  live: Type.Array(LiveBoard),
  now: WallTime,
  you: EventRole,
  staff: Type.Array(StaffMember),
  phones: Type.Array(TablePhone),
  waiting: Type.Array(WaitingResult),
  requests: Type.Array(EntryRequest),
  addresses: Type.Array(Type.String(), {
    description:
      'Where phones in the same network open this server, the likeliest first; none: where it was asked at.',
  }),
});
export type DeskAnswer = Static<typeof DeskAnswer>;

/** `after`: the line one saw last, where what is asked for makes sense only if nothing came since. */
export const ActAsked = closed({ id: CommandId, after: Type.Optional(Seq), act: ActDocument });
export type ActAsked = Static<typeof ActAsked>;

export const ActDone = closed({ seq: Seq, line: LineDocument });
export type ActDone = Static<typeof ActDone>;
