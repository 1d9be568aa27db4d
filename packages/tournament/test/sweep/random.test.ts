import { describe, it } from 'vitest';
import { expectSound, FORMATS, randomEvent } from '../event/random.js';

/** A team event has ten times the lines of another. */
const COUNTS = Object.keys(FORMATS).map((system) => ({
  system,
  count: system === 'team ties' ? 120 : 600,
}));

describe.each(COUNTS)('random events: $system', ({ system, count }) => {
  it(`${count} of them, with corrections, withdrawals, returns and undoings, end and replay`, () => {
    for (let number = 0; number < count; number++) expectSound(randomEvent(system, number));
  });
});
