import { type Static, Type } from 'typebox';
import { EventNews } from '../events.js';
import { PRESETS } from '../presets.js';
import { StrokeValues } from './acts.js';
import {
  AimNow,
  CommandId,
  closed,
  Id,
  MatchEvent,
  MatchHead,
  Millis,
  Name,
  nullable,
  PlayerId,
  SeatName,
  Seq,
} from './basics.js';

const There = Type.Array(PlayerId, { description: 'The seats whose people are there.' });
const Watchers = Type.Integer({ minimum: 0, description: 'How many look on; above 100 a round number.' });
const Now = Type.Number({
  minimum: 0,
  description: 'Where the match’s clock is, in milliseconds; 0 before it begins.',
});
const Stands = Type.Optional(
  Type.Literal(true, {
    description: 'The match’s clock does not run: it has not begun, is over, or nobody leads it.',
  }),
);

/** Somebody who has a seat and is not there. Shown after 5 s; told in moments of the match's clock. */
export const AwayPlayer = closed({
  player: PlayerId,
  since: Millis,
  until: Type.Union([Millis, Type.Null()], {
    description: 'When the match is awarded against them, on their turn; null while it is not.',
  }),
});

export const At = closed(
  {
    t: Type.Literal('at'),
    match: Id,
    seq: Seq,
    head: MatchHead,
    events: Type.Array(MatchEvent),
    you: Type.Union([PlayerId, Type.Null()]),
    now: Now,
    stands: Stands,
    there: There,
    watchers: Type.Optional(Watchers),
    away: Type.Optional(Type.Array(AwayPlayer)),
  },
  'Answers `join`: everything after `have`.',
);

export const Ok = closed(
  { t: Type.Literal('ok'), id: CommandId, seq: Seq },
  'It is on the disk; `seq` is the number of the last event that came of it. Of what was said: the match’s last number.',
);

export const No = closed(
  {
    t: Type.Literal('no'),
    id: Type.Union([CommandId, Type.Null()]),
    code: Type.String(),
    message: Type.String(),
    laws: Type.Optional(Type.Array(Type.String())),
    path: Type.Optional(Type.String()),
    match: Type.Optional(Id),
  },
  'It is refused, and nothing changed. `id` null: the message had none, or none that could be read.',
);

export const Ev = closed(
  { t: Type.Literal('ev'), match: Id, events: Type.Array(MatchEvent) },
  'What happened; consecutive. A gap: join again with `have`.',
);

export const Pong = closed(
  { t: Type.Literal('p'), seq: Seq, now: Now, stands: Stands, match: Type.Optional(Id) },
  'Answers `p`, and names the match where that did. Comes by itself too, while the answer to a command has to wait.',
);

export const BYES = ['restart', 'moved', 'limit', 'session'] as const;
export const Bye = closed(
  { t: Type.Literal('bye'), why: Type.Enum([...BYES] as [...typeof BYES]), after: Millis },
  'The server closes the socket. Come back after so many milliseconds, with `have`.',
);

export const Reset = closed(
  { t: Type.Literal('reset'), match: Id },
  'Instead of `at`: too far behind, or ahead of what the server has. Fetch the record, forget the rest, join again.',
);

export const Present = closed(
  { t: Type.Literal('there'), match: Id, there: There, watchers: Watchers },
  'Who is there now.',
);

export const Away = closed(
  { t: Type.Literal('away'), match: Id, away: Type.Array(AwayPlayer) },
  'Who is away, all of them; empty: nobody any more.',
);

const Speaker = closed({ account: Id, name: Name, player: Type.Union([PlayerId, Type.Null()]) });
const saidFields = { t: Type.Literal('said'), match: Id, from: Speaker };
export const SpokenPreset = closed({ ...saidFields, preset: Type.Enum([...PRESETS] as [...typeof PRESETS]) });
export const SpokenText = closed({ ...saidFields, text: Type.String() });
export const Spoken = Type.Union([SpokenPreset, SpokenText], { description: 'Somebody said something.' });

export const Rematch = closed(
  {
    t: Type.Literal('rematch'),
    match: Id,
    offers: Type.Array(PlayerId),
    next: Type.Union([Id, Type.Null()], { description: 'The new match, once everybody wants it: go there.' }),
  },
  'Who wants to play again, of those who are there.',
);

export const ShownAim = closed(
  { t: Type.Literal('aim'), match: Id, player: PlayerId, after: Seq, aim: Type.Optional(AimNow) },
  'How the player on turn aims, a few times a second; without `aim`, no more. It counts while `after` is the last number.',
);

const Points = closed({ A: Type.Integer({ minimum: 0 }), B: Type.Integer({ minimum: 0 }) });
const Lying = closed(
  { id: Type.String(), x: Type.Number(), y: Type.Number() },
  'A man, and where it lies in metres from the board’s centre.',
);

export const BoardFrame = closed(
  {
    t: Type.Literal('board'),
    match: Id,
    seq: Seq,
    game: Type.Integer({ minimum: 1 }),
    board: Type.Integer({ minimum: 1 }),
    men: Type.Array(Lying),
    turn: nullable(closed({ player: PlayerId, seat: SeatName })),
    score: Points,
    games: Points,
    watchers: Watchers,
    struck: Type.Optional(
      closed(
        { after: Seq, stroke: StrokeValues },
        'The stroke by which the men came to lie so, from where they lay at that number.',
      ),
    ),
  },
  'How a table that is looked at stands: the points of this game, the games won, and where every man lies.',
);

export const Looking = closed(
  { t: Type.Literal('looking'), tables: Type.Array(Id) },
  'Answers `look`: these are looked at from now on.',
);

export const Over = closed(
  { t: Type.Literal('over'), match: Id },
  'What was played at a table that is looked at is over.',
);

export const SERVER_FRAMES = {
  ...{ at: At, ok: Ok, no: No, ev: Ev, p: Pong, bye: Bye, reset: Reset },
  ...{ there: Present, away: Away, said: Spoken, rematch: Rematch, aim: ShownAim },
  ...{ board: BoardFrame, looking: Looking, over: Over, event: EventNews },
} as const;

/** All of them together, for whoever publishes them. */
export const ServerFrame = Type.Union(
  Object.values(SERVER_FRAMES) as (typeof SERVER_FRAMES)[keyof typeof SERVER_FRAMES][],
);

export type AwayPlayer = Static<typeof AwayPlayer>;
export type At = Static<typeof At>;
export type Ok = Static<typeof Ok>;
export type No = Static<typeof No>;
export type Ev = Static<typeof Ev>;
export type Pong = Static<typeof Pong>;
export type Bye = Static<typeof Bye>;
export type Reset = Static<typeof Reset>;
export type Present = Static<typeof Present>;
export type Away = Static<typeof Away>;
export type Spoken = Static<typeof SpokenPreset> | Static<typeof SpokenText>;
export type Rematch = Static<typeof Rematch>;
export type ShownAim = Static<typeof ShownAim>;
export type BoardFrame = Static<typeof BoardFrame>;
export type Looking = Static<typeof Looking>;
export type Over = Static<typeof Over>;
/** All that the server says. */
export type ServerFrame =
  | (At | Ok | No | Ev | Pong | Bye | Reset | Present | Away | Spoken | Rematch | ShownAim)
  | (BoardFrame | Looking | Over | EventNews);
