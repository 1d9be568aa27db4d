import { type Static, Type } from 'typebox';
import { StrokeValues } from './schemas/acts.js';
import { closed, Id } from './schemas/basics.js';

const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'Of the calendar, as "2026-11-18".',
});
const Count = Type.Integer({ minimum: 0 });

/** Which day's shot. */
export const OfDay = closed({ day: Day });
export type OfDay = Static<typeof OfDay>;

/** No task of a shot takes more strokes. */
const MOST_STROKES = 4;

/** How somebody did at the shot of a day. The server plays the strokes and judges them; what they are it finds itself. */
export const DailySent = closed({
  shot: Id,
  tries: Type.Integer({ minimum: 1, maximum: 999, description: 'This one and those before it.' }),
  strokes: Type.Array(StrokeValues, {
    minItems: 1,
    maxItems: MOST_STROKES,
    description: 'Of the last try, the one that did it where one did.',
  }),
});
export type DailySent = Static<typeof DailySent>;

/** How everybody did at the shot of a day. */
export const DailyCounts = closed({
  day: Day,
  shot: Id,
  tried: Count,
  solved: Count,
  tries: Type.Array(Count, { description: 'Who did it at the first try, the second, the third, later.' }),
  ways: Type.Array(Count, { description: 'Who did it by each of the shot’s ways, in their order.' }),
  otherwise: Count,
});
export type DailyCounts = Static<typeof DailyCounts>;
