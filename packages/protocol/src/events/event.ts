import type { ActOf } from '@opencarrom/tournament';
import { type Static, Type } from 'typebox';
import { CommandId, closed, Id, nullable, WallTime } from '../schemas/basics.js';
import { document, Number1, SeenDocument, TwoCounts, WholeCount } from './parts.js';

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
  date: Type.Optional(Type.String({ description: 'The first day of play.' })),
  lastDay: Type.Optional(Type.String({ description: 'Left out: it ends on the day it begins.' })),
  place: Type.Optional(Type.String()),
  discipline: Type.Enum(['singles', 'doubles', 'teams']),
  play: EventPlay,
  status: Type.Enum(['entries', 'play', 'over']),
  entrants: WholeCount,
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
  points: Type.Unsafe<readonly [number, number]>(TwoCounts),
  games: Type.Optional(Type.Unsafe<readonly [number, number]>(TwoCounts)),
  game: Number1,
  board: Number1,
  turn: Type.Optional(Type.Enum(['a', 'b'])),
  following: Type.Enum(['strokes', 'scores']),
  /** TwoCounts sides have played to the end, and it is not signed yet. */
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
  rev: WholeCount,
  seen: SeenDocument,
  settings: EventSettings,
  clock: nullable(RoundClock),
  live: Type.Array(LiveBoard),
  now: WallTime,
  you: nullable(EventRole),
});
export type EventAnswer = Static<typeof EventAnswer>;
