import { describe, it } from 'vitest';
import { expectSound, FORMATS, randomEvent } from '../event/random.js';

/** Events of each system; `npm run soak` makes 600. */
const EVENTS = Number(process.env.SOAK_EVENTS ?? 30);
const FIRST_SEED = Number(process.env.SOAK_SEED ?? 0);

/** A team event has ten times the lines of another. */
const COUNTS = Object.keys(FORMATS).map((system) => ({
  system,
  count: system === 'team ties' ? Math.ceil(EVENTS / 5) : EVENTS,
}));

describe.each(COUNTS)('random events: $system', ({ system, count }) => {
  it(`end and replay, with corrections, withdrawals, returns and undoings: ${count}`, () => {
    for (let number = FIRST_SEED; number < FIRST_SEED + count; number++)
      expectSound(randomEvent(system, number));
  });
});
