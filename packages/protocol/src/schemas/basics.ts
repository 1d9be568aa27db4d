import { SEATS, type Seat } from '@opencarrom/laws';
import { type Event, type Head, PLAYERS, type Player } from '@opencarrom/match';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { LONGEST_NAME } from '../limits.js';

/** An object that has these fields and no other. */
export const closed = <P extends TProperties>(properties: P, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description ? { description } : {}) });

export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', description: 'Letters, digits, - and _.' });

/** Secrets that let somebody in: of a session, of a seat. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{16,128}$' });

export const COMMAND_ID = '^[A-Za-z0-9_.:-]{1,64}$';
export const CommandId = Type.String({
  pattern: COMMAND_ID,
  description: 'Of the client’s making. The same again gets the same answer, and is done once.',
});

/** A number of a match's log; 0 comes before the first event. */
export const Seq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const Millis = Type.Number({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** Milliseconds since 1970. */
export const WallTime = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const PlayerId = Type.Enum([...PLAYERS] as [...typeof PLAYERS]);

export const SeatName = Type.Unsafe<Seat>(Type.Enum([...SEATS]));

const seatEach: Record<Player, ReturnType<typeof Type.Optional<typeof SeatName>>> = {
  A1: Type.Optional(SeatName),
  B1: Type.Optional(SeatName),
  A2: Type.Optional(SeatName),
  B2: Type.Optional(SeatName),
};

/** Who sits where. */
export const Seating = closed(seatEach);

/** How somebody aims, as much as others see of it. */
export const AimNow = closed({
  x: Type.Number({ minimum: -1, maximum: 1, description: 'The striker, in metres from the board’s centre.' }),
  y: Type.Number({ minimum: -1, maximum: 1 }),
  angle: Type.Number({ minimum: -3.15, maximum: 3.15, description: 'Radians from the x axis.' }),
  power: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Of the hardest stroke; 0: not drawn back yet.',
  }),
  spin: Type.Optional(
    Type.Number({ minimum: -1, maximum: 1, description: 'Of the most; counter-clockwise above 0.' }),
  ),
});
export type AimNow = Static<typeof AimNow>;

export const Name = Type.String({ minLength: 1, maxLength: LONGEST_NAME });

/** As docs/record-format.md has them: both are `@opencarrom/match`'s to say. */
export const MatchHead = Type.Unsafe<Head>(
  Type.Object(
    {},
    { additionalProperties: true, description: 'The head of the record: see docs/record-format.md.' },
  ),
);
export const MatchEvent = Type.Unsafe<Event>(
  Type.Object(
    { seq: Seq, at: Millis, type: Type.String() },
    { additionalProperties: true, description: 'A line of the record: see docs/record-format.md.' },
  ),
);
