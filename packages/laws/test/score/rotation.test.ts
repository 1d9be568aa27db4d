import { describe, expect, it } from 'vitest';
import { bookOf, nextSeat, oppositeOf, rightHandOf, SEATS } from '../../src/index.js';
import { testEach } from '../support/test-each.js';

// Seen from above with north away: facing the board from the south, the right hand is the east.
describe('the turn in doubles', () => {
  testEach(
    [
      { law: '[icf:49b]', rulebook: 'icf' },
      { law: '[icf-classic:22b]', rulebook: 'icf-classic' },
      { law: '[icf:49b]', rulebook: 'icf-short' },
      { law: '[iiitn:1] [icf:49b]', rulebook: 'iiitn' },
    ] as const,
    (row) => `${row.law} ${row.rulebook}: to the right hand`,
    ({ rulebook }) => {
      expect(SEATS.map((seat) => nextSeat(bookOf(rulebook), seat))).toEqual(['E', 'N', 'W', 'S']);
    },
  );

  it('[starwood:H6] clockwise, which is to the left hand', () => {
    expect(SEATS.map((seat) => nextSeat(bookOf('starwood'), seat))).toEqual(['W', 'S', 'E', 'N']);
  });

  it('seats partners across the board', () => {
    expect(SEATS).toEqual(['S', 'E', 'N', 'W']);
    expect(SEATS.map(oppositeOf)).toEqual(['N', 'W', 'S', 'E']);
    expect(SEATS.map(rightHandOf)).toEqual(['E', 'N', 'W', 'S']);
  });
});
