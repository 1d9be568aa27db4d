import type { ActOf, Entry, EventAct, EventLine, Report } from '@opencarrom/tournament';
import type { SeenEvent } from '@opencarrom/tournament/seen';
import { type Static, Type } from 'typebox';
import {
  CommandId,
  closed,
  Id,
  MatchEvent,
  MatchHead,
  Name,
  nullable,
  Seq,
  Token,
  WallTime,
} from './schemas/basics.js';
import { DisciplineName, Rulebook } from './schemas/match-terms.js';

const Count = Type.Integer({ minimum: 0 });
/** Of a match, an entrant, a rubber, a table: from 1. */
const Number1 = Type.Integer({ minimum: 1, maximum: 100_000 });
const Both = Type.Array(Count, { minItems: 2, maxItems: 2 });
const Told = Type.String({ maxLength: 500 });

/** As docs/event-format.md has them: what they are is `@opencarrom/tournament`'s to say, and to check. */
const document = <T>(what: string) =>
  Type.Unsafe<T>(Type.Object({}, { additionalProperties: true, description: what }));
const Act = document<EventAct>('An act: see docs/event-format.md.');
const Line = document<EventLine>('A line of the event’s log: see docs/event-format.md.');
const ReportDocument = document<Report>('What a board hands in: see docs/event-format.md.');
const EntryDocument = document<Entry>('An entry: see docs/event-format.md.');
const SeenDocument = document<SeenEvent>('What everybody may see of an event.');

/** Where its matches are played: at wooden boards, or here between accounts. */
export const EventPlay = Type.Enum(['hall', 'online']);
export type EventPlay = Static<typeof EventPlay>;

/** What somebody is to an event who runs it. */
export const EventRole = Type.Enum(['owner', 'helper']);
export type EventRole = Static<typeof EventRole>;

/** What can be said of an event besides its log. */
export const EventSettings = closed({
  play: EventPlay,
  listed: Type.Boolean({ description: 'Is it on the list that everybody sees?' }),
  entries: Type.Enum(['closed', 'asked', 'at-once'], {
    description: 'May people enter by themselves, and does somebody look at it first?',
  }),
  scoring: Type.Enum(['umpires', 'players', 'either'], { description: 'Who keeps the score at the boards.' }),
  club: nullable(Id),
});
export type EventSettings = Static<typeof EventSettings>;

export const SettingsChange = closed({
  listed: Type.Optional(EventSettings.properties.listed),
  entries: Type.Optional(EventSettings.properties.entries),
  scoring: Type.Optional(EventSettings.properties.scoring),
  club: Type.Optional(EventSettings.properties.club),
});
export type SettingsChange = Static<typeof SettingsChange>;

/** Opens an event. Without a lot the server draws one. */
export const NewEvent = closed({
  id: CommandId,
  open: document<Omit<ActOf<'open'>, 'type' | 'lot'> & { readonly lot?: number }>(
    'The act `open` without its type: see docs/event-format.md.',
  ),
  play: Type.Optional(EventPlay),
  listed: Type.Optional(Type.Boolean()),
});
export type NewEvent = Static<typeof NewEvent>;

/** A whole log, as it was taken away from another server. */
export const BroughtEvent = closed({ id: CommandId, text: Type.String({ maxLength: 16_000_000 }) });
export type BroughtEvent = Static<typeof BroughtEvent>;

export const EventMade = closed({ id: Id });
export type EventMade = Static<typeof EventMade>;

export const EventSummary = closed({
  id: Id,
  name: Type.String(),
  date: Type.Optional(Type.String()),
  place: Type.Optional(Type.String()),
  discipline: Type.Enum(['singles', 'doubles', 'teams']),
  play: EventPlay,
  status: Type.Enum(['entries', 'play', 'over']),
  entrants: Count,
  changedAt: WallTime,
  you: nullable(EventRole),
});
export type EventSummary = Static<typeof EventSummary>;

export const EventsAnswer = closed({
  mine: Type.Array(EventSummary, { description: 'Those one runs, the newest first.' }),
  listed: Type.Array(EventSummary, { description: 'Those everybody sees, the newest first.' }),
});
export type EventsAnswer = Static<typeof EventsAnswer>;

/** The clock of a round, the same on every screen. */
export const RoundClock = closed({
  stage: Number1,
  round: Number1,
  length: Type.Integer({ minimum: 1, description: 'Milliseconds in all.' }),
  warning: Type.Integer({ minimum: 0, description: 'So many milliseconds before its end it warns.' }),
  beganAt: nullable(WallTime),
  /** While it runs. */
  endsAt: nullable(WallTime),
  /** Milliseconds, while it does not. */
  left: nullable(Type.Integer({ minimum: 0 })),
});
export type RoundClock = Static<typeof RoundClock>;

