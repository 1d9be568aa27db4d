import { describe, it } from 'vitest';
import { expectSound, FORMATS, randomEvent } from '../event/random.js';

const EACH = 2_000;

describe.each(Object.keys(FORMATS))('random events: %s', (system) => {
  it(`${EACH} of them, with corrections, withdrawals, returns and undoings, end and replay`, () => {
    for (let number = 0; number < EACH; number++) expectSound(randomEvent(system, number));
  });
});
