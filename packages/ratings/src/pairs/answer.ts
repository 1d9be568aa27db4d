import { reading } from '@opencarrom/laws';
import type { Answered, EventFaultCode } from '@opencarrom/tournament';
import { askedPeriods } from '../periods.js';
import { measured, readDatedEvents, readDay, readKnown } from '../read-events.js';
import { NOVICE, type PairHistory, type PairRatings, pairRatingsOver } from './history.js';

const { at, fields, oneOf } = reading;

/** Ratings of those who play in pairs, over events given as documents. */
export const answerPairRatings = (value: unknown): Answered<PairHistory> =>
  reading.attempt<PairHistory, EventFaultCode>(() => {
    const input = fields(value, '', ['id', 'discipline', 'events', 'from', 'ratings']);
    oneOf(input.discipline, 'discipline', ['doubles']);
    const asked = {
      from: input.from === undefined ? null : readDay(input.from, 'from'),
      ratings: input.ratings === undefined ? null : readGiven(input.ratings),
      events: readDatedEvents(input.events, 2),
    };
    return askedPeriods(asked, pairRatingsOver);
  });

const readGiven = (value: unknown): PairRatings =>
  readKnown(value, ['skill', 'uncertainty'], ({ skill, uncertainty }, path) => ({
    skill: measured(skill, at(path, 'skill'), { least: -1000, most: 1000 }),
    uncertainty: measured(uncertainty, at(path, 'uncertainty'), {
      ...{ least: 0.01, most: NOVICE.uncertainty, absent: NOVICE.uncertainty },
    }),
  }));
