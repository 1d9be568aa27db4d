import { describe, expect, it } from 'vitest';
import { compareEvents } from '../support/agreement.js';

/** A Swiss event takes little: for each event of another system, fifteen are compared. */
const EVENTS = 15 * Number(process.env.SOAK_EVENTS ?? 30);
const FIRST_SEED = Number(process.env.SOAK_SEED ?? 1);

describe('random Swiss events', () => {
  it(`are paired and ranked as by an independent slow program: ${EVENTS}`, () => {
    const seeds = Array.from({ length: EVENTS }, (_, index) => FIRST_SEED + index);
    const { agreed, differences } = compareEvents(seeds);
    expect(differences).toEqual([]);
    expect(agreed.events).toBe(EVENTS);
    expect(agreed.rounds).toBeGreaterThan(4 * EVENTS);
    expect(agreed.impossible).toBeGreaterThan(EVENTS / 5);
  });
});
