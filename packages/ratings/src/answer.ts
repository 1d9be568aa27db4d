import { reading } from '@opencarrom/laws';
import type { Answered, EventFaultCode } from '@opencarrom/tournament';
import { type RatingHistory, ratingsOver } from './history.js';
import { askedPeriods } from './periods.js';
import { readRatings } from './read-ratings.js';

/** Ratings of single players over events given as documents. Bad input is refused by name; nothing is thrown. */
export const answerRatings = (value: unknown): Answered<RatingHistory> =>
  reading.attempt<RatingHistory, EventFaultCode>(() => {
    const asked = readRatings(value);
    return askedPeriods(asked, (events, before) => ratingsOver(events, asked.kind, before));
  });
