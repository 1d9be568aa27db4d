import type { Act, Doing } from '@opencarrom/match';
import { type Static, Type } from 'typebox';
import type { SeatActType } from '../seat-acts.js';
import { closed, PlayerId, Seating } from './basics.js';

const Coordinate = Type.Number({ description: 'Metres from the board’s centre.' });
const Speed = Type.Number({ description: 'Metres a second.' });

export const StrokeValues = closed({
  x: Coordinate,
  y: Coordinate,
  vx: Speed,
  vy: Speed,
  spin: Type.Optional(Type.Number({ description: 'Radians a second, counter-clockwise.' })),
});

/** What a seat may do, and all that it may say with it. */
export const SEAT_ACT_SCHEMAS = {
  choose: closed({ type: Type.Literal('choose'), take: Type.Enum(['side', 'break', 'white', 'black']) }),
  sit: closed({ type: Type.Literal('sit'), seats: Seating, breaker: Type.Optional(PlayerId) }),
  strike: closed({ type: Type.Literal('strike'), stroke: StrokeValues }),
  pass: closed({ type: Type.Literal('pass') }),
  place: closed({ type: Type.Literal('place'), x: Type.Optional(Coordinate), y: Type.Optional(Coordinate) }),
  forgo: closed({ type: Type.Literal('forgo') }),
  fine: closed({ type: Type.Literal('fine'), take: Type.Enum(['keep-turn', 'lose-turn']) }),
  claim: closed({ type: Type.Literal('claim') }),
  demand: closed({ type: Type.Literal('demand'), points: Type.Integer({ minimum: 0, maximum: 1000 }) }),
  concede: closed({ type: Type.Literal('concede'), what: Type.Enum(['game', 'match']) }),
} as const satisfies Record<SeatActType, unknown>;

type Schemas = typeof SEAT_ACT_SCHEMAS;

export const SeatAct = Type.Union(Object.values(SEAT_ACT_SCHEMAS) as Schemas[SeatActType][]);

export type SeatAct = { [T in SeatActType]: Static<Schemas[T]> }[SeatActType];

/** The acts as the match has them; words of one's own are said aside, never in a match's log. */
export type MatchActOfSeat = {
  [T in SeatActType]: T extends 'concede' ? Omit<Doing<T>, 'reason'> : Doing<T>;
};

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Does not compile where a schema says another thing than `Act`. */
export const SAME_AS_MATCH: {
  [T in SeatActType]: Same<Writable<Static<Schemas[T]>>, Writable<MatchActOfSeat[T]>>;
} = {
  ...{ choose: true, sit: true, strike: true, pass: true, place: true },
  ...{ forgo: true, fine: true, claim: true, demand: true, concede: true },
};

/** Nor where a seat's act is none of the match's. */
export const asAct = (act: SeatAct): Act => act;
