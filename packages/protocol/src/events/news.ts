import { type Static, Type } from 'typebox';
import { closed, Id, nullable, Seq, WallTime } from '../schemas/basics.js';
import { LiveBoard, RoundClock } from './event.js';
import { WholeCount } from './parts.js';

/** Something of an event has changed: how its boards stand now, and up to which line it has come. */
export const EventNews = closed(
  {
    t: Type.Literal('event'),
    event: Id,
    rev: WholeCount,
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
