import { type Static, Type } from 'typebox';
import { FollowEvent } from '../events.js';
import { LONGEST_SAYING, MOST_LOOKED_AT } from '../limits.js';
import { PRESETS } from '../presets.js';
import { SeatAct } from './acts.js';
import { AimNow, CommandId, closed, Id, Seq, Token } from './basics.js';

export const Join = closed(
  {
    t: Type.Literal('join'),
    v: Type.Optional(
      Type.Integer({ minimum: 1, description: 'The version spoken; the first message must name it.' }),
    ),
    match: Id,
    have: Seq,
    seat: Type.Optional(Token),
  },
  'Comes to a match, or back to it: what happened after `have` follows. One socket may be at several matches.',
);

/** The frame around an act. What is in it depends on its type. */
const doFields = { t: Type.Literal('do'), id: CommandId, match: Id, after: Seq };
export const Envelope = closed({ ...doFields, act: Type.Unknown() });
export const Do = closed(
  { ...doFields, act: SeatAct },
  'Does something in one’s seat. Answered by one `ok` or one `no`; kept and sent again until it is.',
);

export const Ping = closed(
  { t: Type.Literal('p'), have: Seq, match: Type.Optional(Id) },
  'Every 10 s; every 5 s while a clock runs. Of the match joined last, unless it says which.',
);

const sayFields = { t: Type.Literal('say'), id: CommandId, match: Id };
export const SayPreset = closed({ ...sayFields, preset: Type.Enum([...PRESETS] as [...typeof PRESETS]) });
export const SayText = closed({
  ...sayFields,
  text: Type.String({ minLength: 1, maxLength: LONGEST_SAYING }),
});
export const Say = Type.Union([SayPreset, SayText], {
  description:
    'Says something to those at the match: a preset, or words of one’s own where one may. One `ok` or `no`.',
});

export const Leave = closed({ t: Type.Literal('leave'), match: Id }, 'Goes from a match. Not answered.');

export const ShowAim = closed(
  { t: Type.Literal('aim'), match: Id, after: Seq, aim: Type.Optional(AimNow) },
  'Shows the others how one aims, on one’s own turn; without `aim`, that one aims no more. Not answered, never kept.',
);

export const LookAt = closed(
  {
    t: Type.Literal('look'),
    v: Type.Optional(Type.Integer({ minimum: 1 })),
    tables: Type.Array(Id, { maxItems: MOST_LOOKED_AT, uniqueItems: true }),
  },
  'Looks at the boards of these public tables from afar, and at no others any more. Nobody there is told.',
);

export const ClientFrame = Type.Union([Join, Do, Ping, Say, Leave, ShowAim, LookAt, FollowEvent]);

export type Join = Static<typeof Join>;
export type Do = Omit<Static<typeof Do>, 'act'> & { act: SeatAct };
export type Ping = Static<typeof Ping>;
export type Say = Static<typeof SayPreset> | Static<typeof SayText>;
export type Leave = Static<typeof Leave>;
export type ShowAim = Static<typeof ShowAim>;
export type LookAt = Static<typeof LookAt>;
/** All that a client says. */
export type ClientFrame = Join | Do | Ping | Say | Leave | ShowAim | LookAt | FollowEvent;