/** `set`: it stands at its full length. `off`: there is none. */
export const ClockAct = Type.Union([
  closed({
    do: Type.Literal('set'),
    stage: Number1,
    round: Number1,
    minutes: Type.Number({ exclusiveMinimum: 0, maximum: 600 }),
    warning: Type.Number({ minimum: 0, maximum: 60, description: 'Minutes.' }),
  }),
  closed({ do: Type.Enum(['run', 'pause', 'off']) }),
  closed({ do: Type.Literal('add'), minutes: Type.Number({ minimum: -60, maximum: 60 }) }),
]);
export type ClockAct = Static<typeof ClockAct>;

/** A match under way, as its board tells it. Sides are those of the draw, whoever is A on the phone. */
export const LiveBoard = closed({
  match: Number1,
  rubber: Type.Optional(Number1),
  table: Type.Optional(Number1),
  points: Type.Unsafe<readonly [number, number]>(Both),
  games: Type.Optional(Type.Unsafe<readonly [number, number]>(Both)),
  game: Number1,
  board: Number1,
  turn: Type.Optional(Type.Enum(['a', 'b'])),
  following: Type.Enum(['strokes', 'scores']),
  /** Both sides have played to the end, and it is not signed yet. */
  isOver: Type.Optional(Type.Literal(true)),
  heardAt: WallTime,
  /** How many phones tell of it: more than one is shown, and never merged. */
  phones: Number1,
  /** Where it is played on the screen: the match to watch. */
  online: Type.Optional(Id),
});
export type LiveBoard = Static<typeof LiveBoard>;

/** What everybody may see. */
export const EventAnswer = closed({
  id: Id,
  rev: Count,
  seen: SeenDocument,
  settings: EventSettings,
  clock: nullable(RoundClock),
  live: Type.Array(LiveBoard),
  now: WallTime,
  you: nullable(EventRole),
});
export type EventAnswer = Static<typeof EventAnswer>;

/** A phone that is a table's umpire. */
export const TablePhone = closed({
  phone: Id,
  table: Number1,
  name: nullable(Name),
  joinedAt: WallTime,
  heardAt: WallTime,
  match: Type.Optional(Number1),
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
  rev: Count,
  seq: Seq,
  lines: Type.Array(Line),
  settings: EventSettings,
  clock: nullable(RoundClock),
  live: Type.Array(LiveBoard),
  now: WallTime,
  you: EventRole,
  staff: Type.Array(StaffMember),
  phones: Type.Array(TablePhone),
  waiting: Type.Array(WaitingResult),
  requests: Type.Array(EntryRequest),
});
export type DeskAnswer = Static<typeof DeskAnswer>;

/** `after`: the line one saw last, where what is asked for makes sense only if nothing came since. */
export const ActAsked = closed({ id: CommandId, after: Type.Optional(Seq), act: Act });
export type ActAsked = Static<typeof ActAsked>;

export const ActDone = closed({ seq: Seq, line: Line });
export type ActDone = Static<typeof ActDone>;

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

const ofMatch = { match: Number1, rubber: Type.Optional(Number1) };

/** Events of the log that a phone keeps of a match. `after`: the last one the server had. */
export const BoardLog = closed({
  ...ofMatch,
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
});
export type BoardAsked = Static<typeof BoardAsked>;

/** A match of an event from its board: the head and every event so far. */
export const BoardAnswer = closed({
  ...ofMatch,
  head: MatchHead,
  events: Type.Array(MatchEvent),
  heardAt: WallTime,
});
export type BoardAnswer = Static<typeof BoardAnswer>;

export const HandedResult = closed({ ...ofMatch, report: ReportDocument });
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

/** Something of an event has changed: how its boards stand now, and up to which line it has come. */
export const EventNews = closed(
  {
    t: Type.Literal('event'),
    event: Id,
    rev: Count,
    seq: Seq,
    clock: nullable(RoundClock),
    live: Type.Array(LiveBoard),
    now: WallTime,
  },
  'Answers `follow`, and comes with every change. Where `seq` or `rev` is beyond what one has, ask for the event again.',
);
export type EventNews = Static<typeof EventNews>;

export const FollowEvent = closed(
  {
    t: Type.Literal('follow'),
    v: Type.Optional(Type.Integer({ minimum: 1 })),
    event: nullable(Id),
  },
  'Hears of every change of this event, and of no other any more; null: of none.',
);
export type FollowEvent = Static<typeof FollowEvent>;
