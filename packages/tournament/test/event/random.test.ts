import { describe, it } from 'vitest';
import { expectSound, FORMATS, randomEvent } from './random.js';

const EACH = 6;

describe.each(Object.keys(FORMATS))('random events: %s', (system) => {
  it(`${EACH} of them, with whatever may happen, end and replay`, () => {
    for (let number = 0; number < EACH; number++) expectSound(randomEvent(system, number));
  });
});
