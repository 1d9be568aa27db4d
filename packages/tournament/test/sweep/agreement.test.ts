import { describe, expect, it } from 'vitest';
import { compareEvents } from '../support/agreement.js';

const EVENTS = 5000;

describe('random Swiss events', () => {
  it('come out as an independent slow program has them: 5,000 of 5,000', () => {
    const { agreed, differences } = compareEvents(Array.from({ length: EVENTS }, (_, index) => index + 1));
    expect(differences).toEqual([]);
    expect(agreed.events).toBe(EVENTS);
    expect(agreed.rounds).toBeGreaterThan(20_000);
    expect(agreed.impossible).toBeGreaterThan(1000);
  });
});
