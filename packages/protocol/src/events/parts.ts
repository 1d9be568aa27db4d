import type { Entry, EventAct, EventLine, Report } from '@opencarrom/tournament';
import type { SeenEvent } from '@opencarrom/tournament/seen';
import { Type } from 'typebox';

export const WholeCount = Type.Integer({ minimum: 0 });
/** Of a match, an entrant, a rubber, a table: from 1. */
export const Number1 = Type.Integer({ minimum: 1, maximum: 100_000 });
export const TwoCounts = Type.Array(WholeCount, { minItems: 2, maxItems: 2 });
export const Told = Type.String({ maxLength: 500 });

/** As docs/event-format.md has them: what they are is `@opencarrom/tournament`'s to say, and to check. */
export const document = <T>(what: string) =>
  Type.Unsafe<T>(Type.Object({}, { additionalProperties: true, description: what }));
export const ActDocument = document<EventAct>('An act: see docs/event-format.md.');
export const LineDocument = document<EventLine>('A line of the event’s log: see docs/event-format.md.');
export const ReportDocument = document<Report>('What a board hands in: see docs/event-format.md.');
export const EntryDocument = document<Entry>('An entry: see docs/event-format.md.');
export const SeenDocument = document<SeenEvent>('What everybody may see of an event.');

export const ofMatch = { match: Number1, rubber: Type.Optional(Number1) };

/** Who played a match, side a and side b: a number of a match may be another pairing's by now. */
export const playedBy = {
  entrants: Type.Optional(
    Type.Unsafe<readonly [number, number]>(Type.Array(Number1, { minItems: 2, maxItems: 2 })),
  ),
};
