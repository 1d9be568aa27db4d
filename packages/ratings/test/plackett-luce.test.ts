import fc from 'fast-check';
import { rate, rating } from 'openskill';
import { describe, expect, it } from 'vitest';
import { NOVICE, type Skill, skillsAfter } from '../src/pairs/index.js';

const WINNERS = ['a', 'b', 'draw'] as const;
const RANKS = { a: [1, 2], b: [2, 1], draw: [1, 1] };

const skill = fc.record({
  skill: fc.double({ min: -50, max: 100, noNaN: true }),
  uncertainty: fc.double({ min: 0.01, max: 25 / 3, noNaN: true }),
});
const team = fc.array(skill, { minLength: 1, maxLength: 3 });
const match = fc.record({ a: team, b: team, winner: fc.constantFrom(...WINNERS) });

const toFourDecimals = (value: number): number => Math.floor(value * 10_000 + 0.5) / 10_000;

function openskillAfter(
  teams: readonly (readonly Skill[])[],
  winner: keyof typeof RANKS,
): readonly Skill[][] {
  const rated = rate(
    teams.map((players) => players.map(({ skill: mu, uncertainty: sigma }) => ({ mu, sigma }))),
    { rank: RANKS[winner] },
  );
  return rated.map((players) =>
    players.map(({ mu, sigma }) => ({ skill: toFourDecimals(mu), uncertainty: toFourDecimals(sigma) })),
  );
}

describe('the rating of pairs', () => {
  it('starts every player as openskill does', () => {
    const { mu, sigma } = rating();
    expect(NOVICE).toEqual({ skill: toFourDecimals(mu), uncertainty: toFourDecimals(sigma) });
  });

  it('keeps the same figures as openskill', () => {
    fc.assert(
      fc.property(match, ({ a, b, winner }) => {
        expect(skillsAfter([a, b], winner)).toEqual(openskillAfter([a, b], winner));
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps the same figures as openskill over a long season of two pairs', () => {
    let ours: readonly (readonly Skill[])[] = [
      [NOVICE, NOVICE],
      [NOVICE, NOVICE],
    ];
    let theirs = ours;
    for (let game = 0; game < 1000; game++) {
      const winner = WINNERS[(game * 7) % 11 > 5 ? 1 : (game * 5) % 3] ?? 'a';
      const [a = [], b = []] = ours;
      ours = skillsAfter([a, b], winner);
      theirs = openskillAfter(theirs, winner);
    }
    expect(ours).toEqual(theirs);
  });
});
