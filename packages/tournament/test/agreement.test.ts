import { describe, expect, it } from 'vitest';
import { compareEvents } from './support/agreement.js';

describe('random Swiss events', () => {
  it('come out as an independent slow program has them, round by round', () => {
    const { agreed, differences } = compareEvents(Array.from({ length: 150 }, (_, index) => index + 1));
    expect(differences).toEqual([]);
    expect(agreed.events).toBe(150);
    expect(agreed.rounds).toBeGreaterThan(600);
    expect(agreed.impossible).toBeGreaterThan(40);
  });
});
